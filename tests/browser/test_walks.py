"""Walks as people take them: a side deck for a series, a page that was left open too long."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitors


def test_a_side_deck_is_made_where_a_series_is_opened(page: Page) -> None:
    page.goto("/#/new/magenoir")
    page.get_by_role("radio", name="best of 3").click()
    expect(page.get_by_text("Choose your deck above to take a side deck along")).to_be_visible()
    page.get_by_role("radio", name=re.compile("^Burning wrath")).click()
    side = page.get_by_role("region", name="Side deck")
    side.get_by_role("searchbox").fill("tornado")
    side.get_by_role("button", name="One Tornado more").click()
    expect(side.get_by_role("heading")).to_contain_text("1")
    side.get_by_role("searchbox").fill("")
    expect(side.get_by_role("button", name="One Tornado less")).to_be_enabled()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector("[data-mine]", timeout=60_000)
    page.get_by_role("button", name="Give up …").click()
    page.get_by_role("button", name="Really give up?").click()
    expect(page.locator("h1")).to_have_text("The next game")
    expect(page.locator("section").nth(1)).to_contain_text("Tornado")
    page.goto("/#/decks")
    expect(page.get_by_text("None yet.")).to_be_visible()  # a deck of the program was not copied among one's own


def test_a_page_whose_parts_are_gone_says_so_and_loads_itself_anew(visitors: Visitors) -> None:
    page = visitors.come()
    page.wait_for_selector(".toc")
    page.route(re.compile(r"/assets/.*\.(js|css)"), lambda route: route.abort())
    page.evaluate("location.hash = '#/rules'")
    expect(page.get_by_role("alert")).to_contain_text("there is a newer version")
    assert visitors.faults, "the part that is missing"
    visitors.faults.clear()
    page.unroute_all()
    page.get_by_role("button", name="Load it anew").click()
    expect(page.locator("main h1")).to_be_visible()
