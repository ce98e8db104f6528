"""Puzzles by plain requests: all of them by grade, that of the day, and one's own record, which nobody else is told."""

import asyncio
from datetime import UTC, date, datetime
from typing import Annotated, Final

from litestar import get
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, QueryParameter

from grimoire.answers.asking import checked, spoken
from grimoire.answers.puzzles import Puzzles, day_of, puzzles_page
from grimoire.library.messages import FALLBACK
from grimoire.server.storage.learnt import days_of, learnt_by
from grimoire.server.visitors import Known, Lang, TheHouse

Day = Annotated[str, QueryParameter(description="The date where the player is: 2026-11-19. Empty: that of the server.")]


def today() -> date:
    return datetime.now(UTC).date()


@get("/games/{game:str}/puzzles")
async def all_puzzles(game: FromPath[str], house: TheHouse, user: Known, lang: Lang = FALLBACK, day: Day = "") -> Puzzles:
    """All puzzles from the easiest on, which one is that of the day, and what one has solved."""
    checked(game)
    async with house.database.reading() as connection:
        kept = {one.lesson: one for one in await learnt_by(connection, user.id) if one.game == game}
        solved = await days_of(connection, user.id, game)
    return await asyncio.to_thread(puzzles_page, game, kept, solved, day_of(day, today()), spoken(lang))


PUZZLES: Final[list[BaseRouteHandler]] = [all_puzzles]
