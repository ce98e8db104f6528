"""Preparing a spell, one action that nobody interrupts (D2.1), in the order of D2.2: declare, name components, pay, and
only then is it on the board."""

from typing import Final, cast

from grimoire.kernel.frame import Frame, Scope, Step, Use, Uses
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.body import Effect
from grimoire.magenoir.common_options import DONE, DONE_KEY, NO, YES
from grimoire.magenoir.completing_preparation import complete
from grimoire.magenoir.component_counts import components, instances
from grimoire.magenoir.definition import Active
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.facts.spells import PreparationAnnounced, PreparationCalledOff
from grimoire.magenoir.legality import why_not_prepare
from grimoire.magenoir.locking import mana_offer
from grimoire.magenoir.mana_effects import Amount
from grimoire.magenoir.modifiers import EXTRA, SURCHARGE, Modifier
from grimoire.magenoir.moves import take_out
from grimoire.magenoir.procedure_numbers import PREPARE
from grimoire.magenoir.procedures import procedure
from grimoire.magenoir.queries import words
from grimoire.magenoir.references import CARD_BITS, CARDS_SLOT, PURSE_SLOT, WORDS_SLOT
from grimoire.magenoir.requirements import (
    about_preparing,
    can_complete,
    can_go,
    can_pay,
    clauses,
    droppable,
    extra_words,
    is_open,
    lenders,
    other_ways,
    preparation_cost,
    slots,
    use_of,
)
from grimoire.magenoir.state import PREPARING, State
from grimoire.magenoir.windows import announce
from grimoire.magenoir.zones import HAND, OPEN

SKIP: Final = Option("skip")
SKIP_KEY: Final = -2000
FREE: Final = 1  # in the scope of a preparation: without cost and components


