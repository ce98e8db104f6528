"""A ledger of Mana kept from events alone: made only from the Infinite Ether, never lost, and every movement told.

It books each element at each place: both reserves, both piles, and under cards of each name. In a trade the event does not
say which elements are given; there what one place lost must be what the other got.
"""

from typing import Final

from grimoire.kernel.event import Event
from grimoire.lab.magenoir.before import Before
from grimoire.lab.tables import Broken
from grimoire.magenoir.elements import ELEMENT_NUMBER, ELEMENTS
from grimoire.magenoir.facts.mana import (
    ManaGathered,
    ManaLocked,
    ManaPaid,
    ManaReleased,
    ManaReturned,
    ManaShared,
    ManaSwapped,
    ManaTaken,
    ManaTraded,
    ManaWent,
    PileTaken,
)
from grimoire.magenoir.game import Game
from grimoire.magenoir.mana import PILE_NAMES
from grimoire.magenoir.modifiers import COPY

INFINITE: Final = "infinite"
ANY_CARD: Final = "under a card"  # once copies were in play: a card may have been told by either name


def reserve(event: Event) -> str:
    return f"reserve {event.seat}"


def under(name: str) -> str:
    return f"under {name}"


def flow_of(event: ManaWent) -> tuple[str, str]:
    """From where to where Mana went, by what an event says."""
    if isinstance(event, ManaGathered):
        return INFINITE, event.pile
    if isinstance(event, ManaPaid):
        return reserve(event), event.pile
    if isinstance(event, ManaReleased):
        return under(event.card), event.pile
    if isinstance(event, ManaReturned):
        return under(event.card), reserve(event)
    if isinstance(event, ManaTaken):
        return event.origin, reserve(event)
    if isinstance(event, ManaShared):
        return under(event.holder), under(event.card) if event.card else reserve(event)
    if isinstance(event, ManaLocked):
        origins = {"reserve": reserve(event), INFINITE: INFINITE, "card": under(event.under)}
        return origins[event.origin], under(event.card)
    raise Broken(f"an event about Mana that the ledger does not know: {event.kind}")


# Trades go both ways and a whole pile has many elements.
NO_FLOW: Final = frozenset(("PileTaken", "ManaTraded", "ManaSwapped"))
FLOWS: Final = frozenset(
    ("ManaGathered", "ManaPaid", "ManaReleased", "ManaReturned", "ManaLocked", "ManaShared", "ManaTaken"),
)
BOOKED: Final = FLOWS | NO_FLOW


class Ledger:
    """What was told and is not there: at every decision nothing."""

    def __init__(self, g: Game) -> None:
        self.piles = g.piles[:]  # as told so far: a whole pile is taken without naming its elements
        self.untold: dict[tuple[str, int], int] = {}  # place and element -> how much more is told to be there than is
        self.nameless = False

    def look(self, g: Game, before: Before) -> None:
        self.nameless = self.nameless or before.copies or bool(g.mods[COPY])
        unnamed: list[tuple[str, str, int]] = []  # from, to, how much of elements that are not told
        for event in g.events:
            if event.kind in BOOKED:
                self.book(event, unnamed)
            elif event.kind.startswith("Mana"):
                raise Broken(f"an event about Mana that the ledger does not know: {event.kind}")
        self.book_changes(g, before)
        if self.untold or unnamed:
            self.compare(unnamed)
        if self.piles != g.piles:
            self.piles = g.piles[:]  # a trade does not say which elements it gives
        if min(g.reserve) < 0 or min(g.piles) < 0 or (g.mana != before.mana and min(g.mana) < 0):
            raise Broken("less than no Mana somewhere")

    def book(self, event: Event, unnamed: list[tuple[str, str, int]]) -> None:
        if isinstance(event, PileTaken):
            pile = PILE_NAMES.index(event.pile)
            held = self.piles[pile * 6 : pile * 6 + 6]
            if sum(held) != event.amount:
                raise Broken(f"a pile was taken with another amount than told: {event.amount} of {held}")
            for e, amount in enumerate(held):
                self.move(event.pile, reserve(event), e, amount)
        elif isinstance(event, ManaTraded):
            self.move(event.pile, reserve(event), ELEMENT_NUMBER[event.element], 1)
            unnamed.append((reserve(event), event.pile, event.given))
        elif isinstance(event, ManaSwapped):
            self.move(under(event.card), reserve(event), ELEMENT_NUMBER[event.element], event.amount)
            unnamed.append((reserve(event), self.named(under(event.card)), event.amount))
        elif isinstance(event, ManaWent):
            source, goal = flow_of(event)
            self.move(source, goal, ELEMENT_NUMBER[event.element], event.amount)

    def move(self, source: str, goal: str, element: int, amount: int) -> None:
        self.add(source, element, -amount)
        self.add(goal, element, amount)
        if source in PILE_NAMES:
            self.piles[PILE_NAMES.index(source) * 6 + element] -= amount
        if goal in PILE_NAMES:
            self.piles[PILE_NAMES.index(goal) * 6 + element] += amount

    def named(self, place: str) -> str:
        return ANY_CARD if self.nameless and place.startswith("under ") else place

    def add(self, place: str, element: int, amount: int) -> None:
        if place == INFINITE or not amount:
            return
        key = (self.named(place), element)
        amount += self.untold.get(key, 0)
        if amount:
            self.untold[key] = amount
        else:
            self.untold.pop(key, None)

    def book_changes(self, g: Game, before: Before) -> None:
        """What really came and went since the last decision."""
        if g.reserve != before.reserve:
            for i, amount in enumerate(g.reserve):
                if amount != before.reserve[i]:
                    self.add(f"reserve {i // 6}", i % 6, before.reserve[i] - amount)
        if g.piles != before.piles:
            for i, amount in enumerate(g.piles):
                if amount != before.piles[i]:
                    self.add(PILE_NAMES[i // 6], i % 6, before.piles[i] - amount)
        if g.mana != before.mana:
            mana = before.mana + [0] * (len(g.mana) - len(before.mana))
            for i in [i for i, amount in enumerate(g.mana) if amount != mana[i]]:
                self.add(under(g.definition(i // 6).id), i % 6, mana[i] - g.mana[i])

    def compare(self, unnamed: list[tuple[str, str, int]]) -> None:
        """Nothing is left but what was given in trades, and that is the same at both ends."""
        left = self.untold
        self.untold = {}
        if unnamed:
            ends = {place for source, goal, _ in unnamed for place in (source, goal)}
            given = [sum(left.get((source, e), 0) for source in {flow[0] for flow in unnamed}) for e in range(6)]
            got = [sum(left.get((goal, e), 0) for goal in {flow[1] for flow in unnamed}) for e in range(6)]
            if min(given) < 0 or [-amount for amount in given] != got or sum(given) != sum(flow[2] for flow in unnamed):
                raise Broken(f"a trade moved Mana otherwise than told: {given} given, {got} got of {', '.join(ELEMENTS)}")
            left = {key: amount for key, amount in left.items() if key[0] not in ends}
        for (where, element), amount in left.items():
            told = "too much" if amount > 0 else "too little"
            raise Broken(f"Mana moved otherwise than told: {told} {ELEMENTS[element]} told {where}")
