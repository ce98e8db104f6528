"""A person's page: who may know what of whom, and what a deck's record says."""

from pathlib import Path

import httpx
import pytest
from tests.server.serving import Browser, Message, Running, running

from grimoire.server.community.deck_records import records_of
from grimoire.server.community.people_pages import POINTS, thinned
from grimoire.server.storage.results import DRAWN, LOST, WON, Meeting

SEATS = [{"who": "me", "deck": "burning-wrath"}, {"who": "anybody", "deck": "surging-growth"}]


def known(server: Running, name: str) -> Browser:
    """Somebody with an account."""
    browser = Browser(server)
    browser.http.post("/api/account", json={"name": name, "password": "correct horse"}).raise_for_status()
    return browser


def plays(one: Browser, other: Browser, **wanted: object) -> str:
    """A match that the other gives up at once."""
    match = one.set_up(game="magenoir", seats=SEATS, **wanted)["id"]
    other.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
    other.connect()
    other.ask("join", match=match, seat=1)
    assert other.ask("concede", match=match, seat=1)["type"] == "done"
    other.open.close()
    return str(match)


def page(browser: Browser, name: str, **query: str) -> Message:
    answer: Message = browser.http.get(f"/api/people/{name}", params=query).raise_for_status().json()
    return answer


def test_a_page_has_the_games_whoever_asks_may_know_of(server: Running) -> None:
    ann, bob, eve = known(server, "Ann of pages"), known(server, "Bob of pages"), known(server, "Eve of pages")
    hidden = plays(ann, bob)
    public = plays(ann, bob, public=True)
    games = {
        one: [line["match"] for line in page(who, "Ann of pages")["games"]]
        for one, who in (("ann", ann), ("bob", bob), ("eve", eve))
    }
    assert set(games["ann"]) == set(games["bob"]) == {hidden, public} and games["eve"] == [public]
    [line] = [one for one in page(eve, "ann OF pages")["games"] if one["match"] == public]
    assert (line["outcome"], line["others"][0]["name"], line["others"][0]["account"]) == (1, "Bob of pages", True)
    assert line["open"] and line["deck"] and not line["rated"]
    assert page(eve, "Ann of pages")["decks"] == [] and page(eve, "Ann of pages")["mine"] is False
    mine = ann.http.get("/api/me/page").json()
    assert mine["mine"] and mine["decks"][0]["kinds"][0]["words"] == ["Bark", "Seed", "Tree"]
    french = ann.http.get("/api/me/page", params={"lang": "fr"}).json()
    assert french["decks"][0]["kinds"][0]["words"] == ["Écorce", "Graine", "Arbre"]
    assert eve.http.get("/api/people/Nobody at all").status_code == 404


def test_while_closed_lists_are_played_with_nobody_is_told_what_kind_of_deck_it_was(server: Running) -> None:
    ann, bob = known(server, "Ann in a series"), known(server, "Bob in a series")
    match = plays(ann, bob, best_of=3, lists="closed")
    assert ann.http.get(f"/api/matches/{match}").json()["next"]
    mine = ann.http.get("/api/me/page").json()
    assert mine["games"][0]["match"] == match and mine["decks"] == []
    assert mine["games"][0]["others"][0]["deck"] == "" and mine["games"][0]["open"] is False
    assert mine["games"][0]["deck"], "one's own is known to oneself"


def test_guests_have_a_page_of_their_own_and_none_for_others(server: Running, ann: Browser) -> None:
    mine = ann.http.get("/api/me/page").json()
    assert (mine["account"], mine["mine"], mine["games"]) == (False, True, [])
    assert ann.http.get("/api/people/Ann").status_code == 404


def test_bots_and_several_seats_of_oneself_are_never_rated(server: Running, ann: Browser) -> None:
    bots = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]
    for seats in (bots, [{"who": "me"}, {"who": "me", "name": "Other"}]):
        assert ann.http.post("/api/matches", json={"game": "magenoir", "seats": seats, "rated": True}).status_code == 400
    assert ann.set_up(game="magenoir", seats=SEATS, rated=True)["rated"] is True
    assert ann.http.get("/api/leaders/magenoir").json() == []
    assert ann.http.get("/api/leaders/chess").status_code == 404


def meeting(number: int, outcome: int, kind: str = "fire:Flame", first: bool = True) -> Meeting:
    return Meeting(str(number), "magenoir", "d1", "Mine", kind, outcome, first, True, number, False)


def test_a_deck_is_told_against_each_kind_and_too_few_games_say_nothing() -> None:
    many = [meeting(n, WON if n < 14 else LOST, first=n % 2 == 0) for n in range(20)]
    few = [meeting(30 + n, outcome, "air:Wind") for n, outcome in enumerate((WON, DRAWN, LOST))]
    [record] = records_of([*many, *few], lambda game, word: word.upper())
    assert (record.all.games, record.all.won, record.rated) == (23, 15.5, 23)
    fire, air = record.kinds
    assert (fire.elements, fire.words, fire.share.won, fire.share.few) == (["fire"], ["FLAME"], 14, False)
    assert (fire.share.low, fire.share.high) == pytest.approx((0.48, 0.86), abs=0.01)
    assert (air.share.won, air.share.games, air.share.few) == (1.5, 3, True)
    assert record.first.games == 13 and record.second.games == 10


def test_the_course_of_a_rating_is_told_with_its_newest_point_however_long_it_is() -> None:
    course = [("magenoir", n, 25 + n / 100, 2.0) for n in range(1000)]
    found = thinned(course)
    assert len(found) <= POINTS and found[-1].at == 999
    assert thinned(course[:3])[0].at == 0 and thinned([]) == []


def test_other_programs_are_told_what_waits_where_anybody_may_come(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = known(server, "Ann waits")
        ann.set_up(game="magenoir", seats=SEATS)
        match = ann.set_up(game="magenoir", seats=SEATS, public=True, rated=True)["id"]
        answer = httpx.get(f"{server.address}/api/lobby.json", trust_env=False)
        [table] = answer.json()
        assert table["link"] == f"{server.address}/#/table/{match}/1"
        assert (table["people"], table["free"], table["rated"]) == (["Ann waits"], 1, True)
        assert answer.headers["cache-control"] == "public, max-age=10" and "set-cookie" not in answer.headers
        ann.set_up(game="magenoir", seats=SEATS, public=True)
        assert len(httpx.get(f"{server.address}/api/lobby.json", trust_env=False).json()) == 1, "it is kept for a moment"
        other = {"Host": f"localhost:{server.port}"}
        [table] = httpx.get(f"{server.address}/api/lobby.json", headers=other, trust_env=False).json()
        assert table["link"] == f"http://localhost:{server.port}/#/table/{match}/1", "under whatever address it is asked for"
    with running(tmp_path / "closed", admits="invited") as server:
        assert httpx.get(f"{server.address}/api/lobby.json", trust_env=False).json()["reason"] == "notAdmitted"
