"""Derived values: status, elements, how often effects apply. Computed when asked for, never stored."""

from typing import cast

from grimoire.magenoir.definition import MOST_NODES, Ability
from grimoire.magenoir.largest_numbers import MOST_TIMES
from grimoire.magenoir.modifiers import (
    APPLY_TIMES,
    ELEMENT,
    EXACTLY,
    IS_MAGE_NOIR,
    NOT_MAGE_NOIR,
    Modifier,
)
from grimoire.magenoir.passive_effects import concerns_player, is_about, is_working
from grimoire.magenoir.references import ELEMENT_SLOT
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import (
    ANIMALS,
    CHANNELED,
    DECK,
    EQUIPMENT,
    HAND,
    PERMANENTS,
)


def is_mage_noir(g: State, seat: int) -> bool:
    """The flag or a working "you are a Mage Noir", and no working Waiver crown."""
    mods = g.mods
    status = g.mage_noir[seat] != 0
    if not status and mods[IS_MAGE_NOIR]:
        for active in mods[IS_MAGE_NOIR]:
            if concerns_player(g, active, seat) and is_working(g, active):
                status = True
                break
    if status and mods[NOT_MAGE_NOIR]:
        for active in mods[NOT_MAGE_NOIR]:
            if concerns_player(g, active, seat) and is_working(g, active):
                return False
    return status


def element(g: State, card: int) -> int:
    """The element of a card now (Ermine changes it); in hand and deck the printed one."""
    if g.mods[ELEMENT] and g.zone[card] not in (HAND, DECK):
        for active in reversed(g.mods[ELEMENT]):
            if is_about(g, active, card) and is_working(g, active):
                return active.scope.picks[ELEMENT_SLOT][0]
    return g.definitions[g.defs[card]].element


def is_component(g: State, card: int) -> bool:
    zone = g.zone[card]
    if zone == ANIMALS:
        return card not in g.exhausted
    return zone in (CHANNELED, PERMANENTS, EQUIPMENT)


def apply_times(g: State, card: int) -> int:
    """How often a card applies its effects: once, and once more for each King of trees that says so."""
    times = 1
    for active in g.mods[APPLY_TIMES]:
        if is_about(g, active, card) and is_working(g, active):
            delta = cast(Modifier, active.ability).delta
            assert delta is not None
            amount = delta.amount(g, active.scope)
            times = times * amount if delta.kind == EXACTLY else times + max(0, amount)
        times = min(times, MOST_TIMES)
    return max(0, times)


def once_key(card: int, ability: Ability) -> int:
    return card * MOST_NODES + ability.number
