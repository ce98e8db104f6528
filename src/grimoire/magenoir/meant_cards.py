"""Particular cards, as a text means them: chosen ones, all of a kind, this one, that one, the top of a deck."""

from typing import Final, cast

from grimoire.kernel.conditions import Condition
from grimoire.kernel.frame import NO_USES, Scope
from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.expressions import CardsExpr, Value
from grimoire.magenoir.filters import Filter
from grimoire.magenoir.largest_numbers import bounded
from grimoire.magenoir.modifiers import KEYWORD, Modifier
from grimoire.magenoir.players import Who, player_ref
from grimoire.magenoir.references import CARD_BITS, PHASED_SLOT
from grimoire.magenoir.state import PREPARING, State
from grimoire.magenoir.text_source import speaker
from grimoire.magenoir.zones import DECK, DISCARD, EQUIPMENT_TYPE, PERMANENT, PERMANENTS, is_board

SELF: Final = 1
IT: Final = 2
LOOKED: Final = 3
PHASED: Final = 4
NAMES: Final = -100  # in the picks of a scope, from here down: what the expressions of a text have named (see naming.py)


class Asking(CardsExpr):
    """Something a player must choose before the effect can go on; kept under its slot in the scope."""

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot
        self.guards: list[Condition[State]] = []  # asked at the announcement only where these hold

    def is_wanted(self, g: State, s: Scope) -> bool:
        return self.slot not in s.picks


class Selection(Asking):
    """Cards (or targets) chosen by a player; one of several Animals, where a text says "your Animal" (D7.3)."""

    def __init__(self, slot: int, count: Value, subject: Filter | None) -> None:
        super().__init__(slot)
        self.count = count
        self.subject = subject  # None: any target
        self.up_to = False
        self.optional = False  # part of "you may": naming none is declining
        self.players_only = False
        self.least: Value | None = None  # of "1 to 5 targets"
        self.shares: Value | None = None  # something divided among the targets: the points are named one at a time
        self.turns_slot = 0  # inside "repeat": the slot that counts the repetitions, each with its own target

    def is_public(self) -> bool:
        return self.subject is None or self.subject.is_public()

    def wanted(self, g: State, s: Scope, chosen: list[int]) -> int:
        """How many are to be chosen altogether."""
        return self.count.of(g, s) if self.shares is None else self.shares.of(g, s)

    def named(self, s: Scope) -> list[int]:
        """What was chosen, whether it is still there or not; inside "repeat", for this time."""
        picks = s.picks.get(self.slot, [])
        if not self.is_repeated(s):
            return picks
        turn = s.picks[self.turns_slot][0]
        return picks[turn : turn + 1]

    def is_repeated(self, s: Scope) -> bool:
        return self.turns_slot > 0 and self.turns_slot in s.picks

    def refs(self, g: State, s: Scope) -> list[int]:
        found: list[int] = []
        for ref in self.named(s):
            if ref < 0:
                found.append(ref)
                continue
            card = g.live(ref)
            if card >= 0 and self.is_legal(g, s, card):
                found.append(ref)
        return found

    def is_legal(self, g: State, s: Scope, card: int) -> bool:
        if self.subject is None:
            return is_target(g, card)
        return self.subject.matches(g, s, card)

    def candidates(self, g: State, s: Scope, chosen: list[int]) -> list[int]:
        """What may be chosen next; `chosen` was chosen before."""
        if self.subject is not None:
            cards = self.subject.candidates(g, s)
            return [g.ref(card) for card in cards if s.mode != PREPARING or card != s.card]
        found = [player_ref(1 - s.seat), player_ref(s.seat)]
        if self.players_only:
            return found
        for seat in (1 - s.seat, s.seat):
            for card in g.cards(seat, PERMANENTS):
                if is_target(g, card):
                    found.append(g.ref(card))
        return found

    def at_hand(self, g: State, s: Scope) -> list[int]:
        """What a price can be paid with: what was named for it and is still there, or else all that may be named."""
        return self.refs(g, s) if self.slot in s.picks else self.candidates(g, s, [])

    def fewest(self, g: State, s: Scope, chosen: list[int]) -> int:
        """How many of them a price takes at least."""
        wanted = max(0, self.wanted(g, s, chosen))
        return min(1, wanted) if self.up_to or self.is_repeated(s) else wanted

    def sides(self) -> "list[Selection]":
        """What it may be chosen from."""
        return [self]


