"""Conditions on cards."""

from typing import Final

from grimoire.kernel.conditions import Condition
from grimoire.kernel.frame import Scope
from grimoire.magenoir.expressions import CardsExpr, Value
from grimoire.magenoir.filters import Filter
from grimoire.magenoir.players import Who
from grimoire.magenoir.queries import is_mage_noir
from grimoire.magenoir.state import State
from grimoire.magenoir.text_source import speaker
from grimoire.magenoir.zones import DISCARD


class MageNoir(Condition[State]):
    """You are a Mage Noir, read when needed."""

    def holds(self, g: State, s: Scope) -> bool:
        return is_mage_noir(g, s.seat)


class Zenith(Condition[State]):
    """Your check of this turn found as many prepared as channeled spells (D3.2.6)."""

    def holds(self, g: State, s: Scope) -> bool:
        return g.zenith[s.seat] != 0


class Is(Condition[State]):
    """All of these cards match, and there is one."""

    def __init__(self, cards: CardsExpr, subject: Filter) -> None:
        super().__init__()
        self.cards = cards
        self.subject = subject

    def holds(self, g: State, s: Scope) -> bool:
        cards = self.cards.numbers(g, s)
        return bool(cards) and all([self.subject.matches(g, s, card) for card in cards])


class WasDiscarded(Condition[State]):
    """ "If it is discarded": these cards lie in their discard piles, as the objects the discard made of them."""

    def __init__(self, cards: CardsExpr) -> None:
        super().__init__()
        self.cards = cards

    def holds(self, g: State, s: Scope) -> bool:
        cards = self.cards.numbers(g, s)
        return bool(cards) and all([g.zone[card] == DISCARD for card in cards])


class PreparedNow(Condition[State]):
    """This card was prepared this turn; what is put into play was not (D2.2.5)."""

    def holds(self, g: State, s: Scope) -> bool:
        card = speaker(g, s)
        return card >= 0 and g.prepared[card] == g.turn


NONE: Final = 1
SOME: Final = 2
AT_LEAST: Final = 3
MORE_THAN: Final = 4
FEWER: Final = 5
EQUALS: Final = 6


class Compare(Condition[State]):
    def __init__(self, kind: int, left: Value, right: Value) -> None:
        super().__init__()
        self.kind = kind
        self.left = left
        self.right = right

    def holds(self, g: State, s: Scope) -> bool:
        left = self.left.of(g, s)
        right = self.right.of(g, s)
        kind = self.kind
        if kind == NONE:
            return left <= 0
        if kind == SOME:
            return left > 0
        if kind == AT_LEAST:
            return left >= right
        if kind == MORE_THAN:
            return left > right
        if kind == FEWER:
            return left < right
        return left == right


class OpponentMageNoir(Condition[State]):
    def holds(self, g: State, s: Scope) -> bool:
        return is_mage_noir(g, 1 - s.seat)


class TurnOf(Condition[State]):
    """It is the turn of that player."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def holds(self, g: State, s: Scope) -> bool:
        return g.active in self.who.seats(g, s)
