"""Finding a game: wishes that meet and age, seats that are kept for one, people one follows and people one does not meet."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.serving import Browser, Message, Running, running

from grimoire.server.community.seeking import AGES, CLOCKS
from grimoire.server.storage.database import Database, now
from grimoire.server.storage.schema import challenges, matches, presence, seeks, users

DUEL = [{"who": "me", "deck": "burning-wrath"}]
DECK = {"game": "magenoir", "deck": "surging-growth"}


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as server:
        yield server


def person(club: Running, name: str, account: bool = True) -> Browser:
    browser = Browser(club, name)
    if account:
        browser.http.post("/api/account", json={"name": name, "password": "correct horse"}).raise_for_status()
    return browser


def seek(who: Browser, when: str = "now", **more: Any) -> Message:
    answer: Message = who.http.post("/api/seek", json={**DECK, "when": when, **more}).raise_for_status().json()
    return answer


def looks(who: Browser) -> Message:
    answer: Message = who.http.get("/api/seek").raise_for_status().json()
    return answer


def listed(who: Browser) -> list[str]:
    return [line["name"] for line in who.http.get("/api/seeks").json()]


def changed(club: Running, change: Any, rows: Any = None) -> None:
    """In the database, while the server runs."""

    async def do() -> None:
        house = club.app.state.house
        async with house.database.writing() as connection:
            await connection.execute(change, rows)

    asyncio.run_coroutine_threadsafe(do(), club.loop).result(60)


def test_two_who_look_for_a_game_now_begin_at_once_and_the_first_is_told_when_they_ask(club: Running) -> None:
    ann, bob = person(club, "Ann"), person(club, "Bob", account=False)
    assert seek(ann, rated=True)["mine"]["when"] == "now"
    assert (listed(bob), listed(ann)) == (["Ann"], [])
    met = seek(bob, rated=True)["met"]
    assert (met["state"], met["rated"], met["clock"]["whole"]) == ("running", False, 900), "a guest is not rated"
    assert [seat["deck"] for seat in met["seats"] if seat["mine"]] == ["Surging growth"]
    told = looks(ann)
    assert told["met"]["id"] == met["id"] and "mine" not in told
    assert looks(ann) == looks(bob) == {} and listed(bob) == []


def test_days_meet_days_and_a_wish_of_two_accounts_who_want_it_counts(club: Running) -> None:
    ann, bob, carol = person(club, "Ann"), person(club, "Bob"), person(club, "Carol")
    seek(ann, "turns", rated=True)
    assert "met" not in seek(bob, "now"), "somebody who looks now is not given a game over days"
    assert "met" not in seek(carol, "turns", game="anima", deck=""), "nor another game"
    met = seek(bob, "turns", rated=True)["met"]
    assert (met["rated"], met["clock"]["turn"], met["state"]) == (True, CLOCKS["turns"].turn, "running")
    [bell] = ann.http.get("/api/bells").json()
    assert (bell["kind"], bell["match"]) == ("began", met["id"])


def test_who_said_tonight_is_called_once_and_a_seat_is_kept_for_them_alone(club: Running) -> None:
    ann, bob, carol = person(club, "Ann"), person(club, "Bob"), person(club, "Carol")
    until = now() + 3_600_000
    assert seek(ann, "tonight", until=until)["mine"]["until"] == until
    met = seek(bob)["met"]
    assert met["state"] == "waiting" and [seat["kept"] for seat in met["seats"]] == ["", "Ann"]
    [bell] = ann.http.get("/api/bells?lang=fr").json()
    assert (bell["kind"], bell["seat"]) == ("asked", 1) and "Bob vous propose" in bell["words"]
    assert "met" not in seek(carol), "she was called just now"
    sits = carol.http.post(f"/api/matches/{met['id']}/seats/1", json={})
    assert (sits.status_code, sits.json()["reason"]) == (409, "taken")
    assert [row["id"] for row in ann.http.get("/api/challenges").json()] == [met["id"]]
    assert ann.http.post(f"/api/matches/{met['id']}/seats/1", json={}).json()["state"] == "running"
    assert looks(ann) == {}, "she has a game"


def test_a_wish_ages_and_whoever_has_gone_is_met_by_nobody(club: Running) -> None:
    ann, bob = person(club, "Ann"), person(club, "Bob")
    seek(ann)
    changed(club, update(seeks).values(seen=now() - 61_000))
    assert listed(bob) == [] and looks(ann) == {}
    seek(ann)
    changed(club, update(seeks).values(seen=now() - 30_000))
    assert "mine" in looks(ann)
    changed(club, update(seeks).values(made=now() - AGES["now"], until=now() - 1))
    assert listed(bob) == [] and "met" not in seek(bob)
    assert bob.http.delete("/api/seek").status_code == 204 and looks(bob) == {}


def test_a_wish_in_the_lobby_is_answered_by_whom_it_suits(club: Running) -> None:
    ann, bob = person(club, "Ann"), person(club, "Bob")
    mine = seek(ann, "turns")["mine"]
    assert ann.http.post(f"/api/seeks/{mine['id']}", json={}).json()["reason"] == "noSeek", "not one's own"
    met = bob.http.post(f"/api/seeks/{mine['id']}", json={"deck": "burning-wrath"}).json()["met"]
    assert [seat["name"] for seat in met["seats"]] == ["Ann", "Bob"] and met["state"] == "running"
    assert bob.http.post(f"/api/seeks/{mine['id']}", json={}).json()["reason"] == "noSeek", "it is answered"
    feed = bob.http.get("/api/lobby.json").json()
    assert feed == []


def test_other_programs_are_told_who_looks(club: Running) -> None:
    seek(person(club, "Ann"), "tonight")
    [line] = Browser(club).http.get("/api/lobby.json").json()
    assert (line["when"], line["people"], line["link"].endswith("/#/lobby")) == ("tonight", ["Ann"], True)


def test_a_seat_kept_for_somebody_is_theirs_alone_and_to_refuse_it_is_silent(club: Running) -> None:
    ann, bob, carol = person(club, "Ann"), person(club, "Bob"), person(club, "Carol")
    asked = ann.set_up(game="magenoir", seats=[*DUEL, {"who": "named", "name": "bob"}], clock={"turn": 86400})
    match = asked["id"]
    assert [(seat["kept"], seat["free"]) for seat in asked["seats"]] == [("", False), ("Bob", False)]
    assert [row["seats"][1]["free"] for row in bob.http.get("/api/challenges").json()] == [True]
    assert carol.http.post(f"/api/matches/{match}/seats/1", json={}).json()["reason"] == "taken"
    assert carol.http.delete(f"/api/challenges/{match}").json()["reason"] == "noMatch"
    assert bob.http.delete(f"/api/challenges/{match}").status_code == 204
    assert bob.http.get("/api/challenges").json() == []
    assert ann.http.get(f"/api/matches/{match}").json()["seats"][1]["kept"] == "Bob", "she is not told"
    again = ann.set_up(game="magenoir", seats=[*DUEL, {"who": "named", "name": "Bob"}])["id"]
    changed(club, update(challenges).values(until=now() - 1))
    assert bob.http.get("/api/challenges").json() == []
    assert bob.http.post(f"/api/matches/{again}/seats/1", json={}).json()["reason"] == "taken", "too late"
    for name in ("nobody", "Ann"):
        wrong = ann.http.post("/api/matches", json={"game": "magenoir", "seats": [*DUEL, {"who": "named", "name": name}]})
        assert wrong.json()["reason"] == "noPerson"
    assert "named" not in str(ann.http.get("/api/setups").json())


def test_blocks_hide_both_ways_in_wishes_challenges_and_among_those_one_follows(club: Running) -> None:
    ann, bob = person(club, "Ann"), person(club, "Bob")
    for one, other in ((ann, "Bob"), (bob, "Ann")):
        assert one.http.post("/api/follows", json={"name": other}).status_code == 204
    assert ann.http.get("/api/circle").json()["followed"] == 1
    assert ann.http.post("/api/blocks", json={"name": "BOB"}).status_code == 204
    assert ann.http.get("/api/circle").json() == {"follows": [], "followed": 0, "blocked": ["Bob"], "shy": False}
    assert bob.http.get("/api/circle").json()["blocked"] == [], "he is not told"
    assert bob.http.post("/api/follows", json={"name": "Ann"}).json()["reason"] == "noPerson"
    seek(ann, "turns")
    assert listed(bob) == [] and "met" not in seek(bob, "turns") and listed(ann) == []
    asked = bob.set_up(game="magenoir", seats=[*DUEL, {"who": "named", "name": "Ann"}])
    assert asked["seats"][1]["kept"] == "Ann", "it looks as always to him"
    assert ann.http.get("/api/challenges").json() == ann.http.get("/api/bells").json() == []
    assert ann.http.delete("/api/blocks/Bob").status_code == 204
    assert listed(bob) == ["Ann"]


def test_who_follows_somebody_sees_where_they_play_unless_they_do_not_want_it(club: Running) -> None:
    ann, bob, carol = person(club, "Ann"), person(club, "Bob"), person(club, "Carol")
    match = ann.set_up(game="magenoir", seats=[*DUEL, {"who": "anybody"}], public=True)["id"]
    bob.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
    carol.http.post("/api/follows", json={"name": "Ann"}).raise_for_status()
    carol.http.post("/api/follows", json={"name": "Bob"}).raise_for_status()

    def follows() -> dict[str, str]:
        return {line["name"]: line["match"] for line in carol.http.get("/api/circle").json()["follows"]}

    assert follows() == {"Ann": "", "Bob": ""}, "neither is there"
    ann.connect()
    ann.ask("join", match=match, seat=0)
    ann.wait(lambda message: message["type"] == "presence" and message["seats"][0].get("here", True))
    until_told(lambda: follows() == {"Ann": match, "Bob": ""})
    ann.http.post("/api/me/shy", json={"shy": True}).raise_for_status()
    assert follows() == {"Ann": "", "Bob": ""}
    assert carol.http.delete("/api/follows/Ann").status_code == 204 and list(follows()) == ["Bob"]
    ann.close()


def until_told(holds: Any) -> None:
    """Presence is written beside the line it comes by."""
    for _ in range(200):
        if holds():
            return
    raise AssertionError


def test_a_table_whose_owner_is_gone_does_not_stand_in_the_lobby(club: Running) -> None:
    ann, bob = person(club, "Ann"), person(club, "Bob")
    seats = [*DUEL, {"who": "anybody"}]
    live = ann.set_up(game="magenoir", seats=seats, public=True)["id"]
    days = ann.set_up(game="magenoir", seats=seats, public=True, clock={"turn": 86400})["id"]

    def tables() -> set[str]:
        return {row["id"] for row in bob.http.get("/api/lobby").json()}

    assert tables() == {live, days}
    changed(club, update(matches).values(created=now() - 3 * 60_000))
    assert tables() == {days}
    ann.http.get(f"/api/matches/{live}").raise_for_status()
    assert tables() == {live, days}, "she is there again"
    changed(club, update(presence).values(seen=presence.c.seen - 3 * 60_000))
    changed(club, update(matches).values(created=now() - 15 * 24 * 3_600_000))
    assert tables() == set()


def test_what_is_kept_of_meeting_people_is_given_to_them_and_goes_with_them(club: Running) -> None:
    ann, bob, carol = person(club, "Ann"), person(club, "Bob"), person(club, "Carol")
    ann.http.post("/api/follows", json={"name": "Bob"}).raise_for_status()
    bob.http.post("/api/follows", json={"name": "Ann"}).raise_for_status()
    ann.http.post("/api/blocks", json={"name": "Carol"}).raise_for_status()
    seek(ann, "tonight")
    bob.set_up(game="magenoir", seats=[*DUEL, {"who": "named", "name": "Ann"}])
    data = ann.http.get("/api/me/data").json()
    assert (data["follows"], data["blocks"], data["shy"], data["seek"]["when"]) == (["Bob"], ["Carol"], False, "tonight")
    assert [row["kept"] for row in data["challenges"]] == ["Ann"]
    assert ann.http.delete("/api/me").status_code == 204
    assert bob.http.get("/api/circle").json()["followed"] == 0 and listed(carol) == []

    async def left() -> int:
        database = Database(f"sqlite+aiosqlite:///{club.app.state.house.settings.folder / 'grimoire.db'}")
        async with database.reading() as connection:
            found = [(await connection.execute(table.select())).all() for table in (seeks, challenges)]
            people = (await connection.execute(users.select().where(users.c.login == "ann"))).all()
        await database.close()
        return sum(map(len, [*found, people]))

    assert asyncio.run(left()) == 0
