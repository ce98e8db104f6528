"""A ledger of Mana kept from events alone: made only from the Infinite Ether, never lost.

Where it lies is booked too, for the events listed below; after any other event about Mana the places are read anew.
"""

from collections.abc import Callable
from typing import Final

from grimoire.kernel.event import Event
from grimoire.lab.tables import Broken
from grimoire.magenoir.elements import ELEMENT_NUMBER, ELEMENTS
from grimoire.magenoir.game import Game
from grimoire.magenoir.mana import PILE_NAMES

INFINITE: Final = "infinite"
CARDS: Final = "cards"


def reserve(event: Event) -> str:
    return f"reserve {event.seat}"


def to(event: Event) -> str:
    return event.to


def place(event: Event) -> str:
    return event.place or CARDS


def origin(event: Event) -> str:
    """Mana that is locked: from the Infinite Ether, from under another card, or from the reserve."""
    if event.place:
        return event.place
    return CARDS if event.source else reserve(event)


def shared_to(event: Event) -> str:
    return CARDS if event.card else reserve(event)


def under_cards(event: Event) -> str:
    return CARDS


def infinite(event: Event) -> str:
    return INFINITE


# What an event says about Mana: from where, to where. A trade goes both ways and is told below.
FLOWS: dict[str, tuple[Callable[[Event], str], Callable[[Event], str]]] = {
    "ManaGathered": (infinite, to),
    "ManaPaid": (reserve, to),
    "ManaReleased": (under_cards, to),
    "ManaLocked": (origin, under_cards),
    "ManaShared": (under_cards, shared_to),
    "ManaTaken": (place, reserve),
    "PileTaken": (place, reserve),
}


class Ledger:
    """How much Mana there must be: of each element in all, and of any element at each place."""

    def __init__(self, g: Game) -> None:
        self.elements = elements_of(g)
        self.places = places_of(g)
        self.lost_track = False

    def book(self, event: Event) -> None:
        if event.kind == "ManaTraded":
            self.move(event.amount, reserve(event), event.place)
            self.move(1, event.place, reserve(event))
        elif event.kind in FLOWS:
            source, goal = FLOWS[event.kind]
            self.move(event.amount, source(event), goal(event))
            if source(event) == INFINITE:
                self.elements[ELEMENT_NUMBER[event.element]] += event.amount
        elif event.kind.startswith("Mana"):
            self.lost_track = True

    def move(self, amount: int, source: str, goal: str) -> None:
        if source != INFINITE:
            self.places[source] -= amount
        self.places[goal] += amount

    def compare(self, g: Game) -> None:
        elements = elements_of(g)
        if elements != self.elements:
            raise Broken(f"Mana of {', '.join(ELEMENTS)}: {elements} are there, the events say {self.elements}")
        places = places_of(g)
        if self.lost_track:
            self.lost_track = False
            self.places = places
        if places != self.places:
            raise Broken(f"Mana by place: {places} are there, the events say {self.places}")
        if min(g.reserve) < 0 or min(g.piles) < 0 or (g.mana and min(g.mana) < 0):
            raise Broken("less than no Mana somewhere")


def elements_of(g: Game) -> list[int]:
    return [sum(g.reserve[e::6]) + sum(g.piles[e::6]) + sum(g.mana[e::6]) for e in range(6)]


def places_of(g: Game) -> dict[str, int]:
    places = {f"reserve {seat}": sum(g.reserve[seat * 6 : seat * 6 + 6]) for seat in (0, 1)}
    for i, name in enumerate(PILE_NAMES):
        places[name] = sum(g.piles[i * 6 : i * 6 + 6])
    places[CARDS] = sum(g.mana)
    return places
