"""Derived values: silence, status, numbers, elements, counts. Computed when asked for, never stored."""

from typing import Final, cast

from grimoire.kernel.frame import Scope, Use
from grimoire.magenoir.definition import MOST_NODES, STANDING, Ability, Active, CardDefinition, Given
from grimoire.magenoir.largest_numbers import MOST_TIMES, bounded
from grimoire.magenoir.modifiers import (
    ADD,
    APPLY_TIMES,
    DOUBLE,
    ELEMENT,
    EXACTLY,
    GAINS,
    IS_MAGE_NOIR,
    NOT_MAGE_NOIR,
    NUMBERS,
    REDUCE,
    SILENCE,
    SUBTRACT,
    Delta,
    Modifier,
)
from grimoire.magenoir.references import CARD_BITS, ELEMENT_SLOT
from grimoire.magenoir.state import STATIC, State
from grimoire.magenoir.text_source import speaker, speaker_type
from grimoire.magenoir.zones import (
    ANIMALS,
    CHANNELED,
    DECK,
    EQUIPMENT,
    EQUIPMENT_TYPE,
    HAND,
    PERMANENTS,
)

BLANK: Final = CardDefinition("", -1)  # the text of a silenced card


# -- silence and status ------------------------------------------------------------------------------------------------


def is_silenced(g: State, card: int) -> bool:
    """Whether the whole text of a card is blank (a Ritual under Waiver crown, the choice of Ice tree)."""
    return silencing(g, card) is not None


def silencing(g: State, card: int) -> Active | None:
    """What makes the whole text of a card blank."""
    for active in g.mods[SILENCE]:
        if (active.scope.card != card or active.duration != STANDING) and active not in g.asking:
            g.asking.append(active)
            silenced = is_about(g, active, card) and is_working(g, active)
            g.asking.pop()
            if silenced:
                return active
    return None


def text_of(g: State, card: int) -> CardDefinition:
    """What a card says now: nothing at all while it is silenced. Whoever reads abilities of a card asks here; its name,
    type, element and cost are facts and stay."""
    if g.mods[SILENCE] and is_silenced(g, card):
        return BLANK
    return g.definitions[g.defs[card]]


def is_mute(g: State, active: Active) -> bool:
    """Whether its card says nothing now, whatever the condition: silenced, or an Animal lying face down (D7.2)."""
    if active.duration != STANDING:
        return False  # what a text has laid down holds without it
    if g.mods[SILENCE] and is_silenced(g, active.scope.card):
        return True
    return active.scope.card in g.exhausted


def is_working(g: State, active: Active) -> bool:
    """Whether this continuous effect holds now: its source not silenced, its condition true."""
    if active.duration == STANDING and (g.mods[SILENCE] or g.exhausted) and is_mute(g, active):
        return False
    condition = active.ability.condition
    if condition is None:
        return True
    if active in g.asking:
        return False  # whether an effect holds does not rest on itself
    g.asking.append(active)
    holds = condition.holds(g, active.scope)
    g.asking.pop()
    return holds


def is_bereft(g: State, active: Active) -> bool:
    """Whether the cards an effect was laid on are gone: it does nothing any more."""
    return bool(active.bound) and not any([g.live(ref) >= 0 for ref in active.bound])


def is_about(g: State, active: Active, card: int) -> bool:
    """Whether a modifier concerns this card: laid on it, or matching what it speaks of."""
    if active.bound:
        return g.stamp[card] * CARD_BITS + card in active.bound
    modifier = cast(Modifier, active.ability)
    subject = modifier.subject
    if modifier.cards is None and (subject is None or not subject.is_derived):
        return subject is not None and subject.matches(g, active.scope, card)
    if active in g.asking:
        return False  # whom an effect concerns does not rest on itself
    g.asking.append(active)
    if modifier.cards is not None:
        about = card in modifier.cards.numbers(g, active.scope)
    else:
        about = subject is not None and subject.matches(g, active.scope, card)
    g.asking.pop()
    return about


def is_mage_noir(g: State, seat: int) -> bool:
    """The flag or a working "you are a Mage Noir", and no working Waiver crown."""
    mods = g.mods
    status = g.mage_noir[seat] != 0
    if not status and mods[IS_MAGE_NOIR]:
        for active in mods[IS_MAGE_NOIR]:
            if active.scope.seat == seat and is_working(g, active):
                status = True
                break
    if status and mods[NOT_MAGE_NOIR]:
        for active in mods[NOT_MAGE_NOIR]:
            if active.scope.seat == seat and is_working(g, active):
                return False
    return status


# -- numbers -----------------------------------------------------------------------------------------------------------


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


def element(g: State, card: int) -> int:
    """The element of a card now (Ermine changes it); in hand and deck the printed one."""
    if g.mods[ELEMENT] and g.zone[card] not in (HAND, DECK):
        for active in reversed(g.mods[ELEMENT]):
            if is_about(g, active, card) and is_working(g, active):
                return active.scope.picks[ELEMENT_SLOT][0]
    return g.definitions[g.defs[card]].element


# -- abilities ---------------------------------------------------------------------------------------------------------


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
