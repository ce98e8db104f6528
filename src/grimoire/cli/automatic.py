"""Mana moved for the player: as suggested, and said."""

from grimoire.cli.locating import detail
from grimoire.cli.showing import Showing
from grimoire.cli.table import counted
from grimoire.kernel.option import Decision, Option
from grimoire.match.suggesting import is_about_mana, suggestion


class Automatic:
    """Answers questions about Mana for one person, when told to or for the rest of the game."""

    def __init__(self, showing: Showing) -> None:
        self.showing = showing
        self.on = False
        self.held = False  # after something was taken back the player decides, or taking back would be in vain

    def chosen_by_hand(self, decision: Decision) -> None:
        """Once the player has done more than move Mana, what was taken back is behind them."""
        if not is_about_mana(decision):
            self.held = False

    def answers(self, decision: Decision) -> bool:
        """Answer if that is wanted for the rest of the game; whether it was."""
        return self.on and not self.held and self.answer(decision, False)

    def answer(self, decision: Decision, asked: bool = True) -> bool:
        """Answer this question and those about Mana that follow from it; False if it is about something else."""
        match, seat = self.showing.match, self.showing.seat
        done: list[str] = []
        now: Decision | None = decision
        while now is not None and now.seat == seat and is_about_mana(now, asked):
            option = now.options[suggestion(match, now)]
            done.append(self.words(option))
            match.choose(option.form)
            now = match.decision()
        if done:
            wording = self.showing.wording
            self.showing.screen.paragraph(wording.say("auto-done", choices=", ".join(counted(done))), indent="  ")
        return bool(done)

    def words(self, option: Option) -> str:
        wording = self.showing.wording
        words = wording.option(option)
        more = detail(wording, self.showing.view(), self.showing.seat, option, [])
        return f"{words} ({more})" if more and option.verb != "give" else words
