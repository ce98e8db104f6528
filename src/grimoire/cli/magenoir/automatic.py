"""Mana moved for the player: as suggested, and said."""

from grimoire.cli.face import Automatic
from grimoire.cli.screen import Screen
from grimoire.kernel.option import Decision, Option
from grimoire.match.magenoir.suggesting import is_about_mana, suggestion
from grimoire.match.session import Match
from grimoire.seat.groups import counted
from grimoire.seat.magenoir.locating import detail
from grimoire.seat.magenoir.wording import MageNoirWording


class MovingMana(Automatic):
    """Answers questions about Mana for one person."""

    def __init__(self, match: Match, wording: MageNoirWording, screen: Screen, seat: int) -> None:
        super().__init__()
        self.match = match
        self.wording = wording
        self.screen = screen
        self.seat = seat

    def chosen_by_hand(self, decision: Decision) -> None:
        """Once the player has done more than move Mana, what was taken back is behind them."""
        if not is_about_mana(decision):
            self.held = False

    def answer(self, decision: Decision, asked: bool = True) -> bool:
        """Answer this question and those about Mana that follow from it; False if it is about something else."""
        done: list[str] = []
        now: Decision | None = decision
        while now is not None and now.seat == self.seat and is_about_mana(now, asked):
            option = now.options[suggestion(self.match, now)]
            done.append(self.words(option))
            self.match.choose(option.form)
            now = self.match.decision()
        if done:
            self.screen.paragraph(self.wording.say("auto-done", choices=", ".join(counted(done))), indent="  ")
        return bool(done)

    def words(self, option: Option) -> str:
        words = self.wording.option(option)
        more = detail(self.wording, self.match.position.view(self.seat), self.seat, option, [])
        return f"{words} ({more})" if more and option.verb != "give" else words