class Prepare(Step[State]):
    """Numbers: how many slots are decided, how many were left out, the way taken (-1: the plain one), X, the surcharge
    (0: not asked, 1: paid, 2: not paid).

    The scope keeps what was designated: the cards, and the word each was named for.
    """

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        step = f.step
        if step == 0:
            f.vals = [0, 0, -1, -1, 0]
            s.pick(CARDS_SLOT, [])
            s.pick(WORDS_SLOT, [])
            f.step = 1
            g.known[s.card] = OPEN
            g.log(PreparationAnnounced("D2.2.1", s.seat, g.definition(s.card).id))
            if s.amount != FREE and announce(g, s.seat, False):  # inside a chain there is no moment to act (D4.3)
                return
            step = 1
        if step == 1:
            if g.stamp[s.card] != s.stamp or why_not_prepare(g, s.seat, s.card, s.amount == FREE, False) is not None:
                g.log(PreparationCalledOff("D2.2.3", s.seat, g.definition(s.card).id, revealed=True))
                g.pop()
                return
            s.x = g.zone[s.card]
            take_out(g, s.card)
            s.stamp = g.stamp[s.card]
            s.home = g.defs[s.card]
            s.mode = PREPARING
            f.step = step = 2
            if s.amount == FREE:
                f.step = 8
                return
        if step == 2:
            step = self.extras(g, f)
        elif step == 3:
            if g.reply == DONE_KEY:
                f.step = step = 4
            else:
                self.designate(g, f, g.reply, extra_words(g, s.seat, s.card)[f.vals[0]])
                f.vals[0] += 1
                f.step = 2
                return
        if step == 4:
            step = self.choose_option(g, f)
        elif step == 5:
            f.vals[2] = g.reply
            f.vals[0] = 0
            f.step = step = 6
        if step == 6:
            step = self.next_slot(g, f)
        elif step == 7:
            if g.reply == SKIP_KEY:
                f.vals[1] += 1
            else:
                self.designate(g, f, g.reply, self.needed(g, f)[f.vals[0]])
            f.vals[0] += 1
            f.step = 6
            return
        if step == 8:
            step = self.choose_payment(g, f)
        elif step == 10:
            f.vals[3] = g.reply
            f.step = 8
        elif step == 12:
            f.vals[4] = g.reply
            f.step = 8
        elif step == 13:
            s.picks[PURSE_SLOT].append(g.reply)
            f.step = 8
        if step == 9:
            f.step = 11
            prices = self.prices(g, f)
            if prices:  # part of the indivisible preparation; what it sets off waits for its end
                g.stack.extend([Frame(price, s, []) for price in reversed(prices)])
                return
            step = 11
        if step == 11:
            self.commit(g, f)

    # -- components ------------------------------------------------------------------------------------------------

    def extras(self, g: State, f: Frame) -> int:
        """Additional components that may be used (Delayed fate): each filled by a further, different card."""
        s = f.scope
        wanted = extra_words(g, s.seat, s.card)
        if f.vals[0] < len(wanted):
            word = wanted[f.vals[0]]
            uses = uses_of(g, s)
            later = wanted[f.vals[0] + 1 :]
            used = [use.card for use in uses]
            cards = [
                c
                for c in components(g, s.seat)
                if c not in used
                and words(g, c) & word == word
                and is_open(g, s.seat, s.card, (*uses, use_of(g, c, word)), later)
            ]
            if cards:
                offer = Offer()
                offer.add_cards(g, s.seat, "component", cards)
                if is_open(g, s.seat, s.card, uses, []):
                    offer.add(DONE, DONE_KEY)
                g.ask(f, 3, s.seat, Question("extra-component", g.definition(s.card).id), offer)
                return 2
        f.step = 4
        return 4

    def can_afford(self, g: State, f: Frame, card: int, word: int, later: list[int]) -> bool:
        """Whether the Mana can still suffice when this card is used; components may change costs."""
        s = f.scope
        uses = uses_of(g, s)
        if card not in [use.card for use in uses]:  # a card that serves for another word already changes costs once
            uses = (*uses, use_of(g, card, word))
        return can_complete(g, s.seat, s.card, uses, later, self.way(g, f))

    def choose_option(self, g: State, f: Frame) -> int:
        """Another way of preparing: without some component, or for something else (Fire ball).

        Where the hand decides whether a way is open it is asked even if only one is, so that asking tells nothing.
        """
        s = f.scope
        s.uses = uses_of(g, s)  # numbers of the preparation are changed from here on
        ways = other_ways(g, s.seat, s.card, s.uses)
        f.vals[0] = 0
        if ways:
            offer = Offer()
            plain: list[Modifier | None] = [None, *ways]
            for i, way in enumerate(plain):
                if can_go(g, s.seat, s.card, way, s.uses) and can_complete(
                    g, s.seat, s.card, s.uses, slots(g, s.seat, s.card, way, s.uses), way
                ):
                    offer.add(Option("way", amount=i), i - 1)
            secret = any([way.price is not None for way in ways]) and bool(g.cards(s.seat, HAND))
            if len(offer.keys) > 1 or secret:
                g.ask(f, 5, s.seat, Question("prepare-way", g.definition(s.card).id), offer)
                return 4
            f.vals[2] = offer.keys[0]
        f.step = 6
        return 6

    def way(self, g: State, f: Frame) -> Modifier | None:
        s = f.scope
        return None if f.vals[2] < 0 else other_ways(g, s.seat, s.card, s.uses)[f.vals[2]]

    def needed(self, g: State, f: Frame) -> list[int]:
        if f.scope.amount == FREE:
            return []
        return slots(g, f.scope.seat, f.scope.card, self.way(g, f), f.scope.uses)

    def next_slot(self, g: State, f: Frame) -> int:
        """Ask for one component, unless every seat can tell which it must be.

        Where fewer are needed than written, exactly so many are left out, whichever the player wants.
        """
        s = f.scope
        needed = self.needed(g, f)
        left = len(needed) - f.vals[0]
        if left <= 0:
            f.step = 8
            return 8
        skips = min(len(needed), droppable(g, s.seat, s.card, s.uses)) - f.vals[1]
        word = needed[f.vals[0]]
        extras = [use.card for use in s.uses]  # what is used in addition is used beside what is needed
        cards = [c for c in components(g, s.seat) if words(g, c) & word == word and self.left_in(g, s, c, word) > 0]
        cards = [c for c in cards if c not in extras]
        cards = [c for c in cards if self.can_afford(g, f, c, word, needed[f.vals[0] + 1 :])]
        if not cards or skips >= left:
            f.vals[1] += 1
            f.vals[0] += 1
            return 6
        offer = Offer()
        offer.add_cards(g, s.seat, "component", cards)
        if skips > 0 and lacking(g, self, f, needed[f.vals[0] + 1 :]) < skips:
            offer.add(SKIP, SKIP_KEY)
        if len(offer.keys) == 1:
            self.designate(g, f, offer.keys[0], word)
            f.vals[0] += 1
            return 6
        g.ask(f, 7, s.seat, Question("component", g.definition(s.card).id, word=word_of(g, word)), offer)
        return 6

    def left_in(self, g: State, s: Scope, card: int, word: int) -> int:
        """How often this card can still be named for a word in this preparation."""
        ref = g.ref(card)
        named = 0
        for i, used in enumerate(s.picks[CARDS_SLOT]):
            if used == ref and s.picks[WORDS_SLOT][i] & word:
                named += 1
        return instances(g, card, word, True) - named

    def designate(self, g: State, f: Frame, card: int, word: int) -> None:
        s = f.scope
        s.picks[CARDS_SLOT].append(g.ref(card))
        s.picks[WORDS_SLOT].append(word)

    # -- payment ---------------------------------------------------------------------------------------------------

    def choose_payment(self, g: State, f: Frame) -> int:
        """What is to be paid beside Mana is picked now; then X, more Mana for something, and whose Mana it is."""
        f.step = 8
        s = f.scope
        s.uses = uses_of(g, s)
        for price in self.prices(g, f):
            if not price.is_ready(g, f):
                return 8
        element = g.definition(s.card).x_element
        if element >= 0 and f.vals[3] < 0 and s.amount != FREE:
            cost = preparation_cost(g, s.seat, s.card, s.uses, self.way(g, f))
            most = g.reserve[s.seat * 6 + element] - cost[element]
            if most > 0:
                options = [Option("x", amount=i) for i in range(most + 1)]
                question = Question("choose-x", g.definition(s.card).id, word=ELEMENTS[element])
                g.ask(f, 10, s.seat, question, Offer(options, list(range(most + 1))))
                return 8
            f.vals[3] = 0
        if self.asks_surcharge(g, f) or self.asks_purse(g, f):
            return 8
        f.step = 9
        return 9

    def prices(self, g: State, f: Frame) -> list[Effect]:
        """Payments other than Mana: of the way that was chosen, and compulsory ones."""
        s = f.scope
        found: list[Effect] = []
        if s.amount == FREE:
            return found
        way = self.way(g, f)
        if way is not None and way.price is not None:
            found.append(cast(Effect, way.price))
        for extra in clauses(g, s.seat, s.card, s.uses, EXTRA):
            found.append(cast(Effect, extra.price))
        return found

    def full_cost(self, g: State, f: Frame) -> list[int]:
        """The Mana that goes under the card: its preparation cost, X, and what was added."""
        s = f.scope
        if s.amount == FREE:
            return [0] * 6
        cost = preparation_cost(g, s.seat, s.card, s.uses, self.way(g, f))[:]
        if g.definition(s.card).x_element >= 0:
            cost[g.definition(s.card).x_element] += max(0, f.vals[3])
        if f.vals[4] == 1:
            for e, n in enumerate(surcharge(g, s)[1]):
                cost[e] += n
        return cost

    def asks_surcharge(self, g: State, f: Frame) -> bool:
        """More Mana for something, offered by another card, at most once (Ritual of absolute zero)."""
        s = f.scope
        if f.vals[4] or not g.mods[SURCHARGE] or s.amount == FREE:
            return False
        active, more = surcharge(g, s)
        cost = self.full_cost(g, f)
        if active is None or not can_pay(g, s.seat, s.card, [n + more[e] for e, n in enumerate(cost)]):
            f.vals[4] = 2
            return False
        g.ask(f, 12, s.seat, Question("surcharge", g.definition(s.card).id), Offer([YES, NO], [1, 2]))
        return True

    def asks_purse(self, g: State, f: Frame) -> bool:
        """Where Mana under other cards may pay, each Mana with a choice is asked for (Desert fangs)."""
        s = f.scope
        lent = lenders(g, s.seat, s.card)
        if not lent:
            return False
        paid = s.picked(PURSE_SLOT)
        for e, n in enumerate(self.full_cost(g, f)):
            while len([key for key in paid if key % 6 == e]) < n:
                holders = [h for h in [-1, *lent] if self.purse_left(g, s, h, e) > 0]
                if len(holders) > 1:
                    offer = mana_offer(g, s.seat, "pay", [(holder + 1) * 6 + e for holder in holders])
                    g.ask(f, 13, s.seat, Question("pay-from", g.definition(s.card).id, n), offer)
                    return True
                paid.append((holders[0] + 1) * 6 + e)
        return False

    def purse_left(self, g: State, s: Scope, holder: int, element: int) -> int:
        held = g.reserve[s.seat * 6 + element] if holder < 0 else g.mana[holder * 6 + element]
        return held - s.picks.get(PURSE_SLOT, []).count((holder + 1) * 6 + element)

    def commit(self, g: State, f: Frame) -> None:
        s = f.scope
        uses = uses_of(g, s)
        cost = self.full_cost(g, f)
        added = surcharge(g, s)[0] if f.vals[4] == 1 else None
        g.pop()
        complete(g, s, uses, cost, max(0, f.vals[3]), added)


