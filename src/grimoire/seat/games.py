"""The games a seat can be given."""

from collections.abc import Sequence
from typing import Final

from grimoire.kernel.by_game import ByGame
from grimoire.library.games import box_of
from grimoire.library.pools import CardPool
from grimoire.seat.presenter import Presenter
from grimoire.seat.wording import Wording


def mage_noir() -> type[Presenter]:
    from grimoire.seat.magenoir.presenter import MageNoirPresenter

    return MageNoirPresenter


def anima() -> type[Presenter]:
    from grimoire.seat.anima.presenter import AnimaPresenter

    return AnimaPresenter


GAMES: Final[ByGame[type[Presenter]]] = ByGame(magenoir=mage_noir, anima=anima)


def presenter_of(game: str, lang: str, pool: CardPool, names: Sequence[str]) -> Presenter:
    """A game in one language, for the seats of one match. Raises UnknownGame."""
    return GAMES[box_of(game).name](lang, pool, names)


def wording_of(game: str, lang: str, pool: CardPool) -> Wording:
    """The words of a game, with nothing behind them. Raises UnknownGame."""
    return GAMES[box_of(game).name].speaks(lang, pool)
