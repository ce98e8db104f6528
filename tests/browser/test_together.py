"""Several people: at one screen behind a curtain, and in two browsers by a link; and one person on a phone."""

from playwright.sync_api import Page, expect
from tests.browser.clicking import NUMBER, PATIENCE, click_something, number
from tests.browser.conftest import Visitors
from tests.browser.sitting import sit

TRIES = 20
MOMENT = 50  # milliseconds
BESIDE = (".plan", ".pack > .btn", ".acts .btn.main", ".acts .btn", ".opts button")  # what is offered beside the cards


def new_table(page: Page, who: str) -> None:
    page.goto("/#/new")
    page.get_by_role("radio", name=who).click()
    page.get_by_role("button", name="Sit down").click()


def test_at_one_screen_a_curtain_falls_between_two_people(page: Page) -> None:
    new_table(page, "Somebody beside you")
    lifted = []
    for _ in range(TRIES):
        page.wait_for_selector(".curtain, [data-mine=true]")
        if page.locator(".curtain").count():
            assert page.locator("[data-handle]").count() == 0  # nothing of the table is behind it
            lifted.append(page.locator(".curtain h1").inner_text())
            page.keyboard.press("Enter")
            page.wait_for_selector("[data-mine=true]")
        if len(lifted) > 1:
            return
        click_something(page)
    raise AssertionError(f"nobody else was asked: {lifted}")


def who_is_asked(*pages: Page) -> Page:
    """Whoever of these people is to choose, as soon as somebody is."""
    for _ in range(PATIENCE // MOMENT):
        for page in pages:
            if page.locator("[data-mine=true]").count():
                return page
        pages[0].wait_for_timeout(MOMENT)
    raise AssertionError("nobody is asked")


def test_two_browsers_play_one_match_by_a_link(page: Page, visitors: Visitors) -> None:
    new_table(page, "By a link you send")
    link = page.locator("code").inner_text()
    other = visitors.come(locale="fr-FR")
    other.goto(link)
    other.get_by_role("button", name="S'asseoir").click()
    expect(other.locator(".ask .q")).to_contain_text("réfléchit", timeout=30_000)
    made = {page: 0, other: 0}
    for _ in range(TRIES):
        asked = who_is_asked(page, other)
        waiting = other if asked is page else page
        expect(waiting.locator("[data-mine=false]")).to_be_visible()  # nobody is asked what the other is
        before = number(asked)
        click_something(asked)
        if number(asked) == before:  # something of the page was opened or closed
            continue
        made[asked] += 1
        waiting.wait_for_function(f"({NUMBER}) > {before}", timeout=30_000)  # the other sees that it went on
        if min(made.values()) > 2:
            break
    assert min(made.values()) > 2, list(made.values())
    for log, you in ((page.locator(".log"), "You "), (other.locator(".log"), "Vous ")):
        expect(log).to_contain_text(you)  # each is told it as their own story, in their language


def test_on_a_phone_a_tap_reads_a_card_and_a_large_button_plays_it(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sit(page)
    for _ in range(TRIES):
        page.wait_for_selector("[data-mine=true]")
        if page.locator(".fan .card.legal").count():
            break
        click_something(page, BESIDE)
    before = number(page)
    page.locator(".fan .card.legal").first.click()
    assert number(page) == before  # a tap alone does nothing
    page.locator(".veil .btn.main").click()
    page.wait_for_function(f"Number(document.querySelector('[data-number]').dataset.number) !== {before}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
