"""What copies of a position share because it never changes, made anew for one that is handed out.

Rules look at what is at work and at what cards used, and never change it. Whoever is handed a sample might.
"""

from typing import TYPE_CHECKING

from grimoire.kernel.frame import NO_USES, Scope, Use, Uses
from grimoire.magenoir.definition import Active, Given

if TYPE_CHECKING:
    from grimoire.magenoir.game import Game


def part(other: "Game", under_way: list[Scope]) -> None:
    """Let a copy of a game have its own uses, gifts and effects at work; `under_way` are the scopes of its frames."""
    parting = Parting()
    if other.used:
        other.used = {card: parting.uses(uses) for card, uses in other.used.items()}
    if other.given:
        other.given = {
            card: [Given(gift.ability, gift.home, parting.uses(gift.uses)) for gift in gifts]
            for card, gifts in other.given.items()
        }
    for lists in (other.mods, other.listeners):
        for kind, actives in lists.items():
            lists[kind] = [parting.active(active) for active in actives]
    for scope in under_way:
        if scope.uses:
            scope.uses = parting.uses(scope.uses)


class Parting:
    """What was the same before is the same afterwards."""

    def __init__(self) -> None:
        self.made: dict[int, Use] = {}  # by identity of the original, which its position keeps
        self.scopes: dict[int, Scope] = {}

    def uses(self, uses: Uses) -> Uses:
        if not uses:
            return NO_USES
        return tuple([self.use(use) for use in uses])

    def use(self, use: Use) -> Use:
        made = self.made.get(id(use))
        if made is None:
            made = Use(use.card, use.stamp, use.home, use.seat, use.words, self.uses(use.uses), use.blank)
            self.made[id(use)] = made
        return made

    def active(self, active: Active) -> Active:
        scope = self.scopes.get(id(active.scope))
        if scope is None:
            scope = active.scope.clone()
            scope.uses = self.uses(scope.uses)
            self.scopes[id(active.scope)] = scope
        return Active(active.ability, scope, active.duration, active.turn, active.bound[:])
