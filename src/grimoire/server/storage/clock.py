"""The clock of the house: it counts on while the server runs, stands while nothing does, and never jumps.

What is due, who is away, and how long somebody has thought is measured by it. The clock on the wall, which anybody may put
forward or back, only says when something was. Several processes tell each other what time it is, and the latest is right.
"""

import time
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import case, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.presence import BEAT, STALE_MS
from grimoire.server.storage.schema import clock, due, entries, matches, pauses, presence
from grimoire.table.deciding import CALLS, FLAG
from grimoire.table.matches import Clock

ONE: Final = 1  # the only row
MISSED_MS: Final = int(2 * BEAT * 1000)
GRACE: Final = 24 * 3600 * 1000  # milliseconds that whoever has more keeps, however long nothing ran


def wall() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds since whenever, by a clock that nobody can put forward or back."""
    return time.monotonic_ns() // 1_000_000


class HouseClock:
    """In milliseconds, as on the wall when the house was opened first."""

    def __init__(self, wall: Callable[[], int] = wall, steady: Callable[[], int] = steady) -> None:
        self.wall = wall
        self.steady = steady
        self.base = wall()
        self.began = steady()
        self.beaten_at = self.whole_since = self.base  # when it was told last; since when it always could be

    def now(self) -> int:
        return self.base + self.steady() - self.began

    def set(self, time: int) -> None:
        self.base, self.began = time, self.steady()
        self.beaten_at = self.whole_since = time

    def hear(self, time: int) -> None:
        """What time it is in another process."""
        self.base += max(0, time - self.now())

    def beaten(self) -> None:
        """All others could be told that this process runs, and what time it is."""
        at = self.now()
        if at - self.beaten_at > MISSED_MS:
            self.whole_since = at
        self.beaten_at = at

    @property
    def hears_all(self) -> bool:
        """Whether others that are silent run no longer: nothing was between them and this process for long enough."""
        at = self.now()
        return at - self.beaten_at <= MISSED_MS and at - self.whole_since >= STALE_MS


async def resume(connection: AsyncConnection, house: HouseClock, alone: bool) -> None:
    """The house is opened: its clock goes on from where it stood. If nothing ran meanwhile, that counts in games by turns."""
    row = (await connection.execute(select(clock.c.time, clock.c.wall).with_for_update())).one_or_none()
    sign = await last_sign(connection) or house.wall()
    stood, at = (row.time, row.wall) if row is not None else (sign, sign)
    house.set(stood)
    if alone:
        await count_by_turns(connection, stood, house.wall() - at)
    await keep(connection, house)


async def last_sign(connection: AsyncConnection) -> int:
    """When anything happened in a house that kept no clock; 0: nothing ever did."""
    columns = entries.c.at, presence.c.seen, matches.c.created
    found = [(await connection.execute(select(func.max(column)))).scalar_one() for column in columns]
    return max(at or 0 for at in found)


async def keep(connection: AsyncConnection, house: HouseClock) -> None:
    """What time it is, for whoever goes on after this process."""
    values = {"time": house.now(), "wall": house.wall()}
    kept = await connection.execute(update(clock).where(clock.c.time <= values["time"]).values(**values))
    if not kept.rowcount and (await connection.execute(select(func.count()).select_from(clock))).scalar_one() == 0:
        await connection.execute(insert(clock).values(id=ONE, **values))


async def count_by_turns(connection: AsyncConnection, stood: int, gone: int) -> None:
    """So long nothing ran: in games by turns that counts, but leaves a day, or what was left before."""
    if gone <= 0:
        return
    columns = due.c.match, due.c.at, matches.c.clock
    flags = select(*columns).join(matches, matches.c.id == due.c.match).where(due.c.kind == FLAG)
    for match, at, terms in (await connection.execute(flags)).all():
        paid = min(gone, max(0, at - stood - GRACE))
        if paid and msgspec.convert(terms, Clock).by_turns:
            rows = due.c.match == match, due.c.kind.in_((FLAG, *CALLS))
            await connection.execute(update(due).where(*rows).values(at=due.c.at - paid))
            sooner = case((pauses.c.until - paid > pauses.c.since, pauses.c.until - paid), else_=pauses.c.since)
            await connection.execute(update(pauses).where(pauses.c.match == match).values(until=sooner))
