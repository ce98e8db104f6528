"""Kill the server while results of a contest arrive: nothing that was acknowledged is lost, and nothing is there twice.

    python -m tests.server.contest_killing --times 200                  on SQLite
    python -m tests.server.contest_killing --times 100 --postgres       on a PostgreSQL of its own

Whoever organises, somebody who keeps the scores and two phones send acts as fast as they are answered, each with a reason that
no other act has. The process is killed (SIGKILL), started again on the same folder, and the log is held against what each of
them was told.
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
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from tests.server.contest_desk import Desk
from tests.server.postgres import postgres
from tests.server.serving import Browser, Served

from grimoire.contests.contest import Contest
from grimoire.contests.entries import Entry
from grimoire.server.storage.contests import read_entries
from grimoire.server.storage.database import Database

# Has read all there is to read, and bears servers that need not: a process of its own each, killed like any other.
NURSERY = """
import os
import sys
import grimoire.server.app
import grimoire.server.serving
from grimoire.cli.program import run
from grimoire.library.games import GAMES
for box in GAMES.values():
    box.shipped_pool()
for line in sys.stdin:
    born = os.fork()
    if not born:
        sys.stdin = open(os.devnull)
        sys.argv = ["grimoire", *line.rstrip().split("\\t")]
        run()
        os._exit(0)
    print("born", born, flush=True)
    os.waitpid(born, 0)
"""
PLAYERS = 24
ROUNDS = 4  # before they are taken back, so that there is always something to do
LONG = 3000  # entries: then another contest is begun
WAIT = 20.0
MOST_LINES = 4  # that a server says before it answers


class Hand:
    """Somebody who does one thing after another, and remembers what was asked and what was acknowledged."""

    def __init__(self, name: str, desk: Desk, chance: random.Random) -> None:
        self.name = name
        self.desk = desk
        self.chance = chance
        self.asked: set[str] = set()  # reasons
        self.kept: dict[str, int] = {}  # reason -> the entry that was acknowledged
        self.counts: Counter[str] = Counter()

    def act(self, type: str, number: int, **act: Any) -> None:
        reason = f"{self.name} {len(self.asked)}"
        self.asked.add(reason)
        body = {"number": number, "act": {"type": type, **act}, "reason": reason}
        answer = self.desk.browser.http.post(f"/api/contests/{self.desk.id}/acts", json=body, timeout=WAIT)
        if answer.status_code == 200:
            done = answer.json()
            if done["words"]:
                self.kept[reason] = done["number"]
                self.counts[type] += 1
        else:
            assert answer.json()["reason"] in ("badContest", "contestStale"), answer.text

    def work(self, until: threading.Event) -> None:
        """Until the lights go out."""
        with contextlib.suppress(httpx.HTTPError):
            while not until.is_set():
                self.once()

    def once(self) -> None:
        page = self.desk.page()
        number, round, coming = page["number"], page["round"], page["next"]["act"]
        if "report" in page["may"]:
            won = self.chance.choice((0, 1, 2))
            self.act("reportResult", number, won=won, lost=2 if won < 2 else self.chance.choice((0, 1)))
        elif "pair" not in page["may"]:
            self.keep_scores(number, round)
        elif coming == "results":
            for table in round["tables"]:
                if table["state"] != "stands" and table["table"] % 2:
                    self.act("keepResult", number, table=table["table"], first=2, second=self.chance.choice((0, 1)))
        elif page["rounds"] >= ROUNDS:
            self.act("takeBack", number, to=PLAYERS + 1)
        else:
            self.act("pairRound", number)

    def keep_scores(self, number: int, round: Any) -> None:
        """Type what is missing, and now and then correct what stands."""
        tables = round["tables"] if round else []
        missing = [one for one in tables if one["state"] != "stands"]
        standing = [one for one in tables if one["games"]]
        if missing and (not standing or self.chance.random() < 0.8):
            self.act("keepResult", number, table=self.chance.choice(missing)["table"], first=2, second=0)
        elif standing and self.chance.random() < 0.2:
            table = self.chance.choice(standing)
            games = table["games"]
            self.act("correctResult", number, round=round["number"], table=table["table"], first=games[1], second=games[0])


class Nursery:
    """Starts one server after the other."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def serve(self, folder: Path, database: str) -> "Born":
        assert self.process.stdin is not None and self.process.stdout is not None
        more = ["--database", database] if database else []
        words = ["serve", "--port", "0", "--data", str(folder), "--thinkers", "1", *more, "--lang", "en"]
        self.process.stdin.write("\t".join(words) + "\n")
        self.process.stdin.flush()
        lines: list[str] = []  # whichever is quicker comes first, and where the client is not built a line says so
        while len(lines) < MOST_LINES and not all(any(word in line for line in lines) for word in ("http://", "born")):
            lines.append(self.process.stdout.readline())
        assert any("http://" in line for line in lines), f"the server said: {lines}"
        pid = next(int(line.split()[1]) for line in lines if line.startswith("born"))
        port = next(int(line.partition("http://")[2].split("/")[0].rpartition(":")[2]) for line in lines if "http://" in line)
        return Born(pid, port)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()


