"""A puzzle that was found by search: an opponent who gives nothing away, and which choice let the win go."""

from grimoire.bots.bot import Bot, Sight
from grimoire.kernel.option import Decision
from grimoire.lab.exhausting import TooMuch
from grimoire.lab.puzzle_games import PUZZLES
from grimoire.table.puzzle import Puzzle, Slip


class FoundPuzzle(Puzzle):
    def opponent(self) -> Bot:
        return Stubborn(self)

    def slip(self) -> Slip | None:
        """The first choice after which no win was left."""
        again = FoundPuzzle(self.lesson, self.pool)
        for number, form in enumerate(self.made):
            try:
                lost = PUZZLES[self.lesson.game].lost_by(again.match.position, again.options.index(form))
            except TooMuch:
                return None
            if lost is not None:
                return Slip(again, form, number, lost)
            again.choose(form)
        return None


class Stubborn:
    """Answers as if she saw all cards: who gets away with a mistake against somebody else does not here."""

    def __init__(self, puzzle: FoundPuzzle) -> None:
        self.puzzle = puzzle

    def choose(self, sight: Sight, decision: Decision) -> int:
        if len(decision.options) == 1:
            return 0
        return PUZZLES[self.puzzle.lesson.game].answer(self.puzzle.match.position)
