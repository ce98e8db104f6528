"""Whole matches, from the first question to the last: by clicking, by keys alone, of both games."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicking import ALL, MOST, NUMBER, PATIENCE, asked, play_to_the_end
from tests.browser.sitting import parties, sit

DESKTOP, PHONE = (1280, 800), (390, 844)
STEPS = 400  # from one thing to the next by Tab and arrows: a long story has many
# Whether what is focused is wanted, and whether it has a ring: its own, or that of what it lies in.
FOCUSED = """([wanted, words]) => {
    const now = document.activeElement;
    const ring = (node) => { const { outlineStyle, outlineWidth } = getComputedStyle(node);
        // where a hand is drawn larger, the width is told without that
        return outlineStyle !== 'none' && parseFloat(outlineWidth) * (node.currentCSSZoom ?? 1) >= 1.99; };
    const same = window.before === now;
    window.before = now;
    return [now.matches(wanted) && now.textContent.includes(words), now === document.body || ring(now), same];
}"""


@pytest.mark.parametrize(
    ("language", "size"),
    [
        ("English", DESKTOP),
        ("Français", PHONE),
        pytest.param("Français", DESKTOP, marks=ALL),
        pytest.param("English", PHONE, marks=ALL),
    ],
)
def test_a_whole_duel_is_played_by_clicking(page: Page, language: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if size == PHONE:
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=language).click()
    french = language == "Français"
    page.get_by_role("button", name="Commencer un premier duel" if french else "Begin a first duel").click()
    expect(page.locator(".ask .q")).to_contain_text("mains" if french else "hands", timeout=PATIENCE)
    expect(page.locator(".pack .card").first).to_contain_text(re.compile("Feu|demande" if french else "Fire|needs"))
    assert play_to_the_end(page) > 10
    expect(page.locator(".end h1")).to_have_text(re.compile("Vous avez (gagné|perdu)" if french else "You have (won|lost)"))


@pytest.mark.parametrize(
    ("players", "size"), [pytest.param(*one, marks=ALL) for one in (*((n, DESKTOP) for n in (2, 3, 4, 5)), (3, PHONE))]
)
def test_a_whole_game_of_several_parties_is_played_by_clicking(page: Page, players: int, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, "anima", parties(players))
    assert play_to_the_end(page) > 10


class Keys:
    """Somebody who has no pointer."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def walk_to(self, wanted: str, words: str = "") -> bool:
        """Tab from zone to zone, and by arrows through each, until what is focused is one of these, and says so; every stop on
        the way is seen to be focused."""
        key = "Tab"
        for _ in range(STEPS):
            self.page.keyboard.press(key)
            there, ringed, same = self.page.evaluate(FOCUSED, [wanted, words])
            assert ringed, f"not seen to be focused: {self.page.evaluate('document.activeElement.outerHTML.slice(0, 200)')}"
            if there:
                return True
            key = "Tab" if same else "ArrowRight"
        return False

    def choose(self, key: str) -> None:
        """By a key; afterwards the focus is somewhere at the table, where it was before."""
        before = asked(self.page)
        self.page.keyboard.press(key)
        self.page.wait_for_function(f"({NUMBER}) !== {before} || !!document.querySelector('.menu')", timeout=PATIENCE)
        if self.page.locator(".menu").count():  # the first of it is focused
            self.page.keyboard.press("Enter")
            self.page.wait_for_function(f"({NUMBER}) !== {before}", timeout=PATIENCE)
        self.page.wait_for_function("document.activeElement !== document.body", timeout=30_000)


def test_a_whole_duel_is_played_by_keys_alone(page: Page) -> None:
    keys = Keys(page)
    assert keys.walk_to("button", "Begin a first duel")
    page.keyboard.press("Enter")
    walked = 0
    for at in range(MOST):
        if asked(page) == -1:
            break
        if page.locator(".plan").count():
            keys.choose("Space")
        elif at % 3 == 0 and page.locator("[data-handle].legal[role=button]").count() and walked < 8:
            assert keys.walk_to("[data-handle].legal[role=button]"), "a card that glows cannot be reached"
            walked += 1
            keys.choose("Enter")
        else:
            keys.choose("1")
    expect(page.locator(".end h1")).to_be_visible()
    assert walked
