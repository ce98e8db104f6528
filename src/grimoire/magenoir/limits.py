"""How many cards of a kind a player may control: Unique, Equipment slots, and limits set by cards (D10.7.1)."""

from typing import cast

from grimoire.magenoir.definition import INDESTRUCTIBLE, UNIQUE
from grimoire.magenoir.game import Game
from grimoire.magenoir.modifiers import LIMIT, Modifier
from grimoire.magenoir.queries import NO_ACTIVES, has_keyword, is_working
from grimoire.magenoir.zones import EQUIPMENT, SPELLS_IN_PLAY, is_board

RING = "ring"


def conflicting(g: Game, card: int) -> list[int]:
    """The group this card may not belong to: copies of a Unique spell, or Equipment of one slot; itself included."""
    seat = g.owner[card]
    definition = g.definition(card)
    if g.zone[card] == EQUIPMENT and definition.slot and definition.slot != RING:
        same = [c for c in g.cards(seat, EQUIPMENT) if g.definition(c).slot == definition.slot]
        if len(same) > slot_limit(g, seat, definition.slot):
            return same
    if is_board(g.zone[card]) and has_keyword(g, card, UNIQUE):
        same = [c for zone in SPELLS_IN_PLAY for c in g.cards(seat, zone) if g.defs[c] == g.defs[card]]
        if len(same) > 1:
            return same
    return []


def slot_limit(g: Game, seat: int, slot: str) -> int:
    """How many Equipment of a slot a player may wear: one, or what a card says (Ambidexterity)."""
    most = 1
    for active in g.mods.get(LIMIT, NO_ACTIVES):
        modifier = cast(Modifier, active.ability)
        if active.scope.seat == seat and modifier.subject is not None and modifier.value is not None:
            if modifier.subject.slots == [slot] and is_working(g, active):
                most = max(most, modifier.value.of(g, active.scope))
    return most


def over_limit(g: Game, seat: int) -> list[tuple[list[int], int]]:
    """Groups of cards of which a card's text allows only so many, where there are more."""
    found: list[tuple[list[int], int]] = []
    for active in g.mods.get(LIMIT, NO_ACTIVES):
        modifier = cast(Modifier, active.ability)
        if active.scope.seat != seat or modifier.subject is None or modifier.value is None:
            continue
        if not is_working(g, active):
            continue
        group = modifier.subject.candidates(g, active.scope)
        most = modifier.value.of(g, active.scope)
        if len(group) > most:
            found.append((group, most))
    return found


def can_be_discarded(g: Game, card: int) -> bool:
    """Indestructible protects Permanents and Equipment on the board (D3.2.2, D10.2)."""
    if g.zone[card] == EQUIPMENT or (is_board(g.zone[card]) and g.definition(card).type == 1):
        return not has_keyword(g, card, INDESTRUCTIBLE)
    return True
