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
    for extra in text_of(g, card).extras:
        if isinstance(extra, KeywordAbility) and isinstance(extra.condition, Zenith):
            return True
    if card in g.given:
        for gift in g.given[card]:
            if isinstance(gift.ability, KeywordAbility) and isinstance(gift.ability.condition, Zenith):
                return True
    return False


def works_at_zenith(g: State) -> bool:
    """Whether a continuous text works at Zenith only, and not just on what is prepared: then all that happens at the
    beginning of a turn may differ before and after the check."""
    for query, actives in enumerate(g.mods):
        for active in actives:
            if isinstance(active.ability.condition, Zenith) and query != COST and not is_mute(g, active):
                return True
    return False


def is_zenith_spoken_of(g: State) -> bool:
    """Whether anything in play has to do with Zenith: what a card says, what it was given, an effect that lasts."""
    if is_zenith_in_play(g) or works_at_zenith(g):
        return True
    return any([hangs_on_zenith(g, card) for card in g.given])


def is_zenith_in_play(g: State) -> bool:
    """Whether a card on the board says something of Zenith now."""
    for first in range(0, 2 * ZONES, ZONES):
        for at in range(first + PREPARED, first + ANIMALS + 1):
            for card in g.zones[at]:
                if g.definitions[g.defs[card]].speaks_of_zenith and text_of(g, card).speaks_of_zenith:
                    return True
    return False


def procedure_scope(g: State) -> Scope:
    return Scope(-1, 0, g.active, TRIGGER, -1, NO_USES)


def check_zenith(g: State) -> None:
    """D3.2.6: as many prepared as channeled spells. Permanents, Equipment and Rituals do not count."""
    changed = False
    for seat in range(2):
        reached = 1 if spells_in(g, seat, PREPARED) == spells_in(g, seat, CHANNELED) else 0
        if g.zenith[seat] != reached:
            g.zenith[seat] = reached
            changed = True
    if changed and is_zenith_in_play(g):
        g.passed = NEVER  # what can be done now may be something else


def spells_in(g: State, seat: int, zone: int) -> int:
    count = 0
    for card in g.zones[seat * ZONES + zone]:
        if g.definitions[g.defs[card]].type == SPELL:
            count += 1
    return count


def await_zenith_check(g: State) -> None:
    """The check is put in order with what else happens at the beginning of the turn."""
    g.pending.append(Pending(PROCEDURES[ZENITH_CHECK], procedure_scope(g)))


class ZenithCheck(Step[State]):
    def run(self, g: State, f: Frame) -> None:
        check_zenith(g)
        g.pop()


procedure(ZENITH_CHECK, ZenithCheck())
