"""Games by name."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from grimoire.lab.mage_noir import MageNoirTable
from grimoire.lab.tables import Table

GAMES: dict[str, Callable[[list[Path]], Table]] = {"magenoir": MageNoirTable}


class UnknownGame(Exception):
    """A name that no game has; says which there are."""


@lru_cache(maxsize=4)
def table_of(name: str, own_cards: tuple[str, ...] = ()) -> Table:
    """The table of a game, with a player's own card files after the shipped ones. Raises BadFile, UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(f"'{name}' is no game; there are: {', '.join(sorted(GAMES))}")
    return GAMES[name]([Path(path) for path in own_cards])
