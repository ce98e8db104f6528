"""Finding a game: wishes that meet and age, seats that are kept for one, people one follows and people one does not meet."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.serving import Browser, Message, Running, running

from grimoire.server import seating
from grimoire.server.community.seeking import AGES, CLOCKS
from grimoire.server.seating import MOST_BETWEEN
from grimoire.server.storage.database import Database, now
from grimoire.server.storage.matches import lobby
from grimoire.server.storage.schema import challenges, matches, presence, seeks, users
from grimoire.server.tidying import drop_late_tables
from grimoire.table.refusals import NO_PERSON, Refusal

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

    run(club, do())


def run(club: Running, does: Coroutine[Any, Any, None]) -> None:
    """Inside the server."""
    asyncio.run_coroutine_threadsafe(does, club.loop).result(60)


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
    assert looks(bob)["mine"]["when"] == "now", "he looks on, for whoever comes first"
    dora = person(club, "Dora")
    assert "met" not in seek(dora, "turns"), "that is another game"
    sits = carol.http.post(f"/api/matches/{met['id']}/seats/1", json={})
    assert (sits.status_code, sits.json()["reason"]) == (409, "taken")
    assert [row["id"] for row in ann.http.get("/api/challenges").json()] == [met["id"]]
    assert ann.http.post(f"/api/matches/{met['id']}/seats/1", json={}).json()["state"] == "running"
    assert looks(ann) == looks(bob) == {}, "they have a game"
    assert "met" not in seek(carol), "nobody looks any more"


def test_two_who_look_now_begin_although_somebody_was_called_before_the_second_came(club: Running) -> None:
    ann, bob, carol = person(club, "Ann"), person(club, "Bob"), person(club, "Carol")
    seek(ann, "tonight")
    called = seek(bob)
    assert (called["met"]["state"], called["mine"]["when"]) == ("waiting", "now")
    assert seek(bob)["mine"]["when"] == "now", "whoever presses again waits at the same table"
    assert [row["id"] for row in ann.http.get("/api/challenges").json()] == [called["met"]["id"]]
    met = seek(carol)["met"]
    assert met["state"] == "running" and [seat["name"] for seat in met["seats"]] == ["Bob", "Carol"]
    assert looks(bob)["met"]["id"] == met["id"]
    assert bob.http.get(f"/api/matches/{called['met']['id']}").status_code == 404, "nobody waits there any more"
    assert ann.http.get("/api/challenges").json() == [] and listed(carol) == ["Ann"]


def test_whoever_is_there_is_met_before_whoever_must_be_called(club: Running) -> None:
    ann, bob, carol = person(club, "Ann"), person(club, "Bob"), person(club, "Carol")
    seek(ann, "tonight")
    changed(club, update(seeks).values(called=now()))
    seek(bob)
    changed(club, update(seeks).values(called=0))
    assert [seat["name"] for seat in seek(carol)["met"]["seats"]] == ["Bob", "Carol"]


def test_a_table_that_waited_for_somebody_too_long_is_taken_away(club: Running) -> None:
    ann, bob = person(club, "Ann"), person(club, "Bob")
    seek(ann, "tonight")
    match = seek(bob)["met"]["id"]
    run(club, drop_late_tables(club.app.state.house.hall))
    assert bob.http.get(f"/api/matches/{match}").status_code == 200
    changed(club, update(challenges).values(until=now() - 1))
    run(club, drop_late_tables(club.app.state.house.hall))
    assert bob.http.get(f"/api/matches/{match}").status_code == 404


def test_a_match_that_has_come_meanwhile_is_told_before_anything_else_is_looked_for(club: Running) -> None:
    ann, bob = person(club, "Ann"), person(club, "Bob")
    seek(ann, "turns")
    met = seek(bob, "turns")["met"]
    assert seek(ann, "now")["met"]["id"] == met["id"]
    assert "met" not in seek(ann, "now"), "once"


def test_a_wish_by_turns_stays_where_somebody_plays_at_once_meanwhile(club: Running) -> None:
    ann, bob = person(club, "Ann"), person(club, "Bob")
    seek(bob, "turns")
    wish = seek(ann)["mine"]["id"]
    assert bob.http.post(f"/api/seeks/{wish}", json={}).json()["met"]["state"] == "running"
    assert looks(bob)["mine"]["when"] == "turns"


def test_a_wish_that_cannot_be_played_any_more_is_in_nobodys_way(club: Running) -> None:
    ann, bob, carol, dora = (person(club, name) for name in ("Ann", "Bob", "Carol", "Dora"))
    seek(ann)
    changed(club, update(seeks).values(deck="3 Cards of a version before"))
    wish = ann.http.get("/api/seek").json()["mine"]["id"]
    assert bob.http.post(f"/api/seeks/{wish}", json={}).json()["reason"] == "noSeek"
    assert listed(bob) == [], "it is kept no longer"
    seek(ann)
    changed(club, update(seeks).values(deck="3 Cards of a version before"))
    changed(club, update(seeks).values(made=0))
    assert "met" not in seek(carol), "nobody is refused for it"
    assert seek(dora)["met"]["state"] == "running"


def test_nobody_answers_under_a_name_that_is_somebody_elses(club: Running) -> None:
    ann, guest = person(club, "Ann"), person(club, "Lea", account=False)
    wish = seek(ann)["mine"]["id"]
    person(club, "Lea")
    assert guest.http.post(f"/api/seeks/{wish}", json={}).json()["reason"] == "nameTaken"


def test_a_guest_whose_name_somebody_has_taken_is_met_by_nobody(club: Running) -> None:
    bob, guest = person(club, "Bob"), person(club, "Lea", account=False)
    wish = seek(guest)["mine"]["id"]
    person(club, "Lea")
    assert bob.http.post(f"/api/seeks/{wish}", json={}).json()["reason"] == "noSeek"
    assert "met" not in seek(bob)


def test_nobody_asks_one_person_for_more_than_a_few_games_at_a_time(club: Running) -> None:
    ann, bob = person(club, "Ann"), person(club, "Bob")
    asked = {"game": "magenoir", "seats": [*DUEL, {"who": "named", "name": "Bob"}]}
    tables = [ann.set_up(**asked)["id"] for _ in range(MOST_BETWEEN)]
    assert ann.http.post("/api/matches", json=asked).json()["reason"] == "tooOften"
    bob.http.delete(f"/api/challenges/{tables[0]}").raise_for_status()
    assert ann.http.post("/api/matches", json=asked).json()["reason"] == "tooOften", "to refuse is silent here, too"
    ann.http.delete(f"/api/matches/{tables[0]}").raise_for_status()
    assert ann.set_up(**asked)["state"] == "waiting"


def test_a_table_for_somebody_is_kept_with_the_seat_or_not_at_all(club: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _ = person(club, "Ann"), person(club, "Bob")

    async def fails(*_: object) -> None:
        raise Refusal(NO_PERSON)

    monkeypatch.setattr(seating, "keep_seats", fails)
    asked = {"game": "magenoir", "seats": [*DUEL, {"who": "named", "name": "Bob"}]}
    assert ann.http.post("/api/matches", json=asked).json()["reason"] == "noPerson"
    assert ann.http.get("/api/matches").json() == []


def test_a_wish_ages_and_whoever_has_gone_is_met_by_nobody(club: Running) -> None:
    ann, bob = person(club, "Ann"), person(club, "Bob")
    seek(ann)
    changed(club, update(seeks).values(seen=now() - 151_000))
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
    assert ann.http.get("/api/circle").json() == {
        "follows": [],
        "followed": 0,
        "blocked": ["Bob"],
        "shy": False,
        "shows_contests": False,
    }
    assert bob.http.get("/api/circle").json()["blocked"] == [], "he is not told"
    assert bob.http.post("/api/follows", json={"name": "Ann"}).status_code == 204, "nor by an answer"
    assert bob.http.get("/api/circle").json()["follows"] == [] and ann.http.get("/api/circle").json()["followed"] == 0
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


def test_tables_nobody_looks_after_do_not_push_others_out_of_the_lobby(club: Running) -> None:
    ann, bob = person(club, "Ann"), person(club, "Bob")
    seats = [*DUEL, {"who": "anybody"}]
    kept = ann.set_up(game="magenoir", seats=seats, public=True)["id"]
    ann.http.get(f"/api/matches/{kept}").raise_for_status()
    left = [bob.set_up(game="magenoir", seats=seats, public=True)["id"] for _ in range(2)]
    past = now() - 3 * 60_000
    changed(club, update(matches).where(matches.c.id.in_(left)).values(created=past))
    changed(club, update(matches).where(matches.c.id == kept).values(created=past - 1))

    async def shown() -> None:
        house = club.app.state.house
        async with house.database.reading() as connection:
            rows = await lobby(connection, now(), house.database.clock.now(), most=1)
        assert [row.id for row in rows] == [kept]

    run(club, shown())


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
