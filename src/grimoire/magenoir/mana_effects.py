"""Instructions about Mana: take, pay, release."""

from typing import Final, cast

from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Kept, Node, Scope, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.common_options import DONE, DONE_KEY, NO
from grimoire.magenoir.definition import Active
from grimoire.magenoir.elements import ANY_ELEMENT, ELEMENTS
from grimoire.magenoir.expressions import CardsExpr, Value
from grimoire.magenoir.facts.mana import ManaTaken
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.mana import INFINITE, RESERVE, add_from, add_mana, forget_released, key_of, take_mana
from grimoire.magenoir.meant_cards import Selection
from grimoire.magenoir.occurrences import RELEASED
from grimoire.magenoir.passive_effects import is_working
from grimoire.magenoir.paying import covers, pay
from grimoire.magenoir.players import Who
from grimoire.magenoir.procedure_numbers import RELEASE_UP_TO
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.references import CARD_BITS, RELEASED_SLOT, mana_keys
from grimoire.magenoir.state import State
from grimoire.magenoir.triggers import INSTEAD_OF, Replacement

NOTHING_HELD: Final = [0, 0, 0, 0, 0, 0]


class Amount(Node):
    """An amount of Mana: how many, of which elements."""

    def __init__(self, count: Value | None, elements: int) -> None:
        super().__init__()
        self.count = count  # None: all
        self.elements = elements
        self.up_to = False

    def most(self, g: State, s: Scope) -> int:
        return 999 if self.count is None else max(0, self.count.of(g, s))


class CostAmount(Amount):
    """The printed Mana cost of cards; a copy costs what is printed on the card it copies."""

    def __init__(self, cards: CardsExpr) -> None:
        super().__init__(None, ANY_ELEMENT)
        self.cards = cards

    def mana(self, g: State, s: Scope) -> list[int]:
        total = [0] * 6
        for ref in self.cards.last_refs(g, s):
            for e, n in enumerate(g.definition(ref % CARD_BITS).cost):
                total[e] += n
        return total


class AddMana(Effect):
    """Mana of the Infinite Ether goes into the piles, placed by you."""

    def __init__(self, amount: CostAmount) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        g.pop()
        pool = self.amount.mana(g, s)
        add_mana(g, s.seat, INFINITE, pool, sum(pool))


class TakeMana(Effect):
    """From the Available Ether into your reserve, out of either pile."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        g.pop()
        take_mana(g, s, self.amount.most(g, s), self.amount.elements, self.amount.up_to)

    def may_do_nothing(self) -> bool:
        return self.amount.up_to


# Steps of TakeInfinite.
TAKING: Final = 1
CHOSEN: Final = 2
LEFT_TO_TAKE: Final = 0  # the one number its frame holds


class TakeInfinite(Effect):
    """From the Infinite Ether into your reserve."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN:
            if not self.is_ready(g, f):
                return
            f.vals = [self.amount.most(g, s)]
            f.step = TAKING
        if f.step == CHOSEN:
            self.take(g, s, g.reply)
            f.vals[LEFT_TO_TAKE] -= 1
            f.step = TAKING
        elements = [e for e in range(6) if self.amount.elements & (1 << e)]
        while f.vals[LEFT_TO_TAKE] > 0:
            if len(elements) > 1:
                options = [Option("take", element=ELEMENTS[e]) for e in elements]
                g.ask(
                    f,
                    CHOSEN,
                    s.seat,
                    Question("take-infinite", g.definitions[s.home].id, f.vals[LEFT_TO_TAKE]),
                    Offer(options, elements),
                )
                return
            self.take(g, s, elements[0])
            f.vals[LEFT_TO_TAKE] -= 1
        g.pop()

    def take(self, g: State, s: Scope, element: int) -> None:
        g.reserve[s.seat * 6 + element] += 1
        g.log(ManaTaken("R:glossary-infinite-ether", s.seat, element=ELEMENTS[element], amount=1, origin="infinite"))


