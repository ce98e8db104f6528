"""What a text of a card is made of: targets that are named, and effects that are carried out.

A card's definition is made of these and stands below the state, so they do not say in which class of position they work: it is
always a `State`.
"""

from typing import Any

from grimoire.kernel.frame import Scope, Step


class Target(Step[Any]):
    """Something the user of a text names before it is carried out: another Party, or a Character there."""

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def candidates(self, g: Any, s: Scope) -> list[int]:
        return []


class Effect(Step[Any]):
    """One instruction."""

    def can_be_done(self, g: Any, s: Scope) -> bool:
        """Whether it can be carried out, as a choice or a price must be."""
        return True

    def is_price(self) -> bool:
        """Whether what stands beside it may be had only if this can be done."""
        return True

    def is_trial(self) -> bool:
        """Whether nobody can say beforehand what will still be possible after it: a Combat, Encounters."""
        return False
