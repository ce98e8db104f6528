"""The tables of all games, by the names the library has."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from grimoire.lab.anima import AnimaTable
from grimoire.lab.mage_noir import MageNoirTable
from grimoire.lab.tables import Table
from grimoire.library.games import GAMES, UnknownGame, box_of
from grimoire.library.yaml_lines import BadFile

__all__ = ["GAMES", "UnknownGame", "table_of"]

TABLES: dict[str, Callable[[list[Path], int, tuple[str, ...]], Table]] = {
    "magenoir": lambda own_cards, seats, options: MageNoirTable(own_cards),
    "anima": AnimaTable,
}


@lru_cache(maxsize=8)
def table_of(name: str, own_cards: tuple[str, ...] = (), seats: int | None = None, options: tuple[str, ...] = ()) -> Table:
    """The table of a game: with a player's own card files after the shipped ones, for so many players (the fewest if left
    out), with these optional rules. Raises BadFile, UnknownGame."""
    box = box_of(name)
    players = box.seats[0] if seats is None else seats
    if players not in box.seats:
        wanted = f"{box.seats[0]} to {box.seats[-1]}" if len(box.seats) > 1 else f"{box.seats[0]}"
        raise BadFile(f"{wanted} can play {name}, not {players}")
    for option in options:
        if option not in box.options:
            raise BadFile(f"'{option}' is no optional rule of {name}; there are: {', '.join(box.options) or 'none'}")
    return TABLES[name]([Path(path) for path in own_cards], players, options)