class PayMana(Effect):
    """From a reserve into the Available Ether; all or nothing where it is a cost."""

    def __init__(self, amounts: list[Amount], who: Who | None) -> None:
        super().__init__()
        self.amounts = amounts
        self.who = who
        self.chooses_x = False

    def seat(self, g: State, s: Scope) -> int:
        return s.seat if self.who is None else self.who.first(g, s)

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN and not self.is_ready(g, f):
            return
        seat = self.seat(g, s)
        if f.step == BEGIN and self.chooses_x:
            most = sum(g.reserve[seat * 6 : seat * 6 + 6])
            options = [Option("x", amount=i) for i in range(most + 1)]
            g.ask(f, ANSWERED, seat, Question("choose-x", g.definitions[s.home].id), Offer(options, list(range(most + 1))))
            return
        if f.step == ANSWERED:
            s.x = g.reply
        g.pop()
        amount = self.amounts[0]
        if len(self.amounts) == 1 and not isinstance(amount, CostAmount):  # what and where to is chosen in one go
            pool = [n if amount.elements & (1 << e) else 0 for e, n in enumerate(g.reserve[seat * 6 : seat * 6 + 6])]
            add_mana(g, seat, RESERVE, pool, amount.most(g, s))
        else:
            pay(g, s, seat, self.due(g, s, g.reserve[seat * 6 : seat * 6 + 6]), [])

    def due(self, g: State, s: Scope, held: list[int]) -> list[int]:
        """Each Mana to pay, as a set of elements; "all" is what is held."""
        found: list[int] = []
        for amount in self.amounts:
            if isinstance(amount, CostAmount):
                for e, n in enumerate(amount.mana(g, s)):
                    found.extend([1 << e] * n)
            else:
                there = sum([n for e, n in enumerate(held) if amount.elements & (1 << e)])
                found.extend([amount.elements] * (there if amount.count is None else amount.most(g, s)))
        return found

    def reserve_needs(self, g: State, s: Scope) -> list[int]:
        if self.who is not None:
            return []
        return [] if self.chooses_x else self.due(g, s, NOTHING_HELD)

    def can_be_done(self, g: State, s: Scope) -> bool:
        if self.chooses_x:
            return True
        seat = self.seat(g, s)
        return covers(g.reserve[seat * 6 : seat * 6 + 6], self.due(g, s, NOTHING_HELD))


# Steps of ReleaseMana.
NEXT_CARD: Final = 1
WHETHER_INSTEAD: Final = 2
NONE_INSTEAD: Final = -1  # the answer that no other card shall


