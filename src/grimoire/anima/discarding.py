"""Discarding Advantages of one's choice, or at random; and down to the hand limit."""

from typing import Final

from grimoire.anima.hands import hand, hand_limit
from grimoire.anima.moves import discard, random_card
from grimoire.anima.procedure_numbers import DISCARD, HAND_LIMIT
from grimoire.anima.procedures import procedure, start
from grimoire.anima.state import State
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question

HAND_QUESTION: Final = "hand-limit"


# What the frame of DiscardCards holds.
AMOUNT: Final = 0
AT_RANDOM: Final = 1


def discard_cards(g: State, seat: int, amount: int, at_random: bool, source: int) -> None:
    """Let a seat discard Advantages, because a card says so."""
    start(g, DISCARD, seat, [amount, 1 if at_random else 0], source)


class DiscardCards(Step[State]):
    """Of one's choice, or at random."""

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        source = g.definition(s.card).id if s.card >= 0 else ""
        rule = f"card:{source}" if source else "A:advantage"
        if f.step == ANSWERED:
            f.step = BEGIN
            f.vals[AMOUNT] -= 1
            discard(g, g.reply, s.seat, rule, source)
        cards = hand(g, s.seat)
        if f.vals[AMOUNT] <= 0 or not cards:
            g.pop()
        elif f.vals[AT_RANDOM]:
            f.vals[AMOUNT] -= 1
            discard(g, random_card(g, cards), s.seat, rule, source)
            g.tell_revealed()
        elif len(cards) <= f.vals[AMOUNT]:
            g.pop()
            for card in cards[:]:
                discard(g, card, s.seat, rule, source)
        else:
            offer = Offer()
            offer.add_cards(g, s.seat, "discard", cards)
            g.ask(f, ANSWERED, s.seat, Question("discard", source, f.vals[AMOUNT]), offer)


def discard_down(g: State, seat: int) -> bool:
    """Whether a hand is above its limit; then its owner is asked next."""
    if len(hand(g, seat)) <= hand_limit(g, seat):
        return False
    start(g, HAND_LIMIT, seat, [])
    return True


class HandLimit(Step[State]):
    """A limit that was lost: the owner discards down at once."""

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        if f.step == ANSWERED:
            f.step = BEGIN
            discard(g, g.reply, seat, "A:advantage")
        excess = len(hand(g, seat)) - hand_limit(g, seat)
        if excess <= 0:
            g.pop()
            return
        offer = Offer()
        offer.add_cards(g, seat, "discard", hand(g, seat))
        g.ask(f, ANSWERED, seat, Question(HAND_QUESTION, amount=excess), offer)


procedure(DISCARD, DiscardCards())
procedure(HAND_LIMIT, HandLimit())
