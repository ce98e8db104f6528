"""Somebody is gone: their game can be claimed, or a bot plays on; and what becomes of a match whose rules have changed."""

import time

from tests.server.serving import Browser, Message, Running
from tests.server.test_together import duel, playing, table

from grimoire.library.records import read_record
from grimoire.server.table import Table

PATIENCE = 1.1  # seconds: the server of these tests has a second of it


def asked_at(browser: Browser, match: str, number: int) -> int:
    browser.send("join", match=match, seat=0)
    return int(table(browser, number)["ask"]["asked"])


def test_whoever_is_asked_and_stays_away_has_lost_when_the_other_says_so(ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob)
    if asked_at(ann, match, 0) != 1:
        playing(match, ann, bob, choices=1)
    bob.wait(lambda m: m["type"] == "table" and m["ask"]["asked"] == 1)
    assert ann.ask("claim", match=match, seat=0, other=1)["reason"] == "notGone", "they are there, and think"
    assert ann.ask("claim", match=match, seat=0, other=0)["reason"] == "notAllowed"
    bob.open.close()
    gone = ann.wait(lambda m: m["type"] == "presence" and not m["seats"][1].get("here", True))
    assert gone["patience"] == 1000
    assert ann.ask("claim", match=match, seat=0, other=1)["reason"] == "notGone", "not for long enough"
    time.sleep(PATIENCE)
    while (said := ann.ask("claim", match=match, seat=0, other=1))["type"] != "done":
        assert said["reason"] == "notGone", "first they would have been shown what Ann did"
        time.sleep(0.2)
    last = ann.wait(lambda m: m["type"] == "table" and m["scene"].get("over"))
    assert last["scene"]["winner"] == 0


def test_the_turn_of_somebody_who_is_gone_must_have_lasted_as_well(ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob)
    if asked_at(ann, match, 0) != 0:
        playing(match, ann, bob, choices=1)
    bob.open.close()
    time.sleep(PATIENCE)
    assert ann.ask("claim", match=match, seat=0, other=1)["reason"] == "notGone", "one must decide oneself"


def test_a_bot_plays_on_for_somebody_who_has_left_for_good(ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob)
    number = playing(match, ann, bob, choices=4)
    assert ann.ask("offer", match=match, seat=0, what="bot", about=1)["reason"] == "notGone"
    bob.open.close()
    time.sleep(PATIENCE)
    assert ann.ask("offer", match=match, seat=0, what="bot", about=0)["reason"] == "notAllowed"
    assert ann.ask("offer", match=match, seat=0, what="bot", about=1)["type"] == "done", "nobody else must agree"
    given = ann.wait(lambda m: m["type"] == "table" and m["number"] > number)
    assert "A bot plays on" in "".join(span["text"] for step in given["story"]["steps"] for span in step["words"])
    page = ann.http.get(f"/api/matches/{match}").json()
    assert page["seats"][1]["bot"] == "master" and page["seats"][1]["name"] == "Bob"
    played_until_answered(ann, match)
    bob.connect()
    assert bob.ask("join", match=match, seat=1)["reason"] == "notYours", "the seat is the bot's"
    bob.send("join", match=match, seat=-1)
    ann.ask("concede", match=match, seat=0)
    record = read_record(ann.http.get(f"/api/matches/{match}/record").text, "record")
    at = next(i for i, entry in enumerate(record.entries) if entry.kind == "given")
    assert record.entries[at].seat == 1 and record.entries[at].form == "master"
    assert {entry.by for entry in record.entries[at + 1 :] if entry.kind == "choice" and entry.seat == 1} == {"bot"}
    again = ann.http.post("/api/records", json={"text": ann.http.get(f"/api/matches/{match}/record").text}).json()
    assert not ann.http.get(f"/api/matches/{again['id']}/moments").json()["departed"]


def played_until_answered(browser: Browser, match: str) -> None:
    """Choices against whoever sits on seat 1, until they were asked and have answered."""
    browser.got.clear()
    browser.send("join", match=match, seat=0)
    while True:
        told = browser.wait(lambda m: m["type"] == "table" and m["match"] == match and m["ask"]["asked"] == 0)
        if any(m["type"] == "table" and m["match"] == match and m["ask"]["asked"] == 1 for m in browser.got):
            return
        form = told["ask"]["choices"][-1]["form"]
        browser.ask("choose", match=match, seat=0, number=told["number"], form=form)
        browser.send("join", match=match, seat=0)


def test_others_who_are_there_must_agree_to_a_bot(server: Running, ann: Browser, bob: Browser) -> None:
    cleo = Browser(server, "Cleo").connect()
    match = ann.set_up(game="anima", seats=[{"who": "me"}, {"who": "anybody"}, {"who": "anybody"}])["id"]
    for seat, browser in ((1, bob), (2, cleo)):
        browser.http.post(f"/api/matches/{match}/seats/{seat}", json={}).raise_for_status()
        browser.ask("join", match=match, seat=seat)
    ann.ask("join", match=match, seat=0)
    cleo.close()
    ann.wait(lambda m: m["type"] == "presence" and not m["seats"][2].get("here", True))
    time.sleep(PATIENCE)
    ann.ask("offer", match=match, seat=0, what="bot", about=2)
    offered = bob.wait(lambda m: m["type"] == "table" and m.get("offers"))
    assert offered["offers"] == [{"what": "bot", "by": 0, "about": 2}] and offered["number"] == 0
    bob.ask("answer", match=match, seat=1, what="bot", agree=True)
    assert bob.follows(lambda m: m["type"] == "table" and m["number"] >= 1)
    assert ann.http.get(f"/api/matches/{match}").json()["seats"][2]["bot"]


