"""Puzzles by plain requests: all of them by grade, that of the day, and one's own record, which nobody else is told."""

import asyncio
import re
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, QueryParameter

from grimoire.library.games import GAMES
from grimoire.library.lessons import FOUND, LEARNER, OPPONENT, Lesson, lessons_of
from grimoire.library.messages import FALLBACK
from grimoire.library.puzzle_days import puzzle_of, streaks
from grimoire.server.storage.learnt import Learnt, days_of, learnt_by
from grimoire.server.visitors import Known, Lang, TheHouse, spoken
from grimoire.table.refusals import NO_GAME, Refusal

NEAR: Final = 1  # days that calendars may differ by around the world
SHOWN: Final = 28  # days
DECK: Final = re.compile(r"^  deck: \[[^\]]*\]", re.MULTILINE)
WORDS: Final = re.compile(r"[\w-]+")
Day = Annotated[str, QueryParameter(description="The date where the player is: 2026-11-19. Empty: that of the server.")]


class PuzzleLine(msgspec.Struct, frozen=True):
    id: str
    number: int
    grade: int  # 1 is the easiest
    title: str
    goal: str
    card: str  # the first of the learner's: a picture to know it by
    made: list[str]  # choices of one's own: where one left it
    done: bool
    missed: int  # how often it was missed, or helped with, before it was done


class Puzzles(msgspec.Struct, frozen=True):
    """The puzzles of a game, and how one has fared with them."""

    day: str  # the date they are for
    today: str  # the puzzle of that day; empty where there is none
    yesterday: str
    lines: list[PuzzleLine]
    days: list[str]  # of the last four weeks, on which one solved that of the day
    running: int  # days in a row
    longest: int


def day_of(text: str) -> date:
    """The date somebody says it is, where it can be so somewhere; else that of the server."""
    here = datetime.now(UTC).date()
    try:
        said = date.fromisoformat(text)
    except ValueError:
        return here
    return said if abs((said - here).days) <= NEAR else here


def line(puzzle: Lesson, kept: Learnt, lang: str) -> PuzzleLine:
    words = (puzzle.title[lang], puzzle.steps[0].say[lang], card_of(puzzle))
    return PuzzleLine(puzzle.id, puzzle.number, puzzle.grade, *words, kept.made, kept.done, kept.missed)


def card_of(puzzle: Lesson) -> str:
    """The first card that lies before the learner or in their hand."""
    cards = ids_of(puzzle.game)
    own = puzzle.given.partition(f"\n{LEARNER}:")[2].partition(f"\n{OPPONENT}:")[0]
    lines = [one for one in DECK.sub("", own).splitlines() if not one.startswith("  this turn")]
    return next((word for one in lines for word in WORDS.findall(one) if word in cards), "")


@lru_cache
def ids_of(game: str) -> frozenset[str]:
    return frozenset(card.id for card in GAMES[game].shipped_pool().definitions)


@get("/games/{game:str}/puzzles")
async def all_puzzles(game: FromPath[str], house: TheHouse, user: Known, lang: Lang = FALLBACK, day: Day = "") -> Puzzles:
    """All puzzles from the easiest on, which one is that of the day, and what one has solved."""
    if game not in GAMES:
        raise Refusal(NO_GAME, games=", ".join(GAMES))
    async with house.database.reading() as connection:
        kept = {one.lesson: one for one in await learnt_by(connection, user.id) if one.game == game}
        solved = await days_of(connection, user.id, game)
    return await asyncio.to_thread(puzzles_page, game, kept, solved, day_of(day), spoken(lang))


def puzzles_page(game: str, kept: dict[str, Learnt], solved: list[date], day: date, lang: str) -> Puzzles:
    lines = [line(one, kept.get(one.id, Learnt(game, one.id)), lang) for one in lessons_of(game, FOUND)]
    today, before = (puzzle_of(game, date.fromordinal(day.toordinal() - back)) for back in (0, 1))
    shown = [one.isoformat() for one in solved if 0 <= (day - one).days < SHOWN]
    ids = ("" if today is None else today.id, "" if before is None else before.id)
    return Puzzles(day.isoformat(), *ids, lines, shown, *streaks(solved, day))


PUZZLES: Final[list[BaseRouteHandler]] = [all_puzzles]
