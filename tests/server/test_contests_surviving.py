"""A contest survives what happens to servers: kills, full disks, clocks, another laptop, another process, being forgotten."""

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event
from tests.server.contest_desk import ELEVEN, Desk, Phone
from tests.server.contest_killing import killed
from tests.server.postgres import MISSING, is_there, postgres
from tests.server.serving import Browser, Running, running

from grimoire.contests.exporting import read_any
from grimoire.server.contests.desk import Desk as ServerDesk

NAMES = "\n".join(ELEVEN)


def test_who_is_killed_while_results_arrive_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    evening = killed(tmp_path, 2, 1, quietly=True)
    assert evening.acknowledged >= 2, "somebody was answered before each death"


@pytest.mark.skipif(not is_there(), reason=MISSING)
def test_the_same_on_postgresql(tmp_path: Path) -> None:
    with postgres() as database:
        assert killed(tmp_path, 1, 2, database, quietly=True).acknowledged >= 1


@pytest.mark.skipif(not is_there(), reason=MISSING)
def test_two_processes_write_one_contest_and_tell_each_others_watchers(tmp_path: Path) -> None:
    with postgres() as database, running(tmp_path, database=database) as one, running(tmp_path, database=database) as two:
        ann = Browser(one, "Ann")
        desk = Desk.opened(ann, names=NAMES)
        there = Desk(Browser(two, cookies=ann.http.cookies), desk.id)
        there.browser.connect()
        assert there.browser.ask("watch", contest=desk.id)["type"] == "done"
        desk.do("pairRound")
        news = there.browser.wait(lambda message: message["type"] == "contestNews")
        assert (news["number"], news["whole"]) == (13, True)
        seen = there.page()["number"]
        desk.do("keepResult", table=1, first=2, second=0)
        second = there.ask("keepResult", number=seen, table=1, first=0, second=2)
        assert second.json()["words"].startswith("Table 1 stands already:")
        for table in (2, 3, 4, 5):
            (desk if table % 2 else there).do("keepResult", table=table, first=2, second=1)
        apart = {"address": "", "now": 0}  # each is asked at its own address, one after the other
        assert desk.page() | apart == there.page() | apart
        assert [line["number"] for line in desk.page("/log")] == list(range(1, 19))


def test_watchers_are_told_of_tables_and_of_the_whole(server: Running, ann: Browser) -> None:
    desk = Desk.opened(ann, names=NAMES)
    wanda = Browser(server, "Wanda").connect()
    assert wanda.ask("watch", contest="nothing of the kind")["reason"] == "noContest"
    wanda.ask("watch", contest=desk.id)
    desk.do("pairRound")
    assert wanda.wait(lambda message: message["type"] == "contestNews")["whole"]
    desk.do("typeResults", text="2 2 0\n4 2 0")
    news = wanda.wait(lambda message: message["type"] == "contestNews")
    assert (news["whole"], news["tables"]) == (False, [2, 4])
    wanda.ask("unwatch", contest=desk.id)
    desk.do("typeResults", text="1 2 0")
    time.sleep(0.2)
    wanda.ask("ping")
    assert wanda.got[-2]["type"] != "contestNews"
    wanda.close()


def test_a_full_disk_is_said_and_loses_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        desk = Desk.opened(Browser(server, "Ann"), names=NAMES)
        desk.do("pairRound")
        database = server.app.state.house.database
        assert database.writer is not None

        def no_room(connection: object, cursor: object, statement: str, *more: object) -> None:
            if "contest_entries" in statement and statement.startswith("INSERT"):
                import sqlite3

                raise sqlite3.OperationalError("database or disk is full")

        event.listen(database.engine.sync_engine, "before_cursor_execute", no_room)
        full = desk.ask("keepResult", table=1, first=2, second=0, lang="fr")
        event.remove(database.engine.sync_engine, "before_cursor_execute", no_room)
        assert (full.status_code, full.json()["reason"]) == (507, "noRoom")
        assert full.json()["words"].startswith("Le disque du serveur est plein")
        assert desk.page()["round"]["tables"][0]["state"] == "missing", "what was not kept did not happen"
        assert desk.page()["number"] == 13
        desk.do("keepResult", table=1, first=2, second=0)
        assert desk.page()["number"] == 14, "and the next entry leaves no gap"


