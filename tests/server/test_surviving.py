"""The server dies, the rules change, the database is gone: nothing that was acknowledged is lost."""

import asyncio
import os
import resource
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event, insert
from tests.server.killing import Process, clock_goes_on, goes_on, killed
from tests.server.serving import Browser, Running, running
from tests.server.test_together import table

from grimoire.library.writing import Busy
from grimoire.server.app import make_app
from grimoire.server.settings import Settings
from grimoire.server.storage.database import Database
from grimoire.server.storage.schema import entries

AGAINST_A_BOT = [{"who": "me"}, {"who": "bot", "bot": "random"}]


def test_a_server_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    """A little of `python -m tests.server.killing`."""
    player = killed(tmp_path, times=1, seed=1)
    goes_on(tmp_path, player)
    assert player.acknowledged
    clock_goes_on(tmp_path)


def test_a_restart_changes_nothing_for_who_sits_there(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = Browser(server, "Ann").connect()
        match = ann.set_up(game="magenoir", seats=[{"who": "me"}, {"who": "me", "name": "Other"}])["id"]
        ann.send("join", match=match, seat=0)
        told = table(ann, seat=0)
        asked = told["ask"]["asked"]
        ann.send("join", match=match, seat=asked)
        told = table(ann, seat=asked)
        form = told["ask"]["choices"][0]["form"]
        ann.ask("choose", match=match, seat=asked, number=0, form=form)
        ann.send("join", match=match, seat=asked)
        before = table(ann, 1, seat=asked)
        cookies = ann.http.cookies
        ann.close()
    with running(tmp_path) as server:
        again = Browser(server, cookies=cookies).connect()
        assert again.me["id"] == ann.me["id"]
        again.send("join", match=match, seat=asked)
        after = table(again, 1, seat=asked)
        assert after["scene"] == before["scene"] and after["ask"] == before["ask"], "also what can be taken back"
        again.close()


def test_a_thinker_that_is_killed_is_replaced_and_asked_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = Browser(server, "Ann").connect()
        match = ann.set_up(game="magenoir", seats=[{"who": "me"}, {"who": "bot", "bot": "greedy"}], seed=4)["id"]
        ann.send("join", match=match, seat=0)
        moved = 0
        for _ in range(40):
            told = ann.wait(lambda m: m["type"] == "table" and m["ask"]["asked"] == 0)
            form = told["ask"]["choices"][-1]["form"]
            ann.ask("choose", match=match, seat=0, number=told["number"], form=form)
            moved += kill_thinkers(server)
            if moved >= 2:
                break
        assert moved >= 2
        assert ann.wait(lambda m: m["type"] == "table" and m["ask"]["asked"] == 0), "the bot has answered all the same"
        ann.close()


def kill_thinkers(server: Running) -> int:
    house = server.app.state.house
    thinkers = list(house.hall.thinkers.all)
    for thinker in thinkers:
        os.kill(thinker.process.pid, signal.SIGKILL)
    return len(thinkers)


def test_a_match_that_departs_from_the_rules_stands_still_and_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = Browser(server, "Ann")
        match = ann.set_up(game="magenoir", seats=[{"who": "me"}, {"who": "me", "name": "Other"}])["id"]
        cookies = ann.http.cookies
        ann.close()

    async def choose_what_cannot_be_chosen() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'grimoire.db'}")
        values = {"kind": "choice", "seat": 0, "by": "hand", "form": "a word of other rules", "digest": "", "stays": 0}
        async with database.writing() as connection:
            await connection.execute(insert(entries).values(match=match, number=1, at=1, **values))
        await database.close()

    asyncio.run(choose_what_cannot_be_chosen())
    with running(tmp_path) as server:
        ann = Browser(server, cookies=cookies).connect()
        ann.send("join", match=match, seat=0)
        told = table(ann)
        assert told["number"] == 0 and "a word of other rules" in told["frozen"]
        assert ann.ask("concede", match=match, seat=0)["reason"] == "frozen"
        ann.close()


def test_a_second_process_on_the_same_folder_refuses_to_start(tmp_path: Path) -> None:
    with running(tmp_path), pytest.raises(Busy):
        make_app(Settings(tmp_path))
    with running(tmp_path) as server:
        assert server.server.started, "and once the first has ended, it starts"


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="the files of another process cannot be limited here")
def test_where_the_disk_is_full_nothing_has_changed(tmp_path: Path) -> None:
    process = Process(tmp_path, "")
    try:
        ann = Browser(process, "Ann").connect()
        match = ann.set_up(game="magenoir", seats=[{"who": "me"}, {"who": "me", "name": "Other"}])["id"]
        ann.send("join", match=match, seat=0)
        asked = table(ann)["ask"]["asked"]
        ann.send("join", match=match, seat=asked)
        ask = table(ann, seat=asked)["ask"]
        choice = {"match": match, "seat": asked, "number": 0, "form": ask["choices"][0]["form"]}
        with full_disk(process):
            assert ann.ask("choose", **choice)["reason"] == "unavailable"
            assert ann.ask("say", match=match, seat=asked, text="Hello?")["reason"] == "unavailable"
            assert ann.http.post("/api/matches", json={"game": "magenoir", "seats": AGAINST_A_BOT}).status_code == 503
            assert ann.http.get(f"/api/matches/{match}").json()["state"] == "running", "what is there can be read"
        assert ann.ask("choose", **choice)["type"] == "done", "nothing was lost or chosen twice"
        ann.close()
    finally:
        process.kill()


def test_who_plays_is_told_that_the_disk_is_full(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = Browser(server, "Ann").connect()
        match = ann.set_up(game="magenoir", seats=[{"who": "me"}, {"who": "me", "name": "Other"}])["id"]
        ann.send("join", match=match, seat=0)
        asked = table(ann)["ask"]["asked"]
        ann.send("join", match=match, seat=asked)
        choice = {"match": match, "seat": asked, "number": 0, "form": table(ann, seat=asked)["ask"]["choices"][0]["form"]}
        engine = server.app.state.house.database.engine.sync_engine

        def no_room(connection: object, cursor: object, statement: str, *more: object) -> None:
            if statement.startswith("INSERT"):
                raise sqlite3.OperationalError("database or disk is full")

        event.listen(engine, "before_cursor_execute", no_room)
        refused = [ann.ask("choose", **choice), ann.ask("say", match=match, seat=asked, text="Hello?")]
        event.remove(engine, "before_cursor_execute", no_room)
        assert [each["reason"] for each in refused] == ["noRoom", "noRoom"]
        assert ann.ask("choose", **choice)["type"] == "done", "nothing was lost or chosen twice"
        ann.close()


@contextmanager
def full_disk(process: Process) -> Iterator[None]:
    """No file of the process may grow, or be written to at all."""
    before = resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, before)
