"""Whose move it is in games by turns: from what is due, without looking at a single table."""

import msgspec
from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.schema import due, entries, matches, pauses, seats
from grimoire.table.deciding import FLAG
from grimoire.table.matches import RUNNING, SECOND, Clock


class Turn(msgspec.Struct, frozen=True):
    """A match in which somebody is waited for."""

    match: str
    seat: int  # theirs
    ends: int  # by the clock of the house: then it is lost
    of: int  # milliseconds: what the clock gives for it
    since: int  # on the wall: when the question was put
    stands: int = 0  # until then, by the clock of the house, the clock stands: they are away


async def turns_of(connection: AsyncConnection, user: str) -> list[Turn]:
    """By turns; who has waited longest for somebody comes first."""
    mine = and_(seats.c.match == due.c.match, seats.c.seat == due.c.seat, seats.c.user == user)
    last = select(func.max(entries.c.at)).where(entries.c.match == due.c.match).scalar_subquery()
    columns = due.c.match, due.c.seat, due.c.at, matches.c.clock, matches.c.began, last.label("last")
    still = and_(pauses.c.match == due.c.match, pauses.c.number == due.c.number)
    wanted = select(*columns, pauses.c.until).join(matches, matches.c.id == due.c.match).join(seats, mine)
    wanted = wanted.outerjoin(pauses, still)
    wanted = wanted.where(due.c.kind == FLAG, matches.c.state == RUNNING)
    found = [(row, msgspec.convert(row.clock, Clock)) for row in await connection.execute(wanted)]
    turns = [
        Turn(row.match, row.seat, row.at, clock.slowest * SECOND, row.last or row.began or 0, row.until or 0)
        for row, clock in found
        if clock.by_turns
    ]
    return sorted(turns, key=lambda turn: (turn.since, turn.match))
