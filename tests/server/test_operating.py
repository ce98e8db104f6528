"""For whoever runs a server: what it counts and logs, when it says that it is open, and whom it forgets."""

import asyncio
import json
import logging
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select, update
from tests.server.killing import PROGRAM
from tests.server.serving import Browser, Running
from tests.server.test_together import duel

from grimoire.server.logs import AsJson
from grimoire.server.storage.schema import entries, matches, seats, users
from grimoire.server.tidying import forget_matches, tidy
from grimoire.table.matches import OVER, RUNNING

DEPLOY = Path(__file__).parent.parent.parent / "deploy"


def test_what_a_server_counts_is_told_to_this_computer(server: Running, ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob)
    ann.ask("choose", match=match, seat=0, number=77, form="pass")
    found = ann.http.get("/metrics")
    assert found.headers["content-type"].startswith("text/plain; version=0.0.4")
    values = dict(line.rsplit(" ", 1) for line in found.text.splitlines() if not line.startswith("#"))
    assert int(values["grimoire_connections"]) >= 2 and int(values['grimoire_refusals_total{reason="stale"}']) >= 1
    before = int(values["grimoire_entries_total"])
    ann.ask("concede", match=match, seat=0)
    after = dict(line.rsplit(" ", 1) for line in ann.http.get("/metrics").text.splitlines() if not line.startswith("#"))
    assert int(after["grimoire_entries_total"]) == before + 3
    assert int(after["grimoire_keeping_seconds_count"]) > int(values["grimoire_keeping_seconds_count"])
    for wanted in ("matches_running", "guests", "accounts", "thinkers", "broken_total", "delay_seconds_count"):
        assert float(values[f"grimoire_{wanted}"]) >= 0
    assert int(values["grimoire_matches_running"]) >= 1 and int(values["process_resident_memory_bytes"]) > 1 << 24
    kinds = [line.split()[2] for line in found.text.splitlines() if line.startswith("#")]
    assert len(kinds) == len(set(kinds)), "each is declared once"


def test_a_line_of_the_log_is_an_object() -> None:
    record = logging.makeLogRecord({"name": "grimoire.server", "levelno": 30, "levelname": "WARNING", "msg": "a bot gave up"})
    record.match = "m1"
    told = json.loads(AsJson().format(record))
    assert (told["level"], told["logger"], told["message"], told["match"]) == (
        "warning",
        "grimoire.server",
        "a bot gave up",
        "m1",
    )


