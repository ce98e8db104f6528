"""The games the terminal can show."""

from typing import Final

from grimoire.cli.layout import Layout
from grimoire.kernel.by_game import ByGame
from grimoire.pages.games import catalogue_of
from grimoire.seat.wording import Wording


def mage_noir() -> type[Layout]:
    from grimoire.cli.magenoir.layout import MageNoirLayout

    return MageNoirLayout


def anima() -> type[Layout]:
    from grimoire.cli.anima.layout import AnimaLayout

    return AnimaLayout


GAMES: Final[ByGame[type[Layout]]] = ByGame(magenoir=mage_noir, anima=anima)


def layout_of(wording: Wording) -> Layout:
    """How the game is laid out that these words speak of."""
    return GAMES[wording.game](wording, catalogue_of(wording.game, wording.pool).printed_cards(wording.lang))
