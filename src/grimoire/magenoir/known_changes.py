"""Which changes each modifier knows, and which modifiers a rider or a promise can give."""

from typing import Final

from grimoire.magenoir.occurrences import APPLIED, PREPARED_NOW

# What can be changed how: the queries know no other changes. `alt` of two of them only where it is named.
CHANGES: Final[dict[str, tuple[str, ...]]] = {
    "numbers": ("add", "subtract", "reduce", "double", "alt"),
    "cost": ("more", "less", "exactly"),
    "needs": ("repeated",),
    "apply_times": ("more", "exactly"),
    "dealt": ("more", "less", "at_most"),
    "counts_as": ("more", "exactly"),
    "taken": ("more", "less", "exactly", "at_most"),
    "phase_amount": ("more",),
    "enter_hp": ("exactly",),
    "ability_cost": ("more", "double"),
    "gather": ("more", "less"),
    "clause cost": ("more", "less", "exactly"),
    "clause needs": ("less",),
    "next needs": ("may_add",),
    "next enter_hp": ("more",),
}
RIDERS: Final[tuple[str, ...]] = ("numbers", "cost", "gains", "keyword")
GIVEN_TO_NEXT: Final[dict[int, tuple[str, ...]]] = {PREPARED_NOW: ("needs", "cost", "enter_hp"), APPLIED: ("gains",)}
