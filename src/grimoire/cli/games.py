"""The games the terminal can show."""

from typing import Final

from grimoire.cli.anima.layout import AnimaLayout
from grimoire.cli.layout import Layout
from grimoire.cli.magenoir.layout import MageNoirLayout
from grimoire.pages.games import album_of
from grimoire.seat.wording import Wording

GAMES: Final[dict[str, type[Layout]]] = {"magenoir": MageNoirLayout, "anima": AnimaLayout}


def layout_of(wording: Wording) -> Layout:
    """How the game is laid out that these words speak of."""
    return GAMES[wording.game](wording, album_of(wording.game, wording.pool).faces(wording.lang))
