"""News between processes that serve the same matches: PostgreSQL carries them. With SQLite there is only one process.

Nothing depends on them but how soon somebody is told: who hears one reads the log.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.database import Database

CHANNEL: Final = "grimoire"
NAME: Final = "grimoire serve"  # of the connections that listen
EVERYBODY: Final = -2  # instead of a seat; -1 is who looks on
ALIVE_EVERY: Final = 5.0  # seconds: a connection can die without a word
PATIENCE: Final = 5.0
AGAIN_AFTER: Final = 1.0
TROUBLE: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)

log = logging.getLogger("grimoire.server")


class News(msgspec.Struct, frozen=True):
    origin: str  # the process that tells it
    match: str = ""
    said: int = 0  # the line of the chat that is new, if one is
    here: bool = False  # somebody came or went; nothing else is new
    due: int = 0  # when something must happen by itself, if it must: whoever told it may not live to do it
    time: int = 0  # what time it is there
    asks: bool = False  # what time it is here
    contest: str = ""  # something was written in it
    seat: int = EVERYBODY  # the only one for whom anything is new


async def announce(connection: AsyncConnection, news: News) -> None:
    """Told when the transaction is committed, or never."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_notify(CHANNEL, msgspec.json.encode(news).decode())))


async def others_listen(connection: AsyncConnection) -> bool:
    """Whether another process serves these matches; asked before this one listens."""
    if connection.dialect.name != "postgresql":
        return False
    count = text("SELECT count(*) FROM pg_stat_activity WHERE application_name = :name AND datname = current_database()")
    return bool((await connection.execute(count, {"name": NAME})).scalar_one())


class Ears:
    """Listens as long as the server runs. After every pause whatever may have been missed is looked at."""

    def __init__(self, database: Database, heard: Callable[[News], None], missed: Callable[[], None]) -> None:
        self.address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard = heard
        self.missed = missed
        self.connection: asyncpg.Connection | None = None
        self.open = asyncio.Event()

    async def listen(self) -> None:
        while True:
            try:
                await self.listen_once()
            except TROUBLE as error:
                log.warning("no news from other processes", extra={"why": str(error)})
            await asyncio.sleep(AGAIN_AFTER)

    async def listen_once(self) -> None:
        """Until the connection fails."""
        named = {"application_name": NAME}
        self.connection = await asyncpg.connect(self.address, timeout=PATIENCE, server_settings=named)
        try:
            await self.connection.add_listener(CHANNEL, self.take)
            self.missed()
            self.open.set()
            while True:
                await asyncio.sleep(ALIVE_EVERY)
                await self.connection.execute("SELECT 1", timeout=PATIENCE)
        finally:
            connection, self.connection = self.connection, None
            with suppress(*TROUBLE):
                connection.terminate()

    def take(self, connection: object, process: int, channel: str, payload: object) -> None:
        with suppress(msgspec.MsgspecError):
            self.heard(msgspec.json.decode(str(payload), type=News))
