"""Where the cards of Mage Noir lie by what was told: each that leaves or enters a zone is told once, from where to where.

Events name cards and not physical ones, so cards of one name and owner are counted together. A card in transition at a
decision may have been told as set aside there, or not yet have been told at all: its arrival tells the whole way.
"""

from collections.abc import Iterator
from typing import Final

from grimoire.kernel.event import Event
from grimoire.lab.magenoir.before import Before
from grimoire.lab.tables import Broken
from grimoire.magenoir.facts.cards import CardsSwapped, CardWent
from grimoire.magenoir.game import Game
from grimoire.magenoir.modifiers import COPY
from grimoire.magenoir.state import SETUP
from grimoire.magenoir.zones import DECK, OUTSIDE, PLACES, TRANSITION, ZONE_NUMBER

MOVES: Final = frozenset(
    ("CardEntered", "CardDrawn", "CardDiscarded", "CardExiled", "CardMoved", "SpellChanneled", "CardsSwapped")
)
ANY_NAME: Final = "a card"

Place = tuple[int, str, int]  # owner, name, zone
Way = tuple[int, str, int, int]  # owner, name, from, to


class Whereabouts:
    def __init__(self, g: Game) -> None:
        # Of what lies in transition when one begins to look nobody can say where it came from.
        self.strays = {(seat, g.definitions[g.printed[card]].id) for seat in (0, 1) for card in g.cards(seat, TRANSITION)}
        self.ahead: dict[Place, int] = {}  # how many more lie there by what was told than do; all else agrees
        self.nameless = False  # a copy may have been told by either name: from then on names are not compared

    def look(self, g: Game, before: Before) -> None:
        if before.phase == SETUP:
            return  # dealing is told as a whole
        if not self.nameless and (before.copies or g.mods[COPY]):
            self.forget_names()
        ways = [way for event in g.events for way in ways_of(event)]
        moved = before.moved(g)
        if not ways and not moved and not self.ahead:
            return
        for seat, card, frm, to in ways:
            name = ANY_NAME if self.nameless else card
            if frm != to:
                self.add((seat, name, frm), -1)
                self.add((seat, name, to), 1)
        for number in moved:
            frm = before.zone[number] if number < len(before.zone) else OUTSIDE
            name = self.name_of(g, number)
            if g.zone[number] != frm:
                self.add((g.owner[number], name, frm), 1)
                self.add((g.owner[number], name, g.zone[number]), -1)
            elif frm not in (DECK, TRANSITION) and not any(way[0] == g.owner[number] for way in ways):
                raise Broken(f"a card became a new object untold: {name} in {PLACES[frm]} of seat {g.owner[number]}")
        self.compare()

    def forget_names(self) -> None:
        self.nameless = True
        ahead = self.ahead
        self.ahead = {}
        self.strays = {(seat, ANY_NAME) for seat, _ in self.strays}
        for (seat, _, zone), amount in ahead.items():
            self.add((seat, ANY_NAME, zone), amount)

    def name_of(self, g: Game, card: int) -> str:
        return ANY_NAME if self.nameless else g.definitions[g.printed[card]].id

    def add(self, place: Place, amount: int) -> None:
        amount += self.ahead.get(place, 0)
        if amount:
            self.ahead[place] = amount
        else:
            self.ahead.pop(place, None)

    def compare(self) -> None:
        """Whatever is told to be elsewhere than it is must be in transition, and come from where it is told to be."""
        untold: dict[tuple[int, str], int] = {}
        for (seat, name, zone), amount in self.ahead.items():
            if (seat, name) in self.strays:
                continue
            untold[seat, name] = untold.get((seat, name), 0) + amount
            if (amount < 0) != (zone == TRANSITION):
                told = "too many" if amount > 0 else "too few"
                raise Broken(f"a card moved otherwise than told: {told} of {name} told in {PLACES[zone]} of seat {seat}")
        for (seat, name), amount in untold.items():
            if amount:
                raise Broken(f"a card moved otherwise than told: {name} of seat {seat} lies in transition")


def ways_of(event: Event) -> Iterator[Way]:
    if isinstance(event, CardWent) and event.destination:  # of a drawn Animal that it enters is told
        yield event.seat, event.card, ZONE_NUMBER[event.origin], ZONE_NUMBER[event.destination]
    elif isinstance(event, CardsSwapped):
        for card in (event.card, event.other):
            yield event.seat, card, ZONE_NUMBER[event.place], ZONE_NUMBER[event.place]
