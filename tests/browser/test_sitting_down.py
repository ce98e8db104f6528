"""Sitting down with others: a name, a table that waits, a seat that is taken, a duel that is watched, a series."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitors
from tests.browser.sitting import post, sit_together, with_account
from tests.server.test_series import with_side


def open_table(page: Page, who: str, name: str = "") -> str:
    """As somebody who clicks; the link of the other seat."""
    page.goto("/#/new/magenoir")
    page.get_by_role("radio", name=who, exact=True).click()
    if name:
        page.get_by_label("What others call you").fill(name)
    page.get_by_role("button", name="Sit down").click()
    return page.locator("code").inner_text()


def test_a_name_is_said_where_one_sits_down_and_stays(visitors: Visitors) -> None:
    ann, bob = visitors.come(), visitors.come(locale="fr-FR", width=390, height=844)
    link = open_table(ann, "by a link you send", "Ann")
    bob.goto(link)
    expect(bob.locator("h1")).to_contain_text("Ann")
    bob.get_by_label("Votre nom à table").fill("Bérénice")
    bob.get_by_role("button", name="S'asseoir").click()  # typed and sat down in one go
    for page, other in ((ann, "Bérénice"), (bob, "Ann")):
        page.wait_for_selector("[data-mine]", timeout=60_000)
        expect(page.locator("body")).to_contain_text(other)
    ann.goto("/#/lobby")
    expect(ann.get_by_label("What others call you")).to_have_value("Ann")


def test_a_name_that_belongs_to_somebody_is_refused_before_one_sits_down(visitors: Visitors) -> None:
    ann, bob = visitors.come(), visitors.come()
    post(ann, "/account", {"name": "Zenobia", "password": "a long secret"})
    bob.goto("/#/new/magenoir/link")
    bob.get_by_label("What others call you").fill("Zenobia")
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.get_by_role("alert")).to_be_visible()
    assert bob.locator("code").count() == 0, "no table was opened under another name"


def test_who_waits_may_learn_meanwhile_and_is_called_to_the_table(visitors: Visitors) -> None:
    ann, bob = visitors.come(), visitors.come()
    link = open_table(ann, "by a link you send")
    ann.get_by_role("link", name="Lessons and puzzles").click()
    expect(ann.locator("h1")).to_have_text("Learn")
    bob.goto(link)
    bob.get_by_role("button", name="Sit down").click()
    ann.get_by_role("button", name="To the table").click()
    ann.wait_for_selector("[data-mine]", timeout=60_000)
    expect(ann.locator(".arrived")).to_have_count(0)


def test_a_table_is_taken_away_and_its_link_says_so(visitors: Visitors) -> None:
    ann, bob = visitors.come(), visitors.come()
    link = open_table(ann, "by a link you send")
    bob.goto(link)
    expect(bob.get_by_role("button", name="Sit down")).to_be_visible()
    ann.get_by_role("button", name="Take the table away").click()
    ann.wait_for_url(re.compile("#/lobby"))
    expect(bob.locator("h1")).to_have_text("This table is no more")
    bob.get_by_role("link", name="Open a table of your own").click()
    expect(bob.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_seat_that_is_taken_offers_to_look_on(visitors: Visitors) -> None:
    ann, bob, cyd = visitors.come(), visitors.come(), visitors.come()
    link = open_table(ann, "somebody")
    cyd.goto(link)
    expect(cyd.get_by_role("button", name="Sit down")).to_be_visible()
    bob.goto("/#/lobby")
    bob.get_by_role("button", name="Join").first.click()
    expect(cyd.locator("h1")).to_have_text("This seat is taken")  # while it was read
    cyd.get_by_role("link", name="Watch").click()
    cyd.wait_for_selector("[data-number]", timeout=60_000)
    assert cyd.locator("[data-mine=true]").count() == 0
    cyd.goto("/#/lobby")
    cyd.get_by_role("button", name="Watch").first.click()
    cyd.wait_for_selector("[data-number]", timeout=60_000)


def test_what_is_said_is_seen_when_it_comes_answered_in_its_place_and_read_once(visitors: Visitors) -> None:
    ann, bob = (
        with_account(visitors.come(), "Ann the first"),
        with_account(visitors.come(width=390, height=844), "Bob the next"),
    )
    sit_together(ann, bob)
    ann.get_by_role("button", name="Talk", exact=True).click()
    ann.get_by_role("textbox", name="Say something").fill("Good luck")
    ann.keyboard.press("Enter")
    expect(bob.locator(".heard")).to_contain_text("Good luck")
    bob.get_by_role("button", name="Answer").click()
    bob.keyboard.type("You too, u and o")
    bob.keyboard.press("Enter")
    expect(bob.locator(".heard p")).to_have_count(0)
    expect(ann.locator(".talk .lines")).to_contain_text("You too, u and o")
    ann.reload()
    expect(ann.get_by_role("button", name="Talk", exact=True)).to_be_visible()  # nothing unread, one's own line least
    expect(ann.locator(".heard p")).to_have_count(0)


def test_between_two_games_of_a_series_cards_change_places_with_the_side_deck(page: Page) -> None:
    seats = [{"who": "me", "deck": with_side("burning-wrath")}, {"who": "bot", "bot": "eager"}]
    match = post(page, "/matches", {"game": "magenoir", "seats": seats, "best_of": 3})["id"]
    page.goto(f"/#/table/{match}/0")
    page.wait_for_selector("[data-mine]", timeout=60_000)
    page.get_by_role("button", name="Give up …").click()
    page.get_by_role("button", name="Really give up?").click()
    expect(page.locator("h1")).to_have_text("The next game")
    expect(page.locator(".score")).to_contain_text("You 0")
    go, side = page.get_by_role("button", name="Play the next game"), page.locator("section").nth(1).locator("li")
    expect(side).to_have_count(2)
    page.get_by_role("button", name=re.compile("^put in")).first.click()
    expect(go).to_be_disabled()  # the deck stays as large as it was
    page.get_by_role("button", name=re.compile("^take out")).first.click()
    go.click()
    page.wait_for_selector("[data-mine]", timeout=60_000)
