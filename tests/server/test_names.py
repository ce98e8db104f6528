"""Names that cannot be mistaken for somebody else's; seats of contests that are somebody's; and going without a trace."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from argon2 import PasswordHasher
from sqlalchemy import Connection, text
from tests.server.contest_desk import Desk
from tests.server.serving import Browser, Running, running
from tests.server.test_meeting import person, seek

from grimoire.contests.contest import Contest
from grimoire.contests.standings import places_so_far
from grimoire.server.contests import shown
from grimoire.server.look_alikes import look_of
from grimoire.server.storage import people
from grimoire.server.storage.database import Database, now

LIST = Path("docs/examples/air.txt").read_text(encoding="utf-8")
CARD = "Tornado"
ALIKE = [
    ("Isaure", "lsaure"),
    ("Isaure", "1SAURE"),
    ("Ondine", "0ndine"),
    ("Ondine", "\u041endine"),  # Cyrillic
    ("Ondine", "\u039fndin\u0435"),  # Greek and Cyrillic
    ("Corvin", "\uff23orvin"),  # wide
    ("Marina", "rnarina"),
    ("Helen", "\u0397elen"),  # a Greek capital, whose small letter looks like another one
    ("Vera", "\u0475\u0435r\u0430"),  # Cyrillic
    ("Paul", "\U0001d5b5aul".replace("\U0001d5b5", "\U0001d5af")),  # mathematical
]
APART = [
    ("Ann", "Anne"),
    ("Bob", "Rob"),
    ("Zoe", "Zoé"),
    ("Fox", "Sox"),
    ("Ondine", "Undine"),
    ("Lia", "Noé"),
    ("Ann 1", "Ann 2"),
    *[("Ana", "Ava"), ("Tina", "Rina"), ("Tina", "Zina"), ("Rina", "Zina"), ("Tara", "Yara"), ("Tom", "Rom"), ("Roy", "Toy")],
    *[("Eva", "Ena"), ("Lou", "Lot"), ("Mary", "Mart"), ("Guest 6", "Guest 0"), ("Guest 6", "Guest o"), ("Eve", "7v7")],
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert look_of(one) == look_of(other) and look_of(one) == look_of(one.upper())


def test_no_two_letters_that_are_written_everywhere_are_one_but_these() -> None:
    by_look: dict[str, str] = {}
    for letter in "abcdefghijklmnopqrstuvwxyz0123456789":
        by_look[look_of(letter)] = by_look.get(look_of(letter), "") + letter
    assert sorted(one for one in by_look.values() if len(one) > 1) == ["il1", "o0"]


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_do_not_are_two(one: str, other: str) -> None:
    assert look_of(one) != look_of(other)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as server:
        yield server


def test_nobody_takes_a_name_that_looks_like_that_of_an_account_neither_as_a_guest(club: Running) -> None:
    person(club, "Isaure")
    mallory = Browser(club)
    for one in ("lsaure", "1saure", "\u0406saure"):
        taken = mallory.http.post("/api/account", json={"name": one, "password": "correct horse"})
        called = mallory.http.patch("/api/me", json={"name": one})
        seats = [{"who": "me", "name": one}, {"who": "anybody"}]
        sits = mallory.http.post("/api/matches", json={"game": "magenoir", "seats": seats})
        assert {taken.json()["reason"], called.json()["reason"], sits.json()["reason"]} == {"nameTaken"}, one


async def kept_before(file: Path, *names: str) -> None:
    """Accounts in a database of before names had looks."""
    database = Database(f"sqlite+aiosqlite:///{file}")

    def make(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", "grimoire:server/storage/migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "0016")
        hash = PasswordHasher().hash("correct horse")
        kept = "INSERT INTO users (id, name, login, password, banned, created, seen, setups, feed, shy) "
        for number, name in enumerate(names):
            values = {"id": f"user-{number}", "name": name, "login": name.casefold(), "hash": hash, "at": now() + number}
            connection.execute(text(kept + "VALUES (:id, :name, :login, :hash, false, :at, :at, '{}', 0, false)"), values)

    async with database.engine.connect() as connection:
        await connection.run_sync(make)
        await connection.commit()
    await database.close()


def test_names_that_were_taken_before_stay_and_the_oldest_keeps_its_look(tmp_path: Path) -> None:
    asyncio.run(kept_before(tmp_path / "grimoire.db", "Isaure", "lsaure"))
    with running(tmp_path) as club:
        for name in ("isaure", "lsaure"):
            signed = Browser(club).http.post("/api/sign-in", json={"name": name, "password": "correct horse"})
            assert signed.status_code == 200, "both are let in as before"
        uses_its_name(club, "lsaure")
        new = Browser(club).http.post("/api/account", json={"name": "1saure", "password": "correct horse"})
        assert new.json()["reason"] == "nameTaken"


def uses_its_name(club: Running, name: str) -> None:
    """All that an account does under its own name."""
    me, ann = Browser(club), person(club, "Ann")
    me.http.post("/api/sign-in", json={"name": name, "password": "correct horse"}).raise_for_status()
    opened = me.set_up(game="magenoir", seats=[{"who": "me", "deck": "burning-wrath"}, {"who": "anybody"}])
    assert opened["seats"][0]["name"] == name
    table = ann.set_up(game="magenoir", seats=[{"who": "me", "deck": "burning-wrath"}, {"who": "anybody"}])["id"]
    assert me.http.post(f"/api/matches/{table}/seats/1", json={}).json()["state"] == "running"
    assert seek(me, "turns")["mine"]["when"] == "turns"
    again = {"name": name, "password": "another horse", "old": "correct horse"}
    assert me.http.post("/api/account", json=again).status_code == 200
    words = " ".join(me.http.post("/api/me/recovery", json={"password": "another horse"}).json()["words"])
    back = Browser(club).http.post("/api/recover", json={"name": name, "words": words, "password": "a third horse"})
    assert back.status_code == 200
    for password, let_in in (("another horse", 403), ("a third horse", 200)):
        signed = Browser(club).http.post("/api/sign-in", json={"name": name, "password": password})
        assert signed.status_code == let_in, signed.text


def test_whoever_is_called_otherwise_keeps_that_look_and_gives_the_one_before_free(club: Running) -> None:
    isaure, other = person(club, "Isaure"), Browser(club)
    renamed = isaure.http.patch("/api/me", json={"name": "Ondine", "old": "correct horse"})
    assert renamed.json()["name"] == "Ondine"
    taken = other.http.post("/api/account", json={"name": "0ndine", "password": "correct horse"})
    assert taken.json()["reason"] == "nameTaken"
    assert other.http.post("/api/account", json={"name": "lsaure", "password": "correct horse"}).status_code == 200


def test_a_guest_who_is_called_otherwise_while_they_take_an_account_keeps_the_account(club: Running) -> None:
    house = club.app.state.house

    async def overtaken() -> tuple[bool, object]:
        async with house.database.writing() as connection:
            guest = await people.new_guest(connection, "Judith", now())
            assert await people.set_password(connection, guest.id, "Judith", "judith", "hash")
            called = await people.rename(connection, guest.id, "Somebody else", None)
            return called, await people.user_named(connection, "judith")

    called, kept = asyncio.run_coroutine_threadsafe(overtaken(), club.loop).result(60)
    assert not called and kept is not None


def test_places_in_contests_are_reckoned_once_until_something_happens(club: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = person(club, "Ann"), person(club, "Bob")
    desk = Desk.opened(ann, names="Ondine\nIsaure\nBob\nJudith")
    bob.http.post("/api/contests/come", json={"code": desk.codes()[3]}).raise_for_status()
    desk.do("pairRound")
    reckoned = []

    def counted(contest: Contest) -> dict[int, int]:
        reckoned.append(contest.number)
        return places_so_far(contest)

    monkeypatch.setattr(shown, "places_so_far", counted)
    for _ in range(3):
        assert bob.http.get("/api/me/page").json()["contests"][0]["place"] == 0, "no result is in"
    assert len(reckoned) == 1
    desk.keep_all()
    bob.http.get("/api/me/page").raise_for_status()
    assert len(reckoned) == 2


def everything_in(folder: Path) -> str:
    """All that is kept, as one text."""
    database = sqlite3.connect(folder / "grimoire.db")
    tables = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    text = "\n".join(str(row) for table in tables for row in database.execute(f"SELECT * FROM {table}"))
    database.close()
    return text


def test_a_seat_of_a_contest_is_on_the_page_of_whoever_came_with_its_slip_and_nobody_is_left_when_they_go(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as club:
        ann, bastien = person(club, "Ann"), person(club, "Bastien the brave")
        desk = Desk.opened(ann, names="Ondine\nIsaure\nBastien of the list\nJudith")
        code = desk.codes()[3]
        bastien.http.post("/api/contests/come", json={"code": code}).raise_for_status()
        player = Desk(bastien, desk.id)
        player.do("giveList", player=3, text=LIST)
        assert ann.http.get("/api/people/Bastien the brave").json()["contests"] == [], "who plays there is for them to tell"
        for shown in (True, False):
            bastien.http.post("/api/me/contests-shown", json={"shown": shown}).raise_for_status()
            assert bastien.http.get("/api/circle").json()["shows_contests"] is shown
            told = ann.http.get("/api/people/Bastien the brave").json()["contests"]
            assert [one["title"] for one in told] == (["Friday"] if shown else [])
        page = bastien.http.get("/api/people/Bastien the brave").json()
        assert (
            page["contests"]
            == bastien.http.get("/api/me/page").json()["contests"]
            == [{"id": desk.id, "title": "Friday", "place": 0, "players": 4, "over": False}]
        )
        for _ in range(2):
            desk.do("pairRound")
            desk.keep_all()
        desk.do("renamePlayer", player=3, name="Bastien the second")
        ranks = [(row["rank"], row["points"]) for row in desk.page("/standings")["rows"]]
        match = bastien.set_up(game="magenoir", seats=[{"who": "me", "deck": "burning-wrath"}, {"who": "anybody"}])["id"]
        ann.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
        bastien.connect()
        bastien.ask("join", match=match, seat=0)
        assert bastien.ask("say", match=match, seat=0, text="Words of the brave")["type"] == "done"
        bastien.http.post("/api/decks", json={"game": "magenoir", "name": "Deck of the brave", "text": LIST}).raise_for_status()
        bastien.http.post("/api/follows", json={"name": "Ann"}).raise_for_status()
        data = bastien.http.get("/api/me/data").json()
        [seat] = data["contest_seats"]
        assert (seat["name"], len(seat["games"]), seat["place"] > 0) == ("Bastien the second", 2, True)
        assert any(CARD in line for line in seat["deck"]) and data["follows"] == ["Ann"]
        assert "Words of the brave" in str(data["said"]) and "Deck of the brave" in str(data["decks"])
        assert bastien.http.delete("/api/me").status_code == 204
        bastien.close()
        after = desk.page("/standings")["rows"]
        assert [(row["rank"], row["points"]) for row in after] == ranks, "standings stand"
        assert sorted(row["name"] for row in after) == ["Isaure", "Judith", "Ondine", "Somebody 3"]
        assert ann.http.get("/api/people/Bastien the brave").json()["reason"] == "noPerson"
    left = everything_in(tmp_path)
    assert "Ondine" in left and "Somebody 3" in left
    for gone in ("astien", "brave", CARD):
        assert gone not in left, f"{gone}: {left[left.index(gone) - 200 : left.index(gone) + 60]}"
