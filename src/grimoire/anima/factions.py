"""Factions and Organizations: joining and leaving them, and which are opposed (A:factions)."""

from typing import Final

from grimoire.anima.discarding import discard
from grimoire.anima.facts.cards import FactionJoined, OrganizationJoined
from grimoire.anima.meant_parties import Who
from grimoire.anima.moves import put
from grimoire.anima.parties import faction
from grimoire.anima.state import State
from grimoire.anima.text_parts import Effect
from grimoire.anima.zones import FACTION, ORGANIZATION, OWN_PLACES, SHARED_PLACES, USED, own_zone
from grimoire.kernel.frame import Frame, Scope

USED_NAME: Final = SHARED_PLACES[USED]


def are_opposed(g: State, one: int, other: int) -> bool:
    """Whether the Factions of two seats are opposed: if either card names the other."""
    first, second = faction(g, one), faction(g, other)
    if first < 0 or second < 0:
        return False
    return g.printed[second] in g.definition(first).opposed_numbers or g.printed[first] in g.definition(second).opposed_numbers


def join_faction(g: State, seat: int, card: int) -> None:
    """A Party has one Faction at a time: the old one is discarded."""
    if faction(g, seat) >= 0:
        discard(g, faction(g, seat), seat, "A:factions")
    put(g, card, own_zone(seat, FACTION))
    g.log(FactionJoined("A:factions", seat, g.definition(card).id, USED_NAME, OWN_PLACES[FACTION]))


def join_organization(g: State, seat: int, card: int) -> None:
    """It goes beside a Faction, and takes the place of another Organization."""
    for other in g.own(seat, ORGANIZATION)[:]:
        discard(g, other, seat, "A:factions")
    put(g, card, own_zone(seat, ORGANIZATION))
    g.log(OrganizationJoined("A:factions", seat, g.definition(card).id, USED_NAME, OWN_PLACES[ORGANIZATION]))


class DropFaction(Effect):
    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        for seat in self.who.seats(g, f.scope):
            if faction(g, seat) >= 0:
                discard(g, faction(g, seat), seat, "A:factions", g.definitions[f.scope.home].id)

    def can_be_done(self, g: State, s: Scope) -> bool:
        seats = self.who.seats(g, s)
        return self.who.slot >= 0 or any([faction(g, seat) >= 0 for seat in seats])
