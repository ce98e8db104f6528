"""Several people at a table of Anima: one screen with a curtain, a link, a bot and an optional rule, five browsers,
somebody who looks on, leaving and coming back."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicking import ALL, click_something, number
from tests.browser.conftest import Visitors
from tests.browser.sitting import post
from tests.browser.test_together import who_is_asked

CHOICES = 40


def test_a_table_by_link_has_a_bot_and_an_optional_rule_and_is_left_and_come_back_to(page: Page, visitors: Visitors) -> None:
    page.goto("/#/new/anima/link")
    page.get_by_role("radio", name="3", exact=True).click()
    page.get_by_role("radio", name="Player 3: a bot").click()
    page.get_by_label("Tree").check()
    page.get_by_role("button", name="Sit down").click()
    link = page.locator("code").inner_text()
    other = visitors.come(locale="fr-FR")
    other.goto(link)
    other.get_by_role("button", name="S'asseoir").click()
    for one in (page, other):
        one.wait_for_selector("[data-mine]", timeout=60_000)
    made = {page: 0, other: 0}
    for _ in range(12):
        asked = who_is_asked(page, other)
        waiting = other if asked is page else page
        expect(waiting.locator("[data-mine=false]")).to_be_visible()
        before = number(asked)
        while number(asked) == before:  # a menu is a gesture of its own
            click_something(asked)
        made[asked] += 1
        waiting.wait_for_function(
            f"Number(document.querySelector('[data-number]')?.dataset.number ?? -2) > {before}", timeout=60_000
        )
    assert min(made.values()) > 1, list(made.values())
    expect(page.locator(".rival")).to_have_count(2)
    before = number(other)
    address = other.url
    other.goto("/health")
    expect(page.locator(".rival .away")).to_have_count(1)
    other.goto(address)
    other.wait_for_selector("[data-mine]")
    assert number(other) >= before
    expect(page.locator(".rival .away")).to_have_count(0)


def test_who_looks_on_sees_the_land_and_no_hand(page: Page, visitors: Visitors) -> None:
    seats = [{"who": "me"}, {"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "eager"}]
    match = post(page, "/matches", {"game": "anima", "seats": seats, "public": True})["id"]
    page.goto(f"/#/table/{match}/0")
    page.wait_for_selector("[data-mine=true]")
    for _ in range(4):
        click_something(page)
    hand = set(page.locator(".hand3 .adv .c-name").all_inner_texts())
    looker = visitors.come()
    looker.goto(f"/#/table/{match}/-1")
    looker.wait_for_selector(".land .area")
    assert hand and looker.locator("[data-mine=true]").count() == 0
    said = looker.locator("body").inner_text()
    assert not [name for name in hand if name in said]
    assert looker.locator(".acts .btn").count() == 0


def lift(page: Page) -> None:
    """Whoever is named takes the screen over."""
    page.wait_for_selector(".curtain, [data-mine=true], .end", timeout=60_000)
    if page.locator(".curtain").count():
        assert page.locator("[data-handle]").count() == 0
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-mine=true], .end", timeout=60_000)


@pytest.mark.parametrize("people", [2, pytest.param(5, marks=ALL)])
def test_several_sit_at_one_screen_with_a_curtain_between_them(page: Page, people: int) -> None:
    seats = [{"who": "me", "name": name} for name in ("Ann", "Bob", "Cid", "Dan", "Eve")[:people]]
    match = post(page, "/matches", {"game": "anima", "seats": seats})["id"]
    page.goto(f"/#/table/{match}/0")
    named = set()
    for _ in range(8 * people):
        page.wait_for_selector(".curtain, [data-mine=true]", timeout=60_000)
        if page.locator(".curtain").count():
            named.add(page.locator(".curtain h1").inner_text())
        lift(page)
        click_something(page)
        if len(named) == people:
            return
    raise AssertionError(f"somebody was never asked: {named}")


@ALL
@pytest.mark.parametrize("people", [3, 4, 5])
def test_people_at_browsers_of_their_own_play_one_game(visitors: Visitors, people: int) -> None:
    pages = [visitors.come(locale="fr-FR" if at % 2 else "en-GB") for at in range(people)]
    seats = [{"who": "me"}, *({"who": "anybody"} for _ in range(people - 1))]
    match = post(pages[0], "/matches", {"game": "anima", "seats": seats})["id"]
    for seat, page in enumerate(pages):
        if seat:
            post(page, f"/matches/{match}/seats/{seat}", {})
    for seat, page in enumerate(pages):
        page.goto(f"/#/table/{match}/{seat}")
    for page in pages:
        page.wait_for_selector("[data-mine]")
    made = dict.fromkeys(pages, 0)
    for _ in range(CHOICES):
        asked = who_is_asked(*pages)
        click_something(asked)
        made[asked] += 1
    assert min(made.values()) > 1, list(made.values())