def test_a_clock_put_back_changes_no_round_and_is_said(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = Browser(server, "Ann")
        desk = Desk.opened(ann, names=NAMES)
        desk.do("pairRound")
        desk.do("startClock")
        ends = desk.page()["round"]["ends_at"]
        clock = server.app.state.house.hall.contests.clock
        real = clock.wall
        clock.wall = lambda: real() - 3_600_000
        page = desk.page(lang="fr")
        assert "L'horloge de cet ordinateur" in page["warning"]
        assert page["round"]["ends_at"] == ends and abs(page["now"] - time.time()) < 30, "the round goes on by the time it had"
        assert Desk(Browser(server), desk.id).page()["warning"] == "", "which is for staff"
        clock.wall = real
        assert desk.page()["warning"] == ""
        clock.base -= 3_600_000  # the server was started anew with a wrong clock
        desk.do("keepResult", table=1, first=2, second=0)
        times = [line["at"] for line in desk.page("/log")]
        assert times == sorted(times), "no entry was made before the one before it"


def test_the_folder_goes_on_on_another_laptop(tmp_path: Path) -> None:
    with running(tmp_path / "one") as server:
        ann = Browser(server, "Ann")
        desk = Desk.opened(ann, names=NAMES)
        desk.do("pairRound")
        codes = desk.codes()
        phone = Phone(server, codes[1])
        before = desk.page()
        cookies = ann.http.cookies, phone.browser.http.cookies
    shutil.copytree(tmp_path / "one", tmp_path / "two")
    with running(tmp_path / "two") as server:
        desk = Desk(Browser(server, cookies=cookies[0]), desk.id)
        assert desk.page()["players"] == before["players"] and desk.page()["round"] == before["round"]
        assert desk.codes() == codes, "slips that were printed are good"
        assert Desk(Browser(server, cookies=cookies[1]), desk.id).page("/mine")["name"] == ELEVEN[0]
        desk.keep_all()


def test_a_contest_goes_out_as_a_file_and_comes_in_again(server: Running, ann: Browser, bob: Browser) -> None:
    desk = Desk.opened(ann, names="\n".join([*ELEVEN, "=cmd()"]))
    desk.do("pairRound")
    desk.keep_all()
    for path in ("/file", "/terminal-file"):
        text = desk.get(path).raise_for_status().text
        assert len(read_any(text)) == desk.page()["number"]
        brought = bob.http.post("/api/contests/file", json={"text": text}).raise_for_status().json()
        again = Desk(bob, brought["id"])
        assert again.page("/standings")["rows"] == desk.page("/standings")["rows"]
        assert again.page()["roles"] == ["organiser"] and again.codes() != desk.codes()
        again.do("pairRound")
    for text, said in (("", "no contest"), ("{}", "no contest"), ('{"number":2,"act":{"kind":"finished"}}', "stands where")):
        answer = bob.http.post("/api/contests/file", json={"text": text})
        assert answer.status_code == 400 and said in answer.json()["words"], answer.text
    players = desk.get("/tables/players").content.decode("utf-8-sig")
    assert "'=cmd()" in players, "no spreadsheet takes a name for a formula"


def test_an_undo_takes_the_seat_of_whoever_is_no_player_any_more(server: Running, ann: Browser) -> None:
    desk = Desk.opened(ann, names="A\nB\nC")
    desk.do("enterPlayers", names="D")
    old = desk.codes()[4]
    phone = Phone(server, old)
    desk.do("takeBack", to=4)
    assert phone.get("/mine").status_code == 403
    desk.do("enterPlayers", names="E")
    assert phone.get("/mine").status_code == 403, "number 4 is another now"
    assert desk.codes()[4] != old and Phone(server, old).came.status_code == 403
    assert Phone(server, desk.codes()[4]).mine["name"] == "E"


def test_a_lost_slip_is_made_anew_and_guesses_are_counted(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        desk = Desk.opened(Browser(server, "Ann"), names=NAMES)
        old = Phone(server, desk.codes()[2])
        new = desk.browser.http.post(f"/api/contests/{desk.id}/codes", json={"role": "player", "player": 2}).json()
        assert new["code"] == desk.codes()[2] and new["picture"].startswith("<svg")
        assert old.get("/mine").status_code == 403, "the phone that had the seat has it no longer"
        assert Phone(server, new["code"]).mine["player"] == 2
        mallory = Browser(server)
        said = [mallory.http.post("/api/contests/come", json={"code": f"AAAAA-{at:05}"}).status_code for at in range(110)]
        assert said.count(403) == 100 and said[-1] == 429


def test_whoever_is_forgotten_leaves_no_name_and_no_list_and_results_stand(server: Running, ann: Browser) -> None:
    desk = Desk.opened(ann, names="A\nB\nC\nD")
    link = next(line["code"] for line in desk.page("/staff")["codes"] if line["role"] == "scorekeeper")
    helper = Phone(server, link)
    helper.browser.http.patch("/api/me", json={"name": "Helga of the scores"}).raise_for_status()
    air = Path("docs/examples/air.txt").read_text(encoding="utf-8")
    helper.do("giveList", player=1, text=air)
    desk.do("pairRound")
    helper.do("keepResult", table=1, first=2, second=0)
    before = desk.page("/standings")["rows"]
    helper.browser.http.delete("/api/me").raise_for_status()
    assert "Helga" not in desk.get("/file").text and "Zephyr" not in desk.get("/file").text
    assert desk.page("/standings")["rows"] == before
    other = Browser(server, "Wanda")
    ann.http.delete("/api/me").raise_for_status()
    assert Desk(other, desk.id).get().status_code == 404, "nobody organises it any more"


@pytest.fixture
def slow_tables(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How often a contest is read anew from its first entry."""
    anew: list[int] = []
    forget = ServerDesk.forget

    def counted(desk: ServerDesk) -> None:
        anew.append(desk.contest.number)
        forget(desk)

    monkeypatch.setattr(ServerDesk, "forget", counted)
    yield anew


def test_what_is_refused_is_not_read_anew(server: Running, ann: Browser, slow_tables: list[int]) -> None:
    """A room that mistypes costs nobody anything."""
    desk = Desk.opened(ann, names=NAMES)
    desk.do("pairRound")
    slow_tables.clear()
    for text in ("99 2 1", "1 9 9", "x"):
        assert desk.ask("typeResults", text=text).status_code == 400
    assert slow_tables == []
