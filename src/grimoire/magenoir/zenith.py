"""Zenith: when it is checked, and on what cards it matters (D3.2.6)."""

from grimoire.kernel.frame import NO_USES, Frame, Scope, Step
from grimoire.magenoir.conditions import Zenith
from grimoire.magenoir.keywords import KeywordAbility
from grimoire.magenoir.modifiers import COST
from grimoire.magenoir.passive_effects import is_mute, text_of
from grimoire.magenoir.procedure_numbers import PROCEDURES, ZENITH_CHECK
from grimoire.magenoir.procedures import procedure
from grimoire.magenoir.state import NEVER, TRIGGER, Pending, State
from grimoire.magenoir.zones import ANIMALS, CHANNELED, PREPARED, SPELL, ZONES


def hangs_on_zenith(g: State, card: int) -> bool:
    """Whether Zenith decides if this card can be discarded, so that it matters what comes before the check."""
    abilities = [*text_of(g, card).extras, *[gift.ability for gift in g.given.get(card, [])]]
    return any([isinstance(a, KeywordAbility) and isinstance(a.condition, Zenith) for a in abilities])


def works_at_zenith(g: State) -> bool:
    """Whether a continuous text works at Zenith only, and not just on what is prepared: then all that happens at the
    beginning of a turn may differ before and after the check."""
    for query, actives in enumerate(g.mods):
        if query != COST and any([isinstance(a.ability.condition, Zenith) and not is_mute(g, a) for a in actives]):
            return True
    return False


def is_zenith_in_play(g: State) -> bool:
    """Whether a card on the board says something of Zenith now."""
    for first in (0, ZONES):
        for zone in g.zones[first + PREPARED : first + ANIMALS + 1]:
            if any([text_of(g, card).speaks_of_zenith for card in zone]):
                return True
    return False


def procedure_scope(g: State) -> Scope:
    return Scope(-1, 0, g.active, TRIGGER, -1, NO_USES)


def check_zenith(g: State) -> None:
    """D3.2.6: as many prepared as channeled spells. Permanents, Equipment and Rituals do not count."""
    before = g.zenith[:]
    for seat in (g.active, 1 - g.active):
        prepared = len([c for c in g.cards(seat, PREPARED) if g.definition(c).type == SPELL])
        channeled = len([c for c in g.cards(seat, CHANNELED) if g.definition(c).type == SPELL])
        g.zenith[seat] = 1 if prepared == channeled else 0
    if g.zenith != before and is_zenith_in_play(g):
        g.passed = NEVER  # what can be done now may be something else


def await_zenith_check(g: State) -> None:
    """The check is put in order with what else happens at the beginning of the turn."""
    g.pending.append(Pending(PROCEDURES[ZENITH_CHECK], procedure_scope(g)))


class ZenithCheck(Step[State]):
    def run(self, g: State, f: Frame) -> None:
        check_zenith(g)
        g.pop()


procedure(ZENITH_CHECK, ZenithCheck())
