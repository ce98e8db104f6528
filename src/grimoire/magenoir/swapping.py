"""Exchanging the exact places of two cards; nothing is discarded or returned by it."""

from grimoire.kernel.frame import Frame
from grimoire.magenoir.changing_zones import is_kept_out, landing, lay
from grimoire.magenoir.expressions import CardsExpr
from grimoire.magenoir.facts.cards import CardsSwapped
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.moves import take_out
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import PLACES, ZONES, is_board


class SwapCards(Effect):
    def __init__(self, first: CardsExpr, second: CardsExpr | None) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        g.pop()
        refs = self.first.refs(g, s)
        if self.second is not None:
            refs = refs[:1] + self.second.refs(g, s)[:1]
        if len(refs) == 2:
            swap(g, refs[0] % CARD_BITS, refs[1] % CARD_BITS)


def swap(g: State, one: int, other: int) -> None:
    """In one zone they stay what they are; between two zones each goes through the door. Cards in play stay there."""
    zones = (g.zone[one], g.zone[other])
    if is_board(zones[0]) or is_board(zones[1]):
        return
    first = g.cards(g.owner[one], zones[0])
    second = g.cards(g.owner[other], zones[1])
    if first is second:
        at = g.owner[one] * ZONES + zones[0]
        g.zones[at] = [other if card == one else one if card == other else card for card in first]
        ids = [g.definition(card).id for card in (one, other)]
        g.log(CardsSwapped("D6.2", g.owner[one], ids[0], other=ids[1], place=PLACES[zones[0]]))
        return
    places = (landing(g, one, zones[1]), landing(g, other, zones[0]))
    if is_kept_out(g, one, places[0]) or is_kept_out(g, other, places[1]):
        return
    depths = (len(second) - 1 - second.index(other), len(first) - 1 - first.index(one))
    take_out(g, one)
    take_out(g, other)
    lay(g, one, places[0], zones[0], depths[0], False)
    lay(g, other, places[1], zones[1], depths[1], False)
