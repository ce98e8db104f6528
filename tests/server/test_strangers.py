"""Somebody one does not know: what they may guess, how often they may do what costs something, and when they are sent away."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.serving import Browser, Message, Running, running
from tests.server.test_admin import admin
from websockets.exceptions import ConnectionClosed

from grimoire.table.refusals import Refusal

HOST = "grimoire.example"
RIGHT = "correct horse"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that others can reach, so that limits by address hold."""
    with running(tmp_path_factory.mktemp("club"), names=(HOST,), guests_an_hour=60) as server:
        yield server


def owner(server: Running, name: str) -> Browser:
    browser = Browser(server)
    browser.http.post("/api/account", json={"name": name, "password": RIGHT}).raise_for_status()
    return browser


def sign_in(browser: Browser, name: str, password: str) -> httpx.Response:
    return browser.http.post("/api/sign-in", json={"name": name, "password": password})


def closed(browser: Browser) -> list[Message]:
    """What it was told before its line was cut."""
    told: list[Message] = []
    with pytest.raises(ConnectionClosed):
        while True:
            told.append(browser.receive(timeout=30))
    return told


def test_guesses_are_counted_before_any_of_them_is_hashed(club: Running) -> None:
    owner(club, "Guessed")
    thief = Browser(club)
    with ThreadPoolExecutor(40) as together:
        reasons = list(together.map(lambda n: sign_in(thief, "Guessed", f"wrong horse {n}").json()["reason"], range(40)))
    assert reasons.count("badPassword") <= 10 and set(reasons) <= {"badPassword", "tooOften"}


def test_a_stranger_who_guesses_keeps_nobody_out(club: Running) -> None:
    alice = owner(club, "Alice")
    thief = Browser(club)
    answers = [sign_in(thief, "Alice", "wrong horse") for _ in range(11)]
    assert answers[-1].status_code == 429 and answers[-1].json()["reason"] == "tooOften"
    alice.http.delete("/api/session").raise_for_status()
    assert sign_in(alice, "Alice", RIGHT).status_code == 200, "she was known in this browser"
    attempts = club.app.state.house.attempts
    attempts.begin("alice", "198.51.100.7", "").right()
    with pytest.raises(Refusal, match="tooOften"):
        attempts.begin("alice", "127.0.0.1", "")


def test_a_password_is_changed_by_whoever_knows_it_and_other_sign_ins_end(club: Running) -> None:
    ann = owner(club, "Ann of Clubs").connect()
    phone = Browser(club)
    sign_in(phone, "Ann of Clubs", RIGHT).raise_for_status()
    phone.connect()
    new = {"name": "Ann of Clubs", "password": "another horse"}
    for old in ({}, {"old": "wrong horse"}):
        answer = ann.http.post("/api/account", json={**new, **old})
        assert (answer.status_code, answer.json()["reason"]) == (403, "badPassword")
    assert phone.http.get("/api/me").status_code == 200
    assert ann.http.post("/api/account", json={**new, "old": RIGHT}).status_code == 200
    assert phone.http.get("/api/me").status_code == 401
    assert [message["reason"] for message in closed(phone) if message["type"] == "refused"] == ["noSession"]
    assert ann.ask("ping")["type"] == "done", "but not where it was changed"
    assert sign_in(phone, "Ann of Clubs", RIGHT).json()["reason"] == "badPassword"


def test_sign_ins_are_seen_and_each_can_be_ended(club: Running) -> None:
    ann = owner(club, "Ann of Hearts")
    phone = Browser(club)
    phone.http.headers["User-Agent"] = "Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0"
    sign_in(phone, "Ann of Hearts", RIGHT).raise_for_status()
    phone.connect()
    sessions = ann.http.get("/api/sessions").json()
    assert [one["this"] for one in sessions].count(True) == 1 and len(sessions) == 2
    other = next(one for one in sessions if not one["this"])
    assert other["browser"] == "Firefox, Android" and other["created"] > 0
    stranger = Browser(club)
    assert stranger.http.delete(f"/api/sessions/{other['id']}").status_code == 404, "only one's own"
    assert ann.http.delete(f"/api/sessions/{other['id']}").status_code == 204
    assert closed(phone) is not None and phone.http.get("/api/me").status_code == 401
    assert len(ann.http.get("/api/sessions").json()) == 1 and ann.http.get("/api/me").status_code == 200


def test_who_signs_out_plays_no_longer(club: Running) -> None:
    bob = Browser(club).connect()
    bob.http.delete("/api/session").raise_for_status()
    assert closed(bob)[-1]["reason"] == "noSession"


def test_who_is_banned_plays_no_longer(tmp_path: Path) -> None:
    """Also where another program does it, as `grimoire admin` is one."""
    with running(tmp_path) as server:
        mallory = owner(server, "Mallory").connect()
        admin("ban", "Mallory", "--data", str(tmp_path))
        assert closed(mallory)[-1]["reason"] == "noSession"


def test_a_guest_cannot_bear_the_name_of_an_account(club: Running) -> None:
    owner(club, "Ada")
    guest = Browser(club)
    assert guest.http.patch("/api/me", json={"name": "ADA"}).json()["reason"] == "nameTaken"
    seats: list[dict[str, Any]] = [{"who": "me"}, {"who": "me", "name": "aDa"}]
    assert guest.http.post("/api/matches", json={"game": "anima", "seats": seats}).json()["reason"] == "nameTaken"
    open = guest.set_up(game="anima", seats=[{"who": "me"}, {"who": "anybody"}])["id"]
    other = Browser(club)
    assert other.http.post(f"/api/matches/{open}/seats/1", json={"name": "Ada"}).json()["reason"] == "nameTaken"
    early = Browser(club, "Zoe")
    owner(club, "zoe")
    assert early.http.post(f"/api/matches/{open}/seats/1", json={}).json()["reason"] == "nameTaken", "who came later too"
    assert early.http.post(f"/api/matches/{open}/seats/1", json={"name": "Not Zoe"}).status_code == 200
    for name in ("Guest", "invité"):
        assert early.http.post("/api/account", json={"name": name, "password": RIGHT}).json()["reason"] == "badName"


