"""Forge: what is used as a component for Equipment is spent (D3.2.5)."""

from grimoire.kernel.frame import Frame, Step
from grimoire.magenoir.definition import FORGE
from grimoire.magenoir.keywords import has_keyword
from grimoire.magenoir.leaving_and_discarding import leave
from grimoire.magenoir.modifiers import SPARED
from grimoire.magenoir.passive_effects import is_about, is_working
from grimoire.magenoir.procedure_numbers import FORGE_AWAY
from grimoire.magenoir.procedures import procedure
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import DISCARD, EQUIPMENT_TYPE


def is_spent_by_forging(g: State, card: int, component: int) -> bool:
    """Of components of Equipment: other Equipment, and what has Forge."""
    return (
        g.definition(card).type == EQUIPMENT_TYPE
        and (g.definition(component).type == EQUIPMENT_TYPE or has_keyword(g, component, FORGE))
        and not is_spared(g, component)
    )


def is_spared(g: State, card: int) -> bool:
    """Whether an effect spares this component from the forge (Druid wand)."""
    return any([is_about(g, active, card) and is_working(g, active) for active in g.mods[SPARED]])


class ForgeAway(Step[State]):
    """A component with Forge, or Equipment, used for Equipment is discarded (D3.2.5)."""

    def run(self, g: State, f: Frame) -> None:
        card = f.scope.card
        g.pop()
        if g.stamp[card] == f.scope.stamp:
            leave(g, f.scope.seat, DISCARD, [g.ref(card)])


procedure(FORGE_AWAY, ForgeAway())