class ReleaseMana(Effect):
    """From under cards into the Available Ether, as much as there is; each card's controller places it.

    Numbers: the cards still to release.
    """

    def __init__(self, amount: Amount, cards: CardsExpr) -> None:
        super().__init__()
        self.amount = amount
        self.cards = cards

    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals)]

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN:
            if not self.is_ready(g, f):
                return
            f.vals = self.cards.numbers(g, s)
            s.pick(RELEASED_SLOT, f.vals[:])
            for card in f.vals:
                forget_released(g, card)
            f.step = NEXT_CARD
        cards = f.vals
        if f.step == WHETHER_INSTEAD:
            f.step = NEXT_CARD
            card = cards[0]
            chosen = [active for active in self.helpers(g, s, card) if active.scope.card == g.reply]
            cards.pop(0)
            self.release(g, s, card, chosen[0] if chosen else None)
            return
        if not cards:
            g.pop()
            return
        card = cards[0]
        helpers = self.helpers(g, s, card)
        if helpers:
            offer = Offer([NO], [NONE_INSTEAD])
            offer.add_cards(g, g.owner[card], "instead", [active.scope.card for active in helpers])
            g.ask(f, WHETHER_INSTEAD, g.owner[card], Question("release-instead", g.definition(card).id), offer)
            return
        cards.pop(0)
        self.release(g, s, card, None)

    def release(self, g: State, s: Scope, card: int, helper: Active | None) -> None:
        """What this card releases is one addition, wherever some of the Mana comes from."""
        keys = self.keys(g, card)
        wanted = min(self.amount.most(g, s), len(keys))
        if helper is not None:
            element = cast(Replacement, helper.ability).pattern.element
            due = min(wanted, g.mana[card * 6 + element])
            keys = [key for key in keys if key % 6 != element] + [key_of(helper.scope.card, element)] * due
        seat = g.owner[card]
        if self.amount.up_to:
            release_up_to(g, seat, card, wanted, keys)
        else:
            add_from(g, seat, keys, wanted, card)

    def keys(self, g: State, card: int) -> list[int]:
        """The Mana under this card that may be meant."""
        held = g.mana[card * 6 : card * 6 + 6]
        return [key_of(card, e) for e, n in enumerate(held) if self.amount.elements & (1 << e) for _ in range(n)]

    def helpers(self, g: State, s: Scope, card: int) -> list[Active]:
        """Other cards that may release Mana of their element in this one's place, with enough of it (Frozen aura)."""
        found: list[Active] = []
        for active in g.listeners[INSTEAD_OF + RELEASED]:
            pattern = cast(Replacement, active.ability).pattern
            other = active.scope.card
            element = pattern.element
            if pattern.on_discard or other == card or element < 0 or not self.amount.elements & (1 << element):
                continue
            due = min(self.amount.most(g, s), g.mana[card * 6 + element])  # Mana of that element it could release itself
            if due <= 0 or g.mana[other * 6 + element] < due or not is_working(g, active):
                continue
            if pattern.matches(g, active.scope, card, g.owner[card], -1, g.zone[card], 1 << element):
                found.append(active)
        return found

    def can_be_done(self, g: State, s: Scope) -> bool:
        wanted = self.amount.most(g, s)
        if isinstance(self.cards, Selection) and self.cards.slot not in s.picks:
            rich = [ref for ref in self.cards.at_hand(g, s) if self.under(g, ref % CARD_BITS) >= wanted]
            return len(rich) >= self.cards.fewest(g, s, [])
        cards = self.cards.numbers(g, s)
        return (wanted <= 0 or len(cards) > 0) and all([self.under(g, card) >= wanted for card in cards])

    def under(self, g: State, card: int) -> int:
        """How much there is under a card that could be released."""
        return sum([n for e, n in enumerate(g.mana[card * 6 : card * 6 + 6]) if self.amount.elements & (1 << e)])


# What the frame of ReleaseUpTo holds.
CARD: Final = 0
MORE_TO_PICK: Final = 1
KEYS: Final = 2  # from here on, the Mana that may go


def release_up_to(g: State, seat: int, card: int, most: int, keys: list[int]) -> None:
    """Let a seat pick what a card releases, out of the Mana these keys name."""
    start(g, RELEASE_UP_TO, seat, [card, most, *keys])


class ReleaseUpTo(Step[State]):
    """As much as the player wants, picked Mana by Mana, then released at once.

    What was picked is `it` of the scope.
    """

    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals, CARD, CARD + 1), mana_keys(f.vals, KEYS), mana_keys(f.scope.it)]

    def run(self, g: State, f: Frame) -> None:
        vals = f.vals
        if f.step == ANSWERED:
            f.step = BEGIN
            if g.reply == DONE_KEY:
                vals[MORE_TO_PICK] = 0
            else:
                vals[MORE_TO_PICK] -= 1
                vals.remove(g.reply)
                f.scope.it = [*f.scope.it, g.reply]
        picked = f.scope.it
        if vals[MORE_TO_PICK] <= 0 or len(vals) == KEYS:
            g.pop()
            add_from(g, f.scope.seat, picked[:], len(picked), vals[CARD])
            return
        keys = [next(key for key in vals[KEYS:] if key % 6 == e) for e in range(6) if any([k % 6 == e for k in vals[KEYS:]])]
        options = [Option("release", element=ELEMENTS[key % 6]) for key in keys]
        question = Question("release-up-to", g.definition(vals[CARD]).id, vals[MORE_TO_PICK])
        g.ask(f, ANSWERED, f.scope.seat, question, Offer([*options, DONE], [*keys, DONE_KEY]))


procedure(RELEASE_UP_TO, ReleaseUpTo())
