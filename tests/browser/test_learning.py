"""Lessons in the browser: what a newcomer is offered first, played by doing what glows."""

from playwright.sync_api import Page, expect
from tests.browser.learning import do_what_glows, step_of

FEW = 6  # steps


def test_a_newcomer_is_offered_a_lesson_first_and_goes_on_with_it(page: Page) -> None:
    page.get_by_role("link", name="Your first duel").click()
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

    page.get_by_role("button", name="All lessons").click()
    expect(page.get_by_text("at step 7 of 20")).to_be_visible()
    page.locator("li.next a").first.click()  # what was begun is offered first
    expect(teacher).to_contain_text("end your turn", timeout=60_000)
    page.get_by_role("button", name="Undo").click()
    expect(teacher).to_contain_text("A prepared spell has a second use")