def lacking(g: State, prepare: Prepare, f: Frame, rest: list[int]) -> int:
    """How many of the later slots cannot be filled any more."""
    short = 0
    for i, word in enumerate(rest):
        if word in rest[:i]:
            continue
        left = 0
        for card in components(g, f.scope.seat):
            if words(g, card) & word == word:
                left += prepare.left_in(g, f.scope, card, word)
        short += max(0, rest.count(word) - left)
    return short


def word_of(g: State, bits: int) -> str:
    for word, bit in g.pool.word_bits.items():
        if bit & bits:
            return word
    return ""


def uses_of(g: State, s: Scope) -> Uses:
    """The record of the designated components, in order of designation; each used card is used once."""
    uses: list[Use] = []
    cards = s.picks[CARDS_SLOT]
    for i, ref in enumerate(cards):
        word = s.picks[WORDS_SLOT][i]
        card = ref % CARD_BITS
        for j, use in enumerate(uses):
            if use.card == card:
                uses[j] = Use(use.card, use.stamp, use.home, use.seat, use.words | word, use.uses, use.blank)
                break
        else:
            uses.append(use_of(g, card, word))
    return tuple(uses)


def surcharge(g: State, s: Scope) -> tuple[Active | None, list[int]]:
    """The effect that offers something for more Mana, and that Mana."""
    for active in g.mods[SURCHARGE]:
        if about_preparing(g, active, s.card):
            modifier = cast(Modifier, active.ability)
            amount = cast(Amount, modifier.surcharge)
            more = [0] * 6
            for e in range(6):
                if amount.elements & (1 << e):
                    more[e] = amount.most(g, active.scope)
            return active, more
    return None, [0] * 6


procedure(PREPARE, Prepare())
