"""Lessons in the browser: what a newcomer is offered first, played by doing what glows."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicking import ALL
from tests.browser.learning import do_what_glows, step_of
from tests.browser.test_access import faults

FEW = 6  # steps
PAGES = {
    "learn": "li a",
    "learn/magenoir/first-duel": ".teacher .q",
    "learn/anima/first-expedition": ".teacher .q",
    "rulings/magenoir/tornado": ".hit",
    "rules/magenoir/D4.3": "article.open li",
}


@pytest.mark.parametrize("theme", ["Noir", pytest.param("Folio", marks=ALL)])
def test_axe_finds_no_serious_fault_where_one_learns(page: Page, theme: str) -> None:
    page.get_by_role("button", name=theme, exact=True).click()
    seen: dict[str, list[str]] = {}
    for path, there in PAGES.items():
        page.goto(f"/#/{path}")
        page.wait_for_selector(there, timeout=60_000)
        page.wait_for_timeout(300)
        seen[path] = faults(page)
    assert {where: found for where, found in seen.items() if found} == {}


def test_a_newcomer_is_offered_a_lesson_first_and_goes_on_with_it(page: Page) -> None:
    page.get_by_role("link", name="Learn by playing").click()
    teacher = page.locator(".teacher .q")
    expect(teacher).to_contain_text("Spells are paid with Mana", timeout=60_000)
    page.locator(".adding .pick").nth(1).click()  # Fire: legal, and not what the step asks for
    expect(teacher).to_contain_text("Air for now")
    while step_of(page) < FEW:
        assert do_what_glows(page), f"nothing glows at step {step_of(page)}"
    expect(teacher.locator(".term").first).to_have_text("channel")
    expect(page.locator(".thread path")).to_have_count(1)  # from Breath to the word that asks for it
    page.get_by_role("button", name="Activate").click()
    expect(teacher).to_contain_text("Zephyr, in your hand, asks for it")
    page.get_by_role("button", name="Channel").click()
    expect(teacher).to_contain_text("You have one, for as long as it lies there.")
    page.get_by_role("button", name="Go on").click()
    expect(teacher).to_contain_text("end your turn")

    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.get_by_text("at step 7 of 20")).to_be_visible()
    page.locator("li.next a").first.click()  # what was begun is offered first
    expect(teacher).to_contain_text("end your turn", timeout=60_000)
    page.get_by_role("button", name="Undo").click()
    expect(teacher).to_contain_text("A prepared spell has a second use")
