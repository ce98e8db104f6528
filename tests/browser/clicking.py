"""Playing by clicks alone: whatever glows, the plan that is suggested, a button beside the question, an option of the list."""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

# What can be clicked, in the order in which it is tried.
OFFERED = (
    ".menu button",
    ".veil .btn.main",
    ".plan",
    ".pack > .btn",
    "[data-handle].legal:not(:has(.verbs))",
    ".verbs button:first-child",
    "[data-handle].target",
    ".chip.legal",
    "button.dish.legal",
    ".basin .take",
    "button.lot.give",
    ".pick",
    "button.medal",
    ".ways .btn",
    ".prize",
    ".acts .btn.main",
    ".acts .btn:not(.back)",
    ".opts button",
)
# What must be put away or opened first where nothing of that is in sight: on a phone a reveal, and cards of others.
FIRST = ".ask.revealed .btn"  # what one reads before anything else can be done
ASIDE = (".unveil .btn", ".choices .every[aria-expanded=false]")
ALL = pytest.mark.skipif(
    os.environ.get("GRIMOIRE_BROWSER") != "all", reason="make browser plays all of it in a browser; here only a part"
)
NUMBER = "document.body.querySelector('.end') ? -1 : Number(document.querySelector('[data-number]')?.dataset.number ?? -2)"
MOST = 1500  # choices of a game
PATIENCE = 60_000  # milliseconds


def number(page: Page) -> int:
    """Of the question that is open; -1 when the match is over."""
    return int(page.evaluate(NUMBER))


def asked(page: Page) -> int:
    """Wait until one is asked, or the match is over; gives back the number."""
    page.wait_for_selector("[data-mine=true], .end", timeout=PATIENCE)
    return number(page)


def changed(page: Page, before: int) -> None:
    """Wait until the table has gone on, or asks in a menu or over a card that is read."""
    page.wait_for_function(f"({NUMBER}) !== {before} || !!document.querySelector('.menu, .veil')", timeout=PATIENCE)


def click_something(page: Page, order: tuple[str, ...] = OFFERED) -> str:
    """Click the first thing that is offered, and wait until the table has changed. Gives back what it was."""
    before = asked(page)
    if before == -1:
        return ""
    aside = page.locator(", ".join(f"{selector}:visible" for selector in ASIDE))
    if aside.count() and not page.locator(", ".join(f"{selector}:visible" for selector in order)).count():
        aside.first.click()
    if page.locator(FIRST).count():
        page.locator(FIRST).click()
    for selector in order:
        found = page.locator(f"{selector}:visible")
        if found.count():
            found.first.click(timeout=30_000)
            changed(page, before)
            return selector
    raise AssertionError(f"nothing can be clicked: {page.locator('.ask .q').inner_text()}")


def play_to_the_end(page: Page, look: Callable[[], None] = lambda: None) -> int:
    """Click until the match is over, and look at the table before each click. Gives back how many clicks it took."""
    for clicks in range(MOST):
        if asked(page) != -1:
            look()
        if not click_something(page):
            expect(page.locator(".end h1")).to_be_visible()
            return clicks
    raise AssertionError(f"no end after {MOST} clicks: {page.locator('.ask .q').inner_text()}")
