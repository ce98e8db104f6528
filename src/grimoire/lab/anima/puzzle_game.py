"""What `grimoire puzzle` must know of Anima."""

from collections.abc import Iterator

from grimoire.kernel.position import Position
from grimoire.lab.anima.puzzle_files import lesson_text, same
from grimoire.lab.anima.puzzles import checked, is_lost_by, puzzles_from
from grimoire.lab.puzzle_games import MOST, PuzzleGame
from grimoire.library.lessons import Lesson


class AnimaPuzzles(PuzzleGame):
    def files(self, seed: int, games: int) -> Iterator[str]:
        for number, found in enumerate(puzzles_from(seed, games), 1):
            yield lesson_text(found, number)

    def proved(self, puzzle: Lesson) -> int:
        found = checked(puzzle.given)
        return found.tried if found is not None and same(found, puzzle) else 0

    def answer(self, position: Position) -> int:
        """No puzzle hangs on what she chooses."""
        return 0

    def lost_by(self, position: Position, option: int) -> dict[str, int] | None:
        return {} if is_lost_by(position, option, MOST) else None
