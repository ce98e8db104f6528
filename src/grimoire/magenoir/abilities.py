"""Abilities a player triggers (D4.4): when, at what cost, to what effect."""

from grimoire.kernel.conditions import Condition
from grimoire.magenoir.definition import MAIN, Ability
from grimoire.magenoir.indivisible_actions import Body, Effect
from grimoire.magenoir.state import State


class Act(Ability):
    def __init__(self, timing: int, cost: list[Effect], body: Body) -> None:
        super().__init__()
        self.timing = timing if timing else MAIN
        self.cost = cost
        self.body = body
        self.once = False
        self.quick_if: Condition[State] | None = None  # at any time while this holds

    def is_free(self) -> bool:
        """Costs nothing and has no limit: offered again only when something changed."""
        return not self.cost and not self.once
