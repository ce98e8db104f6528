"""The shipped rulings, read once for all tests that look at them: reading takes seconds."""

from functools import lru_cache

from grimoire.library.notations import shipped_notation
from grimoire.library.scenarios import Scenario, load_library
from grimoire.library.yaml_lines import BadFile


@lru_cache
def shipped(game: str) -> tuple[list[Scenario], list[BadFile]]:
    """The rulings on a game, and what is wrong with their files."""
    return load_library(shipped_notation(game))
