"""At the end of a turn a hand goes down to seven cards (R:end-of-turn)."""

from typing import Final, cast

from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question
from grimoire.magenoir.leaving_and_discarding import leave
from grimoire.magenoir.modifiers import HAND_SIZE, Modifier
from grimoire.magenoir.passive_effects import is_working
from grimoire.magenoir.procedure_numbers import (
    HAND_LIMIT,
)
from grimoire.magenoir.procedures import procedure, settle, start
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import (
    DISCARD,
    HAND,
)

MAX_HAND: Final = 7


def hand_size(g: State, seat: int) -> int:
    """Seven, or what the latest effect says (D4.6)."""
    size = MAX_HAND
    for active in g.mods[HAND_SIZE]:
        modifier = cast(Modifier, active.ability)
        if modifier.who is None or modifier.value is None or not is_working(g, active):
            continue
        if seat in modifier.who.seats(g, active.scope):
            size = max(0, modifier.value.of(g, active.scope))
    return size


def heed_hand_limit(g: State) -> None:
    start(g, HAND_LIMIT, g.active, [])


class HandLimit(Step[State]):
    """R:end-of-turn: discard down to the hand size, cards of one's choice."""

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        if f.step == ANSWERED:
            f.step = BEGIN
            settle(g)
            leave(g, seat, DISCARD, [g.ref(g.reply)])
            return
        hand = g.cards(seat, HAND)
        excess = len(hand) - hand_size(g, seat)
        if excess <= 0:
            g.pop()
            return
        offer = Offer()
        offer.add_cards(g, seat, "discard", hand)
        g.ask(f, ANSWERED, seat, Question("hand-limit", amount=excess), offer)


procedure(HAND_LIMIT, HandLimit())
