"""What must happen by itself: rows with a time of the house. Any process takes what is due; the log decides who was first."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, and_, bindparam, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.schema import due
from grimoire.table.deciding import Due

# Said once: saying them anew takes longer than doing them.
FORGET: Final = delete(due).where(due.c.match == bindparam("of"))
ADD: Final = insert(due)


async def renew(connection: AsyncConnection, match: str, rows: Sequence[Due]) -> None:
    """From now on this is due in a match, and nothing else."""
    await connection.execute(FORGET, {"of": match})
    if rows:
        values = [{**msgspec.structs.asdict(row), "claimed": 0} for row in rows]
        await connection.execute(ADD, values)


async def due_in(connection: AsyncConnection, match: str) -> list[Due]:
    """What is due next in a match."""
    wanted = select(*(due.c[field] for field in Due.__struct_fields__)).where(due.c.match == match)
    return [Due(*row) for row in await connection.execute(wanted)]


async def claim(connection: AsyncConnection, at: int, until: int, most: int) -> list[Due]:
    """Take what is due and nobody is at; it is ours until then."""
    free = select(due.c.id).where(due.c.at <= at, due.c.claimed <= at).order_by(due.c.at).limit(most)
    taken = (
        update(due)
        .where(due.c.id.in_(free.with_for_update(skip_locked=True).scalar_subquery()))
        .values(claimed=until, tries=due.c.tries + 1)
        .returning(due.c.match, due.c.number, due.c.kind, due.c.seat, due.c.at, due.c.tries)
    )
    return [Due(*row) for row in await connection.execute(taken)]


async def keep(connection: AsyncConnection, row: Due, until: int) -> None:
    """It is still ours, until then: somebody is at it."""
    await connection.execute(update(due).where(same(row)).values(claimed=until))


def same(row: Due) -> ColumnElement[bool]:
    return and_(due.c.match == row.match, due.c.number == row.number, due.c.kind == row.kind, due.c.seat == row.seat)


async def drop(connection: AsyncConnection, row: Due) -> None:
    """It need not happen any more."""
    await connection.execute(delete(due).where(same(row)))


async def release(connection: AsyncConnection, row: Due | None = None) -> None:
    """Nobody is at it, or at anything."""
    change = update(due).values(claimed=0)
    await connection.execute(change if row is None else change.where(same(row)))


async def count_due(connection: AsyncConnection, at: int) -> int:
    """What should have happened by now and has not."""
    count: int = (await connection.execute(select(func.count()).select_from(due).where(due.c.at <= at))).scalar_one()
    return count


async def next_time(connection: AsyncConnection) -> int | None:
    """When something is due next, also what somebody began and left."""
    free = case((due.c.claimed > due.c.at, due.c.claimed), else_=due.c.at)
    found: int | None = (await connection.execute(select(func.min(free)))).scalar_one()
    return found
