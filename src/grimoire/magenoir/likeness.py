"""When two cards differ, and where a card lies, as options say it."""

from grimoire.magenoir.definition import MOST_NODES
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import DECK, HAND, PLACES, is_board


def looks_same(g: State, one: int, other: int) -> bool:
    """Whether two cards of one kind differ in nothing that can be seen and matters."""
    zone = g.zone[one]
    if zone != g.zone[other] or g.owner[one] != g.owner[other] or g.defs[one] != g.defs[other]:
        return False
    if not is_board(zone):
        return zone == HAND or zone == DECK
    if g.mana[one * 6 : one * 6 + 6] != g.mana[other * 6 : other * 6 + 6] or g.hp[one] != g.hp[other]:
        return False
    if (g.prepared[one] == g.turn) != (g.prepared[other] == g.turn):
        return False
    if (g.entered[one] == g.turn) != (g.entered[other] == g.turn):
        return False
    if one in g.used or other in g.used or one in g.given or other in g.given:
        return False
    if g.parked and is_announced(g, one) != is_announced(g, other):
        return False
    if (one in g.exhausted) != (other in g.exhausted) or has_memory(g, one) or has_memory(g, other):
        return False
    refs = (g.ref(one), g.ref(other))  # something laid on one of them keeps them apart
    for lists in (g.mods, g.listeners):
        for actives in lists:
            for active in actives:
                if active.bound and (refs[0] in active.bound or refs[1] in active.bound):
                    return False
    return True


def is_announced(g: State, card: int) -> bool:
    """Whether something of this card waits for the window to close."""
    return any([frame.scope.card == card for frame in g.parked])


def has_memory(g: State, card: int) -> bool:
    low = card * MOST_NODES
    return any([low <= key < low + MOST_NODES for key in [*g.once, *g.shield, *g.heard]])


def place_of(g: State, card: int, seat: int) -> str:
    place = PLACES[g.zone[card]]
    return place if g.owner[card] == seat else f"opponent.{place}"
