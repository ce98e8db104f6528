"""A game over nine days on two phones, with the power gone twice; and somebody who leaves a club without a trace."""

import json
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicking import ALL, click_something
from tests.browser.conftest import Visitors, served
from tests.browser.contest_screens import Evening
from tests.browser.own_clock import OwnClock
from tests.browser.sitting import post, with_account
from tests.browser.test_access import PHONE, Looked
from tests.server.clocks import DAY, HOUR, MINUTE
from tests.server.test_names import CARD, LIST, everything_in

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CLOCK = {"turn": 3 * 24 * 3600}
SEATS = [{"who": "me", "deck": "burning-wrath"}, {"who": "anybody", "deck": "surging-growth"}]
PATIENCE = 60.0  # seconds for what comes due
CLICKS = 60  # a turn
SIMPLY = (
    *(".menu button", ".veil .btn.main", ".pack > .btn", ".plan", "button.dish.legal", ".basin .take", "button.lot.give"),
    *(".pick", ".acts .btn.main", ".acts .btn:not(.back)", ".opts button"),
)
READ = "(path) => fetch(`/api${path}`).then((answer) => answer.json())"


def visitors_of(browser: "Browser", address: str) -> Iterator[Visitors]:
    people = Visitors(browser, address)
    yield people
    for context in people.contexts:
        context.close()
    assert people.faults == []


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OwnClock]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    clock = OwnClock(tmp_path, port)
    yield clock
    clock.stop()


@pytest.fixture
def phones(browser: "Browser", house: OwnClock) -> Iterator[Visitors]:
    yield from visitors_of(browser, house.address)


def read(page: Page, path: str) -> Any:
    return page.evaluate(READ, path)


def waited_for(page: Page) -> list[dict[str, Any]]:
    """Games in which they are asked."""
    found: list[dict[str, Any]] = read(page, "/calls")["turns"]
    return found


def comes(page: Page, wanted: str, path: str = "/bells") -> None:
    """Wait until the server has done what came due."""
    until = time.monotonic() + PATIENCE
    while wanted not in json.dumps(read(page, path)):
        assert time.monotonic() < until, (wanted, read(page, path))
        page.wait_for_timeout(200)


def put_away(page: Page) -> None:
    """The phone goes into the pocket: no table is open any more."""
    page.goto("/#/rules")
    page.reload()


def takes_a_turn(page: Page) -> None:
    """From the list of games that wait, until somebody else is asked; nothing happens there but by hand."""
    page.goto("/#/me")
    page.reload()
    page.get_by_role("link", name="Your move").first.click()
    for _ in range(CLICKS):
        page.wait_for_selector("[data-mine=true]")
        click_something(page, SIMPLY)
        page.wait_for_timeout(300)
        if not page.locator("[data-mine=true]").count() and not waited_for(page):
            break
    put_away(page)