class EitherSelection(Selection):
    """One of two selections, each with its own number: the first choice decides which."""

    def __init__(self, slot: int, first: Selection, second: Selection) -> None:
        super().__init__(slot, first.count, first.subject)
        self.first = first
        self.second = second

    def is_public(self) -> bool:
        return self.first.is_public() and self.second.is_public()

    def is_legal(self, g: State, s: Scope, card: int) -> bool:
        return self.first.is_legal(g, s, card) or self.second.is_legal(g, s, card)

    def sides(self) -> list[Selection]:
        return [self.first, self.second]

    def kind(self, g: State, s: Scope, chosen: list[int]) -> Selection:
        card = chosen[0] % CARD_BITS
        return self.first if self.first.is_legal(g, s, card) else self.second

    def wanted(self, g: State, s: Scope, chosen: list[int]) -> int:
        if chosen:
            return self.kind(g, s, chosen).count.of(g, s)
        return max(self.first.count.of(g, s), self.second.count.of(g, s))

    def candidates(self, g: State, s: Scope, chosen: list[int]) -> list[int]:
        if chosen:
            return self.kind(g, s, chosen).candidates(g, s, chosen)
        found = self.first.candidates(g, s, chosen) if self.first.count.of(g, s) > 0 else []
        if self.second.count.of(g, s) > 0:
            found = found + [ref for ref in self.second.candidates(g, s, chosen) if ref not in found]
        return found


def is_target(g: State, card: int) -> bool:
    """A Permanent with Health Points ("any target" means players and these)."""
    return g.zone[card] == PERMANENTS and (g.hp[card] != NO_HP or g.definition(card).hp != NO_HP)


class All(CardsExpr):
    def __init__(self, subject: Filter) -> None:
        super().__init__()
        self.subject = subject

    def refs(self, g: State, s: Scope) -> list[int]:
        return [g.ref(card) for card in self.subject.candidates(g, s)]

    def is_group(self) -> bool:
        return True


