"""A puzzle that was found by search, in the terminal: an opponent who gives nothing away, and why a line did not win."""

from grimoire.bots.bot import Bot, Sight
from grimoire.cli.learning import LessonTerminal
from grimoire.kernel.option import Decision
from grimoire.lab.exhausting import TooMuch
from grimoire.lab.puzzle_games import PUZZLES
from grimoire.seat.teaching import Teaching, seats_of
from grimoire.seat.words import plain
from grimoire.table.lesson import SEAT
from grimoire.table.puzzle import Puzzle


class FoundPuzzle(Puzzle):
    def opponent(self) -> Bot:
        return Stubborn(self)


class Stubborn:
    """Answers as if she saw all cards: who gets away with a mistake against somebody else does not here."""

    def __init__(self, puzzle: FoundPuzzle) -> None:
        self.puzzle = puzzle

    def choose(self, sight: Sight, decision: Decision) -> int:
        if len(decision.options) == 1:
            return 0
        return PUZZLES[self.puzzle.lesson.game].answer(self.puzzle.match.position)


class PuzzleTerminal(LessonTerminal):
    run: FoundPuzzle

    def say_why_missed(self) -> None:
        """The first choice after which no win was left, and what it could still have brought."""
        again = FoundPuzzle(self.run.lesson, self.run.pool)
        game = again.lesson.game
        for number, form in enumerate(self.run.made):
            try:
                lost = PUZZLES[game].lost_by(again.match.position, again.options.index(form))
            except TooMuch:
                return
            if lost is not None:
                said = "puzzle-wrong-first" if number == 0 else "puzzle-wrong-later"
                self.screen.paragraph(self.wording.say(said, words=self.words_of(again, form), **lost))
                return
            again.choose(form)

    def words_of(self, puzzle: Puzzle, form: str) -> str:
        """A choice that is open in a puzzle, as the question says it."""
        seats = seats_of(puzzle, self.wording.say("reel-player-name"))
        choices = seats.given(SEAT, self.wording.lang, suggest=False).ask.choices
        return next((plain(choice.words) for choice in choices if choice.form == form), form)

    def end(self, now: Teaching) -> None:
        self.keep()
        self.screen.line()
        self.screen.paragraph(self.wording.say("puzzle-solved"), "bold")
