"""What stands between two people in two browsers: talk, a draw, clocks, the countdown of a window."""

import contextlib
import re

from playwright.sync_api import Page, TimeoutError, expect
from tests.browser.conftest import Visitors
from tests.browser.sitting import sit_together, with_account
from tests.browser.windows import ANSWERS, CHOICES, play_to_a_window

WINDOW = 4  # seconds
WHOLE = 9  # seconds of a clock


def seconds(page: Page, seat: int) -> int:
    """What a clock shows; that of the other seat stands above, one's own below."""
    shown = page.locator(".clock").nth(seat).inner_text()
    minutes, rest = shown.split(":")
    return int(minutes) * 60 + int(rest)


def test_what_one_says_the_other_hears_unless_muted(visitors: Visitors) -> None:
    ann, bob = with_account(visitors.come(), "Ann who talks"), with_account(visitors.come(), "Bob who hears")
    sit_together(ann, bob)
    ann.get_by_role("button", name="Talk", exact=True).click()
    said = ann.get_by_role("textbox", name="Say something")
    said.fill("Good luck, u and o are no shortcuts here")
    said.press("Enter")
    expect(ann.locator(".talk .lines p")).to_have_count(1)
    bob.get_by_role("button", name="Talk (1)").click()
    expect(bob.locator(".talk .lines")).to_contain_text("Good luck, u and o")
    expect(bob.get_by_role("button", name="Talk", exact=True)).to_be_visible()  # it was read
    bob.get_by_role("button", name=re.compile("^Do not hear|^Mute")).click()
    expect(bob.locator(".talk .lines")).not_to_contain_text("Good luck")
    said.fill("Are you there?")
    said.press("Enter")
    expect(ann.locator(".talk .lines p")).to_have_count(2)
    expect(bob.locator(".talk .lines")).not_to_contain_text("Are you there?")


def test_a_phrase_is_read_in_the_language_of_whoever_hears_it_and_somebody_is_reported(visitors: Visitors) -> None:
    ann, bob = visitors.come(), visitors.come(locale="fr-FR")
    sit_together(ann, bob)
    ann.get_by_role("button", name="Talk", exact=True).click()
    expect(ann.get_by_role("textbox", name="Say something")).to_have_count(0)  # both are guests
    ann.get_by_role("button", name="Good luck, have fun.").click()
    expect(ann.locator(".talk .lines")).to_contain_text("Good luck, have fun.")
    expect(bob.locator(".heard")).to_contain_text("Bonne chance, bon jeu.")
    bob.locator(".heard button").first.click()
    bob.get_by_role("button", name="Merci pour la partie.").click()
    expect(ann.locator(".talk .lines")).to_contain_text("Thank you for the game.")
    ann.get_by_role("button", name=re.compile("^Report ")).click()
    ann.get_by_label("Why").select_option("stalling")
    ann.get_by_label("In your words").fill("Nothing for an hour")
    ann.get_by_role("button", name="Send").click()
    expect(ann.locator(".talk")).to_contain_text("It is sent.")


def test_a_draw_is_offered_refused_offered_again_and_agreed_to(visitors: Visitors) -> None:
    ann, bob = visitors.come(), visitors.come()
    sit_together(ann, bob)
    for answer in ("Refuse", "Agree"):
        ann.get_by_role("button", name="Draw …").click()
        expect(ann.locator(".offer")).to_contain_text("You have offered a draw")
        expect(bob.locator(".offer")).to_contain_text("offers a draw")
        bob.locator(".offer").get_by_role("button", name=answer).click()
        expect(ann.locator(".offer")).to_have_count(0)
    for page in (ann, bob):
        expect(page.locator(".end h1")).to_have_text("A draw")


def test_a_clock_runs_for_who_is_asked_and_ends_the_match_at_nought(visitors: Visitors) -> None:
    ann, bob = visitors.come(), visitors.come()
    sit_together(ann, bob, whole=WHOLE)
    ann.wait_for_selector("[data-mine=true]")
    assert ann.locator(".clock.runs").count() == bob.locator(".clock.runs").count() == 1
    before = seconds(ann, 1), seconds(bob, 0)
    assert abs(before[0] - before[1]) <= 1
    for page, seat, then in ((ann, 1, before[0]), (bob, 0, before[1])):
        expect(page.locator(".clock").nth(seat)).not_to_have_text(f"0:{then:02}")
        assert seconds(page, seat) < then
    assert seconds(ann, 0) == seconds(bob, 1) == WHOLE  # whoever is not asked loses no time
    expect(ann.locator(".end h1")).to_have_text("You have lost", timeout=WHOLE * 1_000 + 15_000)
    expect(bob.locator(".end h1")).to_have_text("You have won")


def hold(ann: Page, bob: Page) -> Page:
    """Whoever is asked holds the window; where the machine was so slow that it closed meanwhile, the next one."""
    for _ in range(CHOICES):
        for page in (ann, bob):
            held = page.get_by_role("button", name="Hold")
            if held.count() and page.locator("[data-mine=true]").count():
                with contextlib.suppress(TimeoutError):
                    held.click(timeout=1_000)
                    return page
        play_to_a_window(ann, bob)
    raise AssertionError("no window could be held")


def test_a_window_counts_down_for_both_can_be_held_and_closes_by_itself(visitors: Visitors) -> None:
    ann, bob = visitors.come(), visitors.come()
    sit_together(ann, bob, ANSWERS, window=WINDOW)
    play_to_a_window(ann, bob)
    shown = [int(page.locator(".fuse .num").inner_text()) for page in (ann, bob)]
    assert abs(shown[0] - shown[1]) <= 1 and 0 < shown[0] <= WINDOW
    asked = hold(ann, bob)
    other = bob if asked is ann else ann
    for page in (ann, bob):
        expect(page.locator(".fuse")).to_contain_text("holds the window open")
    asked.wait_for_timeout(WINDOW * 1_000)
    expect(asked.locator("[data-mine=true]")).to_be_visible()  # it stays open
    asked.locator(".acts .btn:not(.back)", has_text="Pass").click()
    expect(other.locator(".fuse", has_text="holds")).to_have_count(0, timeout=30_000)
    play_to_a_window(ann, bob)
    for page in (ann, bob):
        expect(page.locator(".fuse")).to_have_count(0, timeout=WINDOW * 1_000 + 5_000)


def test_what_closed_lists_still_hide_is_not_offered_to_whoever_looks_back(visitors: Visitors) -> None:
    """The words of the end and of a replay; the game that follows is one click away."""
    ann, bob = visitors.come(), visitors.come()
    sit_together(ann, bob)
    address = ann.url
    ann.get_by_role("button", name="Draw …").click()
    bob.locator(".offer").get_by_role("button", name="Agree").click()
    for page in (ann, bob):
        page.get_by_role("button", name="Play again").click()
    ann.wait_for_url(lambda url: url != address)
    following = ann.url
    ann.goto(address)
    ann.reload()
    for language, words in (("en", "once nobody plays on with these closed lists"), ("fr", "listes fermées")):
        ann.get_by_role("button", name={"en": "English", "fr": "Français"}[language]).click()
        expect(ann.locator(".end")).to_contain_text(words)
        assert ann.locator("a[href*='replay'], a[download]").count() == 0
    ann.goto(address.replace("/table/", "/replay/"))
    expect(ann.locator(".views button")).to_have_count(1)
    ann.goto(address)
    ann.get_by_role("link", name="La partie suivante").click()
    ann.wait_for_url(following)
    ann.wait_for_selector("[data-mine]")
