"""Matches that are over: looked through from any seat or openly, brought along as a file, and played on from."""

import pytest
from tests.server.serving import Browser, Message, play_to_the_end

from grimoire.library.records import read_record, record_text
from grimoire.library.replay import pool_of
from grimoire.table.playback import Playback

ENOUGH = 50  # entries
AGAINST_A_BOT = [{"who": "me"}, {"who": "bot", "bot": "eager"}]


@pytest.fixture(scope="module")
def played(server: object) -> tuple[str, str]:
    """A match that is over, and its record."""
    ann = Browser(server, "Ann").connect()  # type: ignore[arg-type]
    match = ann.set_up(game="magenoir", seats=AGAINST_A_BOT, seed=7)["id"]
    assert ann.http.get(f"/api/matches/{match}/moments").json()["reason"] == "stillRunning"
    refused = ann.http.post(f"/api/matches/{match}/play-on", json={"number": 0, "seat": 0, "bot": "eager"})
    assert refused.json()["reason"] == "stillRunning"
    ann.send("join", match=match, seat=-1)
    assert ann.ask("look", match=match, seat=-1, number=0, open=True)["reason"] == "stillRunning"
    ann.ask("leave", match=match, seat=-1)
    play_to_the_end(ann, match, until=ENOUGH)
    ann.ask("concede", match=match, seat=0)
    text = ann.http.get(f"/api/matches/{match}/record").text
    ann.close()
    return match, text


def look(browser: Browser, match: str, number: int, seat: int = -1, **more: bool) -> Message:
    browser.send("look", match=match, seat=seat, number=number, **more)
    return browser.wait(lambda m: m["type"] == "moment" and m["number"] == number)


