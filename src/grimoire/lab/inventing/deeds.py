"""Whether cards do what their text says: an effect that a text names, and of which nothing is told in a play where its
conditions held, is a fault.

A game has effects that find what they ask for in one rich position, with what each tells when it is done; what may stand
around an effect so that it is done all the same; and the moments of one play at which a card can do something. Any of these
in any other makes a card whose conditions hold by its making. It must tell more of its effect than the same card with
another effect in its place.
"""

from abc import ABC, abstractmethod
from collections import Counter
from typing import Final

from grimoire.kernel.event import Event
from grimoire.kernel.position import Position
from grimoire.lab.inventing.grammar import Chooser
from grimoire.language.source import CardFileError

CARD: Final = "invented-0"
HERE: Final = "{}"  # where the effect goes
MOST: Final = 300  # choices in one play
DEEP: Final = 2  # words around an effect


class Deeds(ABC):
    """What the cards of one game can do, and when."""

    effects: dict[str, tuple[str, ...]]  # a line, and the kinds of events that tell it
    instead: tuple[str, str]  # effects that stand in for another one: what one of them tells the other does not
    around: tuple[str, ...]
    moments: tuple[tuple[str, str], ...]  # the kind of card, and what its line is

    def __init__(self) -> None:
        self.told_instead: dict[tuple[str, str, str], Counter[str] | None] = {}

    @abstractmethod
    def read(self, kind: str, line: str) -> None:
        """Make this the card. Raises CardFileError."""

    @abstractmethod
    def position(self, kind: str) -> Position:
        """Where everything is there, before its first decision."""

    @abstractmethod
    def is_over(self, position: Position) -> bool:
        """Whether the last moment of the play has come."""

    @abstractmethod
    def answer(self, position: Position, forms: list[str], used: set[str]) -> str:
        """What is chosen: whatever lets the card do something, as long as it is not `used`."""

    def told(self, kind: str) -> Counter[str]:
        """How much of which kind is told in the play of the card."""
        position = self.position(kind)
        position.advance()
        found: Counter[str] = Counter()
        add_to(found, position.events)
        used: set[str] = set()
        for _ in range(MOST):
            decision = position.decision()
            if decision is None or self.is_over(position):
                break
            form = self.answer(position, [option.form for option in decision.options], used)
            used.add(form)
            position.choose_form(form)
            add_to(found, position.events)
        return found

    def told_by(self, kind: str, line: str) -> Counter[str] | None:
        """The same of a line; None if it is refused."""
        try:
            self.read(kind, line)
        except CardFileError:
            return None
        return self.told(kind)

    def is_unkept(self, kind: str, line: str, effect: str) -> bool:
        """Whether this effect in this line is named and not done."""
        told = self.told_by(kind, line.replace(HERE, effect))
        if told is None:
            return False
        kinds = self.effects[effect]
        for other in self.instead:
            if self.effects[other] != kinds:
                before = self.without(kind, line, other)
                return before is not None and any(told[each] <= before[each] for each in kinds)
        raise AssertionError("nothing can stand in its place")

    def without(self, kind: str, line: str, other: str) -> Counter[str] | None:
        key = (kind, line, other)
        if key not in self.told_instead:
            self.told_instead[key] = self.told_by(kind, line.replace(HERE, other))
        return self.told_instead[key]

    def invented(self, chooser: Chooser) -> tuple[str, str, str]:
        """A kind of card, a line, and the effect in it, by chance."""
        kind, line = chooser.pick(self.moments)
        for _ in range(chooser.below(DEEP + 1)):
            line = line.replace(HERE, chooser.pick(self.around))
        return kind, line, chooser.pick(list(self.effects))


def add_to(found: Counter[str], events: list[Event]) -> None:
    """How much was told: what comes to nothing was not done."""
    for event in events:
        amount = getattr(event, "amount", 1)
        found[event.kind] += abs(amount) if isinstance(amount, int) else 1
