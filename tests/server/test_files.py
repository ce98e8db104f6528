"""What is made from the types is up to date; the migrations make the tables that the program knows."""

import asyncio
import subprocess
import sys
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from tools.protocol import outdated

from grimoire.server.settings import secret_key
from grimoire.server.storage.database import Database
from grimoire.server.storage.schema import metadata


def test_the_page_and_the_types_of_the_client_are_up_to_date() -> None:
    assert outdated() == [], "python tools/protocol.py writes them anew"


def test_migrations_make_the_tables_that_the_program_knows(tmp_path: Path) -> None:
    async def differences() -> object:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await database.open()
        await database.open()
        async with database.reading() as connection:
            found = await connection.run_sync(compared)
        await database.close()
        return found

    def compared(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert asyncio.run(differences()) == []


def test_the_key_is_made_once_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    key = secret_key(tmp_path)
    assert secret_key(tmp_path) == key
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


def test_other_commands_do_not_wait_for_the_server() -> None:
    told = "import sys, grimoire.cli.main; sys.exit(any(name in sys.modules for name in ('litestar', 'sqlalchemy')))"
    assert subprocess.run([sys.executable, "-c", told], check=False).returncode == 0
