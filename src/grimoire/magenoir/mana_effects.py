"""Instructions about Mana: take, pay, release."""

from typing import cast

from grimoire.kernel.event import Event
from grimoire.kernel.frame import Frame, Node, Scope
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.body import Effect
from grimoire.magenoir.cards import CardsExpr
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.game import Game
from grimoire.magenoir.mana import RESERVE, add_mana
from grimoire.magenoir.modifiers import ABILITY_PAYMENT, Modifier
from grimoire.magenoir.offers import card_options
from grimoire.magenoir.players import Who
from grimoire.magenoir.procedure_numbers import TAKE_MANA
from grimoire.magenoir.procedures import start
from grimoire.magenoir.queries import NO_ACTIVES, is_about, is_working
from grimoire.magenoir.values import Value
from grimoire.magenoir.zones import ANIMALS


class Amount(Node):
    """An amount of Mana: how many, of which elements."""

    def __init__(self, count: Value | None, elements: int) -> None:
        super().__init__()
        self.count = count  # None: all
        self.elements = elements
        self.up_to = False

    def most(self, g: Game, s: Scope) -> int:
        return 999 if self.count is None else max(0, self.count.of(g, s))


class TakeMana(Effect):
    """From the Available Ether into your reserve, out of either pile."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: Game, f: Frame) -> None:
        s = f.scope
        g.pop()
        most = self.amount.most(g, s)
        start(g, TAKE_MANA, s.seat, [most, self.amount.elements, 1 if self.amount.up_to else 0], s.card)

    def may_do_nothing(self) -> bool:
        return self.amount.up_to


class TakeInfinite(Effect):
    """From the Infinite Ether into your reserve."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: Game, f: Frame) -> None:
        s = f.scope
        if f.step == 0:
            f.vals = [self.amount.most(g, s)]
            f.step = 1
        if f.step == 2:
            self.take(g, s, g.reply)
            f.vals[0] -= 1
            f.step = 1
        elements = [e for e in range(6) if self.amount.elements & (1 << e)]
        while f.vals[0] > 0:
            if len(elements) > 1:
                options = [Option("take", element=ELEMENTS[e]) for e in elements]
                g.ask(f, 2, s.seat, Question("take-infinite", g.definitions[s.home].id, f.vals[0]), options, elements)
                return
            self.take(g, s, elements[0])
            f.vals[0] -= 1
        g.pop()

    def take(self, g: Game, s: Scope, element: int) -> None:
        g.reserve[s.seat * 6 + element] += 1
        g.log(Event("ManaTaken", "R:glossary-infinite-ether", s.seat, amount=1, element=ELEMENTS[element], place="infinite"))


class PayMana(Effect):
    """From a reserve into the Available Ether; all or nothing where it is a cost."""

    def __init__(self, amounts: list[Amount], who: Who | None) -> None:
        super().__init__()
        self.amounts = amounts
        self.who = who

    def seat(self, g: Game, s: Scope) -> int:
        return s.seat if self.who is None else self.who.seats(g, s)[0]

    def run(self, g: Game, f: Frame) -> None:
        s = f.scope
        seat = self.seat(g, s)
        if f.step == 0:
            g.pop()
            lenders = self.lenders(g, s)
            if lenders and len(self.amounts) == 1:
                g.stack.append(f)
                f.vals = [self.amounts[0].most(g, s)]
                f.step = 1
                return
            for amount in reversed(self.amounts):
                pool = [n if amount.elements & (1 << e) else 0 for e, n in enumerate(g.reserve[seat * 6 : seat * 6 + 6])]
                add_mana(g, seat, RESERVE, pool, amount.most(g, s), "R:available-ether")
            return
        self.from_cards(g, f)

    def from_cards(self, g: Game, f: Frame) -> None:
        """The cost of an Animal's ability that may be paid with Mana from under other cards: one at a time."""
        s = f.scope
        elements = self.amounts[0].elements
        if f.step == 2:
            f.step = 1
            f.vals[0] -= 1
            self.pay_one(g, s, g.reply)
            return
        if f.vals[0] <= 0:
            g.pop()
            return
        options: list[Option] = []
        keys: list[int] = []
        for e in range(6):
            if not elements & (1 << e):
                continue
            if g.reserve[s.seat * 6 + e] > 0:
                options.append(Option("pay", element=ELEMENTS[e]))
                keys.append(e)
            lenders = [card for card in self.lenders(g, s) if g.mana[card * 6 + e] > 0]
            if lenders:
                lent: list[Option] = []
                cards: list[int] = []
                card_options(g, s.seat, "pay", lenders, lent, cards)
                for option, card in zip(lent, cards, strict=True):
                    options.append(Option("pay", option.card, option.place, option.ordinal, element=ELEMENTS[e]))
                    keys.append(6 + card * 6 + e)
        if len(options) == 1:
            f.vals[0] -= 1
            self.pay_one(g, s, keys[0])
            return
        g.ask(f, 2, s.seat, Question("pay-from", g.definitions[s.home].id, f.vals[0]), options, keys)

    def pay_one(self, g: Game, s: Scope, key: int) -> None:
        pool = [0] * 6
        pool[key % 6] = 1
        add_mana(g, s.seat, RESERVE if key < 6 else (key - 6) // 6, pool, 1, "S:using-your-animal")

    def lenders(self, g: Game, s: Scope) -> list[int]:
        """Cards whose Mana may pay for this Animal's abilities (Worker bee)."""
        found: list[int] = []
        if s.card < 0 or g.zone[s.card] != ANIMALS:
            return found
        for active in g.mods.get(ABILITY_PAYMENT, NO_ACTIVES):
            modifier = cast(Modifier, active.ability)
            if modifier.lenders is not None and is_about(g, active, s.card) and is_working(g, active):
                for card in cast(CardsExpr, modifier.lenders).numbers(g, active.scope):
                    if card not in found:
                        found.append(card)
        return found

    def can_be_done(self, g: Game, s: Scope) -> bool:
        seat = self.seat(g, s)
        left = g.reserve[seat * 6 : seat * 6 + 6]
        for card in self.lenders(g, s):
            for e in range(6):
                left[e] += g.mana[card * 6 + e]
        for amount in self.amounts:
            if amount.count is None:
                continue
            wanted = amount.most(g, s)
            for e in range(6):
                if amount.elements & (1 << e):
                    paid = min(wanted, left[e])
                    left[e] -= paid
                    wanted -= paid
            if wanted > 0:
                return False
        return True


class ReleaseMana(Effect):
    """From under cards into the Available Ether, as much as there is; each card's controller places it."""

    def __init__(self, amount: Amount, cards: CardsExpr) -> None:
        super().__init__()
        self.amount = amount
        self.cards = cards

    def run(self, g: Game, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        g.pop()
        for card in reversed(self.cards.numbers(g, s)):
            pool = [n if self.amount.elements & (1 << e) else 0 for e, n in enumerate(g.mana[card * 6 : card * 6 + 6])]
            add_mana(g, g.owner[card], card, pool, self.amount.most(g, s), "R:glossary-release")

    def can_be_done(self, g: Game, s: Scope) -> bool:
        wanted = self.amount.most(g, s)
        for card in self.cards.numbers(g, s):
            have = sum([n for e, n in enumerate(g.mana[card * 6 : card * 6 + 6]) if self.amount.elements & (1 << e)])
            if have < wanted:
                return False
        return True
