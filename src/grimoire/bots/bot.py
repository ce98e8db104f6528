"""The contract of a bot: what it gets when it must decide, and what it gives back."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from grimoire.kernel.chance import Chance
from grimoire.kernel.encoding import Encoding
from grimoire.kernel.option import Decision, Option
from grimoire.kernel.position import Position, sample_for


class Sight:
    """What a seat may use to think: its view, and positions that look the same to it. Never the position itself.

    Both are made when asked for, so that a bot pays only for what it looks at; one Sight serves a whole game. Where lists
    are `closed`, samples assume of the lists of others only what was seen of them and what is likely. Nothing in
    Python keeps code of strangers from reaching into an object: they are given a sealed one, best in a process of their own.
    """

    __slots__ = ("__position", "closed", "seat")

    def __init__(self, position: Position, seat: int, closed: bool = False) -> None:
        self.__position = position
        self.seat = seat
        self.closed = closed

    def view(self) -> Any:
        """The table as this seat sees it now."""
        return self.__position.view(self.seat)

    @property
    def cards(self) -> Any:
        """All cards there are in this game, as everybody may know them."""
        position: Any = self.__position
        return position.pool

    def write(self, encoding: Encoding, out: object) -> None:
        """What this seat sees now as numbers, as `position.encode` writes them."""
        encoding.encode(self.__position, self.seat, out)

    def plans(self, most: int) -> list[Option]:
        """What can be chosen at once in place of several choices, as `position.plans` gives it."""
        return self.__position.plans(most)

    def begin_plan(self, plan: Option) -> list[int]:
        return self.__position.begin_plan(plan)

    def next_of_plan(self, left: list[int]) -> int:
        return self.__position.next_of_plan(left)

    def sample(self, chance: Chance) -> Position:
        """A position this seat cannot tell from the true one, to try things out on; it may be changed freely."""
        return sample_for(self.__position, self.seat, chance, self.closed)


def sealed(position: Position, seat: int, closed: bool = False) -> Sight:
    """A Sight that holds no truth at all: a sample stands in for the position, and what is drawn from it is the same."""
    return Sight(sample_for(position, seat, Chance(1, 1), closed), seat, closed)


class Bot(Protocol):
    """Decides for one seat in one game; whatever chance it wants, it was given when it was made."""

    def choose(self, sight: Sight, decision: Decision) -> int:
        """The place of the chosen option in `decision.options`."""
        ...


Maker = Callable[[Chance], Bot]
ABSENT: Final = "absent"  # the name of whoever sits where somebody left; nobody plays against it