def test_the_address_is_said_once_it_answers(tmp_path: Path) -> None:
    command = [PROGRAM, "serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = re.findall(r"http://\S+", process.stdout.readline())[0].replace("localhost", "127.0.0.1")
            assert httpx.get(f"{address}health", trust_env=False, timeout=60).json()["status"] == "ok"
        finally:
            process.kill()


def test_where_it_cannot_begin_it_says_so_in_one_line(tmp_path: Path) -> None:
    nobody = "postgresql+asyncpg://x@127.0.0.1:1/y"
    command = [PROGRAM, "serve", "--port", "0", "--data", str(tmp_path), "--database", nobody, "--lang", "en"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 2 and ended.stdout == ""
    assert ended.stderr.startswith(f"grimoire: {nobody}") and ended.stderr.count("\n") == 1


def test_an_address_becomes_a_code_for_a_phone() -> None:
    pytest.importorskip("segno", reason="segno is not installed here: make setup does it")
    from grimoire.server.serving import as_code

    lines = as_code("http://192.168.1.20:8760/").splitlines()
    assert len(lines) > 12 and len({len(line) for line in lines if line}) == 1
    assert set("".join(lines)) <= set(" ▀▄█\x1b[0m7")


def test_guests_who_never_come_again_are_forgotten(server: Running, bob: Browser) -> None:
    ann, cleo = Browser(server, "Ann").connect(), Browser(server)
    named = {"name": f"Cleo {cleo.me['id'][:6]}", "password": "correct horse"}
    cleo.http.post("/api/account", json=named).raise_for_status()
    match = duel(ann, bob)
    house = server.app.state.house

    async def long_ago() -> int:
        async with house.database.writing() as connection:
            await connection.execute(update(users).where(users.c.id.in_([ann.me["id"], cleo.me["id"]])).values(seen=1000))
        return int(await tidy(house.hall, 2000))

    assert asyncio.run_coroutine_threadsafe(long_ago(), server.loop).result(60) == 1
    assert ann.http.get("/api/me").status_code == 401
    assert cleo.http.get("/api/me").status_code == 200, "who has a name with a password stays"
    page = bob.http.get(f"/api/matches/{match}").json()
    assert page["state"] == "over" and page["winner"] == 1 and page["seats"][0]["name"] == "Somebody 1"
    for browser in (ann, cleo):
        browser.http.close()


def test_matches_that_are_over_for_longer_than_they_are_kept_are_deleted_whole(server: Running, bob: Browser) -> None:
    ann = Browser(server, "Ann").connect()
    old, recent, running = (duel(ann, bob) for _ in range(3))
    house = server.app.state.house

    async def after_a_while() -> tuple[int, list[int]]:
        async with house.database.writing() as connection:
            over = update(matches).values(state=OVER)
            await connection.execute(over.where(matches.c.id == old).values(ended=1000))
            await connection.execute(over.where(matches.c.id == recent).values(ended=3000))
        gone = await forget_matches(house.hall, 2000)
        async with house.database.reading() as connection:
            counts = [select(func.count()).where(table.c.match == old) for table in (seats, entries)]
            return gone, [int((await connection.execute(count)).scalar_one()) for count in counts]

    assert asyncio.run_coroutine_threadsafe(after_a_while(), server.loop).result(60) == (1, [0, 0])
    answers = [bob.http.get(f"/api/matches/{match}").status_code for match in (old, recent, running)]
    assert answers == [404, 200, 200], "the one that is over for longer is gone, and nothing else"
    assert bob.http.get(f"/api/matches/{running}").json()["state"] == RUNNING
    ann.http.close()


def test_what_is_deployed_is_called_with_options_there_are() -> None:
    help = subprocess.run(
        [sys.executable, PROGRAM, "serve", "--help", "--lang", "en"], capture_output=True, text=True, check=True
    )
    for name in ("grimoire.service", "Containerfile"):
        text = (DEPLOY / name).read_text()
        called = re.findall(r"^(?:ExecStart=|ENTRYPOINT ).*$|docker run .*", text, re.MULTILINE)
        options = {option for line in called for option in re.findall(r"(?<=[ \"])--[a-z]+", line)}
        assert len(options) >= 3 and all(option in help.stdout for option in options), options


def test_the_service_is_given_only_what_it_needs() -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd-analyze is not installed here: the service was not judged")
    call = ["systemd-analyze", "security", "--offline=true", "--threshold=30", str(DEPLOY / "grimoire.service")]
    judged = subprocess.run(call, capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout[-300:] + judged.stderr


INTERRUPTED = """
import os, signal, sys
from grimoire.cli.program import run
from grimoire.server.house import House
from grimoire.server.serving import Server

def twice(real):
    async def interrupted(self):
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)
        return await real(self)
    return interrupted

House.open, Server.main_loop = (twice(House.open), Server.main_loop) if {begins} else (House.open, twice(Server.main_loop))
sys.argv = ["grimoire", "serve", "--port", "0", "--data", {folder!r}, "--lang", "en"]
run()
"""


@pytest.mark.parametrize("begins", [True, False], ids=["while it begins", "while it runs"])
def test_who_presses_ctrl_c_twice_sees_it_end_without_a_word(tmp_path: Path, begins: bool) -> None:
    program = INTERRUPTED.format(begins=begins, folder=str(tmp_path))
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert (ended.returncode, ended.stderr) == (130, "")
    assert ("http://" in ended.stdout) is not begins, "what is closed again before it was open is not said to be open"