def test_a_match_that_is_over_is_looked_through_from_any_seat_and_openly(bob: Browser, played: tuple[str, str]) -> None:
    match, text = played
    record = read_record(text, "record")
    playback = Playback(record, pool_of(record))
    found = bob.http.get(f"/api/matches/{match}/moments").json()
    assert found["departed"] == ""
    marks = found["moments"]
    assert [mark["turn"] for mark in marks[:-1]] == [playback.turn_of(n) for n in range(playback.last + 1)], "and giving up"
    assert [mark["opens"] for mark in marks[:-2]] == [playback.opens(n) for n in range(playback.last)]
    assert marks[-1]["asked"] == -1
    for seat in (-1, 1):
        bob.send("join", match=match, seat=seat)
    middle = marks[len(marks) // 2]["number"]
    seen, watched, both = look(bob, match, middle, 1), look(bob, match, middle), look(bob, match, middle, open=True)
    hands = {place["id"]: place["owner"] for place in both["scene"]["places"] if place["kind"] == "hand"}
    assert sorted(hands.values()) == [0, 1]
    for owner in (0, 1):
        place = next(id for id, whose in hands.items() if whose == owner)
        cards = [thing.get("card", "") for thing in both["scene"]["things"] if thing["place"] == place]
        hidden = [thing.get("card", "") for thing in watched["scene"]["things"] if thing["place"] == place]
        assert all(cards) and "" in hidden
        if owner == 1:
            assert cards == [thing["card"] for thing in seen["scene"]["things"] if thing["place"] == place]
    handles = [thing["handle"] for thing in both["scene"]["things"]]
    assert len(set(handles)) == len(handles)
    after = look(bob, match, middle + 1, open=True)["scene"]["things"]
    assert len({thing["handle"] for thing in after} & set(handles)) > len(handles) // 2, "things can be followed"
    assert look(bob, match, middle, open=True) == both, "going back leads to the same"


def test_a_record_is_brought_along_and_is_the_same_match(bob: Browser, played: tuple[str, str]) -> None:
    match, text = played
    page = bob.http.post("/api/records", json={"text": text}).raise_for_status().json()
    assert page["state"] == "over" and page["id"] != match and not page["seats"][0]["free"]
    original = bob.http.get(f"/api/matches/{match}").json()
    assert page["winner"] == original["winner"]
    assert bob.http.get(f"/api/matches/{page['id']}/record").text == text
    assert bob.http.get(f"/api/matches/{page['id']}/moments").json() == bob.http.get(f"/api/matches/{match}/moments").json()
    assert page["id"] in [one["id"] for one in bob.http.get("/api/matches").json()]


def test_a_record_that_departs_is_shown_up_to_there(bob: Browser, played: tuple[str, str]) -> None:
    record = read_record(played[1], "record")
    record.entries[30] = type(record.entries[30])("choice", record.entries[30].seat, "hand", "a word of other rules")
    page = bob.http.post("/api/records", json={"text": record_text(record)}).raise_for_status().json()
    found = bob.http.get(f"/api/matches/{page['id']}/moments").json()
    assert "a word of other rules" in found["departed"] and len(found["moments"]) == 31
    bob.send("join", match=page["id"], seat=-1)
    table = bob.wait(lambda m: m["type"] == "table" and m["match"] == page["id"])
    assert table["number"] == 30 and table["frozen"]
    assert look(bob, page["id"], 30)["scene"] == table["scene"]


@pytest.mark.parametrize(
    ("change", "detail"),
    [
        (("own_cards: []", "own_cards: ['spell: {}']"), "own_cards"),
        (("game: magenoir", "game: chess"), "game"),
        (("seats: [Ann, eager]", "seats: [Ann, Ann]"), "seats"),
        (("seats: [Ann, eager]", "seats: [Ann]"), "decks"),
        (("grimoire: record", "grimoire: series"), "series"),
        (("seed: 7", "seed: x"), "seed"),
    ],
)
def test_a_record_that_is_none_is_refused(ann: Browser, played: tuple[str, str], change: tuple[str, str], detail: str) -> None:
    assert change[0] in played[1]
    refused = ann.http.post("/api/records", json={"text": played[1].replace(*change)})
    assert refused.status_code == 400 and refused.json()["reason"] == "badRecord"
    assert detail in refused.json()["words"]


def test_a_match_is_played_on_from_any_moment_against_a_bot(bob: Browser, played: tuple[str, str]) -> None:
    match, text = played
    marks = bob.http.get(f"/api/matches/{match}/moments").json()["moments"]
    mark = next(mark for mark in marks if mark["turn"] >= 2 and mark["asked"] == 1 and mark["opens"])
    address = f"/api/matches/{match}/play-on"
    page = bob.http.post(address, json={"number": mark["number"], "seat": 1, "bot": "random"}).raise_for_status().json()
    assert page["state"] == "running" and [seat["mine"] for seat in page["seats"]] == [False, True]
    bob.send("join", match=match, seat=1)
    then = look(bob, match, mark["number"], 1)["scene"]
    bob.send("join", match=page["id"], seat=1)
    now = bob.wait(lambda m: m["type"] == "table" and m["match"] == page["id"])
    assert now["scene"]["things"] == then["things"] and now["ask"]["asked"] == 1
    more = play_to_the_end(bob, page["id"], 1, until=now["number"] + 6)
    assert more["ask"]["asked"] == 1, "the bot has answered"
    bob.ask("concede", match=page["id"], seat=1)
    record = read_record(bob.http.get(f"/api/matches/{page['id']}/record").text, "record")
    assert record.choices[: mark["number"]] == read_record(text, "record").choices[: mark["number"]]
    given_up = bob.http.post(address, json={"number": marks[-1]["number"], "seat": 0, "bot": "random"}).json()
    assert given_up["state"] == "running", "also from where somebody gave up"
    for wrong, reason in (
        ({"number": 9999, "seat": 1, "bot": "random"}, "noMoment"),
        ({"number": 0, "seat": 7, "bot": "random"}, "notYours"),
        ({"number": 0, "seat": 1, "bot": "nobody"}, "badSetup"),
    ):
        assert bob.http.post(address, json=wrong).json()["reason"] == reason
