"""Preparing a spell (R:prepare-a-spell), one action that nobody interrupts (D2.1), in the order of D2.2: declare, name
components, pay, and only then is it on the board."""

from typing import Final, cast

from grimoire.kernel.frame import Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.announcing import announce
from grimoire.magenoir.common_options import DONE, DONE_KEY
from grimoire.magenoir.component_counts import components
from grimoire.magenoir.costs_and_components import (
    can_complete,
    can_go,
    droppable,
    extra_words,
    is_open,
    other_ways,
    slots,
    use_of,
)
from grimoire.magenoir.facts.spells import PreparationAnnounced, PreparationCalledOff
from grimoire.magenoir.keywords import has_words
from grimoire.magenoir.legality import why_not_prepare
from grimoire.magenoir.modifiers import Modifier
from grimoire.magenoir.moves import take_out
from grimoire.magenoir.preparation_frame import (
    CHOOSING_PAYMENT,
    CHOOSING_WAY,
    COMPLETING,
    COMPONENT_NAMED,
    DECIDED,
    DECLARING,
    EXTRA_COMPONENT,
    EXTRA_NAMED,
    GOING_AHEAD,
    LEFT_OUT,
    MANA_CHOSEN,
    NEXT_COMPONENT,
    ORIGIN,
    PAYING_PRICES,
    SURCHARGE_ANSWERED,
    SURCHARGED,
    WAY,
    WAY_CHOSEN,
    X_CHOSEN,
    X,
    is_free,
    uses_of,
    way_taken,
)
from grimoire.magenoir.preparation_payment import choose_payment, commit, prices
from grimoire.magenoir.procedure_numbers import PREPARE
from grimoire.magenoir.procedures import procedure
from grimoire.magenoir.references import CARDS_SLOT, PURSE_SLOT, WORDS_SLOT
from grimoire.magenoir.standing_choices import serving
from grimoire.magenoir.state import PREPARING, State
from grimoire.magenoir.zones import HAND, OPEN

SKIP: Final = Option("skip")
SKIP_KEY: Final = -2000


