"""Nothing jumps while one plays: what always stands somewhere stands there, and nothing shifts that nobody asked for."""

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.clicking import ALL, asked, click_something
from tests.browser.conftest import Visitors
from tests.browser.sitting import parties, sit

CHOICES = 45
MOST = 0.1  # what the web calls good, for a whole duel
MOST_WIDE = 0.005  # where what lies elsewhere goes there: nought, but for a word or a button that gives way
WATCH = """window.shifts = [];
new PerformanceObserver((list) => list.getEntries().forEach((one) => window.shifts.push({
    value: one.value, own: one.hadRecentInput,
    of: one.sources.map(({ node, previousRect: a, currentRect: b }) =>
        `${node?.className || node?.nodeName} ${a.x},${a.y},${a.width},${a.height} > ${b.x},${b.y},${b.width},${b.height}`),
}))).observe({ type: 'layout-shift', buffered: true });"""
# Where what always stands somewhere does stand: with the Ether open, with two hands to choose from, with nothing in hand, else.
STANDS = """async (marks) => await Promise.all(document.getAnimations().filter(({ id }) => id === "glides")
    .map(({ finished }) => finished.catch(() => {}))) && [
    ['.player.foe.lean', '.player.me.lean',
        '.board.open', '.pocket.opened', '.packs', '.planrow', '.near .none'].filter((mark) => document.querySelector(mark))
        .join(' '),
    marks.flatMap((mark) => [...document.querySelectorAll(mark)].map((node, at) => {
        const { x, y } = node.getBoundingClientRect();
        return [`${mark} ${at}`, Math.round(x), Math.round(y)];
    })),
]"""
DESKTOP = (".medal", ".piles", ".ask", ".margin", ".margin .tools", ".margin .plate-me")
PHONE = (".strip", ".tray")
LAND = (".ask", ".margin", ".margin .tools", ".yours", ".pole")


@pytest.mark.parametrize(
    ("width", "height", "marks"), [(1280, 800, DESKTOP), pytest.param(390, 844, PHONE, marks=ALL)], ids=["desktop", "phone"]
)
def test_nothing_jumps_while_a_duel_is_played(visitors: Visitors, width: int, height: int, marks: tuple[str, ...]) -> None:
    page = visitors.come(width, height)
    page.add_init_script(WATCH)
    page.reload()
    sit(page)
    page.wait_for_timeout(500)
    page.evaluate("window.shifts = []")
    stood: dict[str, dict[str, tuple[int, int]]] = {}
    jumped: list[str] = []
    for _ in range(CHOICES):
        if asked(page) == -1:
            break
        note(page, marks, stood, jumped)
        click_something(page)
    assert jumped == []
    if width > height:
        opened_moves_one_block(stood)
    every = page.evaluate("window.shifts")
    if width > height:  # the Ether pushes what lies below it, which is no shift, whoever did it and however long it took
        assert [one for one in every if any(name.split()[0] in ("ask", "tray", "side", "player") for name in one["of"])] == []
    shifts = [one for one in every if not one["own"]]
    most = MOST_WIDE if width > height else MOST
    assert sum(one["value"] for one in shifts) < most, sorted(shifts, key=value, reverse=True)[:8]


@ALL
def test_the_question_the_hand_and_the_margin_stay_where_they_are_while_parties_travel(page: Page) -> None:
    sit(page, "anima", parties(3))
    stood: dict[str, dict[str, tuple[int, int]]] = {}
    jumped: list[str] = []
    for _ in range(CHOICES):
        if asked(page) == -1:
            break
        note(page, LAND, stood, jumped)
        click_something(page)
    assert jumped == []


def note(page: Page, marks: tuple[str, ...], stood: dict[str, dict[str, tuple[int, int]]], jumped: list[str]) -> None:
    state, places = page.evaluate(STANDS, list(marks))
    known = stood.setdefault(state, {})
    for mark, x, y in places:
        was = known.setdefault(mark, (x, y))
        if max(abs(was[0] - x), abs(was[1] - y)) > 1:
            question = page.locator(".ask .q").inner_text()
            jumped.append(f"{mark} from {was} to {(x, y)} ({state}): {question}")
            known[mark] = (x, y)


@ALL
def test_nothing_shifts_in_a_duel_with_motion(visitors: Visitors) -> None:
    """At a person's pace: what others do is shown, cards fly, zones take their room, and all of it goes and does not jump."""
    page = visitors.come(1280, 800, moving=True)
    page.add_init_script(WATCH)
    page.reload()
    sit(page)
    page.wait_for_timeout(500)
    page.evaluate("window.shifts = []")
    for _ in range(CHOICES):
        if asked(page) == -1:
            break
        click_something(page)
    shifts = [one for one in page.evaluate("window.shifts") if not one["own"]]
    assert sum(one["value"] for one in shifts) < MOST_WIDE, sorted(shifts, key=value, reverse=True)[:8]


def opened_moves_one_block(stood: dict[str, dict[str, tuple[int, int]]]) -> None:
    """Where the Ether opens, their side stays, and one's own side and the question give way together, straight down."""
    closed, opened = stood.get("", {}), stood.get(".board.open", {})
    assert closed and opened, list(stood)
    theirs, own = DESKTOP[:2], [f"{mark} 1" for mark in DESKTOP[:2]]
    assert all(closed[f"{mark} 0"] == opened[f"{mark} 0"] for mark in theirs)
    ways = {(opened[mark][0] - closed[mark][0], opened[mark][1] - closed[mark][1]) for mark in [*own, ".ask 0"]}
    assert len(ways) == 1 and ways.pop()[0] == 0, ways
    assert all(closed[mark] == opened[mark] for mark in closed if mark.startswith(".margin"))


def value(shift: dict[str, Any]) -> float:
    return float(shift["value"])
