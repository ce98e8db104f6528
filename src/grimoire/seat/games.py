"""The games a seat can be given."""

from collections.abc import Sequence
from typing import Final

from grimoire.library.games import box_of
from grimoire.library.pools import CardPool
from grimoire.seat.anima.presenter import AnimaPresenter
from grimoire.seat.magenoir.presenter import MageNoirPresenter
from grimoire.seat.presenter import Presenter
from grimoire.seat.wording import Wording

GAMES: Final[dict[str, type[Presenter]]] = {"magenoir": MageNoirPresenter, "anima": AnimaPresenter}


def presenter_of(game: str, lang: str, pool: CardPool, names: Sequence[str]) -> Presenter:
    """A game in one language, for the seats of one match. Raises UnknownGame."""
    return GAMES[box_of(game).name](lang, pool, names)


def wording_of(game: str, lang: str, pool: CardPool) -> Wording:
    """The words of a game, with nothing behind them. Raises UnknownGame."""
    return GAMES[box_of(game).name].speaks(lang, pool)
