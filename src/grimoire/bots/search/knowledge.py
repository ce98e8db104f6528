"""What a search must know of a game; each game brings its own. Nothing else in this package knows any."""

from abc import abstractmethod
from typing import Any

from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Option
from grimoire.kernel.position import Position


class Knowledge:
    """How one seat thinks about sampled positions, within one decision. Abstract without ABC, as Position is."""

    seat: int

    @abstractmethod
    def answer(self, position: Position, chance: Chance) -> int:
        """A quick answer for whoever is asked: for others, and for what is not worth trying out."""

    @abstractmethod
    def value(self, position: Position) -> float:
        """How good a position is for the seat; higher is better, and a won game best of all."""

    @abstractmethod
    def nearness(self, position: Position) -> float:
        """How near the seat is to winning at once, with what it still has to do it; whatever else it costs."""

    @abstractmethod
    def is_win_near(self, position: Position) -> bool:
        """Whether a win in this turn is worth looking for."""

    @abstractmethod
    def chance_to_win(self, value: float) -> float:
        """The same as a chance, from 0 to 1."""

    @abstractmethod
    def is_pause(self, position: Position) -> bool:
        """Whether an action is over here, whoever is asked: values are compared at such moments."""

    @abstractmethod
    def goes_on(self, position: Position) -> bool:
        """Whether the seat may open another action of the same turn here."""

    @abstractmethod
    def is_open_question(self, position: Position, for_win: bool) -> bool:
        """Whether a question inside an action of the seat is worth trying every answer; otherwise it gets a quick one. Where
        only a win is looked for, others may be."""

    @abstractmethod
    def ways_to_win(self, position: Position) -> list[int]:
        """The options by which a win may come about, those that cost least first."""

    @abstractmethod
    def continuations(self, opened: Option, position: Position) -> list[int]:
        """The options by which an action that is only a beginning is gone on with at once."""

    @abstractmethod
    def is_repeatable(self, opened: Option) -> bool:
        """Whether an action may come to something only when it is done several times."""

    @abstractmethod
    def cost(self, position: Position, option: int) -> float:
        """What an action costs beside what it does: whatever could be done again and again must be worth it."""

    @abstractmethod
    def tally(self, position: Position) -> dict[str, int]:
        """What people count in a position, for the seat: the more the better. To say why one line is better than another."""

    @abstractmethod
    def key(self, position: Position) -> Any:
        """The same for positions that need not be looked at twice."""
