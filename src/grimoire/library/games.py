"""The games there are, by name. Whatever serves every game looks here, and only here."""

from pathlib import Path
from typing import Final

from grimoire.kernel.by_game import ByGame
from grimoire.library.boxes import Box
from grimoire.library.card_files import own_texts
from grimoire.library.pools import CardPool
from grimoire.library.yaml_lines import BadFile


def mage_noir() -> Box:
    from grimoire.library.magenoir.box import MageNoirBox

    return MageNoirBox()


def anima() -> Box:
    from grimoire.library.anima.box import AnimaBox

    return AnimaBox()


GAMES: Final[ByGame[Box]] = ByGame(magenoir=mage_noir, anima=anima)


class UnknownGame(BadFile):
    """A name that no game has; says which there are."""


def box_of(name: str, where: str = "") -> Box:
    """The box of a game; `where` its name stands. Raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame("bad-game", where, name=name, games=", ".join(sorted(GAMES)))
    return GAMES[name]


def load_pool(name: str, own: list[Path]) -> CardPool:
    """The cards of a game that come with the program, and a player's own files after them."""
    box = box_of(name)
    return box.build_pool([*box.shipped_texts(), *own_texts(own)]) if own else box.shipped_pool()
