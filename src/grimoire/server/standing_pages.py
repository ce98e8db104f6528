"""How a match stands that runs, for whoever lists their games: what anybody could see who looks on, and no more."""

from typing import Final

import msgspec
from litestar import get
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath

from grimoire.library.messages import FALLBACK
from grimoire.seat.scene import Player
from grimoire.seat.words import Words
from grimoire.server.visitors import Known, Lang, TheHouse, spoken

WATCHER: Final = -1


class MatchStanding(msgspec.Struct, frozen=True):
    """A match as it stands, without its table."""

    turn: int
    heading: Words  # "Turn 17, yours: main phase"
    asked: int  # the seat that must decide; -1: nobody, it is over
    players: list[Player]


@get("/matches/{id:str}/standing")
async def how_it_stands(id: FromPath[str], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> MatchStanding:
    """Turn, who is asked, and the public numbers of the players."""
    table = house.hall.table(id)
    await table.seen()
    seats = table.shown.seats
    given = seats.given(WATCHER, spoken(lang), seats.number, suggest=False)
    return MatchStanding(given.scene.turn, given.scene.heading, given.ask.asked, given.scene.players)


STANDINGS: Final[list[BaseRouteHandler]] = [how_it_stands]
