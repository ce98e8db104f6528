"""A window that two people play up to: something is announced that either might answer."""

from time import monotonic

from playwright.sync_api import Page
from tests.browser.clicking import click_something

CHOICES = 300
# Much of it can be used at any time, once it is worn.
ANSWERS = """4 Mars's spear
4 Druid horns
4 Kerloc'h's robe
4 Druid ring
4 Bark armor
4 Druid armor
4 Seed
4 Sprouted seed
4 Animated tree
4 Dead tree"""

# Flames that strike whoever sits opposite, and what answers them. A spear is discarded for its use: where one is, windows count
# down.
STRIKES = """4 Flame
4 Punch
4 Mars's spear
4 Sulfur flame
4 Draconic flame
4 Radiant light
4 Fiery arrow
4 Flame projectile
4 Fire ball
4 Solar burn"""
FIRST = (".menu button", ".veil .btn.main", ".plan", ".pack > .btn")
LAST = (
    *(".basin .take", "button.dish.legal", "button.lot.give", ".pick", ".acts .btn.main", ".acts .btn:not(.back)"),
    *(".opts button", "[data-handle].legal"),
)
SPEAR = ".card.hand.legal:is(:has-text('spear'), :has-text('Lance'))"
PUNCH = ".card.hand.legal:is(:has-text('Punch'), :has-text('Coup de poing'))"
FLAME = ".card.hand.legal:is(:has-text('Flame'), :has-text('Flamme'))"
ANSWERING = (*FIRST, SPEAR, PUNCH, *LAST)
STRIKING = (*FIRST, FLAME, ".verbs button:first-child", "button.medal", *LAST)
PASSING = (".acts .btn.main", ".acts .btn:not(.back)")
THEIRS = ":not(:has-text('You announced'), :has-text('Vous avez annoncé'))"
NAMED = f".announce h3{THEIRS} .ref, .ask small{THEIRS} .ref"  # the card that the other announced
PATIENCE = 240  # seconds


def play_to_an_answer(ann: Page, bob: Page) -> None:
    """Ann prepares what answers, and waits; Bob strikes. Until she can answer while the countdown runs."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        if all(ann.locator(mark).count() for mark in (".fuse", "[data-mine=true]", "[data-handle].legal", NAMED)):
            return
        if ann.locator(".fuse").count() and ann.locator("[data-mine=true]").count() and not ann.locator(NAMED).count():
            click_something(ann, PASSING)  # of what she announced herself there is no picture
        for page, order in ((ann, ANSWERING), (bob, STRIKING)):
            if page.locator("[data-mine=true]").count() and not ann.locator(".fuse").count():
                click_something(page, order)
        ann.wait_for_timeout(150)
    raise AssertionError("nothing was announced that could be answered")


def play_to_a_window(ann: Page, bob: Page) -> None:
    """Both click, until something is announced that can be answered."""
    for _ in range(CHOICES):
        if all(page.locator(".fuse").count() for page in (ann, bob)):
            return
        for page in (ann, bob):
            if page.locator(".fuse").count() == 0 and page.locator("[data-mine=true]").count():
                click_something(page)
        ann.wait_for_timeout(100)
    raise AssertionError("no window was opened")
