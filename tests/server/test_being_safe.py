"""Who may ask for what at all, what is said and by whom, and what is reported of somebody."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from litestar.handlers import HTTPRouteHandler
from tests.server.serving import Browser, Running, running
from tests.server.test_admin import admin
from tests.server.test_meeting import changed, person
from tests.server.test_names import everything_in
from typer.testing import CliRunner

from grimoire.cli.main import app
from grimoire.library.messages import LANGUAGES, messages
from grimoire.server import protocol
from grimoire.server.permissions import ALLOWED, Who, check
from grimoire.server.storage.database import now
from grimoire.server.storage.people import User, new_guest
from grimoire.server.storage.reports import add_report, drop_old_reports, find_reports, settle_report
from grimoire.server.storage.schema import chat
from grimoire.table.refusals import Refusal

SEATS = [{"who": "me", "deck": "burning-wrath"}, {"who": "anybody", "deck": "surging-growth"}]
GUEST, NAMED = User("g", "Guest"), User("n", "Ann", "ann")


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as server:
        yield server


def table(one: Browser, other: Browser) -> str:
    match = str(one.set_up(game="magenoir", seats=SEATS)["id"])
    other.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
    for seat, browser in enumerate((one, other)):
        browser.connect()
        browser.ask("join", match=match, seat=seat)
    return match


# -- requests ----------------------------------------------------------------------------------------------------------


def test_every_request_stands_in_the_table_of_who_may_send_it_and_nothing_else_does(club: Running) -> None:
    found = set()
    for route in club.app.routes:
        if route.path.startswith("/api/") and not route.path.startswith("/api/schema"):
            handlers = [one for one in getattr(route, "route_handlers", []) if isinstance(one, HTTPRouteHandler)]
            found |= {f"{method} {route.path_format}" for one in handlers for method in one.http_methods}
    assert {one for one in found if not one.startswith("OPTIONS")} == set(ALLOWED)


CELLS = [(who, user) for who in Who for user in (None, GUEST, NAMED)]
REFUSED = {(Who.known, None): "noSession", (Who.account, None): "noSession", (Who.account, GUEST): "accountAlone"}


@pytest.mark.parametrize(("who", "user"), CELLS)
def test_each_cell_of_it(who: Who, user: User | None) -> None:
    wanted = REFUSED.get((who, user), "")
    try:
        check(who, user)
    except Refusal as refusal:
        assert refusal.reason == wanted
    else:
        assert not wanted


def test_nobody_is_answered_by_more_than_the_table_says(club: Running) -> None:
    """Each request as somebody without a cookie, and those for accounts as a guest."""
    nobody, guest = Browser(club), Browser(club)
    for one, who in ALLOWED.items():
        method, path = one.split(" ")
        path = path.replace("{round}", "1").replace("{table}", "1").replace("{player}", "1").replace("{seat}", "0")
        path = path.replace("{", "").replace("}", "")
        json: dict[str, Any] = {"json": {}} if method in ("POST", "PUT", "PATCH") else {}
        nobody.http.cookies.clear()  # some requests make one known
        answer = nobody.http.request(method, path, **json)
        if who is not Who.anybody:
            assert (answer.status_code, answer.json().get("reason")) == (401, "noSession"), f"{one}: {answer.text}"
            if who is Who.account:
                assert guest.http.request(method, path, **json).json()["reason"] == "accountAlone", one
        else:
            assert answer.status_code != 401, one


# -- words -------------------------------------------------------------------------------------------------------------


def test_there_are_twelve_phrases_in_both_languages() -> None:
    names = [line.split(" = ")[0] for line in phrases_file().splitlines() if line.startswith("phrase-")]
    assert len(names) == 12
    assert {name.removeprefix("phrase-") for name in names} == {*get_args(protocol.PhraseId)}
    assert all(messages(lang).say(name) for lang in LANGUAGES for name in names)


def phrases_file() -> str:
    return Path("src/grimoire/data/messages/en/web_phrases.ftl").read_text(encoding="utf-8")


def test_words_of_ones_own_are_for_accounts_and_phrases_for_everybody(club: Running) -> None:
    ann, guest = person(club, "Ann"), Browser(club, "Passer-by")
    match = table(ann, guest)
    for one, seat in ((ann, 0), (guest, 1)):
        assert one.ask("say", match=match, seat=seat, text="Hello")["reason"] == "wordsOfAccounts"
        assert one.ask("phrase", match=match, seat=seat, phrase="thanks")["type"] == "done"
    said = [line for message in ann.got if message["type"] == "chat" for line in message["lines"]]
    assert [(line["name"], line["phrase"], line["text"]) for line in said[:1]] == [("Ann", "thanks", "")]
    guest.http.post("/api/account", json={"name": "Known now", "password": "correct horse"}).raise_for_status()
    assert ann.ask("say", match=match, seat=0, text="Hello")["type"] == "done"
    for one in (ann, guest):
        one.close()


# -- reports -----------------------------------------------------------------------------------------------------------


def test_a_report_is_read_by_command_with_what_was_said_last_and_nowhere_else(tmp_path: Path) -> None:
    with running(tmp_path) as club:
        ann, bob, carol = person(club, "Ann"), person(club, "Bob"), person(club, "Carol")
        match = table(ann, bob)
        changed(club, chat.insert(), old_lines(match, 60))
        bob.ask("say", match=match, seat=1, text="Words that hurt")
        bob.ask("phrase", match=match, seat=1, phrase="sorry")
        about = {"match": match, "seat": 1, "reason": "words", "text": "Number 1: settled"}
        assert carol.http.post("/api/reports", json=about).json()["reason"] == "notYours"
        for wrong in (0, -1, 7):
            assert ann.http.post("/api/reports", json={**about, "seat": wrong}).json()["reason"] == "notAllowed"
        assert ann.http.post("/api/reports", json={**about, "text": "x\u202ey"}).json()["reason"] == "badMessage"
        assert ann.http.post("/api/reports", json={**about, "reason": "rude"}).status_code == 400
        assert ann.http.post("/api/reports", json=about).status_code == 204
        assert ann.http.get("/api/me/data").json()["reports"][0]["about"] == "Bob"
        assert "report" not in str([bob.http.get(f"/api{path}").json() for path in ("/bells", "/me/page")])
        flood = [ann.http.post("/api/reports", json=about).status_code for _ in range(12)]
        assert flood[0] == 204 and flood[-1] == 429
        ann.close()
        bob.close()
    data = ["--data", str(tmp_path)]
    told = admin("reports", *data)
    first = told.split("\n\n")[0]
    assert "Ann about Bob" in first and "Words that hurt" in first and "Sorry." in first and '"Number 1: settled"' in first
    assert first.count("\n  ") == 51 and "line 12\n" not in first and "line 13\n" in first
    assert admin("reports", "--settle", "1", *data) == "Report 1 is settled.\n"
    assert "Report 1," not in admin("reports", *data) and "Report 1," in admin("reports", "--all", *data)
    none = CliRunner().invoke(app, ["admin", "reports", "--settle", "99", *data])
    assert none.exit_code == 2 and "there is no report number 99" in none.output


def old_lines(match: str, count: int) -> list[dict[str, Any]]:
    line = {"match": match, "user": "x", "seat": 1, "name": "Bob", "at": 1, "phrase": ""}
    return [{**line, "number": number, "text": f"line {number}"} for number in range(1, count + 1)]


def test_who_goes_takes_their_words_out_of_what_others_have_reported(tmp_path: Path) -> None:
    with running(tmp_path) as club:
        ann, bob, carol = person(club, "Ann"), person(club, "Bob"), person(club, "Carol")
        seats = [{"who": "me"}, {"who": "anybody"}, {"who": "anybody"}]
        match = str(ann.set_up(game="anima", seats=seats)["id"])
        for seat, one in enumerate((ann, bob, carol)):
            if seat:
                one.http.post(f"/api/matches/{match}/seats/{seat}", json={}).raise_for_status()
            one.connect()
            one.ask("join", match=match, seat=seat)
            one.ask("say", match=match, seat=seat, text=f"Words of seat {seat}")
        about = {"match": match, "seat": 1, "reason": "stalling"}
        ann.http.post("/api/reports", json=about).raise_for_status()
        assert carol.http.delete("/api/me").status_code == 204
        for one in (ann, bob, carol):
            one.close()
    left = everything_in(tmp_path)
    assert "Words of seat 1" in left and "Words of seat 2" not in left


def test_a_report_that_is_settled_is_kept_for_a_while_and_one_that_is_not_for_ever(tmp_path: Path) -> None:
    async def left(house: Any) -> list[str]:
        async with house.database.writing() as connection:
            guests = [await new_guest(connection, name, 1) for name in ("Ann", "Bob")]
            ann, bob = (guest.id for guest in guests)
            for at, text in ((1, "old"), (1, "open"), (now(), "new")):
                await add_report(connection, at, "match", ann, bob, "other", text, [])
            for report in await find_reports(connection):
                if report.text != "open":
                    await settle_report(connection, report.id)
            await drop_old_reports(connection, now() - 1000)
            return [report.text for report in await find_reports(connection, settled=True)]

    with running(tmp_path) as club:
        found = asyncio.run_coroutine_threadsafe(left(club.app.state.house), club.loop).result(60)
    assert found == ["open", "new"]
