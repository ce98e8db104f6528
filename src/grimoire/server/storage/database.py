"""The database: SQLite in a folder, or PostgreSQL. Both are brought to the newest tables when they are opened."""

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from grimoire import __version__
from grimoire.library.yaml_lines import BadFile
from grimoire.server.storage.clock import HouseClock, wall
from grimoire.server.storage.sqlite import near
from grimoire.server.storage.writer import WRITES, Writer

BUSY_MS: Final = 10_000


def now() -> int:
    """When it is, on the wall. How long something lasts is measured by the clock of the house."""
    return wall()


class Database:
    def __init__(self, url: str, clock: HouseClock | None = None) -> None:
        self.url = make_url(url)
        self.origin = secrets.token_hex(8)  # the name of this process among others
        self.clock = clock or HouseClock()
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        more = {"async_creator": near(self.url.database or "")} if self.is_sqlite else {}
        self.engine = create_async_engine(self.url, **more)
        self.writer = Writer(self.engine) if self.is_sqlite else None
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", begin_sqlite)

    async def open(self) -> None:
        """Bring the tables to this version of the program."""
        async with self.engine.connect() as connection:
            await connection.run_sync(migrate)
            await connection.commit()

    async def close(self) -> None:
        if self.writer is not None:
            await self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: when the block is left everything in it is kept, or nothing."""
        async with self.engine.begin() if self.writer is None else self.writer.writing() as connection:
            yield connection


def prepare_sqlite(connection: Any, record: object) -> None:
    """WAL, so that readers do not wait; FULL, so that what was committed outlives a power cut."""
    connection.isolation_level = None  # transactions are begun by begin_sqlite, not by the driver
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES, False)
    cursor = connection.connection.cursor()
    cursor.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
    cursor.close()


def migrate(connection: Connection) -> None:
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", "grimoire:server/storage/migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # it names a step that this version does not know
        raise BadFile("bad-newer-database", connection.engine.url.render_as_string(), version=__version__) from error
