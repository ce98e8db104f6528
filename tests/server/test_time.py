"""A clock on the wall that is put forward or back costs nobody anything, in live games and in games by turns."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.clocks import DAY, HOUR, Wall
from tests.server.serving import Browser, Message, Running, running
from tests.server.test_orders import Opened, answered_by_order
from tests.server.test_together import duel, playing, table

STEPS = (HOUR, -2 * HOUR, 5 * DAY, -9 * DAY)


@pytest.fixture(scope="module")
def steady(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose players may be away for two minutes."""
    with running(tmp_path_factory.mktemp("time")) as server:
        yield server


@pytest.fixture
def people(steady: Running) -> Iterator[tuple[Browser, Browser]]:
    ann, bob = Browser(steady, "Ann").connect(), Browser(steady, "Bob").connect()
    yield ann, bob
    ann.close()
    bob.close()


def now_at(browser: Browser, match: str, seat: int = 0) -> Message:
    browser.got.clear()
    browser.send("join", match=match, seat=seat)
    return table(browser)


@pytest.mark.parametrize("clock", [{"whole": 1800}, {"move": 300}, {"move": 259_200}, {"turn": 259_200}])
def test_a_step_of_the_wall_clock_costs_nobody_time(
    people: tuple[Browser, Browser], clock: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = people
    match = duel(ann, bob, clock=clock)
    full = max(clock.values()) * 1000
    wall = Wall(monkeypatch)
    for number, step in enumerate(STEPS, 1):
        wall.step(step)
        assert min(now_at(ann, match)["time"]["left"]) > full - 60_000, f"a step of {step / HOUR} hours was paid for"
        assert playing(match, ann, bob, choices=1) >= number
        ann.ask("ping")
        assert not now_at(ann, match)["scene"].get("over"), "and the server does not think that it is over"
    assert min(now_at(ann, match)["time"]["left"]) > full - 60_000


def test_nobody_who_is_connected_can_be_claimed_against_whatever_the_wall_says(
    people: tuple[Browser, Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = people
    match = duel(ann, bob)
    wall = Wall(monkeypatch)
    for step in STEPS:
        wall.step(step)
        asked = now_at(ann, match)["ask"]["asked"]
        claimer = (ann, bob)[1 - asked]
        assert claimer.ask("claim", match=match, seat=1 - asked, other=asked)["reason"] == "notGone"
        assert claimer.ask("offer", match=match, seat=1 - asked, what="bot", about=asked)["reason"] == "notGone"
    bob.open.close()
    gone = ann.wait(lambda m: m["type"] == "presence" and not m["seats"][1].get("here", True))
    assert gone["seats"][1].get("gone", 0) < 60_000
    wall.step(HOUR)
    assert ann.ask("offer", match=match, seat=0, what="bot", about=1)["reason"] == "notGone", "an hour on the wall is no hour"


def test_a_countdown_of_a_window_is_no_shorter_for_a_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Opened(tmp_path) as window:
            wall = Wall(monkeypatch)
            before = window.running.number
            wall.step(HOUR)
            window.wake(0)
            await asyncio.sleep(0.3)
            assert window.running.number == before and not await answered_by_order(window), "it is still open"
            wall.step(-2 * HOUR)
            await asyncio.sleep(1.5)
            assert window.running.number > before, "and closes when it would have"

    asyncio.run(play())
