"""Whole games of Anima in Chromium: in French, by keys alone, from the accessibility tree alone."""

from playwright.sync_api import Page, expect
from tests.browser.clicking import ALL, MOST, asked, play_to_the_end
from tests.browser.conftest import Visitors
from tests.browser.positions import come_to
from tests.browser.sitting import parties, sit
from tests.browser.test_aloud import Listener
from tests.browser.test_duels import Keys

WALKS = 12


@ALL
def test_a_whole_game_is_played_in_french(visitors: Visitors) -> None:
    page = visitors.come(locale="fr-FR")
    sit(page, "anima", parties(3), lang="fr")
    assert play_to_the_end(page) > 10
    expect(page.locator(".end h1")).to_contain_text("Vous avez")


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
