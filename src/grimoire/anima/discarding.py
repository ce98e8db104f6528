"""Discarding: to the pile of its kind (A:discards); Advantages of one's choice, or at random; down to the hand limit."""

from typing import Final

from grimoire.anima.bonuses import drop_of_card
from grimoire.anima.facts.cards import CardDiscarded, CardMoved
from grimoire.anima.hands import hand, hand_limit
from grimoire.anima.moves import put, random_card, show
from grimoire.anima.procedure_numbers import DISCARD, HAND_LIMIT
from grimoire.anima.procedures import procedure, start
from grimoire.anima.state import State
from grimoire.anima.zones import DISCARD_OF, OPEN, place_name
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question

HAND_QUESTION: Final = "hand-limit"


def to_discard(g: State, card: int) -> None:
    """To its discard pile, open, as printed (A:discards)."""
    put(g, card, DISCARD_OF[g.definition(card).category])
    show(g, card)
    if g.state[card]:
        g.state[card] = 0
    g.at[card] = -1
    g.marks[card] = 0
    if g.bonuses:
        drop_of_card(g, card)
    for fight in g.fights:
        fight.forget(card)
    if g.once:  # a card that leaves its place is new when it comes back
        g.once = [used for used in g.once if used // 256 != card]


def lay_off(g: State, card: int, seat: int, rule: str) -> None:
    """To its discard pile, as everybody expects."""
    place = place_name(g.zone[card])
    to_discard(g, card)
    g.log(CardMoved(rule, seat, g.definition(card).id, place, place_name(g.zone[card])))


def discard(g: State, card: int, seat: int, rule: str, source: str = "") -> None:
    """Discard a card and tell it; from a hand or a hidden place that reveals it."""
    place = place_name(g.zone[card])
    hidden = g.known[card] != OPEN
    to_discard(g, card)
    g.log(CardDiscarded(rule, seat, g.definition(card).id, place, place_name(g.zone[card]), source, revealed=hidden))


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
