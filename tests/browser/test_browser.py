"""What a person does in the browser, by click and key only."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicking import ALL, NUMBER, click_something, number

SOME, MANY = 12, 3000  # choices


def begin_first_duel(page: Page) -> None:
    page.get_by_role("button", name="Begin a first duel").click()
    expect(page.locator("[data-mine=true]")).to_be_visible(timeout=60_000)


def test_one_click_begins_a_first_duel_and_it_is_played_by_clicking(page: Page) -> None:
    begin_first_duel(page)
    for _ in range(SOME):
        click_something(page)
    assert number(page) > SOME
    expect(page.locator(".log p").first).to_be_visible()


def test_a_reload_in_the_middle_of_a_question_changes_nothing(page: Page) -> None:
    begin_first_duel(page)
    click_something(page)
    page.wait_for_selector("[data-mine=true]")
    before, question = number(page), page.locator(".ask .q").inner_text()
    page.reload()
    page.wait_for_selector("[data-mine=true]")
    assert (number(page), page.locator(".ask .q").inner_text()) == (before, question)


def press(page: Page, key: str) -> None:
    """A key that chooses; gives back when the table has changed."""
    before = number(page)
    page.keyboard.press(key)
    page.wait_for_function(f"({NUMBER}) !== {before}", timeout=60_000)


def test_keys_alone_make_a_choice_and_take_it_back(page: Page) -> None:
    begin_first_duel(page)
    press(page, "1")
    main = page.locator(".ask .q[data-mine=true]", has_text="What do you do?")
    for _ in range(SOME):
        page.wait_for_selector("[data-mine=true]")
        if main.count() and page.locator(".card.hand.legal").count() > 1:  # with one, the turn may be over by itself after it
            break
        press(page, "Space" if page.locator(".plan").count() else "1")
    expect(main).to_be_visible(timeout=60_000)
    held = page.locator(".card.hand").count()
    page.locator(".card.hand.legal").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        f"document.querySelectorAll('.card.hand').length !== {held} || !!document.querySelector('.selected')"
    )
    page.wait_for_selector("[data-mine=true]")
    page.keyboard.press("u")
    page.wait_for_function(f"document.querySelectorAll('.card.hand').length === {held} && !document.querySelector('.selected')")
    expect(main).to_be_visible()


@ALL
def test_everything_is_in_french_at_one_click_cards_included(page: Page) -> None:
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("button", name=re.compile("Commencer un premier duel"))).to_be_visible()
    page.get_by_role("button", name=re.compile("Commencer un premier duel")).click()
    expect(page.locator(".ask .q")).to_contain_text("mains", timeout=60_000)
    expect(page.locator(".card.hand").first).to_contain_text(re.compile("Feu|demande"))


def play_to_the_end(page: Page, button: str) -> None:
    page.get_by_role("button", name=button).click()
    expect(page.locator("[data-mine=true]")).to_be_visible(timeout=60_000)
    for _ in range(MANY):
        if number(page) == -1:
            break
        click_something(page)
    expect(page.locator(".end h1")).to_be_visible()


@ALL
@pytest.mark.parametrize(
    ("language", "width", "height"), [("English", 1280, 800), ("Français", 1280, 800), ("English", 390, 844)]
)
def test_a_whole_duel_is_played_by_clicking(page: Page, language: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.get_by_role("button", name=language).click()
    play_to_the_end(page, "Commencer un premier duel" if language == "Français" else "Begin a first duel")


@ALL
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_of_several_parties_is_played_by_clicking(page: Page, players: int) -> None:
    page.goto("/#/new/anima")
    page.get_by_role("radio", name=str(players), exact=True).click()
    play_to_the_end(page, "Sit down")
