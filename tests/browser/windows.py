"""A window that two people play up to: something is announced that either might answer."""

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
