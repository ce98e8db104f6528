"""Guests who came once and never again are forgotten, so that nothing about them is kept for ever."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from grimoire.library.messages import FALLBACK, messages
from grimoire.server.hall import Hall
from grimoire.server.play import Play
from grimoire.server.refusals import Refusal
from grimoire.server.storage import people
from grimoire.server.storage.database import now
from grimoire.server.storage.matches import RUNNING, matches_of

DAY_MS: Final = 24 * 3600 * 1000
EVERY: Final = 6 * 3600.0  # seconds
AT_ONCE: Final = 200  # so that nobody waits for it

log = logging.getLogger("grimoire.server")


async def keep_tidy(hall: Hall, days: int) -> None:
    """As long as the server runs."""
    while True:
        with suppress(SQLAlchemyError, OSError):
            gone = await tidy(hall, now() - days * DAY_MS)
            if gone:
                log.info("guests forgotten", extra={"guests": gone})
        await asyncio.sleep(EVERY)


async def tidy(hall: Hall, before: int) -> int:
    """Forget guests who were not seen since then; how many there were."""
    async with hall.database.reading() as connection:
        stale = await people.stale_guests(connection, before, AT_ONCE)
    for user in stale:
        await forget(hall, user, FALLBACK)
    return len(stale)


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
        await people.forget(connection, user, messages(lang).say("forgotten-name"))
    hall.disconnect(user)


def giving_up(seat: int) -> Callable[[Play], None]:
    return lambda play: play.concede(seat)
