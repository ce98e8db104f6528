"""Where the cards of Anima lie by what was told: each that leaves or enters a place is told once, from where to where.

Events name cards and not physical ones, so cards of one name are counted together. A pile that is renewed is told by its
shuffling: all cards of its discard pile are in it then.
"""

from typing import Final

from grimoire.anima.facts.cards import CardWent
from grimoire.anima.facts.turns import PileShuffled
from grimoire.anima.game import Game
from grimoire.anima.moves import RENEWED
from grimoire.anima.zones import OWN_PLACES, SHARED_PLACES, own_zone, place_name
from grimoire.kernel.event import Event
from grimoire.lab.tables import Broken

SHARED_ZONE: Final = {name: zone for zone, name in enumerate(SHARED_PLACES)}
OWN_ZONE: Final = {name: zone for zone, name in enumerate(OWN_PLACES)}

Place = tuple[int, str]  # zone, name


class Whereabouts:
    def __init__(self, g: Game) -> None:
        self.zone = g.zone[:]
        self.there: dict[Place, int] = {}  # as told
        for card, zone in enumerate(g.zone):
            self.add((zone, g.definition(card).id), 1)

    def add(self, place: Place, amount: int) -> None:
        self.there[place] = self.there.get(place, 0) + amount

    def look(self, g: Game) -> None:
        touched: set[Place] = set()
        for event in g.events:
            touched |= self.book(event)
        if g.zone != self.zone:
            for card, zone in enumerate(g.zone):
                if zone != self.zone[card]:
                    touched |= {(zone, g.definition(card).id), (self.zone[card], g.definition(card).id)}
            self.zone = g.zone[:]
        for place in touched:
            self.compare(g, place)

    def book(self, event: Event) -> set[Place]:
        """What an event says of where a card is; gives the places it speaks of."""
        if isinstance(event, PileShuffled):
            return self.renew(SHARED_ZONE[event.pile], event.cards + event.above)
        if not isinstance(event, CardWent) or not event.destination:  # of a Character picked up that it joined is told
            return set()
        left, came = zone_of(event.origin, event.giver), zone_of(event.destination, event.taker)
        self.add((left, event.card), -1)
        self.add((came, event.card), 1)
        return {(left, event.card), (came, event.card)}

    def renew(self, deck: int, cards: int) -> set[Place]:
        if deck not in RENEWED or cards == sum([n for (zone, _), n in self.there.items() if zone == deck]):
            return set()
        discards = RENEWED[deck]
        found = {(zone, name): n for (zone, name), n in self.there.items() if zone == discards and n}
        for (_, name), n in found.items():
            self.add((discards, name), -n)
            self.add((deck, name), n)
        return {(zone, name) for _, name in found for zone in (deck, discards)}

    def compare(self, g: Game, place: Place) -> None:
        zone, name = place
        there = len([card for card in g.zones[zone] if g.definition(card).id == name])
        told = self.there.get(place, 0)
        if told != there:
            raise Broken(f"a card moved otherwise than told: {told} of {name} told in {place_name(zone)}, {there} are there")


def zone_of(name: str, seat: int) -> int:
    if name in SHARED_ZONE:
        return SHARED_ZONE[name]
    if seat < 0 or name not in OWN_ZONE:
        raise Broken(f"a place that is none was told: '{name}' of seat {seat}")
    return own_zone(seat, OWN_ZONE[name])
