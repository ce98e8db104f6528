"""What a card says now, and whether its passive effects work: not while it is silenced, nor those of an Animal that lies
face down (D7.2)."""

from typing import Final, cast

from grimoire.magenoir.definition import STANDING, Active, CardDefinition
from grimoire.magenoir.modifiers import (
    SILENCE,
    Modifier,
)
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.state import State

BLANK: Final = CardDefinition("", -1)  # the text of a silenced card


def is_silenced(g: State, card: int) -> bool:
    """Whether the whole text of a card is blank (a Ritual under Waiver crown, the choice of Ice tree)."""
    return silencing(g, card) is not None


def silencing(g: State, card: int) -> Active | None:
    """What makes the whole text of a card blank."""
    for active in g.mods[SILENCE]:
        if (active.scope.card != card or active.duration != STANDING) and active not in g.asking:
            g.asking.append(active)  # so what hangs on it is asked for below without asking whether it is being asked
            silenced = speaks_of(g, active, card) and is_holding(g, active)
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


def is_holding(g: State, active: Active) -> bool:
    """The same for whoever sees to it that an effect does not rest on itself."""
    if active.duration == STANDING and is_mute(g, active):
        return False
    condition = active.ability.condition
    return condition is None or condition.holds(g, active.scope)


def concerns_player(g: State, active: Active, seat: int) -> bool:
    """Whether a modifier is about this player: the one it names, else the one whose text it is."""
    who = cast(Modifier, active.ability).who
    return active.scope.seat == seat if who is None else seat in who.seats(g, active.scope)


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
    about = speaks_of(g, active, card)
    g.asking.pop()
    return about


def speaks_of(g: State, active: Active, card: int) -> bool:
    """The same for whoever sees to it that an effect does not rest on itself."""
    if active.bound:
        return g.stamp[card] * CARD_BITS + card in active.bound
    modifier = cast(Modifier, active.ability)
    if modifier.cards is not None:
        return modifier.cards.means(g, active.scope, card)
    return modifier.subject is not None and modifier.subject.matches(g, active.scope, card)
