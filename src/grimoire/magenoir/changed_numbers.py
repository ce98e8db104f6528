"""Numbers of texts as they are now, changed by the components that were used (D9.5)."""

from typing import cast

from grimoire.kernel.frame import Scope, Use
from grimoire.magenoir.definition import Given
from grimoire.magenoir.largest_numbers import bounded
from grimoire.magenoir.modifiers import (
    ADD,
    DOUBLE,
    GAINS,
    NUMBERS,
    REDUCE,
    SUBTRACT,
    Delta,
    Modifier,
)
from grimoire.magenoir.passive_effects import is_about, is_working
from grimoire.magenoir.state import STATIC, State
from grimoire.magenoir.text_source import speaker, speaker_type
from grimoire.magenoir.zones import (
    EQUIPMENT_TYPE,
)


def number(g: State, s: Scope, printed: int) -> int:
    """A printed numeral as it now is: changed by the components used for this text, in order of use. Not what is counted:
    an increase is added to the whole (D9.5)."""
    value = printed
    for use in s.uses:
        for rider in riders_of(g, use):
            modifier = cast(Modifier, rider.ability)
            if modifier.query == NUMBERS and (not modifier.for_equipment or speaker_type(g, s) == EQUIPMENT_TYPE):
                scope = Scope(use.card, use.stamp, use.seat, STATIC, rider.home, rider.uses)
                value = changed(g, scope, modifier.delta, value)
    for active in g.mods[NUMBERS]:
        card = speaker(g, s)
        if card >= 0 and active not in g.asking and is_about(g, active, card) and is_working(g, active):
            g.asking.append(active)  # it does not change its own number
            value = changed(g, active.scope, cast(Modifier, active.ability).delta, value)
            g.asking.pop()
    return value


def fits_user(g: State, modifier: Modifier, card: int) -> bool:
    return not modifier.for_equipment or (card >= 0 and g.definition(card).type == EQUIPMENT_TYPE)


def changed(g: State, s: Scope, delta: Delta | None, value: int) -> int:
    if delta is None:
        return value
    if delta.other is not None and delta.when is not None:
        condition = delta.when.condition
        if condition is not None and condition.holds(g, s):
            return changed(g, s, delta.other, value)
    kind = delta.kind
    if kind == DOUBLE:
        return bounded(value * 2)
    amount = max(0, delta.amount(g, s))  # below 0 it is 0 (D10.4)
    if kind == ADD:
        return bounded(value + amount)
    if kind == SUBTRACT:
        return bounded(value - amount)
    if kind == REDUCE:  # stops at 0 at its own place, and does not raise a negative
        return value if value <= 0 else max(0, value - amount)
    return value


def riders_of(g: State, use: Use) -> list[Given]:
    """What a used card lays on its user, its own gained riders included (Solar gold ore through two forgings)."""
    if use.blank:
        return []
    riders = [Given(rider, use.home, use.uses) for rider in g.definitions[use.home].riders]
    for earlier in use.uses:
        for gift in gifts_of(g, earlier):
            if isinstance(gift.ability, Modifier) and gift.ability in g.definitions[gift.home].riders:
                riders.append(gift)
    return riders


def gifts_of(g: State, use: Use) -> list[Given]:
    """The abilities a used card gives its user."""
    gifts: list[Given] = []
    for rider in riders_of(g, use):
        modifier = cast(Modifier, rider.ability)
        if modifier.query != GAINS:
            continue
        abilities = g.definitions[rider.home].abilities if modifier.own_effects else modifier.given
        for ability in abilities:
            gifts.append(Given(ability, rider.home, rider.uses))
    return gifts
