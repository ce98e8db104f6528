"""The tables of all games."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from grimoire.kernel.by_game import ByGame
from grimoire.lab.tables import Table
from grimoire.library.games import box_of, load_pool
from grimoire.library.yaml_lines import BadFile


def mage_noir() -> type[Table]:
    from grimoire.lab.magenoir.table import MageNoirTable

    return MageNoirTable


def anima() -> type[Table]:
    from grimoire.lab.anima.table import AnimaTable

    return AnimaTable


GAMES: Final[ByGame[type[Table]]] = ByGame(magenoir=mage_noir, anima=anima)


@lru_cache(maxsize=8)
def table_of(name: str, own_cards: tuple[str, ...] = (), seats: int | None = None, options: tuple[str, ...] = ()) -> Table:
    """The table of a game: with a player's own card files after the shipped ones, for this many players (the fewest if left
    out), with these optional rules. Raises BadFile, UnknownGame."""
    box = box_of(name)
    players = box.seats[0] if seats is None else seats
    if fault := box.fault_of_players(players, options) or box.fault_of_options(options):
        raise BadFile(fault.wrong, "", **fault.facts)
    return GAMES[name](box, load_pool(name, [Path(path) for path in own_cards]), players, options)
