"""Games by turns and live ones over restarts, by a clock of the test's own: who pays for which time."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from tests.server.clocks import DAY, HOUR, MINUTE, OwnHouse, OwnTime
from tests.server.serving import Browser
from tests.server.test_orders import up_to_a_window

from grimoire.lab.streams import stream
from grimoire.library.entries import CLOCK, HAND, ORDER
from grimoire.match.stops import PLACES, Stops
from grimoire.server.agreements import claim, offer
from grimoire.server.seated import Seated
from grimoire.server.storage.database import now
from grimoire.server.storage.log import read_log
from grimoire.server.storage.people import User
from grimoire.server.table import Table
from grimoire.table.dice import DICE
from grimoire.table.matches import Clock, MatchRow
from grimoire.table.offers import Offered
from grimoire.table.refusals import NOT_GONE, Refusal
from grimoire.table.setting_up import NewMatch, NewSeat, new_match, sitting

BY_TURNS = Clock(turn=3 * 24 * 3600)
LIVE = Clock(whole=30 * 60)
WEB = Path(__file__).parents[2] / "web"


def duel(clock: Clock, seed: str = "1") -> MatchRow:
    seats = [NewSeat("me", deck="burning-wrath"), NewSeat("anybody", deck="surging-growth")]
    row = new_match(NewMatch("magenoir", seats, clock=clock), User("ann", "Ann"), DICE, now())
    row = sitting(row, 1, User("bob", "Bob"), "", "", DICE, now())
    return msgspec.structs.replace(row, commitment="", secret="", seed=seed)


def with_house(path: Path, play: Callable[[OwnHouse], Awaitable[None]]) -> None:
    async def run() -> None:
        house = await OwnHouse(path / "x.db", OwnTime()).open()
        try:
            await play(house)
        finally:
            await house.kill()

    asyncio.run(run())


async def left(house: OwnHouse, match: str) -> int:
    """Of whoever is asked."""
    table = house.hall.table(match)
    await table.seen()
    play = table.shown
    return play.timer.left(play.thinking, play.thinking, house.hall.clock.now())


# -- time in which nothing runs ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("gone", [5 * HOUR, -5 * HOUR, 40 * DAY])
def test_time_in_which_nothing_runs_costs_nobody_in_a_live_game(tmp_path: Path, gone: int) -> None:
    async def play(house: OwnHouse) -> None:
        row = duel(LIVE)
        await house.seat(row)
        await house.passes(10 * MINUTE)
        for times in range(1, 3):
            await house.kill(gone)
            await house.open()
            await house.passes(MINUTE)
            assert await left(house, row.id) == (20 - times) * MINUTE
        table = house.hall.table(row.id)
        await table.change(lambda play: play.choose(play.thinking, 0, play.match.position.options[0].form))
        async with house.database.reading() as connection:
            assert (await read_log(connection, row.id))[0][1] == 12 * MINUTE, "that is what was thought"

    with_house(tmp_path, play)


@pytest.mark.parametrize(
    ("used", "gone", "rest"),
    [
        (DAY, 10 * HOUR, 2 * DAY - 10 * HOUR),  # by the clock on the wall
        (DAY, 5 * DAY, DAY),  # but a day remains
        (3 * DAY - 5 * HOUR, 2 * DAY, 5 * HOUR),  # or what was left before
        (DAY, -10 * HOUR, 2 * DAY),
    ],
)
def test_in_a_game_by_turns_it_counts_but_leaves_a_day(tmp_path: Path, used: int, gone: int, rest: int) -> None:
    async def play(house: OwnHouse) -> None:
        row = duel(BY_TURNS)
        await house.seat(row)
        await house.passes(used)
        await house.kill(gone)
        await house.open()
        await house.passes(0)
        assert await left(house, row.id) == rest
        for _ in range(3):  # to start it again and again gives nobody more
            await house.kill(MINUTE)
            await house.open()
        again = await left(house, row.id)
        assert rest - 3 * MINUTE <= again <= rest
        await house.passes(again - 1)
        assert not house.hall.table(row.id).shown.over
        await house.passes(1)
        assert house.hall.table(row.id).shown.over

    with_house(tmp_path, play)


# -- what a table may be set up with -----------------------------------------------------------------------------------


def test_every_clock_the_browser_offers_is_taken(ann: Browser) -> None:
    offered = msgspec.json.decode((WEB / "src/pages/clocks.json").read_bytes())
    assert "days" in offered
    for clock in [*offered.values(), {"move": 259_200}, {"turn": 30 * 86_400}]:
        seats = [{"who": "me"}, {"who": "anybody"}]
        page = ann.set_up(game="magenoir", seats=seats, clock=clock)
        assert {name: page["clock"].get(name) for name in clock} == clock
    for clock in ({"turn": 30 * 86_400 + 1}, {"move": 31 * 86_400}, {"whole": 90_000}, {"turn": -1}):
        answer = ann.http.post("/api/matches", json={"game": "magenoir", "seats": seats, "clock": clock})
        assert (answer.status_code, answer.json()["reason"]) == (400, "badSetup")


# -- by turns ----------------------------------------------------------------------------------------------------------


async def refused(wish: Awaitable[None]) -> str:
    try:
        await wish
    except Refusal as refusal:
        return refusal.reason
    return ""


async def nobody_can_claim(table: Table) -> None:
    asked = table.shown.thinking
    assert await refused(claim(table, 1 - asked, asked, 120_000)) == NOT_GONE
    assert await refused(offer(table, Offered("bot", 1 - asked, asked), 120_000)) == NOT_GONE


def test_a_game_over_nine_days_with_two_kills_ends_at_the_minute(tmp_path: Path) -> None:
    async def play(house: OwnHouse) -> None:
        row = duel(BY_TURNS)
        await house.seat(row)
        began, chance, turns = house.time.on_the_wall, random.Random(3), 0
        kills = [4 * DAY, 2 * DAY]
        while house.time.on_the_wall < began + 6 * DAY:
            if kills and house.time.on_the_wall > began + kills[-1]:
                kills.pop()
                await house.kill(5 * HOUR)
                await house.open()
            table = house.hall.table(row.id)
            await table.seen()
            await house.passes(9 * HOUR)
            await nobody_can_claim(table)
            turns += await play_a_turn(table, chance)
        assert not kills and turns > 8
        table = house.hall.table(row.id)
        loser = table.shown.thinking
        await house.passes(await left(house, row.id) - 30_000)
        assert table.shown.match.winner == -1
        await nobody_can_claim(table)
        await house.passes(60_000)
        assert table.shown.match.winner == 1 - loser
        assert 9 * DAY - 12 * HOUR < house.time.on_the_wall - began < 9 * DAY + 12 * HOUR
        async with house.database.reading() as connection:
            log = await read_log(connection, row.id)
        assert [entry.by for entry, _ in log if entry.kind == "concede"] == [CLOCK]
        assert not [entry for entry, _ in log if entry.by == ORDER and entry.form == "pass"], "nobody passed for them"

    with_house(tmp_path, play)


async def choose(table: Table, form: str) -> int:
    """By whoever is asked; how many entries there were before."""
    number = table.shown.number
    await table.change(lambda play: play.choose(play.thinking, number, form))
    return number


async def play_a_turn(table: Table, chance: random.Random) -> int:
    """All choices until a turn begins, each by whoever is asked, by hand."""
    while True:
        position = table.shown.match.position
        forms = [option.form for option in position.options]
        form = next((form for form in forms if form in ("end", "pass")), chance.choice(forms))
        number = await choose(table, form)
        assert not table.shown.over
        if any(entry.digest for entry in table.shown.record.entries[number:]):
            return 1


def test_the_clock_by_turns_runs_for_a_turn_and_not_for_a_decision(tmp_path: Path) -> None:
    async def play(house: OwnHouse) -> None:
        row = duel(BY_TURNS)
        await house.seat(row)
        table = house.hall.table(row.id)
        await table.seen()
        used = [0, 0]
        for _ in range(6):
            asked = table.shown.thinking
            await house.passes(2 * HOUR)
            used[asked] += 2 * HOUR - table.shown.shown  # what was shown first is nobody's
            number = await choose(table, table.shown.match.position.options[0].form)
            if any(entry.digest for entry in table.shown.record.entries[number:]):
                used = [0, 0]
            assert table.shown.timer.in_turn == used
        await house.kill()
        await house.open()
        await house.hall.table(row.id).seen()
        assert house.hall.table(row.id).shown.timer.in_turn == used, "also after a restart"
        await play_a_turn(house.hall.table(row.id), random.Random(1))
        assert await left(house, row.id) == 3 * DAY, "a new turn, a new clock"

    with_house(tmp_path, play)


def test_windows_wait_for_who_is_absent_and_tell_nothing_of_the_hand(tmp_path: Path) -> None:
    async def play(house: OwnHouse) -> None:
        row, entries = next(found for seed in range(100) if (found := up_to_a_window(seed)) is not None)
        row = msgspec.structs.replace(row, clock=BY_TURNS)
        await house.seat(row)
        table = house.hall.table(row.id)
        await table.seen()
        for entry in [entry for entry in entries if entry.kind == "choice"]:
            if table.shown.number < len(entries):
                await choose(table, entry.form)
        before = table.shown.number
        assert table.deadline == 0, "no countdown"
        await house.passes(10 * MINUTE)
        assert table.shown.number == before, "nothing was passed for whoever is away"
        assert_asked_whatever_they_hold(table.shown)

    with_house(tmp_path, play)


def assert_asked_whatever_they_hold(play: Seated) -> None:
    """Whoever said nothing beforehand is asked; and what an order answers is the same with every hand."""
    asked, true, usual = play.match.position.asked, play.match.position, play.match.stops[:]
    for stops in (usual[asked], *[Stops(where) for where in PLACES]):
        play.match.stops[asked] = stops
        found, hands = set(), set()
        for n in range(6):
            play.match.position = true.sample(1 - asked, stream(n, "hands"))
            coming = play.next()
            assert coming is not None and coming.countdown
            found.add((coming.by, coming.index))
            hands.add(play.match.position.to_bytes())
        assert len(found) == 1 and len(hands) > 1
        assert stops != usual[asked] or {by for by, _ in found} == {HAND}
    play.match.position, play.match.stops = true, usual
