"""The puzzle of a day follows from the date alone; days in a row are counted as somebody would count them."""

from datetime import date, timedelta

import pytest

from grimoire.library.games import GAMES
from grimoire.library.lessons import FOUND, lessons_of
from grimoire.library.puzzle_days import puzzle_of, streaks

TODAY = date(2026, 11, 19)


def back(*days: int) -> list[date]:
    return [TODAY - timedelta(days=one) for one in days]


@pytest.mark.parametrize("game", list(GAMES))
def test_days_in_a_row_have_all_puzzles_and_then_they_come_again(game: str) -> None:
    puzzles = lessons_of(game, FOUND)
    days = [date(2026, 12, 1) + timedelta(days=one) for one in range(2 * len(puzzles))]
    found = [one.id for day in days if (one := puzzle_of(game, day))]
    assert sorted(found[: len(puzzles)]) == sorted(one.id for one in puzzles)
    assert found[: len(puzzles)] == found[len(puzzles) :]


def test_no_week_has_puzzles_of_one_grade_alone() -> None:
    for start in range(100):
        week = [puzzle_of("magenoir", TODAY + timedelta(days=start + one)) for one in range(7)]
        assert len({one.grade for one in week if one}) > 1


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ([], (0, 0)),
        ([0], (1, 1)),
        ([1], (1, 1)),  # today's is still open
        ([2], (0, 1)),
        ([0, 1, 2], (3, 3)),
        ([1, 2, 5, 6, 7, 8], (2, 4)),
        ([0, 2, 3], (1, 2)),
        ([0, 0, 1], (2, 2)),  # in two calendars at once
    ],
)
def test_days_in_a_row(days: list[int], expected: tuple[int, int]) -> None:
    assert streaks(back(*days), TODAY) == expected