@ALL
def test_a_game_over_nine_days_with_the_power_gone_twice(house: OwnClock, phones: Visitors) -> None:
    ann, bob = with_account(phones.come(*PHONE), "Ondine of days"), with_account(phones.come(*PHONE), "Roland of days")
    match = post(ann, "/matches", {"game": "magenoir", "clock": CLOCK, "seats": SEATS})["id"]
    post(bob, f"/matches/{match}/seats/1", {})
    days = 0
    for hours in (20, 30, 14, 40, 30, 26):  # each answers within so long
        house.passes(hours * HOUR)
        days += hours * HOUR
        page = next(one for one in (ann, bob) if waited_for(one))
        takes_a_turn(page)
        if hours in (14, 30):
            house.killed()
    page = next(one for one in (ann, bob) if waited_for(one))
    other = ann if page is bob else bob
    [turn] = waited_for(page)
    assert turn["match"] == match and turn["left"] > 2 * DAY

    def reminded() -> list[int]:
        return [line["at"] for line in read(page, "/bells") if "your time goes by" in line["words"]]

    assert reminded() == []
    house.passes(turn["left"] - turn["of"] // 2 - MINUTE)
    page.wait_for_timeout(3000)
    assert reminded() == [], "not before half of it is gone"
    house.passes(2 * MINUTE)
    comes(page, "your time goes by")
    [half] = reminded()
    page.goto("/#/me")
    page.reload()
    expect(page.locator("main")).to_contain_text("your time goes by")
    expect(page.locator(".bell")).to_have_text(re.compile("1"))
    other.goto(f"/#/table/{match}/{0 if other is ann else 1}")
    other.wait_for_selector("[data-mine]")
    expect(other.get_by_role("button", name="Claim the game")).to_have_count(0)
    house.killed()  # and nobody is reminded again of the same
    [turn] = waited_for(page)
    house.passes(turn["left"] - turn["of"] // 5 + MINUTE)
    until = time.monotonic() + PATIENCE
    while reminded() == [half]:
        assert time.monotonic() < until
        page.wait_for_timeout(200)
    assert len(reminded()) == 1, "one notice of it, the newest"
    put_away(other)
    [turn] = waited_for(page)
    days += 3 * DAY
    house.passes(turn["left"] - MINUTE)
    page.wait_for_timeout(3000)
    assert waited_for(page), "a minute is left"
    house.passes(MINUTE + 1000)
    comes(other, "you have won")
    comes(page, "you have lost")
    assert days >= 9 * DAY
    other.goto("/#/me")
    other.reload()
    expect(other.locator("main")).to_contain_text("you have won")
    looked = Looked(other)
    looked.at("me")
    assert looked.wrong == {}
    [line] = read(page, "/me/page")["games"]
    assert line["outcome"] == -1 and read(page, "/me/page")["late"] == 1


@ALL
def test_delete_me_after_a_contest(browser: "Browser", tmp_path: Path) -> None:
    server, address = served(tmp_path)
    try:
        for people in visitors_of(browser, address):
            leaves(people)
    finally:
        server.terminate()
        server.wait(20)
    kept = everything_in(tmp_path)
    assert "Ondine" in kept and "un 3" in kept
    for gone in ("Bastien", "brave", CARD):
        assert gone not in kept, gone


def leaves(people: Visitors) -> None:
    ann = with_account(people.come(), "Ann who leads")
    phone = with_account(people.come(*PHONE, locale="fr-FR"), "Bastien the brave")
    evening = Evening(ann, "en", ("Ondine", "Isaure", "Bastien of the list", "Judith"))
    evening.phone_of(3, phone)
    body = {"number": evening.read()["number"], "act": {"type": "giveList", "player": 3, "text": LIST}}
    post(phone, f"/contests/{evening.id}/acts", body)
    for _ in range(2):
        evening.round(2)
    match = post(phone, "/matches", {"game": "magenoir", "seats": SEATS})["id"]
    post(ann, f"/matches/{match}/seats/1", {})
    post(phone, "/decks", {"game": "magenoir", "name": "Deck of the brave", "text": LIST})
    phone.goto("/#/me")
    phone.reload()
    expect(phone.locator("main")).to_contain_text("Friday in the back room")
    label = phone.get_by_label("Montrer sur ma page, aux autres aussi, les concours où je joue")
    ann.goto("/#/people/Bastien the brave")
    expect(ann.get_by_role("heading", level=1)).to_have_text("Bastien the brave")
    expect(ann.locator("main")).not_to_contain_text("Friday in the back room")
    label.check()
    expect(label).to_be_checked()
    ann.reload()
    expect(ann.locator("main")).to_contain_text("Friday in the back room")
    before = [(row["rank"], row["points"]) for row in evening.read("/standings")["rows"]]
    phone.goto("/#/account")
    phone.get_by_label("Nom", exact=True).first.wait_for()
    looked = Looked(phone)
    looked.at("account")
    with phone.expect_download() as saved:
        phone.get_by_role("link", name="Tout enregistrer").click()
    data = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert data["me"]["name"] == "Bastien the brave" and data["shows_contests"] is True
    [seat] = data["contest_seats"]
    assert seat["name"] == "Bastien of the list" and any(CARD in line for line in data["contest_seats"][0]["deck"])
    assert [deck["name"] for deck in data["decks"]] == ["Deck of the brave"]
    phone.get_by_role("button", name="M'effacer").or_(phone.get_by_role("button", name="M’effacer")).click()
    looked.at("account, asked whether one is sure")
    phone.get_by_role("button", name="Oui, tout effacer").click()
    expect(phone.get_by_role("status")).to_contain_text("est effacé")
    expect(phone.locator(".lead")).not_to_contain_text("Bastien")
    assert looked.wrong == {}
    evening.show(ann, "standings", "main table")
    expect(ann.locator("main")).to_contain_text("Quelqu'un 3")
    expect(ann.locator("main")).not_to_contain_text("Bastien")
    after = evening.read("/standings")["rows"]
    assert [(row["rank"], row["points"]) for row in after] == before, "standings stand"
    ann.goto("/#/people/Bastien the brave")
    expect(ann.locator("body")).to_contain_text("Nobody has an account by that name")
