"""A puzzle that was found by search, in the terminal: why a line did not win."""

from grimoire.cli.learning import LessonTerminal
from grimoire.seat.teaching import Teaching, slip_in_words
from grimoire.seat.wording import plain
from grimoire.table.puzzle import Puzzle


class PuzzleTerminal(LessonTerminal):
    run: Puzzle

    def say_why_missed(self) -> None:
        words = slip_in_words(self.run, self.wording.lang, self.wording.say("reel-player-name"))
        if words:
            self.screen.paragraph(plain(words))

    def end(self, now: Teaching) -> None:
        self.keep()
        self.screen.line()
        self.screen.paragraph(self.wording.say("puzzle-solved"), "bold")
