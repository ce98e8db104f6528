"""Exchanging the exact places of two cards; nothing is discarded or returned by it."""

from grimoire.kernel.event import Event
from grimoire.kernel.frame import Frame
from grimoire.magenoir.body import Effect
from grimoire.magenoir.cards import CardsExpr
from grimoire.magenoir.game import CARD_BITS, Game
from grimoire.magenoir.moves import reset
from grimoire.magenoir.zones import HAND, OPEN, PLACES, ZONES


class SwapCards(Effect):
    def __init__(self, first: CardsExpr, second: CardsExpr | None) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def run(self, g: Game, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        g.pop()
        refs = self.first.refs(g, s)
        if self.second is not None:
            refs = refs[:1] + self.second.refs(g, s)[:1]
        if len(refs) == 2:
            swap(g, refs[0] % CARD_BITS, refs[1] % CARD_BITS)


def swap(g: Game, one: int, other: int) -> None:
    first = g.zones[g.owner[one] * ZONES + g.zone[one]]
    second = g.zones[g.owner[other] * ZONES + g.zone[other]]
    i = first.index(one)
    j = second.index(other)
    first[i], second[j] = other, one
    g.zone[one], g.zone[other] = g.zone[other], g.zone[one]
    for card in (one, other):
        g.stamp[card] += 1
        g.known[card] = g.known[card] | 1 << g.owner[card] if g.zone[card] == HAND else OPEN
        reset(g, card)
    ids = [g.definitions[g.printed[card]].id for card in (one, other)]
    places = [PLACES[g.zone[card]] for card in (one, other)]
    g.log(Event("CardsSwapped", "D6.2", g.owner[one], ids[0], target=ids[1], place=places[1], to=places[0]))
