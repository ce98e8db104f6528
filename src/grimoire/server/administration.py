"""What whoever runs a server can do beside it: passwords, bans, copies of everything."""

import asyncio
import contextlib
import os
import secrets
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.library.games import GAMES
from grimoire.library.writing import lock
from grimoire.library.yaml_lines import BadFile
from grimoire.server.community.bot_scale import BotScale, scale_of, tie_of
from grimoire.server.community.scoring import rate_all
from grimoire.server.passwords import Passwords, login_of, new_login_of
from grimoire.server.settings import FOR_OWNER, Settings
from grimoire.server.storage import people
from grimoire.server.storage.database import Database, now
from grimoire.server.storage.invitations import new_invitation
from grimoire.server.storage.reports import Report, find_reports, settle_report
from grimoire.server.storage.sessions import end_sessions
from grimoire.server.tidying import DAY_MS

Result = TypeVar("Result")
DATABASE = "grimoire.db"


def written(settings: Settings, work: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
    """Do something in the database, also while a server runs."""

    async def do() -> Result:
        settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        database = Database(settings.database_url)
        try:
            await database.open()
            async with database.writing() as connection:
                return await work(connection)
        finally:
            await database.close()

    return asyncio.run(do())


def reset_password(settings: Settings, name: str) -> str:
    """A new password for somebody, who is signed out everywhere and has no recovery words; for a new name a new account."""
    password = secrets.token_urlsafe(9)

    async def reset(connection: AsyncConnection) -> None:
        login, hash = new_login_of(name), await Passwords().hash_of(password)
        found = await people.user_named(connection, login)
        user = found[0] if found is not None else await people.new_guest(connection, name, now())
        if not await people.set_password(connection, user.id, user.name, login, hash):
            raise BadFile("bad-banned", name=name)
        await end_sessions(connection, user.id)

    written(settings, reset)
    return password


def ban(settings: Settings, name: str, banned: bool) -> None:
    async def change(connection: AsyncConnection) -> str | None:
        return await people.ban(connection, login_of(name), banned)

    if written(settings, change) is None:
        raise BadFile("bad-nobody", name=name)


def reports(settings: Settings, settled: bool, settle: int) -> list[Report]:
    """What was reported; `settle`: the number of one that is done with."""

    async def read(connection: AsyncConnection) -> list[Report]:
        if settle and not await settle_report(connection, settle):
            raise BadFile("bad-no-report", number=settle)
        return [] if settle else await find_reports(connection, settled)

    return written(settings, read)


def invite(settings: Settings, times: int, days: int) -> str:
    """A code with which so many may come within so many days."""
    return written(settings, lambda connection: new_invitation(connection, times, now() + days * DAY_MS))


def rate(settings: Settings, lang: str) -> tuple[int, list[BotScale]]:
    """All ratings anew, from the results: how many games counted, and where bots lie beside people then."""

    async def made_anew(connection: AsyncConnection) -> tuple[int, list[BotScale]]:
        games = await rate_all(connection)
        return games, [scale_of(game, await tie_of(connection, game), lang) for game in GAMES]

    return written(settings, made_anew)


def backup(settings: Settings, target: Path) -> None:
    """Copy the database into a new file, also while a server runs: what was committed before is in it."""
    source = settings.folder / DATABASE
    if settings.database:
        raise BadFile("bad-postgresql")
    if not source.is_file():
        raise BadFile("bad-no-database", str(source))
    handle = os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FOR_OWNER)  # never over another file
    os.close(handle)
    with contextlib.closing(sqlite3.connect(source)) as one, contextlib.closing(sqlite3.connect(target)) as two:
        one.backup(two)


def restore(settings: Settings, source: Path) -> None:
    """Put a copy in the place of the database; what was there is kept beside it. Raises Busy while a server runs."""
    settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle = os.open(settings.folder / "lock", os.O_CREAT | os.O_RDWR, FOR_OWNER)
    try:
        lock(handle, settings.folder)
        check(source)
        for ending in ("", "-wal", "-shm"):
            old = settings.folder / f"{DATABASE}{ending}"
            if old.exists():
                old.replace(settings.folder / f"{DATABASE}.before{ending}")
        target = settings.folder / DATABASE
        with contextlib.closing(sqlite3.connect(source)) as one, contextlib.closing(sqlite3.connect(target)) as two:
            one.backup(two)
        os.chmod(settings.folder / DATABASE, FOR_OWNER)
    finally:
        os.close(handle)


def check(source: Path) -> None:
    """Whether a file is a whole database of ours."""
    try:
        if not source.is_file():
            raise BadFile("bad-not-a-file", str(source))
        with contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as database:
            whole = database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            ours = database.execute("SELECT count(*) FROM sqlite_master WHERE name = 'entries'").fetchone() == (1,)
    except sqlite3.DatabaseError:
        whole = ours = False
    if not whole or not ours:
        raise BadFile("bad-no-copy", str(source))
