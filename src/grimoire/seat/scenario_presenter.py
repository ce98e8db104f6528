"""Who tells a scenario: the players are called as its notation calls them. A contrast may have more of them."""

from typing import Final

from grimoire.library.scenario_words import SEATS
from grimoire.library.scenarios import Play
from grimoire.seat.games import presenter_of
from grimoire.seat.presenter import Presenter

NAMES: Final = tuple(name.capitalize() for name in SEATS)


def presenter_for(play: Play, lang: str) -> Presenter:
    notation = play.notation
    return presenter_of(notation.game, lang, notation.pool, NAMES[: len(play.given.seats)])
