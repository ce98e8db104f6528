"""What the digests of records are made of in Anima (scheme 2): where every card lies and in which state, who is where."""

from typing import Final

from grimoire.anima.game import Game
from grimoire.anima.state import DOWN, SPUN, STEEL, UP
from grimoire.anima.zones import (
    ADVANTAGE_DECK,
    ARCANE_DECK,
    AREA_DECK,
    CHARACTER_DECK,
    DEALT,
    ENCOUNTER_DECK,
    FINAL_DECK,
    HAND,
    OWN,
    OWN_PLACES,
    SET_ASIDE,
    SHARED,
    SHARED_PLACES,
)
from grimoire.library.digests import Facts

# Of these only how many: what lies in them comes out when it is drawn.
FACE_DOWN: Final = (CHARACTER_DECK, ARCANE_DECK, ADVANTAGE_DECK, ENCOUNTER_DECK, AREA_DECK, FINAL_DECK, SET_ASIDE)


def digest_facts(g: Game) -> Facts:
    shared = [[SHARED_PLACES[zone], pile_facts(g, zone)] for zone in range(SHARED) if g.zones[zone]]
    return [g.turn, g.order, g.timer, shared, [seat_facts(g, seat) for seat in range(g.seats)]]


def pile_facts(g: Game, zone: int) -> Facts:
    return [len(g.zones[zone])] if zone in FACE_DOWN else [card_facts(g, card) for card in g.zones[zone]]


def seat_facts(g: Game, seat: int) -> Facts:
    """The order of a hand means nothing."""
    found: Facts = [where(g, g.place[seat]), g.out[seat] != 0, g.gone[seat] != 0]
    for zone in range(OWN):
        cards = [card_facts(g, card) for card in g.own(seat, zone)]
        if cards:
            found.append([OWN_PLACES[zone], sorted(cards) if zone in (HAND, DEALT) else cards])
    return found


def card_facts(g: Game, card: int) -> Facts:
    """Which card, its state as words, its marks, and the Area it lies at."""
    state = g.state[card]
    words = [word for bit, word in ((SPUN, "spun"), (DOWN, "down"), (STEEL, "steel"), (UP, "up")) if state & bit]
    return [g.definitions[g.printed[card]].id, words, g.marks[card], where(g, g.at[card])]


def where(g: Game, area: int) -> str:
    return g.definition(area).id if area >= 0 else ""
