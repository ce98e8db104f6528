"""Every so often a process says that it runs and what time it is, and notices which others say nothing any more."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from grimoire.server.storage import clock, presence
from grimoire.server.storage.database import Database
from grimoire.server.storage.notices import News, announce, others_listen

ANSWER: Final = 10.0  # seconds that another process has to say what time it is


class Heartbeat:
    def __init__(self, database: Database, left: Callable[[str], None]) -> None:
        self.database = database
        self.clock = database.clock
        self.left = left  # told of a match at which somebody is gone with their process
        self.told = asyncio.Event()  # what time it is elsewhere

    async def begin(self) -> bool:
        """The clock of the house goes on; whether it runs in another process already."""
        async with self.database.writing() as connection:
            others = await others_listen(connection)
            await clock.resume(connection, self.clock, alone=not others)
        return others

    async def ask(self) -> None:
        """What time it is in a process that runs already. Whoever does not answer is not waited for."""
        async with self.database.writing() as connection:
            await announce(connection, News(self.database.origin, asks=True))
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER):
                await self.told.wait()

    def heard(self, time: int) -> None:
        self.clock.hear(time)
        self.told.set()

    async def keep_beating(self) -> None:
        while True:
            await asyncio.sleep(presence.BEAT)
            await self.beat()

    async def beat(self) -> None:
        with suppress(SQLAlchemyError, OSError):
            async with self.database.writing() as connection:
                await clock.keep(connection, self.clock)
                await presence.beat(connection, self.database.origin, self.clock.now())
                gone = await presence.leave_stale(connection, self.clock.now()) if self.clock.hears_all else set()
                for match in gone:
                    await announce(connection, News("", match, here=True))
                await announce(connection, News(self.database.origin, time=self.clock.now()))
            self.clock.beaten()
            for match in gone:
                self.left(match)

    async def end(self) -> None:
        with suppress(SQLAlchemyError, OSError):
            async with self.database.writing() as connection:
                await presence.leave_all(connection, self.clock.now(), self.database.origin)
                await clock.keep(connection, self.clock)
