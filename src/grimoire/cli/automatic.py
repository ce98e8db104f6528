"""What is done for a player without asking: as the game suggests, and said."""

from grimoire.cli.screen import Screen
from grimoire.cli.showing import Showing
from grimoire.match.stops import PASS
from grimoire.seat.ask import Ask, Choice
from grimoire.seat.groups import counted
from grimoire.seat.seats import Seats
from grimoire.seat.wording import plain
from grimoire.table.match import Match


class Automatic:
    """Takes what the game suggests for one person, when told to or for the rest of the game."""

    def __init__(self, match: Match, seats: Seats, showing: Showing, screen: Screen) -> None:
        self.match = match
        self.seats = seats
        self.showing = showing
        self.screen = screen
        self.on = False
        self.held = False  # after something was taken back the player decides, or taking back would be in vain

    def chosen_by_hand(self, ask: Ask) -> None:
        """Once the player has done something that nobody could do for them, what was taken back is behind them."""
        if not ask.routine:
            self.held = False

    def answers(self) -> bool:
        """Answer if that is wanted for the rest of the game; whether it was."""
        return self.on and not self.held and self.answer(False)

    def answer(self, asked: bool = True) -> bool:
        """Take what is suggested for this question and for those that follow from it; False if it is the player's own."""
        done: list[str] = []
        passed = False
        showing = self.showing
        while showing.ask.asked == showing.seat and (asked or showing.ask.routine):
            forms = self.seats.suggested(showing.seat)
            if not forms:
                break
            done.append(words_of(next(choice for choice in showing.ask.choices if choice.form == forms[0])))
            self.match.choose(forms[0])
            if forms[0] == PASS:  # what comes next is another matter
                passed = True
                break
        if done and (asked or not passed):
            words = ", ".join(counted(done))
            self.screen.paragraph(showing.wording.say("auto-done", choices=words), indent="  ")
        return bool(done)


def words_of(choice: Choice) -> str:
    """With what stands behind it, unless that is only a number."""
    details = plain(choice.details)
    return f"{plain(choice.words)} ({details})" if details and not details.isdecimal() else plain(choice.words)
