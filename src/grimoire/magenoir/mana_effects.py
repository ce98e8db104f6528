"""Instructions about Mana: take, pay, release."""

from typing import cast

from grimoire.kernel.event import Event
from grimoire.kernel.frame import Frame, Node, Scope, Step
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.body import Effect
from grimoire.magenoir.bounds import bounded
from grimoire.magenoir.cards import CardsExpr
from grimoire.magenoir.elements import ANY_ELEMENT, ELEMENTS
from grimoire.magenoir.game import ABILITY, CARD_BITS, Game
from grimoire.magenoir.mana import INFINITE, RESERVE, add_mana
from grimoire.magenoir.modifiers import ABILITY_COST, ABILITY_PAYMENT, DOUBLE, MORE, Modifier
from grimoire.magenoir.occurrences import INSTEAD_OF, RELEASED, Replacement
from grimoire.magenoir.offers import DONE, DONE_KEY, NO, card_options
from grimoire.magenoir.players import Who
from grimoire.magenoir.procedure_numbers import RELEASE_UP_TO, TAKE_MANA
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.queries import NO_ACTIVES, is_about, is_working
from grimoire.magenoir.values import RELEASED_SLOT, Value
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


class CostAmount(Amount):
    """The printed Mana cost of cards."""

    def __init__(self, cards: CardsExpr) -> None:
        super().__init__(None, ANY_ELEMENT)
        self.cards = cards

    def mana(self, g: Game, s: Scope) -> list[int]:
        total = [0] * 6
        for ref in self.cards.last_refs(g, s):
            for e, n in enumerate(g.definitions[g.printed[ref % CARD_BITS]].cost):
                total[e] += n
        return total


class AddMana(Effect):
    """Mana of the Infinite Ether goes into the piles, placed by you."""

    def __init__(self, amount: CostAmount) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: Game, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        g.pop()
        pool = self.amount.mana(g, s)
        add_mana(g, s.seat, INFINITE, pool, sum(pool), "R:available-ether")


