"""Whoever is away is not lost by the clock: those of their games by turns stand until they are back, or answer."""

import asyncio
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from grimoire.server.hall import Hall
from grimoire.server.storage.holidays import who_is_away
from grimoire.server.storage.turns import turns_of
from grimoire.table.refusals import Refusal

EVERY: Final = 60.0  # seconds


async def keep_standing_still(hall: Hall) -> None:
    """As long as the server runs: a holiday begins while a question is open, or a game does in a holiday."""
    while True:
        with suppress(SQLAlchemyError, OSError):
            await stand_still(hall)
        await asyncio.sleep(EVERY)


async def stand_still(hall: Hall, ended: str = "") -> None:
    """`ended`: somebody who is back before their time, and whose clocks go on."""
    at = hall.clock.wall()
    async with hall.database.reading() as connection:
        away = await who_is_away(connection, at)
        tables = [(user, back, await turns_of(connection, user)) for user, back in [*away, *([(ended, at)] if ended else [])]]
    for user, back, turns in tables:
        until = hall.clock.now() + back - at
        for turn in turns:
            with suppress(Refusal):
                await hall.table(turn.match).stand_still(user, until)
