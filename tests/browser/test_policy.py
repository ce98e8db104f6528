"""What the server allows a page to run and to load is enough for every page, and nothing more is."""

from playwright.sync_api import Page
from tests.browser.clicking import ALL
from tests.browser.conftest import Visitors
from tests.browser.sitting import QUICK, WORLD, sit

PAGES = ("/#/", "/#/learn", "/#/rules/magenoir", "/#/rulings/magenoir", "/#/cards/magenoir", "/#/decks/magenoir", "/#/about")


def strict(visitors: Visitors) -> tuple[Page, list[str]]:
    """A page that moves, and what its browser complains about."""
    page = visitors.come(moving=True, strict=True)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if "Content Security Policy" in message.text else None)
    return page, said


@ALL
def test_every_page_keeps_to_what_it_may_load(visitors: Visitors) -> None:
    page, said = strict(visitors)
    for path in PAGES:
        page.goto(path)
        page.locator("#app > *").first.wait_for()
        page.wait_for_timeout(400)
    assert said == []


def test_a_table_that_moves_keeps_to_what_it_may_load(visitors: Visitors) -> None:
    page, said = strict(visitors)
    for game, seats in (("magenoir", QUICK), ("anima", WORLD)):
        sit(page, game, seats)
        for _ in range(3):
            page.locator("[data-mine=true]").first.wait_for(timeout=60_000)
            page.keyboard.press("Enter")
            page.wait_for_timeout(300)
    assert said == []
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.broken = 1\">')")
    page.wait_for_timeout(300)
    assert page.evaluate("'broken' in window") is False
    assert said