# -- other rules -------------------------------------------------------------------------------------------------------


def freeze(server: Running, match: str, why: str = "other rules") -> Table:
    """As if the log of a match could not be followed further than it was."""
    found: Table = server.app.state.house.hall.table(match)
    found.frozen = Exception(why)
    return found


def test_a_match_that_stands_still_is_gone_on_with_if_all_agree(server: Running, ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob)
    number = playing(match, ann, bob, choices=5)
    assert ann.ask("offer", match=match, seat=0, what="goOn")["reason"] == "notAllowed"
    freeze(server, match)
    assert ann.ask("offer", match=match, seat=0, what="draw")["reason"] == "frozen"
    before: Message = {}
    while not before.get("frozen"):  # what was made a moment before the log stood still may be sent once more
        bob.send("join", match=match, seat=1)
        before = bob.wait(lambda m: m["type"] == "table")
    assert before["number"] == number
    ann.ask("offer", match=match, seat=0, what="goOn")
    assert bob.ask("answer", match=match, seat=1, what="goOn", agree=True)["type"] == "done"
    next = bob.follows(lambda m: m["type"] == "table" and m.get("next"))["next"]
    old = bob.http.get(f"/api/matches/{match}").json()
    assert old["state"] == "over" and old["winner"] is None
    bob.send("join", match=next, seat=1)
    after = bob.wait(lambda m: m["type"] == "table" and m["match"] == next)
    assert after["scene"] == before["scene"] and after["number"] == number and not after.get("frozen")
    ann.send("join", match=next, seat=0)
    playing_on = {0: ann, 1: bob}[after["ask"]["asked"]]
    seat = after["ask"]["asked"]
    told = playing_on.wait(lambda m: m["type"] == "table" and m["match"] == next) if seat == 0 else after
    form = told["ask"]["choices"][0]["form"]
    assert playing_on.ask("choose", match=next, seat=seat, number=number, form=form)["type"] == "done"


def test_a_match_that_stands_still_is_ended_without_a_winner(server: Running, ann: Browser) -> None:
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    match = ann.set_up(game="magenoir", seats=seats, seed=1)["id"]
    ann.ask("join", match=match, seat=0)
    freeze(server, match)
    assert ann.ask("offer", match=match, seat=0, what="end")["type"] == "done"
    page = ann.http.get(f"/api/matches/{match}").json()
    assert page["state"] == "over" and page["winner"] is None and not page["next"]


# -- how seats are called, and what is remembered ----------------------------------------------------------------------


def test_a_bot_is_called_by_what_it_is_and_its_deck_by_its_name(server: Running) -> None:
    cleo = Browser(server, "Cleo").connect("fr")
    bot = {"who": "bot", "bot": "random", "deck": "burning-wrath"}
    page = cleo.http.post("/api/matches?lang=fr", json={"game": "magenoir", "seats": [{"who": "me"}, bot]}).json()
    assert (page["seats"][1]["name"], page["seats"][1]["deck"]) == ("Dés", "Colère ardente")
    cleo.send("join", match=page["id"], seat=0)
    cleo.wait(lambda m: {"presence", "table"} <= {one["type"] for one in cleo.got})
    for language, name in (("fr", "Dés"), ("en", "Dice")):
        told = {message["type"]: message for message in cleo.got}
        assert [player["name"] for player in told["table"]["scene"]["players"]] == ["Cleo", name], language
        assert told["presence"]["seats"][1]["name"] == name
        cleo.got.clear()
        cleo.send("language", language="en")
        cleo.wait(lambda m: {"presence", "table"} <= {one["type"] for one in cleo.got})
    english = cleo.http.get(f"/api/matches/{page['id']}").json()["seats"][1]
    assert (english["name"], english["bot"], english["deck"]) == ("Dice", "random", "Burning wrath")
    cleo.ask("concede", match=page["id"], seat=0)
    record = read_record(cleo.http.get(f"/api/matches/{page['id']}/record").text, "record")
    assert record.seats == ["Cleo", "random"], "in the record it is the bot that can play on"
    cleo.close()


def test_how_a_match_was_set_up_is_remembered(server: Running) -> None:
    cleo = Browser(server, "Cleo")
    assert cleo.http.get("/api/setups").json() == {}
    seats = [{"who": "me"}, {"who": "bot", "bot": "eager"}]
    for seed in (1, 2):
        cleo.set_up(game="magenoir", seats=seats, seed=seed)
    kept = cleo.http.get("/api/setups").json()
    assert list(kept) == ["magenoir"] and kept["magenoir"]["seed"] == 2
    assert [seat["who"] for seat in kept["magenoir"]["seats"]] == ["me", "bot"]
    cleo.http.post("/api/matches", json=kept["magenoir"]).raise_for_status()
    cleo.close()