class Born:
    """A server of the nursery."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.alive = True

    def kill(self) -> None:
        if self.alive:
            os.kill(self.pid, signal.SIGKILL)
        self.alive = False


class Evening:
    """A contest that goes on over every death of the server."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.hands: list[Hand] = []
        self.acknowledged = 0
        self.entries = 0
        self.counts: Counter[str] = Counter()

    def begin(self, process: Served) -> None:
        names = "\n".join(f"P{at}" for at in range(1, PLAYERS + 1))
        settings = {"rounds": 9, "cut": 0}
        desk = Desk.opened(Browser(process), names=names, settings=settings)
        link = next(line["code"] for line in desk.page("/staff")["codes"] if line["role"] == "scorekeeper")
        codes = desk.codes()
        self.hands = [Hand("organiser", desk, self.chance)]
        for name, code in (("scores", link), ("phone 1", codes[1]), ("phone 2", codes[2])):
            browser = Browser(process)
            browser.http.post("/api/contests/come", json={"code": code}).raise_for_status()
            self.hands.append(Hand(name, Desk(browser, desk.id), self.chance))

    def go_on(self, process: Served) -> None:
        if not self.hands or self.entries > LONG:
            self.begin(process)
            return
        for hand in self.hands:
            hand.desk.browser = Browser(process, cookies=hand.desk.browser.http.cookies)

    def live(self, process: Born, seconds: float) -> None:
        over = threading.Event()
        threads = [threading.Thread(target=hand.work, args=(over,)) for hand in self.hands]
        before = sum(len(hand.kept) for hand in self.hands)
        for thread in threads:
            thread.start()
        until = time.monotonic() + WAIT
        while sum(len(hand.kept) for hand in self.hands) == before and time.monotonic() < until:
            time.sleep(0.002)  # on a busy machine nothing would ever be interrupted
        time.sleep(seconds)
        process.kill()
        over.set()
        for thread in threads:
            thread.join(2 * WAIT)
            assert not thread.is_alive(), "somebody was never answered"

    def compare(self, log: list[Entry]) -> None:
        """Raises AssertionError."""
        contest = Contest.of(log)  # without a gap, and every entry could be when it was written
        found = {entry.reason: entry.number for entry in log if entry.reason}
        assert len(found) == sum(bool(entry.reason) for entry in log), "something is there twice"
        for hand in self.hands:
            for reason, number in hand.kept.items():
                assert found.get(reason) == number, f"{reason}: acknowledged as entry {number}, and it is {found.get(reason)}"
        asked = set().union(*[hand.asked for hand in self.hands])
        assert set(found) <= asked, "something is there that nobody asked for"
        assert all(table.games is None or table.entry for round in contest.rounds for table in round.tables)
        self.entries = len(log)
        self.acknowledged += sum(len(hand.kept) for hand in self.hands)
        for hand in self.hands:
            self.counts += hand.counts
            hand.counts.clear()
            hand.kept.clear()


async def log_of(address: str, id: str) -> list[Entry]:
    database = Database(address)
    try:
        async with database.reading() as connection:
            return await read_entries(connection, id)
    finally:
        await database.close()


def killed(folder: Path, times: int, seed: int, database: str = "", quietly: bool = False) -> Evening:
    """Raises AssertionError."""
    chance = random.Random(seed)
    evening = Evening(chance)
    address = database or f"sqlite+aiosqlite:///{folder / 'grimoire.db'}"
    nursery = Nursery()
    try:
        for death in range(1, times + 1):
            process = nursery.serve(folder, database)
            try:
                evening.go_on(process)
                evening.live(process, chance.uniform(0.0, 1.0))
            finally:
                process.kill()
            evening.compare(asyncio.run(log_of(address, evening.hands[0].desk.id)))
            if not quietly:
                print(f"{death}: {evening.acknowledged} acknowledged, {evening.entries} entries", flush=True)
    finally:
        nursery.end()
    return evening


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = stack.enter_context(postgres()) if wanted.postgres else ""
        evening = killed(Path(folder), wanted.times, wanted.seed, database)
    said = ", ".join(f"{amount} {kind}" for kind, amount in sorted(evening.counts.items()))
    print(f"killed {wanted.times} times: {evening.acknowledged} acts acknowledged ({said}), none lost, none twice")


if __name__ == "__main__":
    main()
