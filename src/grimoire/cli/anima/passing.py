"""Passing for the player where others roll dice in matters of their own."""

from grimoire.cli.face import Automatic
from grimoire.cli.screen import Screen
from grimoire.kernel.option import Decision
from grimoire.match.anima.concern import is_concerned
from grimoire.match.orders import PASS
from grimoire.match.session import Match
from grimoire.seat.anima.wording import AnimaWording


class Passing(Automatic):
    """Passes Interruptions for one person: when told to, or all those that do not concern its Party."""

    def __init__(self, match: Match, wording: AnimaWording, screen: Screen, seat: int) -> None:
        super().__init__()
        self.match = match
        self.wording = wording
        self.screen = screen
        self.seat = seat

    def answer(self, decision: Decision, asked: bool = True) -> bool:
        if decision.question.id != "interrupt":
            return False
        if not asked and is_concerned(self.match.position.view(self.seat), decision):
            return False
        self.match.choose(PASS)
        if asked:
            self.screen.line(self.wording.say("auto-done"))
        return True
