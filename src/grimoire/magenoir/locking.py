"""Instructions that put Mana under cards, and share it out (R:glossary-locked-mana)."""

from typing import Final

from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Kept, Node, Scope
from grimoire.kernel.offer import Offer, ordinal_of
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.common_options import DONE, DONE_KEY
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.expressions import CardsExpr, Value
from grimoire.magenoir.facts.mana import ManaLocked, ManaShared, ManaSwapped
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.mana_effects import Amount
from grimoire.magenoir.meant_cards import Selection
from grimoire.magenoir.players import Who
from grimoire.magenoir.references import CARD_BITS, mana_keys
from grimoire.magenoir.state import State
from grimoire.magenoir.trading import trade_at
from grimoire.magenoir.zones import TRANSITION, is_board

FROM_INFINITE: Final = 1
FROM_RESERVE: Final = 2
FROM_CARDS: Final = 3


class Source(Node):
    """Where Mana comes from: the Infinite Ether, a reserve, or under cards."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind
        self.who: Who | None = None
        self.cards: CardsExpr | None = None

    def holders(self, g: State, s: Scope) -> list[int]:
        """-1 for the Infinite Ether or a reserve, else the cards."""
        if self.kind != FROM_CARDS or self.cards is None:
            return [-1]
        return [card for card in self.cards.numbers(g, s) if is_board(g.zone[card]) or g.zone[card] == TRANSITION]

    def seat(self, g: State, s: Scope) -> int:
        return s.seat if self.who is None else self.who.first(g, s)

    def held(self, g: State, s: Scope, holder: int, element: int) -> int:
        if self.kind == FROM_INFINITE:
            return 999
        if self.kind == FROM_RESERVE:
            return g.reserve[self.seat(g, s) * 6 + element]
        return g.mana[holder * 6 + element]

    def take(self, g: State, s: Scope, holder: int, element: int, amount: int) -> None:
        if self.kind == FROM_RESERVE:
            g.reserve[self.seat(g, s) * 6 + element] -= amount
        elif self.kind == FROM_CARDS:
            g.mana[holder * 6 + element] -= amount


# Steps of LockMana.
LOCKING: Final = 1
CHOSEN: Final = 2
# What its frame holds.
MORE_TO_LOCK: Final = 0
UNDER: Final = 1  # from here on, the cards to lock under, as references


class LockMana(Effect):
    """Mana goes under a card: so much, all of it, or any number, one after the other where there is a choice."""

    def __init__(self, amount: Amount, source: Source, cards: CardsExpr) -> None:
        super().__init__()
        self.amount = amount
        self.source = source
        self.cards = cards

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN:
            if not self.is_ready(g, f):
                return
            refs = [ref for ref in self.cards.refs(g, s) if ref >= 0]
            f.vals = [self.amount.most(g, s), *refs]
            f.step = LOCKING
        if f.step == CHOSEN:
            f.step = LOCKING
            if g.reply == DONE_KEY:
                f.vals[MORE_TO_LOCK] = 0
            else:
                self.move(g, s, f.vals[UNDER] % CARD_BITS, g.reply // 6 - 1, g.reply % 6, 1)
                f.vals[MORE_TO_LOCK] -= 1
        if len(f.vals) <= UNDER or g.live(f.vals[UNDER]) < 0:
            g.pop()
            return
        self.next_mana(g, f)

    def next_mana(self, g: State, f: Frame) -> None:
        s = f.scope
        target = f.vals[UNDER] % CARD_BITS
        keys: list[int] = []
        total = 0
        for holder in self.source.holders(g, s):
            if holder == target:
                continue
            for e in range(6):
                held = self.source.held(g, s, holder, e)
                if self.amount.elements & (1 << e) and held > 0:
                    keys.append((holder + 1) * 6 + e)
                    total += held
        free = self.amount.up_to
        if f.vals[MORE_TO_LOCK] <= 0 or not keys:
            del f.vals[UNDER]
            f.vals[MORE_TO_LOCK] = self.amount.most(g, s)
            return
        if not free and (len(keys) == 1 or total <= f.vals[MORE_TO_LOCK]):
            for key in keys:
                holder = key // 6 - 1
                amount = min(f.vals[MORE_TO_LOCK], self.source.held(g, s, holder, key % 6))
                self.move(g, s, target, holder, key % 6, amount)
                f.vals[MORE_TO_LOCK] -= amount
            return
        offer = mana_offer(g, s.seat, "lock", keys)
        if free:
            offer.add(DONE, DONE_KEY)
        g.ask(f, CHOSEN, s.seat, Question("lock-mana", g.definition(target).id), offer)

    def move(self, g: State, s: Scope, target: int, holder: int, element: int, amount: int) -> None:
        self.source.take(g, s, holder, element, amount)
        g.mana[target * 6 + element] += amount
        name = g.definition(target).id
        under = g.definition(holder).id if holder >= 0 else ""
        origin = "infinite" if self.source.kind == FROM_INFINITE else "card" if under else "reserve"
        g.log(ManaLocked("R:glossary-locked-mana", s.seat, ELEMENTS[element], amount, name, origin, under))

    def reserve_needs(self, g: State, s: Scope) -> list[int]:
        if self.source.kind != FROM_RESERVE or self.amount.count is None or self.amount.up_to:
            return []
        return [self.amount.elements] * self.amount.most(g, s)

    def can_be_done(self, g: State, s: Scope) -> bool:
        if isinstance(self.cards, Selection) and not self.cards.at_hand(g, s):
            return False  # nothing to lock it under
        wanted = self.amount.most(g, s)
        if self.amount.count is None or self.amount.up_to:
            return True
        total = 0
        for holder in self.source.holders(g, s):
            for e in range(6):
                if self.amount.elements & (1 << e):
                    total += self.source.held(g, s, holder, e)
        return total >= wanted


def mana_offer(g: State, seat: int, verb: str, keys: list[int]) -> Offer:
    """Mana under cards or in the reserve, by keys of holder and element."""
    offer = Offer()
    for key in keys:
        card = key // 6 - 1
        element = ELEMENTS[key % 6]
        if card < 0:
            offer.add(Option(verb, element=element), key)
        else:
            place = g.place_of(card, seat)
            offer.add(Option(verb, g.definition(card).id, place, ordinal_of(g, card), element=element), key, card)
    return offer


class Distribute(Effect):
    """Share out Mana freely over your reserve and cards, one after the other (Condensation)."""

    def __init__(self, source: Source, places: CardsExpr) -> None:
        super().__init__()
        self.source = source
        self.places = places

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN and not self.is_ready(g, f):
            return
        holders = self.source.holders(g, s)
        if f.step == ANSWERED:
            f.step = BEGIN
            self.give(g, s, g.reply)
        for holder in holders:
            for e in range(6):
                if g.mana[holder * 6 + e] <= 0:
                    continue
                places = [card for card in self.places.numbers(g, s) if card != holder]
                keys = [e + 6 * (card + 1) for card in [-1, *places]]
                if len(keys) == 1:
                    self.give(g, s, keys[0])
                    return
                question = Question("share-mana", g.definition(holder).id, sum(g.mana[holder * 6 : holder * 6 + 6]))
                g.ask(f, ANSWERED, s.seat, question, mana_offer(g, s.seat, "put", keys))
                return
        g.pop()

    def give(self, g: State, s: Scope, key: int) -> None:
        holder = next(h for h in self.source.holders(g, s) if g.mana[h * 6 + key % 6] > 0)
        card = key // 6 - 1
        g.mana[holder * 6 + key % 6] -= 1
        if card < 0:
            g.reserve[s.seat * 6 + key % 6] += 1
        else:
            g.mana[card * 6 + key % 6] += 1
        below = g.definition(card).id if card >= 0 else ""
        g.log(ManaShared("R:glossary-locked-mana", s.seat, ELEMENTS[key % 6], 1, g.definition(holder).id, below))


# Steps of TradeWith.
TAKEN: Final = 1
GIVING: Final = 2
GIVEN: Final = 3
TAKEN_MANA: Final = 0  # the one number its frame holds, as a key


class TradeWith(Effect):
    """One Mana of the reserve against one under a card, as often as the ability is used (Ritual of melange)."""

    def __init__(self, source: Source) -> None:
        super().__init__()
        self.source = source

    def kept(self, f: Frame) -> list[Kept]:
        return [mana_keys(f.vals)]

    def can_be_done(self, g: State, s: Scope) -> bool:
        elements = self.given_for(g, s)
        if not elements:
            return False
        for card in self.source.holders(g, s):
            for e in range(6):
                if g.mana[card * 6 + e] > 0 and elements & ~(1 << e):
                    return True
        return False

    def given_for(self, g: State, s: Scope) -> int:
        """What can be given: the elements in the reserve, as bits."""
        elements = 0
        for e in range(6):
            if g.reserve[s.seat * 6 + e] > 0:
                elements |= 1 << e
        return elements

    def takeable(self, g: State, s: Scope) -> list[int]:
        """What can be had for something else: keys of card and element."""
        elements = self.given_for(g, s)
        return [
            (card + 1) * 6 + e
            for card in self.source.holders(g, s)
            for e in range(6)
            if g.mana[card * 6 + e] > 0 and elements & ~(1 << e)
        ]

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN and not self.is_ready(g, f):
            return
        reserve = [e for e in range(6) if g.reserve[s.seat * 6 + e] > 0]
        if f.step == BEGIN:
            keys = self.takeable(g, s)
            if not keys:
                g.pop()
                return
            offer = mana_offer(g, s.seat, "take", keys)
            g.ask(f, TAKEN, s.seat, Question("trade-for", g.definitions[s.home].id), offer)
            return
        if f.step == TAKEN:
            f.vals = [g.reply]
            f.step = GIVING
        taken = f.vals[TAKEN_MANA] % 6
        if f.step == GIVING:
            others = [e for e in reserve if e != taken]
            options = [Option("give", element=ELEMENTS[e]) for e in others]
            g.ask(f, GIVEN, s.seat, Question("trade-give", g.definitions[s.home].id, 1), Offer(options, others))
            return
        card = f.vals[TAKEN_MANA] // 6 - 1
        given = g.reply
        g.mana[card * 6 + taken] -= 1
        g.reserve[s.seat * 6 + taken] += 1
        g.reserve[s.seat * 6 + given] -= 1
        g.mana[card * 6 + given] += 1
        g.pop()
        g.log(ManaSwapped("card:ritual-of-melange/1", s.seat, g.definition(card).id, element=ELEMENTS[taken], amount=1))


class TradeWithEther(Effect):
    """One trade with the Available Ether at a rate of its own (Ermine)."""

    def __init__(self, give: Value, take: Value) -> None:
        super().__init__()
        self.give = give
        self.take = take

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        g.pop()
        trade_at(g, s.seat, max(0, self.give.of(g, s)), max(0, self.take.of(g, s)))
