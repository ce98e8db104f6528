"""Areas on the table: their Level now, what guards them, how many there may be and which may go."""

from typing import Final

from grimoire.anima import continuous_texts
from grimoire.anima.bonuses import CARD, LEVEL, ROW, WHAT, bonus
from grimoire.anima.parties import is_anybody_at
from grimoire.anima.state import State
from grimoire.anima.zones import (
    AREAS,
    GUARDS,
    INCIDENTS,
    TRAPS,
)

LEAST_LEVEL: Final = 1
MOST_LEVEL: Final = 3


def level_of(g: State, area: int) -> int:
    """The present Level. Where a Trap changed it, Incidents do not apply."""
    level = g.definition(area).level
    rows = g.bonuses
    by_trap = False
    for i in range(0, len(rows), ROW):
        if rows[i + WHAT] == LEVEL and rows[i + CARD] == area:
            by_trap = True
    if by_trap:
        level += bonus(g, LEVEL, -1, area)
    elif g.zones[INCIDENTS] or g.pool.table_queries >> continuous_texts.LEVEL & 1:
        level += continuous_texts.level_change(g, [seat for seat in range(g.seats) if g.place[seat] == area])
    return min(MOST_LEVEL, max(LEAST_LEVEL, level))


def guard_of(g: State, area: int) -> int:
    """The Preliminary Encounter of an Area, -1 if there is none."""
    at = g.at
    for card in g.zones[GUARDS]:
        if at[card] == area:
            return card
    return -1


def has_trap(g: State, area: int) -> bool:
    for card in g.zones[TRAPS]:
        if g.at[card] == area:
            return True
    return False


def trades_here(g: State, seat: int) -> bool:
    """In an Area with the Trade icon, or counting as such."""
    place = g.place[seat]
    if place < 0:
        return False
    return g.definition(place).trade or continuous_texts.sum_for(g, continuous_texts.TRADE, seat) > 0


def most_areas(g: State) -> int:
    """Twice as many as there are players (A:move-to-an-area)."""
    return 2 * g.seats


def removable_areas(g: State, new: int, saved: list[int]) -> list[int]:
    """Areas that may leave the table for a new one (A:seek-new-horizons)."""
    return [
        area
        for area in g.zones[AREAS]
        if area != new and area not in saved and not is_anybody_at(g, area) and guard_of(g, area) < 0 and not has_trap(g, area)
    ]
