"""Lessons and puzzles by plain requests; how far somebody has come is kept."""

import asyncio
from typing import Final

from litestar import get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from grimoire.answers.asking import checked, spoken
from grimoire.answers.lessons import (
    Learnable,
    Learning,
    LessonLine,
    LessonOn,
    begun_from,
    learnt,
    lesson_named,
    lines_of,
    taught,
)
from grimoire.answers.puzzles import day_of
from grimoire.library.messages import FALLBACK
from grimoire.library.puzzle_days import puzzle_of
from grimoire.server.match_pages import MatchPage, match_page
from grimoire.server.puzzle_pages import today
from grimoire.server.seating import keep_begun
from grimoire.server.storage.database import now
from grimoire.server.storage.learnt import keep_day, keep_learnt, learnt_by
from grimoire.server.visitors import Known, Lang, TheHouse
from grimoire.table.dice import DICE


@get("/games/{game:str}/lessons")
async def all_lessons(game: FromPath[str], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> list[LessonLine]:
    """The lessons and puzzles of a game in their order, and how far one has come."""
    checked(game)
    async with house.database.reading() as connection:
        kept = {one.lesson: one for one in await learnt_by(connection, user.id) if one.game == game}
    return await asyncio.to_thread(lines_of, game, kept, spoken(lang))


@post("/games/{game:str}/lessons/{id:str}", status_code=200)
async def learn(
    game: FromPath[str], id: FromPath[str], data: JSONBody[Learning], house: TheHouse, user: Known, lang: Lang = FALLBACK
) -> Learnable:
    """Where a lesson stands after these choices, and one more if one is made. It is kept."""
    lesson = lesson_named(game, id)
    found = await asyncio.to_thread(taught, lesson, data, spoken(lang))
    if data.want:
        new, day = learnt(lesson, data, found), day_of(data.day, today())
        async with house.database.writing() as connection:
            await keep_learnt(connection, user.id, new, now())
            if new.done and lesson == puzzle_of(game, day):
                await keep_day(connection, user.id, game, day)
    return found


@post("/games/{game:str}/lessons/{id:str}/play-on")
async def play_on_from_lesson(
    game: FromPath[str], id: FromPath[str], data: JSONBody[LessonOn], house: TheHouse, user: Known, lang: Lang = FALLBACK
) -> MatchPage:
    """A match that begins where the lesson stands: a bot takes the other seat."""
    branch = await asyncio.to_thread(begun_from, lesson_named(game, id), data, user, DICE, now())
    await keep_begun(house, branch)
    return match_page(branch.row, user, spoken(lang))


LESSONS: Final[list[BaseRouteHandler]] = [all_lessons, learn, play_on_from_lesson]
