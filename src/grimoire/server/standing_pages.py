"""How a match stands that runs, for whoever lists their games: what anybody could see who looks on, and no more."""

from typing import Final

import msgspec
from litestar import get
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath

from grimoire.library.messages import FALLBACK
from grimoire.pages.games import catalogue_of
from grimoire.pages.printed_cards import PrintedCard
from grimoire.seat.scene import Player, Scene
from grimoire.seat.seats import Seats
from grimoire.seat.story import Step
from grimoire.seat.wording import Words
from grimoire.server.visitors import Known, Lang, TheHouse, spoken

WATCHER: Final = -1
OPENS: Final = "TurnBegan"


class MatchStanding(msgspec.Struct, frozen=True):
    """A match as it stands, without its table."""

    turn: int
    heading: Words  # "Turn 17, yours: main phase"
    asked: int  # the seat that must decide; -1: nobody, it is over
    players: list[Player]
    last: Words  # what happened last, as everybody saw it
    face: PrintedCard | None  # the last card that everybody saw


@get("/matches/{id:str}/standing")
async def how_it_stands(id: FromPath[str], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> MatchStanding:
    """Turn, who is asked, and the public numbers of the players."""
    table = house.hall.table(id)
    await table.seen()
    seats = table.shown.seats
    given = seats.given(WATCHER, spoken(lang), seats.number, suggest=False)
    scene = given.scene
    last, face = last_of(seats, scene, spoken(lang))
    return MatchStanding(scene.turn, scene.heading, given.ask.asked, scene.players, last, face)


def last_of(seats: Seats, scene: Scene, lang: str) -> tuple[Words, PrintedCard | None]:
    """What happened last that is told to who looks on, and the last card named to them, or one that lies in their sight."""
    told: list[Step] = [step for step in seats.told(WATCHER, lang).steps if not step.quiet and step.kind != OPENS]
    named = (span.card for step in reversed(told) for span in step.words if span.card)
    card = next(named, next((thing.card for thing in scene.things if thing.card), ""))
    face = catalogue_of(seats.game, seats.pool).printed_cards(lang)[card] if card else None
    return (told[-1].words if told else []), face


STANDINGS: Final[list[BaseRouteHandler]] = [how_it_stands]
