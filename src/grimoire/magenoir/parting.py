"""A copy that shares nothing with its original that could be changed: what is handed out is such a one.

Rules look at uses, gifts and effects at work and never change them, so copies share those. Whoever is handed a sample might.
"""

from grimoire.kernel.frame import NO_USES, Scope, Use, Uses
from grimoire.magenoir.definition import Active, Given
from grimoire.magenoir.state import State


def part(other: State) -> None:
    """Give a copy its own of everything."""
    other.unshare()
    other.printed = other.printed[:]
    other.owner = other.owner[:]
    other.zones = [cards[:] for cards in other.zones]
    other.recalled = [claims[:] for claims in other.recalled]
    other.refused = other.refused[:]
    Parting(other)


class Parting:
    """What was the same before is the same afterwards."""

    def __init__(self, other: State) -> None:
        self.uses_made: dict[int, Use] = {}  # by identity of the original, which its position keeps
        self.scopes_made: dict[int, Scope] = {}
        if other.used:
            other.used = {card: self.uses(uses) for card, uses in other.used.items()}
        if other.given:
            other.given = {
                card: [Given(gift.ability, gift.home, self.uses(gift.uses)) for gift in gifts]
                for card, gifts in other.given.items()
            }
        none: list[Active] = []
        for lists in (other.mods, other.listeners):
            for kind, actives in enumerate(lists):
                lists[kind] = [self.active(active) for active in actives] if actives else none
        done: list[Scope] = []  # frames of one application share a scope
        for frame in [*other.stack, *other.parked] if other.parked else other.stack:
            if frame.scope not in done:
                done.append(frame.scope)
                self.own(frame.scope)
        if other.pending or other.batches:
            for batch in [other.pending, *other.batches]:
                for waiting in batch:
                    self.own(waiting.scope)

    def uses(self, uses: Uses) -> Uses:
        if not uses:
            return NO_USES
        return tuple([self.use(use) for use in uses])

    def use(self, use: Use) -> Use:
        made = self.uses_made.get(id(use))
        if made is None:
            made = Use(use.card, use.stamp, use.home, use.seat, use.words, self.uses(use.uses), use.blank)
            self.uses_made[id(use)] = made
        return made

    def active(self, active: Active) -> Active:
        scope = self.scopes_made.get(id(active.scope))
        if scope is None:
            scope = active.scope.clone()
            self.own(scope)
            self.scopes_made[id(active.scope)] = scope
        return Active(active.ability, scope, active.duration, active.turn, active.bound[:])

    def own(self, scope: Scope) -> None:
        scope.own()
        if scope.uses:
            scope.uses = self.uses(scope.uses)
