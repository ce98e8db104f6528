"""A position of Anima in words, for a reader."""

from collections.abc import Iterator
from typing import Final

from grimoire.anima.game import DOWN, SPUN, STEEL, UP, Game
from grimoire.anima.mission_effects import marks_of
from grimoire.anima.placement import SETUP_START, Placement
from grimoire.anima.queries import combat_of, guard_of, level_of, speed_of
from grimoire.anima.zones import AREAS, COMPLETED, FINAL, INCIDENTS, MISSIONS, OWN_PLACES, PARTY, TRAPS
from grimoire.library.scenario_words import SEATS

NAMES: Final = tuple(name.capitalize() for name in SEATS)
STATES: Final = ((SPUN, "spun"), (DOWN, "incapacitated"), (STEEL, "with steel"))


def position_words(g: Game, given: Placement) -> Iterator[str]:
    if given.moment == SETUP_START:
        yield f"A game of {g.seats} is set up (seed {given.seed})."
        return
    whose = "" if given.moment in ("start", "crisis") else f", {NAMES[given.active]}'s slot"
    yield f"Turn {given.turn}, {given.moment}{whose}; order: {', '.join(NAMES[seat] for seat in g.order)}."
    for seat in range(g.seats):
        yield from seat_words(g, seat)
    for area in g.zones[AREAS]:
        yield area_words(g, area)
    for name, zone in (("Incidents", INCIDENTS), ("Final Mission", FINAL)):
        if g.zones[zone]:
            yield f"{name}: {names(g, g.zones[zone])}."
    if given.dice:
        yield f"Dice to come: {', '.join(map(str, given.dice))}."


def seat_words(g: Game, seat: int) -> Iterator[str]:
    place = g.place[seat]
    where = f"in {g.definition(place).name_en}" if place >= 0 else "outside"
    out = ", out for this turn" if g.out[seat] else ""
    yield f"{NAMES[seat]} is {where}{out}: Combat {combat_of(g, seat)}, Speed {speed_of(g, seat)}."
    for zone, name in enumerate(OWN_PLACES):
        cards = g.own(seat, zone)
        if cards:
            yield f"  {name}: {', '.join(card_words(g, card, zone) for card in cards)}"


def card_words(g: Game, card: int, zone: int) -> str:
    details = [word for bit, word in STATES if zone == PARTY and g.state[card] & bit]
    if zone == MISSIONS:
        details.append("face up" if g.state[card] & UP else "face down")
    if zone in (MISSIONS, COMPLETED) and marks_of(g, card):
        details.append(f"{marks_of(g, card)} marked")
    name = g.definition(card).name_en
    return f"{name} ({', '.join(details)})" if details else name


def area_words(g: Game, area: int) -> str:
    lying: list[str] = []
    guard = guard_of(g, area)
    if guard >= 0:
        lying.append(f"{g.definition(guard).name_en} {'met' if g.state[guard] & UP else 'face down'}")
    lying.extend(
        f"{g.definition(trap).name_en} laid by {NAMES[g.marks[trap]]}" for trap in g.zones[TRAPS] if g.at[trap] == area
    )
    return f"{g.definition(area).name_en}, Level {level_of(g, area)}{': ' if lying else ''}{', '.join(lying)}."


def names(g: Game, cards: list[int]) -> str:
    return ", ".join(g.definition(card).name_en for card in cards)