class TakeMana(Effect):
    """From the Available Ether into your reserve, out of either pile."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: Game, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
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
            if not self.is_ready(g, f):
                return
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
        self.chooses_x = False

    def seat(self, g: Game, s: Scope) -> int:
        return s.seat if self.who is None else self.who.first(g, s)

    def run(self, g: Game, f: Frame) -> None:
        s = f.scope
        seat = self.seat(g, s)
        if f.step == 3:
            s.x = g.reply
            f.step = 0
        elif f.step == 0 and self.chooses_x:
            most = sum(g.reserve[seat * 6 : seat * 6 + 6])
            options = [Option("x", amount=i) for i in range(most + 1)]
            g.ask(f, 3, seat, Question("choose-x", g.definitions[s.home].id), options, list(range(most + 1)))
            f.step = 0
            return
        if f.step == 0:
            g.pop()
            if s.mode == ABILITY and s.card >= 0 and g.zone[s.card] == ANIMALS:
                self.pay_for_animal(g, f)
                return
            for amount in reversed(self.amounts):
                if isinstance(amount, CostAmount):
                    cost = amount.mana(g, s)
                    add_mana(g, seat, RESERVE, cost, sum(cost), "R:available-ether")
                    continue
                pool = [n if amount.elements & (1 << e) else 0 for e, n in enumerate(g.reserve[seat * 6 : seat * 6 + 6])]
                add_mana(g, seat, RESERVE, pool, amount.most(g, s), "R:available-ether")
            return
        self.from_cards(g, f)

    def pay_for_animal(self, g: Game, f: Frame) -> None:
        """What an Animal's ability costs now, Mana by Mana where other Mana than the reserve's may pay."""
        s = f.scope
        f.vals = []
        for elements, n in sorted(self.animal_costs(g, s), key=lambda cost: cost[0] == ANY_ELEMENT):
            f.vals.extend([elements] * n)
        f.step = 1
        g.stack.append(f)

    def animal_costs(self, g: Game, s: Scope) -> list[tuple[int, int]]:
        """Elements as bits, and how many of them: the written cost, doubled, raised, payable with anything."""
        costs = [(amount.elements, amount.most(g, s)) for amount in self.amounts]
        for active in g.mods.get(ABILITY_COST, NO_ACTIVES):
            delta = cast(Modifier, active.ability).delta
            if delta is None or not is_about(g, active, s.card) or not is_working(g, active):
                continue
            if delta.kind == DOUBLE:
                costs = [(elements, bounded(n * 2)) for elements, n in costs]
            elif delta.kind == MORE:
                costs.append((delta.elements, max(0, delta.amount(g, active.scope))))
        for active in g.mods.get(ABILITY_PAYMENT, NO_ACTIVES):
            if cast(Modifier, active.ability).any_element and is_about(g, active, s.card) and is_working(g, active):
                costs = [(ANY_ELEMENT, n) for _, n in costs]
        return costs

    def from_cards(self, g: Game, f: Frame) -> None:
        """One Mana of the cost after the other; the numbers are the elements each may be of."""
        s = f.scope
        if f.step == 2:
            f.step = 1
            f.vals.pop(0)
            self.pay_one(g, s, g.reply)
            return
        if not f.vals:
            g.pop()
            return
        elements = f.vals[0]
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
            f.vals.pop(0)
            self.pay_one(g, s, keys[0])
            return
        g.ask(f, 2, s.seat, Question("pay-from", g.definitions[s.home].id, len(f.vals)), options, keys)

    def pay_one(self, g: Game, s: Scope, key: int) -> None:
        pool = [0] * 6
        pool[key % 6] = 1
        s.x = key % 6  # the element paid
        add_mana(g, s.seat, RESERVE if key < 6 else (key - 6) // 6, pool, 1, "S:using-your-animal")

    def reserve_needs(self, g: Game, s: Scope) -> list[tuple[int, int]]:
        if self.who is not None:
            return []
        return [(amount.elements, amount.most(g, s)) for amount in self.amounts if amount.count is not None]

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
        if s.mode == ABILITY and s.card >= 0 and g.zone[s.card] == ANIMALS:
            costs = self.animal_costs(g, s)
        else:
            costs = [(a.elements, a.most(g, s)) for a in self.amounts if a.count is not None and not self.chooses_x]
        for amount in self.amounts:
            if isinstance(amount, CostAmount) and any([n > left[e] for e, n in enumerate(amount.mana(g, s))]):
                return False
        for elements, wanted in sorted(costs, key=lambda cost: cost[0] == ANY_ELEMENT):
            for e in range(6):
                if elements & (1 << e):
                    paid = min(wanted, left[e])
                    left[e] -= paid
                    wanted -= paid
            if wanted > 0:
                return False
        return True


class ReleaseMana(Effect):
    """From under cards into the Available Ether, as much as there is; each card's controller places it.

    Numbers: the cards still to release.
    """

    def __init__(self, amount: Amount, cards: CardsExpr) -> None:
        super().__init__()
        self.amount = amount
        self.cards = cards

    def run(self, g: Game, f: Frame) -> None:
        s = f.scope
        if f.step == 0:
            if not self.is_ready(g, f):
                return
            f.vals = self.cards.numbers(g, s)
            s.picks[RELEASED_SLOT] = g.released[:]
            f.step = 1
        if f.step == 2:
            card = f.vals.pop(0)
            f.step = 1
            self.release(g, s, g.reply if g.reply >= 0 else card, card)
            return
        if not f.vals:
            g.pop()
            return
        card = f.vals[0]
        helper = self.helper(g, s, card)
        if helper >= 0:
            options = [NO, Option("instead", g.definition(helper).id)]
            g.ask(f, 2, g.owner[card], Question("release-instead", g.definition(card).id), options, [-1, helper])
            return
        f.vals.pop(0)
        self.release(g, s, card, card)

    def release(self, g: Game, s: Scope, holder: int, card: int) -> None:
        held = g.mana[holder * 6 : holder * 6 + 6]
        pool = [n if self.amount.elements & (1 << e) else 0 for e, n in enumerate(held)]
        due = sum([n for e, n in enumerate(g.mana[card * 6 : card * 6 + 6]) if self.amount.elements & (1 << e)])
        wanted = min(self.amount.most(g, s), due)  # what the card itself would have released
        if self.amount.up_to:
            start(g, RELEASE_UP_TO, g.owner[card], [holder, min(wanted, sum(pool)), *pool])
        else:
            add_mana(g, g.owner[card], holder, pool, wanted, "R:glossary-release")

    def helper(self, g: Game, s: Scope, card: int) -> int:
        """Another card that may release Water Mana in this one's place, with enough of it (Frozen aura)."""
        amount = min(self.amount.most(g, s), sum(g.mana[card * 6 : card * 6 + 6]))
        for active in g.listeners.get(INSTEAD_OF + RELEASED, []):
            pattern = cast(Replacement, active.ability).pattern
            other = active.scope.card
            if pattern.on_discard or other == card or not self.amount.elements & (1 << max(0, pattern.element)):
                continue
            if not pattern.matches(g, active.scope, card, g.owner[card], -1, g.zone[card], 1 << max(0, pattern.element)):
                continue
            if is_working(g, active) and amount > 0 and g.mana[other * 6 + pattern.element] >= amount:
                return other
        return -1

    def can_be_done(self, g: Game, s: Scope) -> bool:
        wanted = self.amount.most(g, s)
        if wanted > 0 and not self.cards.numbers(g, s):
            return False
        for card in self.cards.numbers(g, s):
            have = sum([n for e, n in enumerate(g.mana[card * 6 : card * 6 + 6]) if self.amount.elements & (1 << e)])
            if have < wanted:
                return False
        return True


class ReleaseUpTo(Step[Game]):
    """As much as the player wants, Mana by Mana. Numbers: the card, how many more, what may go by element."""

    def run(self, g: Game, f: Frame) -> None:
        vals = f.vals
        if f.step == 1:
            f.step = 0
            if g.reply == DONE_KEY:
                g.pop()
                return
            vals[1] -= 1
            vals[2 + g.reply] -= 1
            pool = [0] * 6
            pool[g.reply] = 1
            add_mana(g, f.scope.seat, vals[0], pool, 1, "R:glossary-release")
            return
        elements = [e for e in range(6) if vals[2 + e] > 0]
        if vals[1] <= 0 or not elements:
            g.pop()
            return
        options = [Option("release", element=ELEMENTS[e]) for e in elements]
        question = Question("release-up-to", g.definition(vals[0]).id, vals[1])
        g.ask(f, 1, f.scope.seat, question, [*options, DONE], [*elements, DONE_KEY])


procedure(RELEASE_UP_TO, ReleaseUpTo())
