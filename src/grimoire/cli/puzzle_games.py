"""What `grimoire puzzle` must know of a game: how more are found, how one is proved, and what a choice still brings."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Final

from grimoire.kernel.position import Position
from grimoire.lab.anima import puzzle_files as anima_files
from grimoire.lab.anima import puzzles as anima
from grimoire.lab.exhausting import WON
from grimoire.lab.magenoir import puzzle_files as magenoir_files
from grimoire.lab.magenoir import puzzles as magenoir
from grimoire.library.lessons import Lesson

BOTS: Final = ("master", "expert")  # who play the games of Mage Noir in which more are looked for
MOST: Final = 60_000  # choices tried for one answer: more than any puzzle that comes with the program needs


class PuzzleGame(ABC):
    @abstractmethod
    def files(self, seed: int, games: int) -> Iterator[str]:
        """Puzzles found in so many games, as files."""

    @abstractmethod
    def proved(self, puzzle: Lesson) -> int:
        """How many choices were tried to prove it anew; 0 where it is none, or another. Raises TooMuch."""

    @abstractmethod
    def answer(self, position: Position) -> int:
        """What the other seat chooses, as if she saw all cards."""

    @abstractmethod
    def lost_by(self, position: Position, option: int) -> dict[str, int] | None:
        """What is to be told of a choice after which no win is left; None where one is. Raises TooMuch."""


class MageNoirPuzzles(PuzzleGame):
    def files(self, seed: int, games: int) -> Iterator[str]:
        number = 0
        for one in range(seed, seed + games):
            for found in magenoir.puzzles_in(one, magenoir.pairing_of(one), BOTS, magenoir.Limits()):
                number += 1
                yield magenoir_files.lesson_text(found, number)

    def proved(self, puzzle: Lesson) -> int:
        found = magenoir.checked(puzzle.given, magenoir.Limits().most)
        return found.tried if found is not None and found.play[0] == puzzle.steps[0].ways[0][0].written else 0

    def answer(self, position: Position) -> int:
        return magenoir.stubborn_answer(position, MOST)

    def lost_by(self, position: Position, option: int) -> dict[str, int] | None:
        most = magenoir.brings(position, option, MOST)
        return {"amount": most, "life": magenoir.life_left(position)} if most < WON else None


class AnimaPuzzles(PuzzleGame):
    def files(self, seed: int, games: int) -> Iterator[str]:
        for number, found in enumerate(anima.puzzles_from(seed, games), 1):
            yield anima_files.lesson_text(found, number)

    def proved(self, puzzle: Lesson) -> int:
        found = anima.checked(puzzle.given)
        return found.tried if found is not None and anima_files.same(found, puzzle) else 0

    def answer(self, position: Position) -> int:
        """No puzzle hangs on what she chooses."""
        return 0

    def lost_by(self, position: Position, option: int) -> dict[str, int] | None:
        return {} if anima.is_lost_by(position, option, MOST) else None


PUZZLES: Final[dict[str, PuzzleGame]] = {"magenoir": MageNoirPuzzles(), "anima": AnimaPuzzles()}
