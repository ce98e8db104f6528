"""What stands around the table on a phone leaves it room: the bar of pages one row, whom to target one."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visitors
from tests.browser.positions import come_to

ROW = 46  # pixels of a row of buttons for fingers, with its gap
HEIGHT = "(mark) => document.querySelector(mark).getBoundingClientRect().height"


@pytest.mark.parametrize(("lang", "locale"), [("en", "en-GB"), ("fr", "fr-FR")])
def test_bars_and_questions_take_few_rows_on_a_phone(visitors: Visitors, lang: str, locale: str) -> None:
    page = visitors.come(390, 844, locale)
    page.wait_for_selector(".fan .card")
    assert page.evaluate(HEIGHT, ".top") <= ROW + 4
    page.get_by_role("button", name="Menu").click()
    for link in page.locator(".top a:not(.brand):visible").all():  # all pages, none of them cut
        box = link.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["height"] >= 44
    assert page.locator(".top .pages a:visible").count() == 9
    page.keyboard.press("Escape")
    expect(page.locator(".top .pages")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    come_to(page, "target", lang)
    rows = {round(one["y"]) for one in (person.bounding_box() for person in page.locator(".btn.person").all()) if one}
    assert page.locator(".btn.person").count() == 2 and len(rows) == 1
    assert page.evaluate(HEIGHT, ".ask") <= 3 * ROW + 8
