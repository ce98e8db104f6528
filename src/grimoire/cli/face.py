"""How a game shows itself in the terminal. The terminal knows nothing else of a game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from grimoire.cli.screen import Screen
from grimoire.kernel.option import Decision, Option
from grimoire.kernel.position import Position
from grimoire.match.session import Match
from grimoire.seat.groups import Group
from grimoire.seat.telling import Telling
from grimoire.seat.wording import Wording

OPENLY = -1  # instead of a seat: somebody who sees every hand


class Face(ABC):
    """One game, shown in one language to the people at one table. `names` are what the seats are called there; a game
    of two may do without, and speak of "your opponent"."""

    wording: Wording
    names: Sequence[str]

    # -- the table -------------------------------------------------------------------------------------------------

    @abstractmethod
    def heading(self, position: Position, seat: int) -> str:
        """Which turn it is, whose, and which phase."""

    @abstractmethod
    def table(self, position: Position, seat: int, width: int) -> list[Group]:
        """Everything a seat sees, top to bottom; OPENLY: everything there is."""

    @abstractmethod
    def shows_table(self, decision: Decision) -> bool:
        """Whether the table is shown before this question."""

    def stretch(self, position: Position) -> str:
        """A stretch of the game in which the table is shown only once; empty: it is shown every time."""
        return ""

    def before(self, position: Position, seat: int, decision: Decision, width: int, with_table: bool) -> list[Group]:
        """What is shown before a question, after or instead of the table."""
        return []

    @abstractmethod
    def scores(self, position: Position) -> str:
        """Where everybody stands, on one line."""

    # -- questions -------------------------------------------------------------------------------------------------

    def question(self, position: Position, seat: int, decision: Decision) -> str:
        return self.wording.question(decision, True)

    def goes_without_asking(self, decision: Decision) -> bool:
        """Whether the only option there is may be taken for the player: what it was will be told."""
        return False

    def explanation(self, position: Position, decision: Decision) -> str:
        """The message that explains a question to a newcomer; not every question has one."""
        return f"explain-{decision.question.id}"

    def options(self, position: Position, seat: int, decision: Decision) -> list[str]:
        """The words of each option, as shown and as they may be typed."""
        return self.wording.options(decision)

    @abstractmethod
    def details(self, position: Position, seat: int, decision: Decision) -> list[str]:
        """What stands in brackets behind each option; often nothing."""

    @abstractmethod
    def choice_words(self, seat: int, option: Option) -> str:
        """What a seat chose, said to somebody who looks on."""

    def is_open(self, option: Option, opens: bool) -> bool:
        """Whether everybody could see that this was chosen; `opens`: it began an action."""
        return opens

    def text_shown(self, decision: Decision) -> str:
        """The card whose text stands above a question, because the question is about it; empty for none."""
        return ""

    # -- cards -----------------------------------------------------------------------------------------------------

    @abstractmethod
    def show_card(self, screen: Screen, card: str, position: Position | None = None, seat: int = OPENLY) -> None:
        """A card by its id: facts and text, as it now is where a position is given."""

    @abstractmethod
    def at_hand(self, position: Position, seat: int) -> list[str]:
        """The cards a seat means rather than others when it names one: its own."""

    @abstractmethod
    def why(self, position: Position, seat: int, card: str, decision: Decision) -> list[str]:
        """Why a seat cannot do things with a card, or that it can."""

    @abstractmethod
    def refused(self, position: Position, seat: int, typed: str) -> str:
        """Why an action that was written out is not among the choices; empty if none was."""

    # -- telling and doing -----------------------------------------------------------------------------------------

    @abstractmethod
    def telling(self, seat: int, told_all: bool = False) -> Telling:
        """Who retells to a seat what happened; `told_all`: also what it did itself just now."""

    @abstractmethod
    def automatic(self, match: Match, screen: Screen, seat: int) -> "Automatic":
        """What can be done for a player without asking."""


class Automatic(ABC):
    """Answers questions for one person, when told to or for the rest of the game."""

    def __init__(self) -> None:
        self.on = False
        self.held = False  # after something was taken back the player decides, or taking back would be in vain

    def chosen_by_hand(self, decision: Decision) -> None:
        """The player has answered."""
        self.held = False

    def answers(self, decision: Decision) -> bool:
        """Answer if that is wanted for the rest of the game; whether it was."""
        return self.on and not self.held and self.answer(decision, False)

    @abstractmethod
    def answer(self, decision: Decision, asked: bool = True) -> bool:
        """Answer this question and those that follow from it; False if it is the player's own."""