class Pointer(CardsExpr):
    """This card, that card, the cards looked at."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind
        self.antecedent: CardsExpr | None = None  # of "it": what named it; None: the event did

    def refs(self, g: State, s: Scope) -> list[int]:
        if self.kind == SELF:
            return [g.ref(s.card)] if s.card >= 0 and g.stamp[s.card] == s.stamp else []
        return [ref for ref in self.named(s) if ref < 0 or g.live(ref) >= 0]

    def means(self, g: State, s: Scope, card: int) -> bool:
        if self.kind == SELF:
            return card == s.card and g.stamp[card] == s.stamp
        return card in self.numbers(g, s)

    def named(self, s: Scope) -> list[int]:
        if self.kind == LOOKED:
            return s.looked
        if self.kind == PHASED:
            return s.picks.get(PHASED_SLOT, [])
        antecedent = self.antecedent
        if antecedent is None:
            return s.it
        found = s.picks.get(antecedent.name_slot)
        if found is None:  # named already, at the announcement, though its own effect has not come yet
            found = s.picks.get(antecedent.slot, []) if isinstance(antecedent, Asking) else []
        return found

    def last_refs(self, g: State, s: Scope) -> list[int]:
        return self.named(s) if self.kind == IT else self.refs(g, s)


class Players(CardsExpr):
    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def refs(self, g: State, s: Scope) -> list[int]:
        return [player_ref(seat) for seat in self.who.seats(g, s)]


class Together(CardsExpr):
    """Both of these."""

    def __init__(self, parts: list[CardsExpr]) -> None:
        super().__init__()
        self.parts = parts

    def refs(self, g: State, s: Scope) -> list[int]:
        found: list[int] = []
        for part in self.parts:
            found.extend(part.refs(g, s))
        return found

    def is_group(self) -> bool:
        return any([part.is_group() for part in self.parts])


class PileTop(CardsExpr):
    """The top cards of a deck or a discard pile, the topmost first."""

    def __init__(self, who: Who, zone: int, count: Value) -> None:
        super().__init__()
        self.who = who
        self.zone = zone
        self.count = count

    def refs(self, g: State, s: Scope) -> list[int]:
        found: list[int] = []
        for seat in self.who.seats(g, s):
            n = max(0, self.count.of(g, s))
            pile = g.cards(seat, self.zone)
            for i in range(1, min(n, len(pile)) + 1):
                found.append(g.ref(pile[-i]))
        return found


class UsedComponents(CardsExpr):
    """The components designated for this card: those used for a word, or those of a type."""

    def __init__(self, word: int, type: int) -> None:
        super().__init__()
        self.word = word
        self.type = type
        self.in_pile = False  # also where it went to the discard pile since

    def refs(self, g: State, s: Scope) -> list[int]:
        found: list[int] = []
        for use in g.used.get(speaker(g, s), NO_USES):
            if self.word and not use.words & self.word:
                continue
            if self.type >= 0 and g.definitions[use.home].type != self.type:
                continue
            if g.stamp[use.card] == use.stamp:
                found.append(use.stamp * CARD_BITS + use.card)
            elif self.in_pile and g.zone[use.card] == DISCARD and g.stamp[use.card] == use.stamp + 1:
                found.append(g.ref(use.card))
        return found


class Locked(Value):
    """Mana under cards."""

    def __init__(self, cards: CardsExpr, elements: int) -> None:
        super().__init__()
        self.cards = cards
        self.elements = elements

    def of(self, g: State, s: Scope) -> int:
        total = 0
        for card in self.cards.numbers(g, s):
            for element in range(6):
                if self.elements & (1 << element):
                    total += g.mana[card * 6 + element]
        return bounded(total)


class Size(Value):
    """How many cards are meant."""

    def __init__(self, cards: CardsExpr) -> None:
        super().__init__()
        self.cards = cards

    def of(self, g: State, s: Scope) -> int:
        return len(self.cards.last_refs(g, s))


class HealthOf(Value):
    """Current Health Points, or the last known ones of a Permanent that left."""

    def __init__(self, cards: CardsExpr) -> None:
        super().__init__()
        self.cards = cards

    def of(self, g: State, s: Scope) -> int:
        total = 0
        for ref in self.cards.last_refs(g, s):
            hp = self.health(g, ref)
            total += 0 if hp == NO_HP else hp
        return bounded(total)

    def is_missing(self, g: State, s: Scope) -> bool:
        """Whether nothing it speaks of has Health Points: that is not 0 of them (card:ritual-of-decomposition/2)."""
        return all([self.health(g, ref) == NO_HP for ref in self.cards.last_refs(g, s)])

    def health(self, g: State, ref: int) -> int:
        if ref < 0:
            return g.life[-1 - ref]
        card = ref % CARD_BITS
        return g.hp[card] if is_board(g.zone[card]) else g.last_hp.get(card, NO_HP)


class Designated(CardsExpr):
    """The first so many of a kind, by arrival, kept by a modifier (Prodigious sowing)."""

    def __init__(self, count: Value, subject: Filter) -> None:
        super().__init__()
        self.count = count
        self.subject = subject
        self.subject.printed = True  # the words it gives must not decide to whom it gives them

    def refs(self, g: State, s: Scope) -> list[int]:
        cards = self.subject.candidates(g, s)
        first = 0
        for active in g.mods[KEYWORD]:  # another copy takes the next ones
            modifier = cast(Modifier, active.ability)
            if modifier.cards is self and active.scope.seat == s.seat:
                if active.scope.card == s.card:
                    break
                first += max(0, self.count.of(g, active.scope))
        return [g.ref(card) for card in cards[first : first + max(0, self.count.of(g, s))]]

    def means(self, g: State, s: Scope, card: int) -> bool:
        return self.subject.matches(g, s, card) and card in self.numbers(g, s)


TYPE_OF_WORD: Final[dict[str, int]] = {"permanent": PERMANENT, "equipment": EQUIPMENT_TYPE}


class DeckNth(CardsExpr):
    """The n-th card of a deck from the top, or as deep as possible."""

    def __init__(self, who: Who, place: Value) -> None:
        super().__init__()
        self.who = who
        self.place = place

    def refs(self, g: State, s: Scope) -> list[int]:
        found: list[int] = []
        for seat in self.who.seats(g, s):
            deck = g.cards(seat, DECK)
            if deck:
                found.append(g.ref(deck[-min(len(deck), max(1, self.place.of(g, s)))]))
        return found


class DeckBottom(CardsExpr):
    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def refs(self, g: State, s: Scope) -> list[int]:
        return [g.ref(g.cards(seat, DECK)[0]) for seat in self.who.seats(g, s) if g.cards(seat, DECK)]


class LastUser(CardsExpr):
    """The latest Permanent that used this card as a component, while it stays (Seed of the sands)."""

    def refs(self, g: State, s: Scope) -> list[int]:
        ref = g.last_user.get(speaker(g, s), -1)
        return [ref] if ref >= 0 and g.live(ref) >= 0 else []
