"""Names that cannot be mistaken for somebody else's; seats of contests that are somebody's; and going without a trace."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.contest_desk import Desk
from tests.server.serving import Browser, Running, running
from tests.server.test_meeting import person

from grimoire.server.look_alikes import look_of

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
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert look_of(one) == look_of(other) and look_of(one) == look_of(one.upper())


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


def test_names_that_were_taken_before_stay_and_the_oldest_keeps_its_look(tmp_path: Path) -> None:
    with running(tmp_path) as club:
        isaure = person(club, "Isaure")
        isaure.http.patch("/api/me", json={"name": "Isaure"})
    database = sqlite3.connect(tmp_path / "grimoire.db")
    database.execute("UPDATE alembic_version SET version_num = '0016'")
    database.execute("DROP INDEX users_by_look")
    database.execute("ALTER TABLE users DROP COLUMN look")
    copied = "INSERT INTO users (id, name, login, password, banned, created, seen, setups, feed, shy)"
    database.execute(
        f"{copied} SELECT 'other', 'lsaure', 'lsaure', password, 0, created + 1, seen, '{{}}', 0, 0 FROM users LIMIT 1"
    )
    database.commit()
    database.close()
    with running(tmp_path) as club:
        for name in ("isaure", "lsaure"):
            signed = Browser(club).http.post("/api/sign-in", json={"name": name, "password": "correct horse"})
            assert signed.status_code == 200, "both are let in as before"
        new = Browser(club).http.post("/api/account", json={"name": "1saure", "password": "correct horse"})
        assert new.json()["reason"] == "nameTaken"


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
        page = ann.http.get("/api/people/Bastien the brave").json()
        assert page["contests"] == [{"id": desk.id, "title": "Friday", "place": 0, "players": 4, "over": False}]
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
