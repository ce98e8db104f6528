"""The games a seat can be given, by name."""

from collections.abc import Sequence
from typing import cast

from grimoire.anima.pool import Pool as AnimaPool
from grimoire.library.boxes import CardPool
from grimoire.library.games import UnknownGame
from grimoire.magenoir.pool import Pool as MageNoirPool
from grimoire.seat.anima.presenter import AnimaPresenter
from grimoire.seat.magenoir.presenter import MageNoirPresenter
from grimoire.seat.presenter import Presenter


def presenter_of(game: str, lang: str, pool: CardPool, names: Sequence[str]) -> Presenter:
    """Raises UnknownGame."""
    if game == "magenoir":
        return MageNoirPresenter(lang, cast(MageNoirPool, pool), names)
    if game == "anima":
        return AnimaPresenter(lang, cast(AnimaPool, pool), names)
    raise UnknownGame(f"'{game}' is no game that can be given to a seat")
