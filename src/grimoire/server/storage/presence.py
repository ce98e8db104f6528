"""Who is at a table, in whichever process they are connected; and since when somebody is gone."""

from collections.abc import Mapping
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.schema import presence

WATCHER: Final = -1
BEAT: Final = 15.0  # seconds: so often a process says that it still runs
STALE_MS: Final = 50_000  # a process that has said nothing for so long runs no longer


class Here(msgspec.Struct, frozen=True):
    """Connections of one seat in one process."""

    seat: int
    process: str
    count: int
    seen: int

    def is_here(self, at: int) -> bool:
        return self.count > 0 and self.seen > at - STALE_MS


async def note(connection: AsyncConnection, match: str, process: str, counts: Mapping[int, int], at: int) -> None:
    """How many connections these seats have in this process now."""
    for seat, count in counts.items():
        same = presence.c.match == match, presence.c.seat == seat, presence.c.process == process
        await connection.execute(delete(presence).where(*same))
        values = {"match": match, "seat": seat, "process": process, "count": count, "seen": at}
        await connection.execute(insert(presence).values(values))


async def present(connection: AsyncConnection, match: str) -> list[Here]:
    columns = presence.c.seat, presence.c.process, presence.c.count, presence.c.seen
    return [Here(*row) for row in await connection.execute(select(*columns).where(presence.c.match == match))]


async def beat(connection: AsyncConnection, process: str, at: int) -> None:
    """This process still runs."""
    await connection.execute(update(presence).where(presence.c.process == process, presence.c.count > 0).values(seen=at))


async def leave_stale(connection: AsyncConnection, at: int) -> set[str]:
    """Whoever was connected to a process that runs no longer is gone since it was seen; at which matches that is so."""
    gone = update(presence).where(presence.c.count > 0, presence.c.seen <= at - STALE_MS).values(count=0)
    return {row.match for row in await connection.execute(gone.returning(presence.c.match))}


async def leave_all(connection: AsyncConnection, at: int, process: str = "") -> None:
    """Whoever was connected to a process, or to any, is not any more."""
    gone = update(presence).where(presence.c.count > 0).values(count=0, seen=at)
    await connection.execute(gone.where(presence.c.process == process) if process else gone)


def watching(rows: list[Here], at: int) -> int:
    return sum(row.count for row in rows if row.seat == WATCHER and row.is_here(at))


def is_here(rows: list[Here], seat: int, at: int) -> bool:
    return any(row.is_here(at) for row in rows if row.seat == seat)


def gone_since(rows: list[Here], seat: int, began: int, at: int) -> int:
    """When somebody was seen last; 0 where they are here. Who never came is gone since the match began."""
    if is_here(rows, seat, at):
        return 0
    return max([began, *(row.seen for row in rows if row.seat == seat)])
