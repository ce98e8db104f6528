"""What `grimoire puzzle` must know of a game: how more are found, how one is proved, and what a choice still brings."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Final

from grimoire.kernel.by_game import ByGame
from grimoire.kernel.position import Position
from grimoire.library.lessons import Lesson

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


def mage_noir() -> PuzzleGame:
    from grimoire.lab.magenoir.puzzle_game import MageNoirPuzzles

    return MageNoirPuzzles()


def anima() -> PuzzleGame:
    from grimoire.lab.anima.puzzle_game import AnimaPuzzles

    return AnimaPuzzles()


PUZZLES: Final[ByGame[PuzzleGame]] = ByGame(magenoir=mage_noir, anima=anima)
