"""When two cards differ, and where a card lies, as options say it."""

from grimoire.magenoir.definition import MOST_NODES, Active
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import DECK, HAND, PLACES, is_board


def looks_same(g: State, one: int, other: int) -> bool:
    """Whether two cards of one kind differ in nothing that can be seen and matters."""
    zone = g.zone[one]
    if zone != g.zone[other] or g.owner[one] != g.owner[other] or g.defs[one] != g.defs[other]:
        return False
    if not is_board(zone):
        return zone == HAND or zone == DECK
    if g.hp[one] != g.hp[other]:
        return False
    mana = g.mana
    for e in range(6):
        if mana[one * 6 + e] != mana[other * 6 + e]:
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
    # something laid on one of them keeps them apart
    return not is_bound(g.mods, g.ref(one), g.ref(other)) and not is_bound(g.listeners, g.ref(one), g.ref(other))


def is_bound(lists: list[list[Active]], one: int, other: int) -> bool:
    """Whether something at work was laid on one of these."""
    for actives in lists:
        for active in actives:
            if active.bound and (one in active.bound or other in active.bound):
                return True
    return False


def is_announced(g: State, card: int) -> bool:
    """Whether something of this card waits for the window to close."""
    return any([frame.scope.card == card for frame in g.parked])


def has_memory(g: State, card: int) -> bool:
    low = card * MOST_NODES
    for key in g.once:
        if low <= key < low + MOST_NODES:
            return True
    for key in g.shield:
        if low <= key < low + MOST_NODES:
            return True
    for key in g.heard:
        if low <= key < low + MOST_NODES:
            return True
    return False


def place_of(g: State, card: int, seat: int) -> str:
    place = PLACES[g.zone[card]]
    return place if g.owner[card] == seat else f"opponent.{place}"
