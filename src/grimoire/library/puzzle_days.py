"""The puzzle of a day, the same for everybody from the date alone, and the days somebody solved theirs."""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Final

from grimoire.library.lessons import FOUND, Lesson, lessons_of

STEP: Final = 7919  # a prime: days in a row go through all puzzles, the easy among the hard, before one comes again
DAY: Final = timedelta(days=1)


def puzzle_of(game: str, day: date) -> Lesson | None:
    """None for a game without puzzles."""
    puzzles: Sequence[Lesson] = lessons_of(game, FOUND)
    return puzzles[day.toordinal() * STEP % len(puzzles)] if puzzles else None


def streaks(days: Iterable[date], today: date) -> tuple[int, int]:
    """Days in a row up to today, or up to yesterday while today's is still open; and the most there ever were."""
    found = sorted(set(days))
    longest = run = 0
    before = date.min
    for day in found:
        run = run + 1 if day - before == DAY else 1
        longest = max(longest, run)
        before = day
    return (run if found and today - found[-1] <= DAY else 0), longest
