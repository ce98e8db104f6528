"""A puzzle of Anima in the browser: its task is read whole, a wrong way is missed, the right one solves it."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicking import asked, changed

from grimoire.library.games import load_pool
from grimoire.library.lessons import FOUND, Lesson, lessons_of
from grimoire.table.puzzle import SOLVED, Shown

PUZZLES = lessons_of("anima", FOUND)
SHORTEST = min(PUZZLES, key=lambda one: len(one.steps[0].ways[0]))
QUEST = next(one for one in PUZZLES if "turn: crisis" not in one.given and "splinter-choir" in one.given)
# Nothing of the task or of the Final Mission is cut, and no button lies over it.
FITS = """() => {
    const task = document.querySelector('.teacher .q').getBoundingClientRect();
    const panel = document.querySelector('.teacher').getBoundingClientRect();
    const acts = document.querySelector('.teacher .acts').getBoundingClientRect();
    const uncut = [...document.querySelectorAll('.pole .fm')].every((part) => part.scrollHeight <= part.clientHeight + 1);
    const clear = task.bottom <= panel.bottom && task.right <= acts.left;
    return uncut && clear && document.scrollingElement.scrollHeight <= innerHeight;
}"""


def keys_of(puzzle: Lesson) -> list[str]:
    """What solves it, by number of the option."""
    shown = Shown(puzzle, load_pool("anima", []))
    keys: list[str] = []
    for form in shown.own:
        if form in shown.open:
            keys.append(str(shown.options.index(form) + 1))
            shown.choose(form)
    assert shown.state == SOLVED
    return keys


def open_puzzle(page: Page, puzzle: Lesson) -> None:
    page.goto(f"/#/learn/anima/{puzzle.id}")
    asked(page)
    expect(page.locator(".teacher .q")).to_contain_text(puzzle.steps[0].say["en"][:30])


def test_one_is_solved_by_its_way(page: Page) -> None:
    open_puzzle(page, SHORTEST)
    for key in keys_of(SHORTEST):
        before = asked(page)
        page.keyboard.press(key)
        changed(page, before)
    why = next(line.said["en"] for line in SHORTEST.steps[0].ways[0] if not line.who)
    expect(page.locator("body")).to_contain_text(why)


@pytest.mark.parametrize("puzzle", [SHORTEST, QUEST], ids=["in the Crisis", "on the land"])
def test_its_task_is_read_whole(page: Page, puzzle: Lesson) -> None:
    open_puzzle(page, puzzle)
    assert page.evaluate(FITS)
