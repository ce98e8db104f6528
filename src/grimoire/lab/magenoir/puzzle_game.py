"""What `grimoire puzzle` must know of Mage Noir."""

from collections.abc import Iterator
from typing import Final

from grimoire.kernel.position import Position
from grimoire.lab.exhausting import WON
from grimoire.lab.magenoir.puzzle_files import lesson_text
from grimoire.lab.magenoir.puzzles import Limits, brings, checked, life_left, pairing_of, puzzles_in, stubborn_answer
from grimoire.lab.puzzle_games import MOST, PuzzleGame
from grimoire.library.lessons import Lesson

BOTS: Final = ("master", "expert")  # who play the games in which more are looked for


class MageNoirPuzzles(PuzzleGame):
    def files(self, seed: int, games: int) -> Iterator[str]:
        number = 0
        for one in range(seed, seed + games):
            for found in puzzles_in(one, pairing_of(one), BOTS, Limits()):
                number += 1
                yield lesson_text(found, number)

    def proved(self, puzzle: Lesson) -> int:
        found = checked(puzzle.given, Limits().most)
        return found.tried if found is not None and found.play[0] == puzzle.steps[0].ways[0][0].written else 0

    def answer(self, position: Position) -> int:
        return stubborn_answer(position, MOST)

    def lost_by(self, position: Position, option: int) -> dict[str, int] | None:
        most = brings(position, option, MOST)
        return {"amount": most, "life": life_left(position)} if most < WON else None
