"""Cards of hidden zones, set aside while their effects are applied; they go back where nothing else is done with them."""

from typing import Final

from grimoire.kernel.frame import Frame, Scope, Step
from grimoire.magenoir.moves import put_down, take_out
from grimoire.magenoir.procedure_numbers import PROCEDURES, PUT_BACK
from grimoire.magenoir.procedures import procedure, start_in
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import TRANSITION

# What the frame of PutBack holds.
CARD: Final = 0  # as a reference
ZONE: Final = 1  # where it lay
DEPTH: Final = 2  # how many cards lay on it


def set_aside(g: State, s: Scope, card: int) -> None:
    """Take a card out of a hidden zone for the text of `s`; it goes back when that has applied it."""
    zone = g.zone[card]
    cards = g.cards(g.owner[card], zone)
    depth = len(cards) - 1 - cards.index(card)
    take_out(g, card)
    g.defs[card] = g.printed[card]  # it has not left the hidden zone yet, where a card is as printed (D6.4)
    start_in(g, PUT_BACK, s, [g.ref(card), zone, depth])


def origin(g: State, card: int) -> int:
    """The zone a card leaves: of one that is set aside, the zone it will go back to."""
    zone = g.zone[card]
    if zone == TRANSITION:
        ref = g.ref(card)
        for frame in g.stack:
            if frame.node is PROCEDURES[PUT_BACK] and frame.vals[CARD] == ref:
                return frame.vals[ZONE]
    return zone


class PutBack(Step[State]):
    def run(self, g: State, f: Frame) -> None:
        g.pop()
        card = g.live(f.vals[CARD])
        if card >= 0 and g.zone[card] == TRANSITION:
            put_down(g, card, f.vals[ZONE], f.vals[DEPTH])


procedure(PUT_BACK, PutBack())
