"""What the texts of cards are made of: numbers, particular cards, kinds of cards; here only what may be asked of each.

Derived values (`queries.py`) ask continuous effects, whose texts are made of these; what each kind of them means asks derived
values in turn (`values.py`, `meant_cards.py`, `filters.py`). So all of them stand on this module.
"""

from abc import abstractmethod

from grimoire.kernel.frame import Node, Scope
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.state import State


class Value(Node):
    """A number of a text, worked out whenever it is needed."""

    def of(self, g: State, s: Scope) -> int:
        return 0


class CardsExpr(Node):
    """Refers to cards (numbers from 0) and players (below 0)."""

    def __init__(self) -> None:
        super().__init__()
        self.name_slot = 0  # where the text keeps what this named, for "it"; 0: nothing is kept

    def refs(self, g: State, s: Scope) -> list[int]:
        """What is meant, as references; objects that are gone are left out (R:target-validity)."""
        return []

    def last_refs(self, g: State, s: Scope) -> list[int]:
        """What is meant, also where it has gone since."""
        return self.refs(g, s)

    def numbers(self, g: State, s: Scope) -> list[int]:
        return [ref % CARD_BITS for ref in self.refs(g, s) if ref >= 0]

    def means(self, g: State, s: Scope, card: int) -> bool:
        """Whether a card is among them: often told without looking for the others."""
        return card in self.numbers(g, s)

    def is_group(self) -> bool:
        """A fixed group of several (damage to it cannot be redirected, D5.1)."""
        return False


class Subject(Node):
    """A kind of cards that a text speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.yours = False  # only those of the player whose text it is
        self.slots: list[str] = []  # only Equipment worn in one of these
        self.is_derived = False  # matching asks what continuous effects make of a card

    @abstractmethod
    def matches(self, g: State, s: Scope, card: int) -> bool:
        """Whether a card is of this kind and lies where the text looks."""

    @abstractmethod
    def fits(self, g: State, s: Scope, card: int) -> bool:
        """Whether it matches wherever it lies: texts about preparing speak of cards not yet on the board."""

    @abstractmethod
    def candidates(self, g: State, s: Scope) -> list[int]:
        """Every matching card, your side first, in the order of the zones."""
