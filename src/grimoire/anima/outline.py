"""The table in a few lines, with everything that is hidden: what a position shows when it is printed."""

from typing import Final

from grimoire.anima.combat_and_speed import combat_of, speed_of
from grimoire.anima.state import State
from grimoire.anima.zones import AREAS, FINAL, GUARDS, OWN, OWN_PLACES, SHARED, SHARED_PLACES, TRAPS

LYING_OPEN: Final[tuple[int, ...]] = (AREAS, FINAL, GUARDS, TRAPS)


def outline_of(g: State) -> list[str]:
    lines = [f"Anima, turn {g.turn}, {g.phase_name()} phase, order {' '.join([str(seat) for seat in g.order])}"]
    for zone in range(SHARED):
        cards = g.zones[zone]
        if zone in LYING_OPEN and cards:
            lines.append(f"{SHARED_PLACES[zone]}: {', '.join([shared_outline(g, card) for card in cards])}")
    for seat in range(g.seats):
        where = g.definition(g.place[seat]).id if g.place[seat] >= 0 else "outside"
        lines.append(
            f"seat {seat}: Combat {combat_of(g, seat)}, Speed {speed_of(g, seat)}, {'gone' if g.gone[seat] else where}"
        )
        for zone in range(OWN):
            cards = g.own(seat, zone)
            if cards:
                lines.append(f"  {OWN_PLACES[zone]}: {', '.join([g.definition(card).id for card in cards])}")
    return lines


def shared_outline(g: State, card: int) -> str:
    """Its id, and of a Trap or Preliminary Encounter where it waits."""
    name = g.definition(card).id
    return f"{name} at {g.definition(g.at[card]).id}" if g.zone[card] in (GUARDS, TRAPS) and g.at[card] >= 0 else name
