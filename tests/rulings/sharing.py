"""Copies share lists that are replaced and never changed: whoever forgot that has changed a sibling position too."""

from grimoire.kernel.dealing import NO_CARDS, NO_CLAIMS, NONE_ASIDE
from grimoire.kernel.frame import NO_PICKS, NOTHING, NOTHING_KEPT
from grimoire.kernel.position import Position
from grimoire.magenoir.costs_and_components import NO_CLAUSES
from grimoire.magenoir.definition import NO_ACTIVES

SHARED = ("zones", "mods", "listeners")  # lists of lists
FACTS = ("defs", "zone", "stamp", "hp", "mana", "known", "entered", "prepared", "state", "at", "marks", "hidden")
EMPTY = (NO_CARDS, NO_CLAIMS, NONE_ASIDE, NO_PICKS, NOTHING, NOTHING_KEPT, NO_ACTIVES, NO_CLAUSES)  # what all positions share


class Siblings:
    """Lets a game go on with a copy, again and again, and looks whether what it was copied from is still as it was."""

    def __init__(self) -> None:
        self.left: Position | None = None
        self.was: list[list[list[object]]] = []

    def copy(self, position: Position) -> Position:
        self.look()
        self.left = position
        self.was = shared_lists(position)
        return position.clone()

    def look(self) -> None:
        assert [len(shared) for shared in EMPTY] == [0] * len(EMPTY), "something all positions share was changed"
        if self.left is not None:
            assert shared_lists(self.left) == self.was, "a copy has changed a list of the position it was copied from"


def shared_lists(position: Position) -> list[list[list[object]]]:
    lists = [[inner[:] for inner in getattr(position, name)] for name in SHARED if hasattr(position, name)]
    return [*lists, [getattr(position, name)[:] for name in FACTS if hasattr(position, name)]]