class Prepare(Step[State]):
    """D2.2, step by step. What the frame holds is in preparation_frame.py.

    The scope keeps what was designated: the cards, and the word each was named for.
    """

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        step = f.step
        if step == DECLARING:
            s.pick(CARDS_SLOT, [])
            s.pick(WORDS_SLOT, [])
            f.step = GOING_AHEAD
            g.known[s.card] = OPEN
            g.log(PreparationAnnounced("D2.2.1", s.seat, g.definition(s.card).id))
            if not is_free(f) and announce(g, s.seat, False):  # inside a chain there is no moment to act (D4.3)
                return
            step = GOING_AHEAD
        if step == GOING_AHEAD:
            if g.stamp[s.card] != s.stamp or why_not_prepare(g, s.seat, s.card, is_free(f), False) is not None:
                g.log(PreparationCalledOff("D2.2.3", s.seat, g.definition(s.card).id, revealed=True))
                g.pop()
                return
            f.vals[ORIGIN] = g.zone[s.card]
            take_out(g, s.card)
            s.stamp = g.stamp[s.card]
            s.home = g.defs[s.card]
            s.mode = PREPARING
            f.step = step = EXTRA_COMPONENT
            if is_free(f):
                f.step = CHOOSING_PAYMENT
                return
        if step == EXTRA_COMPONENT:
            step = self.extras(g, f)
        elif step == EXTRA_NAMED:
            if g.reply == DONE_KEY:
                f.step = step = CHOOSING_WAY
            else:
                self.designate(g, f, g.reply, extra_words(g, s.seat, s.card)[f.vals[DECIDED]])
                f.vals[DECIDED] += 1
                f.step = EXTRA_COMPONENT
                return
        if step == CHOOSING_WAY:
            step = self.choose_option(g, f)
        elif step == WAY_CHOSEN:
            f.vals[WAY] = g.reply
            f.vals[DECIDED] = 0
            f.step = step = NEXT_COMPONENT
        if step == NEXT_COMPONENT:
            step = self.next_slot(g, f)
        elif step == COMPONENT_NAMED:
            if g.reply == SKIP_KEY:
                f.vals[LEFT_OUT] += 1
            else:
                self.designate(g, f, g.reply, self.needed(g, f)[f.vals[DECIDED]])
            f.vals[DECIDED] += 1
            f.step = NEXT_COMPONENT
            return
        if step == CHOOSING_PAYMENT:
            step = choose_payment(g, f)
        elif step == X_CHOSEN:
            f.vals[X] = g.reply
            f.step = CHOOSING_PAYMENT
        elif step == SURCHARGE_ANSWERED:
            f.vals[SURCHARGED] = g.reply
            f.step = CHOOSING_PAYMENT
        elif step == MANA_CHOSEN:
            s.picks[PURSE_SLOT].append(g.reply)
            f.step = CHOOSING_PAYMENT
        if step == PAYING_PRICES:
            f.step = COMPLETING
            due = prices(g, f)
            if due:  # part of the indivisible preparation; what it sets off waits for its end
                g.stack.extend([Frame(price, s, []) for price in reversed(due)])
                return
            step = COMPLETING
        if step == COMPLETING:
            commit(g, f)

    # -- components ------------------------------------------------------------------------------------------------

    def extras(self, g: State, f: Frame) -> int:
        """Additional components that may be used (Delayed fate): each filled by a further, different card."""
        s = f.scope
        wanted = extra_words(g, s.seat, s.card)
        if f.vals[DECIDED] < len(wanted):
            word = wanted[f.vals[DECIDED]]
            uses = uses_of(g, s)
            later = wanted[f.vals[DECIDED] + 1 :]
            used = [use.card for use in uses]
            cards = [
                c
                for c in components(g, s.seat)
                if c not in used and has_words(g, c, word) and is_open(g, s.seat, s.card, (*uses, use_of(g, c, word)), later)
            ]
            if cards:
                offer = Offer()
                offer.add_cards(g, s.seat, "component", cards)
                if is_open(g, s.seat, s.card, uses, []):
                    offer.add(DONE, DONE_KEY)
                g.ask(f, EXTRA_NAMED, s.seat, Question("extra-component", g.definition(s.card).id), offer)
                return EXTRA_COMPONENT
        f.step = CHOOSING_WAY
        return CHOOSING_WAY

    def can_afford(self, g: State, f: Frame, card: int, word: int, later: list[int]) -> bool:
        """Whether the Mana can still suffice when this card is used; components may change costs."""
        s = f.scope
        uses = uses_of(g, s)
        if card not in [use.card for use in uses]:  # a card that serves for another word already changes costs once
            uses = (*uses, use_of(g, card, word))
        return can_complete(g, s.seat, s.card, uses, later, way_taken(g, f))

    def choose_option(self, g: State, f: Frame) -> int:
        """Another way of preparing: without some component, or for something else (Fire ball).

        Where the hand decides whether a way is open it is asked even if only one is, so that asking tells nothing.
        """
        s = f.scope
        s.uses = uses_of(g, s)  # numbers of the preparation are changed from here on
        ways = other_ways(g, s.seat, s.card, s.uses)
        f.vals[DECIDED] = 0
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
                g.ask(f, WAY_CHOSEN, s.seat, Question("prepare-way", g.definition(s.card).id), offer)
                return CHOOSING_WAY
            f.vals[WAY] = offer.keys[0]
        f.step = NEXT_COMPONENT
        return NEXT_COMPONENT

    def needed(self, g: State, f: Frame) -> list[int]:
        if is_free(f):
            return []
        return slots(g, f.scope.seat, f.scope.card, way_taken(g, f), f.scope.uses)

    def next_slot(self, g: State, f: Frame) -> int:
        """Ask for one component, unless every seat can tell which it must be.

        Where fewer are needed than written, exactly so many are left out, whichever the player wants.
        """
        s = f.scope
        needed = self.needed(g, f)
        left = len(needed) - f.vals[DECIDED]
        if left <= 0:
            f.step = CHOOSING_PAYMENT
            return CHOOSING_PAYMENT
        skips = min(len(needed), droppable(g, s.seat, s.card, s.uses)) - f.vals[LEFT_OUT]
        word = needed[f.vals[DECIDED]]
        extras = [use.card for use in s.uses]  # what is used in addition is used beside what is needed
        cards = [c for c in serving(g, s, word)[0] if c not in extras]
        cards = [c for c in cards if self.can_afford(g, f, c, word, needed[f.vals[DECIDED] + 1 :])]
        if not cards or skips >= left:
            f.vals[LEFT_OUT] += 1
            f.vals[DECIDED] += 1
            return NEXT_COMPONENT
        offer = Offer()
        offer.add_cards(g, s.seat, "component", cards)
        if skips > 0 and lacking(g, f, needed[f.vals[DECIDED] + 1 :]) < skips:
            offer.add(SKIP, SKIP_KEY)
        if len(offer.keys) == 1:
            self.designate(g, f, offer.keys[0], word)
            f.vals[DECIDED] += 1
            return NEXT_COMPONENT
        g.ask(f, COMPONENT_NAMED, s.seat, Question("component", g.definition(s.card).id, word=word_of(g, word)), offer)
        return NEXT_COMPONENT

    def designate(self, g: State, f: Frame, card: int, word: int) -> None:
        s = f.scope
        s.picks[CARDS_SLOT].append(g.ref(card))
        s.picks[WORDS_SLOT].append(word)


def takes_all(g: State, f: Frame) -> bool:
    """Whether all that can still serve must: then it is all the same which is named first."""
    s = f.scope
    rest = cast(Prepare, f.node).needed(g, f)[f.vals[DECIDED] :]
    if not rest or any([word != rest[0] for word in rest]) or droppable(g, s.seat, s.card, s.uses) > 0:
        return False
    cards, times = serving(g, s, rest[0])
    return len(cards) == len(rest) and times == len(rest) and not s.uses


def lacking(g: State, f: Frame, rest: list[int]) -> int:
    """How many of the later slots cannot be filled any more."""
    short = 0
    for i, word in enumerate(rest):
        if word in rest[:i]:
            continue
        short += max(0, rest.count(word) - serving(g, f.scope, word)[1])
    return short


def word_of(g: State, bits: int) -> str:
    for word, bit in g.pool.word_bits.items():
        if bit & bits:
            return word
    return ""


procedure(PREPARE, Prepare())
