"""What remains in memory of matches that are over, after each was asked about once: ten thousand of them, on SQLite.

    python -m tests.server.finished                                   10,000 short ones
    python -m tests.server.finished --matches 300 --choices 300       fewer, as long as real ones

One is played inside, by choosing by chance, and given up; the others are copies of its log under other names.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from tests.load.__main__ import memory
from tests.server.killing import Process

from grimoire.library.entries import Entry
from grimoire.server.seated import Seated
from grimoire.server.storage.database import Database, now
from grimoire.server.storage.log import append
from grimoire.server.storage.matches import add_match
from grimoire.server.storage.people import User
from grimoire.table.dice import DICE
from grimoire.table.matches import OVER, MatchRow
from grimoire.table.setting_up import NewMatch, NewSeat, new_match, sitting

PEOPLE = User("ann", "Ann"), User("bob", "Bob")
TOGETHER = 200  # in one transaction
SHOWN_EVERY = 1000


def played(choices: int) -> tuple[MatchRow, list[Entry]]:
    """A match that is over after so many choices, or before."""
    row = new_match(NewMatch("magenoir", [NewSeat("me"), NewSeat("anybody")]), PEOPLE[0], DICE, now())
    row = sitting(row, 1, PEOPLE[1], "", "", DICE, now())
    play = Seated(row)
    chance = random.Random(1)
    while not play.over and play.number < choices:
        decision = play.match.position.decision()
        assert decision is not None
        play.choose(decision.seat, play.number, chance.choice(decision.options).form)
    if not play.over:
        play.concede(0)
    return msgspec.structs.replace(row, state=OVER, winner=play.match.winner, ended=row.created), list(play.record.entries)


async def filled(folder: Path, matches: int, choices: int) -> list[str]:
    row, entries = played(choices)
    database = Database(f"sqlite+aiosqlite:///{folder / 'grimoire.db'}")
    await database.open()
    ids = [f"{row.id}-{number}" for number in range(matches)]
    for first in range(0, matches, TOGETHER):
        async with database.writing() as connection:
            for id in ids[first : first + TOGETHER]:
                await add_match(connection, msgspec.structs.replace(row, id=id))
                await append(connection, id, 0, entries, row.created)
    await database.close()
    print(f"{matches} matches of {len(entries)} entries")
    return ids


def asked_about(process: Process, ids: list[str]) -> int:
    """The most megabytes the server had meanwhile."""
    client = httpx.Client(base_url=process.address, trust_env=False, timeout=60)
    client.post("/api/session").raise_for_status()
    pid = process.process.pid
    began, most = time.monotonic(), memory(pid)
    print(f"before: {most} MB")
    for done, id in enumerate(ids, 1):
        client.get(f"/api/matches/{id}/moments").raise_for_status()
        if done % SHOWN_EVERY == 0 or done == len(ids):
            most = max(most, memory(pid))
            print(f"{done}: {memory(pid)} MB, {(time.monotonic() - began) / done * 1000:.0f} ms each", flush=True)
    return most


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--choices", type=int, default=12)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        ids = asyncio.run(filled(Path(folder), wanted.matches, wanted.choices))
        process = Process(Path(folder), "")
        try:
            print(f"at most {asked_about(process, ids)} MB")
        finally:
            process.kill()


if __name__ == "__main__":
    main()
