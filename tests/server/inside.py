"""A server without its sockets: tables, connections and a database in one event loop, for what must be tried very often."""

import asyncio
import shutil
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from grimoire.library.entries import Entry
from grimoire.server.connection import Connection
from grimoire.server.hall import Hall
from grimoire.server.protocol import ENCODER, PROTOCOL, Done, FromClient, FromServer, Hello, Join, Refused
from grimoire.server.storage.database import Database, now
from grimoire.server.storage.log import read_log
from grimoire.server.storage.matches import add_match, find_match
from grimoire.server.storage.people import User
from grimoire.server.thinkers import Thinkers
from grimoire.table.dice import DICE
from grimoire.table.matches import Clock, MatchRow
from grimoire.table.setting_up import NewMatch, NewSeat, new_match, sitting

DECKS = ("burning-wrath", "surging-growth")
Result = TypeVar("Result")


def run_apart(what: Coroutine[Any, Any, Result]) -> Result:
    """In a loop of its own: where a browser was driven before, one is running in this thread already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, what).result()


def template(folder: Path) -> Path:
    """An empty database: making the tables takes longer than all the rest."""

    async def make() -> None:
        database = Database(f"sqlite+aiosqlite:///{folder / 'empty.db'}")
        await database.open()
        async with database.engine.connect() as connection:  # all of it in one file
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        await database.close()

    run_apart(make())
    return folder / "empty.db"


class Inside:
    """One match of two people, who are connected; a third one is connected too."""

    def __init__(self, empty: Path, path: Path, seed: int) -> None:
        shutil.copy(empty, path)
        self.address = f"sqlite+aiosqlite:///{path}"
        self.people = [User("ann", "Ann"), User("bob", "Bob"), User("cleo", "Cleo")]
        self.row = self.duel()
        self.ids = 10
        self.connections: list[Connection] = []

    def duel(self) -> MatchRow:
        seats = [NewSeat("me", deck=DECKS[0]), NewSeat("anybody", deck=DECKS[1])]
        row = new_match(NewMatch("magenoir", seats, clock=Clock(window=0)), self.people[0], DICE, now())
        return sitting(row, 1, self.people[1], "", "", DICE, now())

    async def open(self) -> None:
        """Begin, or begin again after everything in memory was lost."""
        self.database = Database(self.address)
        self.hall = Hall(self.database, Thinkers(1))
        async with self.database.writing() as writing:
            if await find_match(writing, self.row.id) is None:
                await add_match(writing, self.row)
        self.connections = [Connection(self.hall, user, self.nothing) for user in self.people]
        for seat, connection in enumerate(self.connections):
            await self.say(connection, Hello(1, PROTOCOL, "fr" if seat else "en"))
            await self.say(connection, Join(2, self.row.id, seat if seat < 2 else -1))

    async def nothing(self, text: str) -> None: ...

    async def close(self) -> None:
        for task in list(self.hall.tasks):
            task.cancel()
        await asyncio.gather(*self.hall.tasks, return_exceptions=True)
        await self.database.close()

    async def say(self, connection: Connection, message: FromClient) -> FromServer:
        return await self.frame(connection, ENCODER.encode(message))

    async def frame(self, connection: Connection, frame: str | bytes) -> FromServer:
        """What it is answered: exactly one `done` or `refused`."""
        await connection.receive(frame)
        await asyncio.gather(*self.hall.tasks)
        answers = [message for message in connection.waiting if isinstance(message, Done | Refused)]
        assert len(answers) == 1, answers
        for each in self.connections:
            each.waiting.clear()
            each.stale.clear()
        return answers[0]

    async def send(self, person: int, kind: Any, *fields: Any, **named: Any) -> FromServer:
        self.ids += 1
        return await self.say(self.connections[person], kind(self.ids, self.row.id, *fields, **named))

    async def log(self) -> list[Entry]:
        async with self.database.reading() as connection:
            return [entry for entry, _ in await read_log(connection, self.row.id)]
