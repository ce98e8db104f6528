"""The optional rules of Anima by the names that records and rulings use."""

from collections.abc import Sequence
from typing import Final

from grimoire.anima.optional_rules import Options

TREE: Final = "tree"
OPEN_ROLLS: Final = "open rolls"
REVEAL: Final = "automatic reveal"
OMEGA: Final = "omega"
NAMES: Final = (TREE, OPEN_ROLLS, REVEAL, OMEGA)


def options_named(names: Sequence[str]) -> Options:
    return Options(TREE in names, OPEN_ROLLS in names, REVEAL in names, OMEGA in names)
