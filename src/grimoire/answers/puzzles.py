"""Puzzles: all of them by grade, that of the day, and how somebody has fared with them."""

from datetime import date
from typing import Final

import msgspec

from grimoire.answers.lessons import Learnt
from grimoire.answers.pictured import card_of
from grimoire.library.lessons import FOUND, Lesson, lessons_of
from grimoire.library.puzzle_days import puzzle_of, streaks

NEAR: Final = 1  # days that calendars may differ by around the world
SHOWN: Final = 28  # days


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


def day_of(text: str, here: date) -> date:
    """The date somebody says it is, where it can be so somewhere; else that of the host."""
    try:
        said = date.fromisoformat(text)
    except ValueError:
        return here
    return said if abs((said - here).days) <= NEAR else here


def line(puzzle: Lesson, kept: Learnt, lang: str) -> PuzzleLine:
    words = (puzzle.title[lang], puzzle.steps[0].say[lang], card_of(puzzle))
    return PuzzleLine(puzzle.id, puzzle.number, puzzle.grade, *words, kept.made, kept.done, kept.missed)


def puzzles_page(game: str, kept: dict[str, Learnt], solved: list[date], day: date, lang: str) -> Puzzles:
    lines = [line(one, kept.get(one.id, Learnt(game, one.id)), lang) for one in lessons_of(game, FOUND)]
    today, before = (puzzle_of(game, date.fromordinal(day.toordinal() - back)) for back in (0, 1))
    shown = [one.isoformat() for one in solved if 0 <= (day - one).days < SHOWN]
    ids = ("" if today is None else today.id, "" if before is None else before.id)
    return Puzzles(day.isoformat(), *ids, lines, shown, *streaks(solved, day))
