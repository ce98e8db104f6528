"""Guests who came once and never again are forgotten, and matches where whoever runs the server wants it so."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from grimoire.library.messages import FALLBACK, messages
from grimoire.server.hall import Hall
from grimoire.server.storage import people
from grimoire.server.storage.bells import drop_old_bells
from grimoire.server.storage.circle import drop_waiting, late_tables
from grimoire.server.storage.coming_back import drop_old_doors
from grimoire.server.storage.contests import forget_in_contests
from grimoire.server.storage.database import now
from grimoire.server.storage.holidays import drop_old_holidays
from grimoire.server.storage.invitations import drop_old_invitations
from grimoire.server.storage.matches import drop_deserted, drop_old, matches_of
from grimoire.server.storage.notices import News, announce
from grimoire.server.storage.own_texts import drop_unused, forget_dropped
from grimoire.server.storage.reports import drop_old_reports
from grimoire.server.storage.seeks import drop_old_seeks
from grimoire.server.storage.talk import drop_old_words
from grimoire.table.matches import RUNNING
from grimoire.table.play import Play
from grimoire.table.refusals import Refusal

DAY_MS: Final = 24 * 3600 * 1000
EVERY: Final = 6 * 3600.0  # seconds
BELLS_DAYS: Final = 60
HOLIDAYS_DAYS: Final = 2 * 365  # those of a year count
WORDS_DAYS: Final = 90  # what was said at tables
REPORTS_DAYS: Final = 180  # what was reported and is settled
LATE_EVERY: Final = 60.0  # seconds: so often tables are taken away that waited for somebody too long
AT_ONCE: Final = 200  # so that nobody waits for it

log = logging.getLogger("grimoire.server")


async def keep_tidy(hall: Hall, days: int, match_days: int = 0) -> None:
    """As long as the server runs."""
    while True:
        with suppress(SQLAlchemyError, OSError):
            gone = await tidy(hall, now() - days * DAY_MS)
            if gone:
                log.info("guests forgotten", extra={"guests": gone})
            if match_days:
                await forget_matches(hall, now() - match_days * DAY_MS)
            async with hall.database.writing() as connection:
                await drop_old_invitations(connection, now())
                await drop_old_doors(connection, now())
                await drop_old_bells(connection, now() - BELLS_DAYS * DAY_MS)
                await drop_old_holidays(connection, now() - HOLIDAYS_DAYS * DAY_MS)
                await drop_old_words(connection, now() - WORDS_DAYS * DAY_MS)
                await drop_old_seeks(connection, now())
                await drop_old_reports(connection, now() - REPORTS_DAYS * DAY_MS)
                await drop_unused(connection, now() - DAY_MS)
                await forget_dropped(connection)
        await asyncio.sleep(EVERY)


async def keep_tables_free(hall: Hall) -> None:
    """As long as the server runs."""
    while True:
        with suppress(SQLAlchemyError, OSError):
            await drop_late_tables(hall)
        await asyncio.sleep(LATE_EVERY)


async def drop_late_tables(hall: Hall) -> None:
    """Nobody waits any longer for somebody who did not come."""
    async with hall.database.reading() as connection:
        late = await late_tables(connection, now())
    if not late:
        return
    async with hall.database.writing() as connection:
        gone = await drop_waiting(connection, late)
        for id in gone:
            await announce(connection, News(hall.database.origin, id))
    hall.forget_tables(gone)


async def tidy(hall: Hall, before: int) -> int:
    """Forget guests who were not seen since then; how many there were."""
    async with hall.database.reading() as connection:
        stale = await people.stale_guests(connection, before, AT_ONCE)
    for user in stale:
        await forget(hall, user, FALLBACK)
    return len(stale)


async def forget_matches(hall: Hall, before: int) -> int:
    """Delete matches that were over by then, and those that never began; how many there were."""
    async with hall.database.writing() as connection:
        gone = await drop_old(connection, before, AT_ONCE)
    hall.forget_tables(gone)
    if gone:
        log.info("matches forgotten", extra={"matches": len(gone)})
    return len(gone)


async def forget(hall: Hall, user: str, lang: str) -> None:
    """Give up the matches of somebody that run, and delete everything about them; a seat of another name remains."""
    async with hall.database.reading() as connection:
        running = [row for row in await matches_of(connection, user, most=10_000) if row.state == RUNNING]
    for row in running:
        for seat in row.seats:
            if seat.user == user:
                with suppress(Refusal):
                    await hall.table(row.id).change(giving_up(seat.seat))
    async with hall.database.writing() as connection:
        name = messages(lang).say("forgotten-name")
        changed = await forget_in_contests(connection, user, name)
        gone = await drop_deserted(connection, user)
        await people.forget(connection, user, name)
        for id in gone:
            await announce(connection, News(hall.database.origin, id))
    hall.forget_tables(gone)
    for contest in changed:
        hall.contests.forget(contest)
    hall.disconnect(user)


def giving_up(seat: int) -> Callable[[Play], None]:
    return lambda play: play.concede(seat)
