"""Kill the server at random moments, and see that nothing that was acknowledged is lost and nothing is there twice.

    python -m tests.server.killing --times 300                  on SQLite
    python -m tests.server.killing --times 100 --postgres       on a PostgreSQL of its own

A client plays against a bot, one match after another, and notes what was acknowledged. The process is killed (SIGKILL), started
again on the same folder, and the match goes on from there: for the client, for the bot, and for the clock.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.postgres import postgres
from tests.server.serving import Browser, Message, usual
from websockets.exceptions import ConnectionClosed

from grimoire.server.storage.database import Database
from grimoire.server.storage.log import read_log
from grimoire.server.storage.matches import find_match
from grimoire.table.matches import OVER

SEATS = [{"who": "me"}, {"who": "bot", "bot": "random"}]
PATIENCE = 90.0
PROGRAM = str(Path(sys.executable).with_name("grimoire"))
SERVE = (sys.executable, "-c", "from grimoire.cli.program import run; run()", "serve")  # also where nothing is installed


class Process:
    """`grimoire serve` as a process of its own."""

    def __init__(self, folder: Path, database: str) -> None:
        command = [*SERVE, "--port", "0", "--data", str(folder), "--thinkers", "1"]
        more = ["--database", database] if database else []
        self.process = subprocess.Popen([*command, *more, "--lang", "en"], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, f"the server said: {line!r}"
        self.port = int(line.partition("http://")[2].split("/")[0].rpartition(":")[2])
        self.address = f"http://127.0.0.1:{self.port}"
        self.wait_for_it()

    def wait_for_it(self) -> None:
        import httpx

        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/health", trust_env=False).status_code == 200:
                    return
            time.sleep(0.02)
        raise AssertionError("the server did not answer")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


class Player:
    """Plays on over every death of the server, and remembers what it was told is done."""

    def __init__(self) -> None:
        self.cookies: Any = None
        self.match = ""
        self.kept: dict[int, str] = {}  # number of the entry -> form
        self.until = 0.0  # when the lights go out
        self.seconds = 0.0  # or so long after the first question
        self.acknowledged = 0
        self.finished = 0

    def sit_down(self, process: Process) -> Browser:
        browser = Browser(process, cookies=self.cookies)
        self.cookies = browser.http.cookies
        return browser.connect()

    def play(self, process: Process, seconds: float, patient: bool = False) -> None:
        """For this long, then the lights go out. Whoever is patient counts from the first question on: a bot reads all cards
        before it answers, and on a busy machine nothing else would ever be interrupted."""
        self.until = time.monotonic() + (PATIENCE if patient else seconds)
        self.seconds = seconds if patient else 0.0
        browser = self.sit_down(process)
        try:
            with contextlib.suppress(TimeoutError):
                while time.monotonic() < self.until:
                    self.play_match(browser)
        finally:
            with contextlib.suppress(ConnectionClosed, OSError):
                browser.close()

    def asked(self) -> None:
        if self.seconds:
            self.until, self.seconds = time.monotonic() + self.seconds, 0.0

    def left(self) -> float:
        return max(0.001, self.until - time.monotonic())

    def play_match(self, browser: Browser) -> None:
        if not self.match:
            self.match = browser.set_up(game="magenoir", seats=SEATS, clock={"whole": 36_000})["id"]
            self.kept.clear()
        browser.send("join", match=self.match, seat=0)
        while time.monotonic() < self.until:
            told = browser.receive(timeout=self.left())
            if told["type"] != "table" or told["match"] != self.match:
                continue
            if told["scene"].get("over"):
                self.finished += 1
                self.match = ""
                return
            if told["ask"]["asked"] == 0:
                self.asked()
                self.choose(browser, told["ask"])

    def choose(self, browser: Browser, ask: Message) -> None:
        form, number = usual(ask), ask["number"]
        id = browser.send("choose", match=self.match, seat=0, number=number, form=form)
        while True:
            told = browser.receive(timeout=self.left())
            if told["type"] in ("done", "refused") and told["id"] == id:
                assert told["type"] == "done" or told["reason"] == "stale", told
                if told["type"] == "done":
                    self.kept[number + 1] = form
                    self.acknowledged += 1
                return


async def compare(address: str, player: Player) -> int:
    """What the log says, against what was acknowledged; how many entries there are."""
    if not player.match:
        return 0
    database = Database(address)
    try:
        async with database.reading() as connection:
            row = await find_match(connection, player.match)
            log = [entry for entry, _ in await read_log(connection, player.match)]
    finally:
        await database.close()
    assert row is not None, "a match that was set up is gone"
    for number, form in player.kept.items():
        assert number <= len(log), f"{player.match}: entry {number} was acknowledged, and there are only {len(log)}"
        assert log[number - 1].form == form and log[number - 1].seat == 0, f"{player.match}: entry {number} is another one"
    assert row.state != OVER or log[-1].kind == "end"
    return len(log)


def killed(folder: Path, times: int, seed: int, database: str = "") -> Player:
    """Play and kill so often. Raises AssertionError."""
    chance = random.Random(seed)
    player = Player()
    address = database or f"sqlite+aiosqlite:///{folder / 'grimoire.db'}"
    entries = 0
    for time_of_death in range(times):
        process = Process(folder, database)
        try:
            with contextlib.suppress(ConnectionClosed, OSError):
                player.play(process, chance.uniform(0.1, 3.0), chance.random() < 0.75)
        finally:
            process.kill()
        match = player.match
        now = asyncio.run(compare(address, player))
        entries = now if match != player.match else max(entries, now)
        print(f"{time_of_death + 1}: {player.acknowledged} acknowledged, {player.finished} finished", flush=True)
    return player


def goes_on(folder: Path, player: Player, database: str = "") -> None:
    """After the last death the match is played on: nothing hangs, and the bot answers."""
    process = Process(folder, database)
    before, until = player.acknowledged, time.monotonic() + PATIENCE
    try:
        while player.acknowledged < before + 5:
            assert time.monotonic() < until, "the match does not go on"
            player.play(process, 2.0)
    finally:
        process.kill()


def clock_goes_on(folder: Path, database: str = "") -> None:
    """Whoever thinks too long has lost, also where the server was dead meanwhile."""
    process = Process(folder, database)
    try:
        browser = Browser(process)
        match = browser.set_up(game="magenoir", seats=SEATS, clock={"whole": 2})["id"]
        cookies = browser.http.cookies
        browser.close()
    finally:
        process.kill()
    process = Process(folder, database)
    until = time.monotonic() + PATIENCE
    try:
        browser = Browser(process, cookies=cookies)
        while (page := browser.http.get(f"/api/matches/{match}").json())["state"] != OVER:
            assert time.monotonic() < until, "the clock does not go on"
            time.sleep(0.2)
        browser.close()
    finally:
        process.kill()
    assert page["winner"] == 1, page


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = stack.enter_context(postgres()) if wanted.postgres else ""
        player = killed(Path(folder), wanted.times, wanted.seed, database)
        goes_on(Path(folder), player, database)
        clock_goes_on(Path(folder), database)
        print(f"killed {wanted.times} times: {player.acknowledged} choices acknowledged, none lost, none twice")


if __name__ == "__main__":
    main()
