"""What the bookkeeping of Mage Noir must satisfy at every decision: cards, sight, Mana."""

from typing import Final, cast

from grimoire.kernel.position import Position
from grimoire.lab.ledger import Ledger
from grimoire.lab.tables import Audit, Broken
from grimoire.magenoir.game import Game
from grimoire.magenoir.zones import ANIMALS, DISCARD, EXILE, HAND, PLACES, TRANSITION, ZONES, is_board

BOTH: Final = 7


class MageNoirAudit(Audit):
    def __init__(self) -> None:
        self.ledger: Ledger | None = None
        self.printed: list[int] = []
        self.owner: list[int] = []
        self.stamp: list[int] = []
        self.found_right: tuple[list[int] | list[list[int]], ...] = ()

    def look(self, position: Position) -> None:
        g = cast(Game, position)
        check_lengths(g)
        # Between most decisions no card moves, and comparing lists is much quicker than walking through them.
        if (g.zones, g.zone, g.owner, g.known, g.exhausted, g.mana) != self.found_right:
            check_zones(g)
            check_sight(g)
            zones = [cards[:] for cards in g.zones]
            self.found_right = (zones, g.zone[:], g.owner[:], g.known[:], g.exhausted[:], g.mana[:])
        if self.ledger is None:
            self.ledger = Ledger(g)
        else:
            for event in g.events:
                self.ledger.book(event)
            self.ledger.compare(g)
            self.compare_cards(g)
        self.printed = g.printed[:]
        self.owner = g.owner[:]
        self.stamp = g.stamp[:]

    def compare_cards(self, g: Game) -> None:
        """Cards keep face and owner, never become an older object, and appear only by coming into play."""
        n = len(self.printed)
        if g.printed[:n] != self.printed or g.owner[:n] != self.owner:
            raise Broken("a physical card changed its face or its owner")
        for card in range(n):
            if g.stamp[card] < self.stamp[card]:
                raise Broken(f"{name(g, card)} became an older object again")
        arrivals = [event.card for event in g.events if event.kind == "CardEntered" and event.to == PLACES[ANIMALS]]
        for card in range(n, len(g.printed)):
            if g.definitions[g.printed[card]].id not in arrivals:
                raise Broken(f"{name(g, card)} appeared, and nothing tells that it came into play")
            arrivals.remove(g.definitions[g.printed[card]].id)


def name(g: Game, card: int) -> str:
    return f"card {card} ({g.definitions[g.printed[card]].id})"


def check_lengths(g: Game) -> None:
    n = len(g.printed)
    facts = (g.owner, g.defs, g.zone, g.stamp, g.hp, g.known, g.entered, g.prepared)
    if [len(fact) for fact in facts] != [n] * len(facts) or len(g.mana) != 6 * n or len(g.zones) != 2 * ZONES:
        raise Broken("the lists of facts about cards have different lengths")


def check_zones(g: Game) -> None:
    """Every physical card lies in exactly one place, and knows in which."""
    where = [-1] * len(g.printed)
    for i, cards in enumerate(g.zones):
        for card in cards:
            if where[card] >= 0:
                raise Broken(f"{name(g, card)} lies in {place(where[card])} and in {place(i)}")
            where[card] = i
    for card, i in enumerate(where):
        if i < 0:
            raise Broken(f"{name(g, card)} lies nowhere")
        if i != g.owner[card] * ZONES + g.zone[card]:
            raise Broken(f"{name(g, card)} lies in {place(i)} but is marked {PLACES[g.zone[card]]} of seat {g.owner[card]}")
        if any(g.mana[card * 6 : card * 6 + 6]) and not is_board(g.zone[card]) and g.zone[card] != TRANSITION:
            raise Broken(f"{name(g, card)} has Mana under it in {place(i)}")
    for card in g.exhausted:
        if g.zone[card] not in (ANIMALS, TRANSITION):  # on its way out it is reset at its arrival
            raise Broken(f"{name(g, card)} is exhausted outside play")


def place(i: int) -> str:
    return f"{PLACES[i % ZONES]} of seat {i // ZONES}"


def check_sight(g: Game) -> None:
    """Public places are known to both, a hand to its owner."""
    for card, known in enumerate(g.known):
        zone = g.zone[card]
        if not 0 <= known <= BOTH:
            raise Broken(f"{name(g, card)} is known to seats that do not exist")
        if (is_board(zone) or zone in (DISCARD, EXILE)) and known != BOTH:
            raise Broken(f"{name(g, card)} lies open in {PLACES[zone]} and is not known to both")
        if zone == HAND and not known & (1 << g.owner[card]):
            raise Broken(f"{name(g, card)} is in a hand whose owner does not know it")
