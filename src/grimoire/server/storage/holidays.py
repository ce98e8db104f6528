"""Days on which somebody is away, by the clock on the wall; and the clocks of games by turns that stand for it, by the clock of
the house."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.schema import due, holidays, pauses
from grimoire.table.deciding import CALLS, FLAG

DAY: Final = 24 * 3600 * 1000


class Holiday(msgspec.Struct, frozen=True):
    id: int
    begins: int
    ends: int

    @property
    def days(self) -> int:
        """Those that are begun count whole."""
        return -(-(self.ends - self.begins) // DAY)


class Pause(msgspec.Struct, frozen=True):
    """The clock of whoever is asked stands, for the question after so many entries."""

    match: str
    number: int
    since: int
    until: int


async def holidays_of(connection: AsyncConnection, user: str) -> list[Holiday]:
    """The latest first."""
    wanted = select(holidays.c.id, holidays.c.begins, holidays.c.ends).where(holidays.c.user == user)
    return [Holiday(*row) for row in await connection.execute(wanted.order_by(holidays.c.begins.desc()))]


async def add_holiday(connection: AsyncConnection, user: str, begins: int, ends: int) -> None:
    await connection.execute(insert(holidays).values(user=user, begins=begins, ends=ends))


async def end_holiday(connection: AsyncConnection, id: int, at: int) -> None:
    """From this time on; one that has not begun is as if it had never been said."""
    await connection.execute(delete(holidays).where(holidays.c.id == id, holidays.c.begins >= at))
    await connection.execute(update(holidays).where(holidays.c.id == id, holidays.c.ends > at).values(ends=at))


async def away_until(connection: AsyncConnection, user: str, at: int) -> int:
    """0: they are not away."""
    wanted = select(holidays.c.ends).where(holidays.c.user == user, holidays.c.begins <= at, holidays.c.ends > at)
    return (await connection.execute(wanted.limit(1))).scalar_one_or_none() or 0


async def who_is_away(connection: AsyncConnection, at: int) -> list[tuple[str, int]]:
    """Each with when they are back."""
    wanted = select(holidays.c.user, holidays.c.ends).where(holidays.c.begins <= at, holidays.c.ends > at)
    return [(row.user, row.ends) for row in await connection.execute(wanted)]


async def drop_old_holidays(connection: AsyncConnection, before: int) -> None:
    await connection.execute(delete(holidays).where(holidays.c.ends < before))


# -- clocks that stand -------------------------------------------------------------------------------------------------


async def pause_in(connection: AsyncConnection, match: str) -> Pause | None:
    columns = [pauses.c[name] for name in Pause.__struct_fields__]
    row = (await connection.execute(select(*columns).where(pauses.c.match == match))).one_or_none()
    return None if row is None else Pause(*row)


async def keep_pause(connection: AsyncConnection, pause: Pause) -> None:
    await connection.execute(delete(pauses).where(pauses.c.match == pause.match))
    await connection.execute(insert(pauses).values(msgspec.structs.asdict(pause)))


async def put_off(connection: AsyncConnection, match: str, number: int, by: int) -> bool:
    """What the clock brings comes so much later. Whether the question is open still: another process may know it is not."""
    rows: Sequence[str] = (FLAG, *CALLS)
    mine = and_(due.c.match == match, due.c.number == number, due.c.kind.in_(rows))
    moved = await connection.execute(update(due).where(mine).values(at=due.c.at + by).returning(due.c.id))
    return moved.first() is not None