def test_who_is_a_guest_is_told_to_whoever_sits_there_or_might(club: Running) -> None:
    grace, guest = owner(club, "Grace").connect(), Browser(club, "Graceful").connect()
    match = guest.set_up(game="magenoir", seats=[{"who": "me"}, {"who": "anybody"}], public=True)["id"]
    listed = next(page for page in grace.http.get("/api/lobby").json() if page["id"] == match)
    assert [seat["guest"] for seat in listed["seats"]] == [True, False]
    sat = grace.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status().json()
    assert [seat["guest"] for seat in sat["seats"]] == [True, False]
    grace.send("join", match=match, seat=1)
    there = grace.wait(lambda m: m["type"] == "presence")
    assert [seat.get("guest", False) for seat in there["seats"]] == [True, False]
    guest.http.post("/api/account", json={"name": "Graceful", "password": RIGHT}).raise_for_status()
    assert not any(seat["guest"] for seat in grace.http.get(f"/api/matches/{match}").json()["seats"])
    for browser in (grace, guest):
        browser.close()


def test_nobody_says_very_much_at_once(club: Running) -> None:
    ann = Browser(club).connect()
    match = ann.set_up(game="anima", seats=[{"who": "me"}, {"who": "me", "name": "Other"}])["id"]
    ann.ask("join", match=match, seat=0)
    answers = [ann.ask("say", match=match, seat=0, text=f"{n}") for n in range(30)]
    assert [one["type"] for one in answers[:5]] == ["done"] * 5
    assert answers[-1]["reason"] == "tooOften" and sum(one["type"] == "done" for one in answers) <= 12


def test_nobody_opens_very_many_lines(club: Running) -> None:
    ann = Browser(club)
    lines: list[Browser] = []
    with pytest.raises(ConnectionClosed):
        for _ in range(60):
            one = Browser(club, cookies=httpx.Cookies(ann.http.cookies))
            lines.append(one)
            one.connect("fr", **{"Accept-Language": "fr"})
    told = [*lines[-1].got, *closed(lines[-1])]
    assert len(lines) > 10 and "trop" in "".join(span["text"] for span in told[-1]["words"])
    for one in lines:
        one.close()


def test_an_address_is_not_very_many_guests(tmp_path: Path) -> None:
    with running(tmp_path, names=(HOST,), guests_an_hour=3) as server:
        known = Browser(server)
        for _ in range(2):
            Browser(server)
        refused = httpx.post(f"{server.address}/api/session?lang=fr", trust_env=False)
        assert (refused.status_code, refused.json()["reason"]) == (429, "tooOften")
        assert known.http.post("/api/session").status_code == 200, "who is known already is no new one"


def test_only_so_many_passwords_are_hashed_at_once(club: Running) -> None:
    passwords = club.app.state.house.passwords

    async def many() -> list[str]:
        wanted = [passwords.hash_of("x" * 8) for _ in range(60)]
        return [type(one).__name__ for one in await asyncio.gather(*wanted, return_exceptions=True)]

    found = asyncio.run_coroutine_threadsafe(many(), club.loop).result(60)
    assert 4 <= found.count("str") < 60 and set(found) == {"str", "Refusal"}


def test_a_server_lets_in_by_invitation(tmp_path: Path) -> None:
    admin("password", "Alice", "--data", str(tmp_path))
    code = admin("invite", "--times", "1", "--data", str(tmp_path)).split()[0]
    with running(tmp_path, admits="invited") as server:
        client = httpx.Client(base_url=server.address, trust_env=False)
        assert client.get("/api/house").json() == {"admits": "invited", "keeps": 0}
        for lang, word in (("en", "invitation"), ("fr", "invitation")):
            refused = client.post(f"/api/session?lang={lang}")
            assert refused.status_code == 403 and refused.json()["reason"] == "notAdmitted" and word in refused.json()["words"]
        assert client.post("/api/invitations", json={"code": "nothing"}).json()["reason"] == "badInvitation"
        assert client.post("/api/invitations", json={"code": code}).json()["guest"]
        assert client.post("/api/session").status_code == 200
        other = httpx.Client(base_url=server.address, trust_env=False)
        assert other.post("/api/invitations", json={"code": code}).json()["reason"] == "badInvitation", "it is used up"


def test_a_server_lets_nobody_new_in(tmp_path: Path) -> None:
    password = admin("password", "Alice", "--data", str(tmp_path)).strip().rpartition(" ")[2]
    code = admin("invite", "--data", str(tmp_path)).split()[0]
    with running(tmp_path, admits="nobody") as server:
        client = httpx.Client(base_url=server.address, trust_env=False)
        assert client.post("/api/session").json()["reason"] == "notAdmitted"
        assert client.post("/api/invitations", json={"code": code}).json()["reason"] == "notAdmitted"
        assert client.post("/api/sign-in", json={"name": "Alice", "password": password}).status_code == 200
        assert client.post("/api/session").json()["name"] == "Alice"
