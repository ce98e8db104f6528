"""Permanents without Health Points are destroyed (R:permanents)."""

from typing import cast

from grimoire.kernel.frame import Frame, Step
from grimoire.magenoir.leaving_and_discarding import leave
from grimoire.magenoir.occurrences import HP_GONE
from grimoire.magenoir.procedure_numbers import FALL
from grimoire.magenoir.procedures import procedure
from grimoire.magenoir.state import State
from grimoire.magenoir.triggers import Replacement, replacements, triggered_scope
from grimoire.magenoir.zones import DISCARD, PERMANENTS


class Fall(Step[State]):
    """A Permanent without Health Points is destroyed (R:permanents)."""

    def run(self, g: State, f: Frame) -> None:
        card = f.scope.card
        g.pop()
        if g.stamp[card] != f.scope.stamp or g.zone[card] != PERMANENTS or g.hp[card] > 0:
            return
        found = replacements(g, HP_GONE, card, g.owner[card], PERMANENTS)
        if found:
            replacement = cast(Replacement, found[0].ability)
            g.stack.append(Frame(replacement.body, triggered_scope(g, found[0], card, -1, 0), []))
        else:
            leave(g, f.scope.seat, DISCARD, [g.ref(card)])


procedure(FALL, Fall())
