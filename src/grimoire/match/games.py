"""The games by name: how each looks at its questions."""

from typing import Final

from grimoire.kernel.by_game import ByGame
from grimoire.match.regard import Regard


def mage_noir() -> Regard:
    from grimoire.match.magenoir.regard import MageNoirRegard

    return MageNoirRegard()


def anima() -> Regard:
    from grimoire.match.anima.regard import AnimaRegard

    return AnimaRegard()


GAMES: Final[ByGame[Regard]] = ByGame(magenoir=mage_noir, anima=anima)
