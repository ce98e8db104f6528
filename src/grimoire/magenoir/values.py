"""Numbers on cards. A printed numeral is a node of its own, evaluated by one function each time it is used."""

from typing import Final

from grimoire.kernel.conditions import Condition
from grimoire.kernel.frame import Scope
from grimoire.magenoir.changed_numbers import number
from grimoire.magenoir.component_counts import instances
from grimoire.magenoir.expressions import CardsExpr, Value
from grimoire.magenoir.filters import Filter
from grimoire.magenoir.largest_numbers import bounded
from grimoire.magenoir.modifiers import NUMBERS
from grimoire.magenoir.players import Who
from grimoire.magenoir.references import CARD_BITS, HURT_SLOT, RELEASED_SLOT
from grimoire.magenoir.state import PROCEDURE, State
from grimoire.magenoir.text_source import speaker


class Number(Value):
    """A printed numeral: changed by number modifiers."""

    def __init__(self, printed: int) -> None:
        super().__init__()
        self.printed = printed

    def of(self, g: State, s: Scope) -> int:
        if not s.uses and not g.mods[NUMBERS]:
            return self.printed
        return bounded(number(g, s, self.printed))


class Fixed(Value):
    """A number written as a word: one, two, four. Never changed."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def of(self, g: State, s: Scope) -> int:
        return self.amount


class Alternative(Value):
    """ "3 (or 4 if you are a Mage Noir)"."""

    def __init__(self, base: Value, condition: Condition[State], other: Value) -> None:
        super().__init__()
        self.base = base
        self.condition = condition
        self.other = other

    def of(self, g: State, s: Scope) -> int:
        return self.other.of(g, s) if self.condition.holds(g, s) else self.base.of(g, s)


TIMES: Final = 1
PLUS: Final = 2
MINUS: Final = 3
SMALLER: Final = 4


class Arithmetic(Value):
    def __init__(self, kind: int, left: Value, right: Value) -> None:
        super().__init__()
        self.kind = kind
        self.left = left
        self.right = right

    def of(self, g: State, s: Scope) -> int:
        left = self.left.of(g, s)
        right = self.right.of(g, s)
        if self.kind == TIMES:
            return bounded(left * right)
        if self.kind == PLUS:
            return bounded(left + right)
        if self.kind == MINUS:
            return bounded(left - right)
        return min(left, right)


class Count(Value):
    """How many cards match."""

    def __init__(self, subject: Filter) -> None:
        super().__init__()
        self.subject = subject

    def of(self, g: State, s: Scope) -> int:
        return len(self.subject.candidates(g, s))


class Components(Value):
    """How many components match, each as often as it counts (Water drop, Prodigious source)."""

    def __init__(self, subject: Filter, slot: int) -> None:
        super().__init__()
        self.subject = subject
        self.slot = slot

    def of(self, g: State, s: Scope) -> int:
        word = self.subject.words[0] if self.subject.words else 0
        doubled = s.picks.get(self.slot, [])
        total = 0
        for card in self.subject.candidates(g, s):
            total += instances(g, card, word, False, g.ref(card) in doubled)
        return bounded(total)


class Held(Value):
    """Mana in a player's reserve."""

    def __init__(self, who: Who, elements: int) -> None:
        super().__init__()
        self.who = who
        self.elements = elements

    def of(self, g: State, s: Scope) -> int:
        total = 0
        for seat in self.who.seats(g, s):
            for element in range(6):
                if self.elements & (1 << element):
                    total += g.reserve[seat * 6 + element]
        return bounded(total)


class HpLostHere(Value):
    """How often a player lost Health Points since this application began (Chaos)."""

    def of(self, g: State, s: Scope) -> int:
        return g.losses - s.losses


class Bonus(Value):
    """A value where the condition holds, else 0."""

    def __init__(self, condition: Condition[State], value: Value) -> None:
        super().__init__()
        self.condition = condition
        self.value = value

    def of(self, g: State, s: Scope) -> int:
        return self.value.of(g, s) if self.condition.holds(g, s) else 0


class Half(Value):
    """Half of a value, rounded down."""

    def __init__(self, value: Value) -> None:
        super().__init__()
        self.value = value

    def of(self, g: State, s: Scope) -> int:
        return self.value.of(g, s) // 2


class ThatAmount(Value):
    """The amount the event before was about."""

    def of(self, g: State, s: Scope) -> int:
        return bounded(s.amount)


class DamageDone(Value):
    """What the damage before did to these players."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def of(self, g: State, s: Scope) -> int:
        done = s.picks.get(HURT_SLOT, [0, 0])
        return bounded(sum([done[seat] for seat in self.who.seats(g, s)]))


class PaidX(Value):
    """What X was when this card was prepared; 0 where it was not (D10.5)."""

    def of(self, g: State, s: Scope) -> int:
        return paid_x(g, s)


def paid_x(g: State, s: Scope) -> int:
    """What X is in a text; once its card is gone, what it was when the text was laid down."""
    return bounded(g.paid_x.get(speaker(g, s), s.x if s.mode != PROCEDURE else 0) if s.card >= 0 else s.x)


class ReleasedNow(Value):
    """Mana released by the step before: by its own cards, whatever else happened meanwhile."""

    def __init__(self, elements: int) -> None:
        super().__init__()
        self.elements = elements

    def of(self, g: State, s: Scope) -> int:
        cards = s.picks.get(RELEASED_SLOT, [])
        return bounded(sum([g.released.get(card * 6 + e, 0) for card in cards for e in range(6) if self.elements & (1 << e)]))


class TotalCost(Value):
    """The printed Mana cost of cards, X as 0; a copy costs what is printed on the card it copies."""

    def __init__(self, cards: CardsExpr) -> None:
        super().__init__()
        self.cards = cards

    def of(self, g: State, s: Scope) -> int:
        return bounded(sum([g.definition(ref % CARD_BITS).total_cost for ref in self.cards.last_refs(g, s)]))
