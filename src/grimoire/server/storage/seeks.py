"""Who looks for a game. Times are on the wall."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.schema import seeks, users

NOW: Final = "now"
TONIGHT: Final = "tonight"
TURNS: Final = "turns"
# Whoever looks for a game now and was not there for so long does not look any more. Browsers let a page that
# is not seen ask only once a minute.
GONE_MS: Final = 150_000
SEEN_EVERY: Final = 15_000  # how precisely it is kept that they are


class Seek(msgspec.Struct, frozen=True):
    user: str
    id: str
    game: str
    when: str
    deck: str
    rated: bool
    made: int
    until: int
    seen: int
    called: int = 0
    met: str = ""
    waits: str = ""


COLUMNS: Final = [seeks.c[name] for name in Seek.__struct_fields__]


async def keep_seek(connection: AsyncConnection, seek: Seek) -> None:
    """In the place of the one before it."""
    await drop_seek(connection, seek.user)
    await connection.execute(insert(seeks).values(**msgspec.structs.asdict(seek)))


async def drop_seek(connection: AsyncConnection, user: str) -> None:
    await connection.execute(delete(seeks).where(seeks.c.user == user))


async def drop_met(connection: AsyncConnection, user: str) -> None:
    """They have been told."""
    await connection.execute(delete(seeks).where(seeks.c.user == user, seeks.c.met != ""))


async def drop_answered(connection: AsyncConnection, user: str, by_turns: bool) -> None:
    """Who has a game of this kind now looks for none of it any more; a wish of the other kind stays."""
    same = seeks.c.when == TURNS if by_turns else seeks.c.when != TURNS
    await connection.execute(delete(seeks).where(seeks.c.user == user, seeks.c.met == "", same))


async def seek_of(connection: AsyncConnection, user: str, at: int) -> Seek | None:
    """One's own, as long as it is good."""
    row = (await connection.execute(select(*COLUMNS).where(seeks.c.user == user))).one_or_none()
    found = None if row is None else Seek(*row)
    return found if found is not None and (found.met or is_good(found, at)) else None


def is_good(seek: Seek, at: int) -> bool:
    return seek.until > at and (seek.when != NOW or seek.seen > at - GONE_MS)


async def take_turns(connection: AsyncConnection) -> None:
    """Nobody else looks for a game until the transaction ends: of two who come at one instant each would find nobody. SQLite
    has one writer anyway."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(func.hashtext("grimoire seeks"))))


async def open_seeks(connection: AsyncConnection, at: int, alone: bool = False) -> list[Seek]:
    """Who has waited longest comes first. `alone`: nobody else changes them until the transaction ends."""
    wanted = select(*COLUMNS).join(users, users.c.id == seeks.c.user).where(users.c.banned.is_(False), seeks.c.met == "")
    wanted = wanted.where(seeks.c.until > at).order_by(seeks.c.made, seeks.c.id)
    rows = await connection.execute(wanted.with_for_update(of=seeks) if alone else wanted)
    return [seek for row in rows if is_good(seek := Seek(*row), at)]


async def note_looking(connection: AsyncConnection, user: str, at: int) -> None:
    """Whoever looks is there."""
    await connection.execute(update(seeks).where(seeks.c.user == user, seeks.c.met == "").values(seen=at))


async def meet(connection: AsyncConnection, user: str, match: str) -> None:
    """This match came of it."""
    await connection.execute(update(seeks).where(seeks.c.user == user).values(met=match))


async def wait_at(connection: AsyncConnection, user: str, match: str) -> None:
    """They wait there for whom was called, and look on."""
    looking = seeks.c.user == user, seeks.c.met == "", seeks.c.when != TURNS
    await connection.execute(update(seeks).where(*looking).values(waits=match))


async def call(connection: AsyncConnection, user: str, at: int) -> None:
    await connection.execute(update(seeks).where(seeks.c.user == user).values(called=at))


async def waited_at(connection: AsyncConnection, people: Sequence[str]) -> list[str]:
    found = select(seeks.c.waits).where(seeks.c.user.in_(people), seeks.c.waits != "")
    return list((await connection.execute(found)).scalars())


async def drop_live_seeks(connection: AsyncConnection, people: Sequence[str]) -> None:
    """They sit at a table now."""
    await connection.execute(delete(seeks).where(seeks.c.user.in_(people), seeks.c.when != TURNS, seeks.c.met == ""))


async def drop_old_seeks(connection: AsyncConnection, at: int) -> None:
    await connection.execute(delete(seeks).where(seeks.c.until <= at))
