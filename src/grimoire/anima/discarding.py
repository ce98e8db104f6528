"""Discarding Advantages of one's choice, or at random; and down to the hand limit."""

from typing import Final

from grimoire.anima.moves import discard, random_card
from grimoire.anima.procedure_numbers import DISCARD, HAND_LIMIT
from grimoire.anima.procedures import procedure, start
from grimoire.anima.queries import hand, hand_limit
from grimoire.anima.state import State
from grimoire.kernel.frame import Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question

HAND_QUESTION: Final = "hand-limit"


class DiscardCards(Step[State]):
    """Numbers: how many, whether at random."""

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        source = g.definition(s.card).id if s.card >= 0 else ""
        rule = f"card:{source}" if source else "A:advantage"
        if f.step == 1:
            f.step = 0
            f.vals[0] -= 1
            discard(g, g.reply, s.seat, rule, source)
        cards = hand(g, s.seat)
        if f.vals[0] <= 0 or not cards:
            g.pop()
        elif f.vals[1]:
            f.vals[0] -= 1
            discard(g, random_card(g, cards), s.seat, rule, source)
            g.tell_revealed()
        elif len(cards) <= f.vals[0]:
            g.pop()
            for card in cards[:]:
                discard(g, card, s.seat, rule, source)
        else:
            offer = Offer()
            offer.add_cards(g, s.seat, "discard", cards)
            g.ask(f, 1, s.seat, Question("discard", source, f.vals[0]), offer)


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
        if f.step == 1:
            f.step = 0
            discard(g, g.reply, seat, "A:advantage")
        excess = len(hand(g, seat)) - hand_limit(g, seat)
        if excess <= 0:
            g.pop()
            return
        offer = Offer()
        offer.add_cards(g, seat, "discard", hand(g, seat))
        g.ask(f, 1, seat, Question(HAND_QUESTION, amount=excess), offer)


procedure(DISCARD, DiscardCards())
procedure(HAND_LIMIT, HandLimit())
