"""How many cards of a kind a player may control: Unique (D3.2.3), Equipment slots, and limits set by cards (D10.7.1)."""

from typing import Final, cast

from grimoire.magenoir.definition import UNIQUE
from grimoire.magenoir.keywords import has_keyword
from grimoire.magenoir.modifiers import LIMIT, Modifier
from grimoire.magenoir.passive_effects import is_working
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import ANIMALS, EQUIPMENT, PREPARED, RITUALS, SPELLS_IN_PLAY, ZONES, is_board

RING: Final = "ring"  # any number may be worn (R:wearing-rings)


def crowd_of(g: State, card: int) -> tuple[list[int], int]:
    """The group this card is one too many of, itself included, and how many of it may stay: Equipment of one slot, copies
    of a Unique spell. Where there are not too many, no group."""
    seat = g.owner[card]
    definition = g.definition(card)
    if g.zone[card] == EQUIPMENT and definition.slot and definition.slot != RING:
        same = [c for c in g.cards(seat, EQUIPMENT) if g.definition(c).slot == definition.slot]
        if len(same) > 1:
            most = slot_limit(g, seat, definition.slot)
            if len(same) > most:
                return same, most
    if is_board(g.zone[card]) and has_keyword(g, card, UNIQUE):
        same = [c for zone in SPELLS_IN_PLAY for c in g.cards(seat, zone) if g.defs[c] == g.defs[card]]
        if len(same) > 1:
            return same, 1
    return [], 0


def crowds(g: State, seat: int) -> list[tuple[list[int], int]]:
    """Every group of spells of which a player controls too many, and how many of it may stay."""
    found: list[tuple[list[int], int]] = []
    told: list[int] = []
    equipped = len(g.zones[seat * ZONES + EQUIPMENT]) > 1
    for zone in range(PREPARED, RITUALS + 1):
        for card in g.zones[seat * ZONES + zone]:
            if ((equipped and zone == EQUIPMENT) or has_keyword(g, card, UNIQUE)) and card not in told:
                group, most = crowd_of(g, card)
                if group:
                    told.extend(group)
                    found.append((group, most))
    if g.mods[LIMIT]:
        found += [limited for limited in over_limit(g, seat) if g.zone[limited[0][0]] != ANIMALS]
    return found


def is_close(g: State) -> bool:
    """Whether a player controls as many of something as only another card allows: silence that, and they are too many."""
    for seat in (0, 1):
        slots = [g.definition(card).slot for card in g.cards(seat, EQUIPMENT)]
        if any([slot and slot != RING and slots.count(slot) > 1 for slot in slots]):
            return True
    return False


def slot_limit(g: State, seat: int, slot: str) -> int:
    """How many Equipment of a slot a player may wear: one (R:equipment), or what a card says (Ambidexterity)."""
    most = 1
    for active in g.mods[LIMIT]:
        modifier = cast(Modifier, active.ability)
        if active.scope.seat == seat and modifier.subject is not None and modifier.value is not None:
            if modifier.subject.slots == [slot] and is_working(g, active):
                most = max(most, modifier.value.of(g, active.scope))
    return most


def over_limit(g: State, seat: int) -> list[tuple[list[int], int]]:
    """Groups of cards of which a card's text allows only so many, where there are more."""
    found: list[tuple[list[int], int]] = []
    for active in g.mods[LIMIT]:
        modifier = cast(Modifier, active.ability)
        if active.scope.seat != seat or modifier.subject is None or modifier.value is None:
            continue
        if modifier.subject.slots and RING not in modifier.subject.slots:
            continue  # it is in the limit of the slot
        if not is_working(g, active):
            continue
        group = modifier.subject.candidates(g, active.scope)
        most = modifier.value.of(g, active.scope)
        if len(group) > most:
            found.append((group, most))
    return found
