"""Playing by clicks alone: whatever glows, the plan that is suggested, a button beside the question, an option of the list."""

import os

import pytest
from playwright.sync_api import Page

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
    ".acts .btn.main",
    ".acts .btn:not(.back)",
    ".opts button",
)
ALL = pytest.mark.skipif(
    os.environ.get("GRIMOIRE_BROWSER") != "all", reason="make browser plays all of it in a browser; here only a part"
)
NUMBER = "document.body.querySelector('.end') ? -1 : Number(document.querySelector('[data-number]')?.dataset.number ?? -2)"


def number(page: Page) -> int:
    """Of the question that is open; -1 when the match is over."""
    return int(page.evaluate(NUMBER))


def click_something(page: Page, order: tuple[str, ...] = OFFERED) -> str:
    """Click the first thing that is offered, and wait until the table has changed. Gives back what it was."""
    before = number(page)
    page.wait_for_selector("[data-mine=true], .end", timeout=60_000)
    if number(page) == -1:
        return ""
    for selector in order:
        found = page.locator(selector)
        if found.count():
            found.first.click(timeout=5_000)
            page.wait_for_function(f"({NUMBER}) !== {before} || !!document.querySelector('.menu, .veil')", timeout=60_000)
            return selector
    raise AssertionError(f"nothing can be clicked: {page.locator('.ask .q').inner_text()}")
