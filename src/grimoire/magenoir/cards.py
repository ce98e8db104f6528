"""Particular cards, as a text means them: chosen ones, all of a kind, this one, that one, the top of a deck."""

from typing import Final

from grimoire.kernel.frame import NO_USES, Node, Scope
from grimoire.magenoir.definition import NO_HP, Condition
from grimoire.magenoir.filters import Filter
from grimoire.magenoir.game import CARD_BITS, PREPARING, Game
from grimoire.magenoir.players import Who, player_ref
from grimoire.magenoir.values import Value
from grimoire.magenoir.zones import DECK, DISCARD, EQUIPMENT_TYPE, PERMANENT, PERMANENTS

SELF: Final = 1
IT: Final = 2
LOOKED: Final = 3


class CardsExpr(Node):
    """Refers to cards (numbers from 0) and players (below 0)."""

    def refs(self, g: Game, s: Scope) -> list[int]:
        """What is meant, as references; objects that are gone are left out."""
        return []

    def numbers(self, g: Game, s: Scope) -> list[int]:
        return [ref % CARD_BITS for ref in self.refs(g, s) if ref >= 0]

    def is_group(self) -> bool:
        """A fixed group of several (damage to it cannot be redirected, D5.1)."""
        return False


class Asking(CardsExpr):
    """Something a player must choose before the effect can go on; kept under its slot in the scope."""

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def is_wanted(self, g: Game, s: Scope) -> bool:
        return self.slot not in s.picks


class Selection(Asking):
    """Cards (or targets) chosen by a player."""

    def __init__(self, slot: int, count: Value, subject: Filter | None) -> None:
        super().__init__(slot)
        self.count = count
        self.subject = subject  # None: any target
        self.up_to = False
        self.optional = False  # part of "you may": naming none is declining
        self.guards: list[Condition] = []  # asked at the announcement only where these hold

    def is_public(self) -> bool:
        return self.subject is None or self.subject.is_public()

    def refs(self, g: Game, s: Scope) -> list[int]:
        found: list[int] = []
        for ref in s.picks.get(self.slot, []):
            if ref < 0:
                found.append(ref)
                continue
            card = g.live(ref)
            if card >= 0 and self.is_legal(g, s, card):
                found.append(ref)
        return found

    def is_legal(self, g: Game, s: Scope, card: int) -> bool:
        if self.subject is None:
            return is_target(g, card)
        return self.subject.matches(g, s, card)

    def candidates(self, g: Game, s: Scope) -> list[int]:
        if self.subject is not None:
            cards = self.subject.candidates(g, s)
            return [g.ref(card) for card in cards if s.mode != PREPARING or card != s.card]
        found = [player_ref(1 - s.seat), player_ref(s.seat)]
        for seat in (1 - s.seat, s.seat):
            for card in g.cards(seat, PERMANENTS):
                if is_target(g, card):
                    found.append(g.ref(card))
        return found


def is_target(g: Game, card: int) -> bool:
    """A Permanent with Health Points ("any target" means players and these)."""
    return g.zone[card] == PERMANENTS and (g.hp[card] != NO_HP or g.definition(card).hp != NO_HP)


class All(CardsExpr):
    def __init__(self, subject: Filter) -> None:
        super().__init__()
        self.subject = subject

    def refs(self, g: Game, s: Scope) -> list[int]:
        return [g.ref(card) for card in self.subject.candidates(g, s)]

    def is_group(self) -> bool:
        return True


class Pointer(CardsExpr):
    """This card, that card, the cards looked at."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def refs(self, g: Game, s: Scope) -> list[int]:
        if self.kind == SELF:
            return [g.ref(s.card)] if s.card >= 0 and g.stamp[s.card] == s.stamp else []
        refs = s.it if self.kind == IT else s.looked
        return [ref for ref in refs if ref < 0 or g.live(ref) >= 0]


class Players(CardsExpr):
    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def refs(self, g: Game, s: Scope) -> list[int]:
        return [player_ref(seat) for seat in self.who.seats(g, s)]


class Together(CardsExpr):
    """Both of these."""

    def __init__(self, parts: list[CardsExpr]) -> None:
        super().__init__()
        self.parts = parts

    def refs(self, g: Game, s: Scope) -> list[int]:
        found: list[int] = []
        for part in self.parts:
            found.extend(part.refs(g, s))
        return found

    def is_group(self) -> bool:
        return any([part.is_group() for part in self.parts])


class DeckTop(CardsExpr):
    def __init__(self, who: Who, count: Value) -> None:
        super().__init__()
        self.who = who
        self.count = count

    def refs(self, g: Game, s: Scope) -> list[int]:
        found: list[int] = []
        for seat in self.who.seats(g, s):
            n = max(0, self.count.of(g, s))
            deck = g.cards(seat, DECK)
            for i in range(1, min(n, len(deck)) + 1):
                found.append(g.ref(deck[-i]))
        return found


class DiscardTop(CardsExpr):
    def __init__(self, who: Who, count: Value) -> None:
        super().__init__()
        self.who = who
        self.count = count

    def refs(self, g: Game, s: Scope) -> list[int]:
        found: list[int] = []
        for seat in self.who.seats(g, s):
            n = max(0, self.count.of(g, s))
            pile = g.cards(seat, DISCARD)
            for i in range(1, min(n, len(pile)) + 1):
                found.append(g.ref(pile[-i]))
        return found


class UsedComponents(CardsExpr):
    """The components designated for this card: those used for a word, or those of a type."""

    def __init__(self, word: int, type: int) -> None:
        super().__init__()
        self.word = word
        self.type = type

    def refs(self, g: Game, s: Scope) -> list[int]:
        found: list[int] = []
        for use in g.used.get(s.card, NO_USES):
            if self.word and not use.words & self.word:
                continue
            if self.type >= 0 and g.definitions[use.home].type != self.type:
                continue
            if g.stamp[use.card] == use.stamp:
                found.append(use.stamp * CARD_BITS + use.card)
        return found


class Locked(Value):
    """Mana under cards."""

    def __init__(self, cards: CardsExpr, elements: int) -> None:
        super().__init__()
        self.cards = cards
        self.elements = elements

    def of(self, g: Game, s: Scope) -> int:
        total = 0
        for card in self.cards.numbers(g, s):
            for element in range(6):
                if self.elements & (1 << element):
                    total += g.mana[card * 6 + element]
        return total


class Size(Value):
    """How many cards are meant."""

    def __init__(self, cards: CardsExpr) -> None:
        super().__init__()
        self.cards = cards

    def of(self, g: Game, s: Scope) -> int:
        return len(self.cards.refs(g, s))


TYPE_OF_WORD: dict[str, int] = {"permanent": PERMANENT, "equipment": EQUIPMENT_TYPE}
