"""Whole games of Anima in Chromium: of three to five seats, in French, on a phone, by keys alone, from the accessibility tree
alone."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicking import ALL, MOST, asked, play_to_the_end
from tests.browser.conftest import Visitors
from tests.browser.positions import come_to
from tests.browser.sitting import parties, sit
from tests.browser.test_aloud import Listener
from tests.browser.test_duels import Keys

WALKS = 12
SCROLLS = "() => document.scrollingElement.scrollHeight > window.innerHeight"


@ALL
def test_a_whole_game_is_played_in_french(visitors: Visitors) -> None:
    page = visitors.come(locale="fr-FR")
    sit(page, "anima", parties(3), lang="fr")
    assert play_to_the_end(page) > 10
    expect(page.locator(".end h1")).to_contain_text("Vous avez")


@ALL
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_game_of_several_parties_is_played_and_never_scrolls(visitors: Visitors, seats: int) -> None:
    page = visitors.come(1280, 800)
    sit(page, "anima", parties(seats))
    expect(page.locator(".rival")).to_have_count(seats - 1)
    scrolled: list[str] = []

    def look() -> None:
        if page.evaluate(SCROLLS):
            scrolled.append(page.locator(".ask .q").first.inner_text())

    assert play_to_the_end(page, look) > 10
    assert scrolled == []
    expect(page.locator(".end h1")).to_be_visible()


@ALL
def test_a_whole_game_is_played_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(390, 844)
    sit(page, "anima", parties(3))
    wide: list[str] = []

    def look() -> None:
        if page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth"):
            wide.append(page.locator(".ask .q").first.inner_text())

    assert play_to_the_end(page, look) > 10
    assert wide == []
    expect(page.locator(".end h1")).to_be_visible()


def play_by_keys(page: Page) -> int:
    """To the end; gives back how often something that glows was reached by Tab and arrows."""
    keys = Keys(page)
    walked = 0
    for at in range(MOST):
        if asked(page) == -1:
            break
        glows = page.locator("[data-handle].legal[role=button]").count()
        if at % 4 == 0 and glows and walked < WALKS:
            assert keys.walk_to("[data-handle].legal[role=button]"), "what glows cannot be reached"
            walked += 1
            keys.choose("Enter")
        else:
            keys.choose("1")
    expect(page.locator(".end h1")).to_be_visible()
    return walked


@ALL
def test_a_whole_game_is_played_by_keys_alone(page: Page) -> None:
    sit(page, "anima", parties(2))
    assert play_by_keys(page)


def test_the_last_turn_with_its_crisis_is_played_by_keys_alone(page: Page) -> None:
    come_to(page, "anima-last-turn", bot="eager")
    play_by_keys(page)


@ALL
def test_a_whole_game_is_played_from_the_accessibility_tree_alone(page: Page) -> None:
    sit(page, "anima", parties(2))
    listener = Listener(page)
    listener.play()
    assert listener.on_cards


def test_the_last_turn_is_played_from_the_accessibility_tree_alone(page: Page) -> None:
    come_to(page, "anima-last-turn", bot="eager")
    Listener(page).play()
