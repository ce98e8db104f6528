"""Clocks for tests: one on the wall that is put forward and back, and a house whose time a test makes pass."""

import asyncio
import time
from pathlib import Path
from typing import Final

import pytest

from grimoire.server.hall import Hall
from grimoire.server.seated import Seated
from grimoire.server.storage.clock import HouseClock
from grimoire.server.storage.database import Database
from grimoire.server.storage.matches import add_match
from grimoire.server.storage.waiting import renew
from grimoire.server.thinkers import Thinkers
from grimoire.table.deciding import due_of
from grimoire.table.matches import MatchRow

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class Wall:
    """The clock on the wall of this computer, as everything in this process reads it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0  # milliseconds
        true = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: true() + self.ahead * 1_000_000)

    def step(self, milliseconds: int) -> None:
        self.ahead += milliseconds


class OwnTime:
    """Time that passes where a test lets it: `passes` for a server that runs, and `gone` where none does."""

    def __init__(self) -> None:
        self.on_the_wall = 1_700_000_000_000
        self.ran = 5

    def passes(self, milliseconds: int) -> None:
        self.on_the_wall += milliseconds
        self.ran += milliseconds

    def clock(self) -> HouseClock:
        since = self.ran  # another process, perhaps on another machine: it counts from anywhere
        return HouseClock(lambda: self.on_the_wall, lambda: 7 + self.ran - since)


class OwnHouse:
    """A server without sockets whose time is a test's own. It can be killed, and opened again."""

    def __init__(self, path: Path, time: OwnTime) -> None:
        self.address = f"sqlite+aiosqlite:///{path}"
        self.time = time

    async def open(self) -> "OwnHouse":
        self.database = Database(self.address, self.time.clock())
        await self.database.open()
        self.hall = Hall(self.database, Thinkers(1))
        await self.hall.open()
        return self

    async def seat(self, row: MatchRow) -> None:
        async with self.database.writing() as connection:
            await add_match(connection, row)
            await renew(connection, row.id, due_of(Seated(row), self.hall.clock.now()))

    async def passes(self, milliseconds: int) -> None:
        """With all that comes due meanwhile."""
        self.time.passes(milliseconds)
        await self.hall.heart.beat()
        while await self.hall.do_what_is_due() == 0.0:
            await self.settled()
        await self.settled()  # what the house itself took meanwhile

    async def settled(self) -> None:
        waited = [task for task in self.hall.tasks if task.get_coro().__name__ == "do"]  # type: ignore[union-attr]
        await asyncio.gather(*waited)

    async def kill(self, gone: int = 0) -> None:
        """Nothing is written any more; for so long nothing runs."""
        tasks = [*self.hall.tasks, *([self.hall.watch] if self.hall.watch else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.database.close()
        self.time.on_the_wall += gone
