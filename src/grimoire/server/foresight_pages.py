"""What would come of an order, for who puts effects in order, again at every change; or of letting be what was announced."""

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from grimoire.library.messages import FALLBACK
from grimoire.seat.foresight import Foreseen, foreseen
from grimoire.server.visitors import Known, Lang, TheHouse
from grimoire.table.refusals import NOT_YOURS, Refusal

MOST: Final = 20
Forms = Annotated[list[Annotated[str, msgspec.Meta(max_length=1000)]], msgspec.Meta(max_length=MOST)]


class Foresee(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choices in a row, of the question that is open."""

    number: int  # of the question
    forms: Forms


@post("/matches/{id:str}/seats/{seat:int}/foresight", status_code=200)
async def foresee(
    id: FromPath[str], seat: FromPath[int], data: JSONBody[Foresee], house: TheHouse, user: Known, lang: Lang = FALLBACK
) -> list[Foreseen]:
    """What the choices of one's own seat would change, from what it may know. Nothing is chosen by it."""
    table = house.hall.table(id)
    row = await table.seen()
    if not 0 <= seat < len(row.seats) or row.seats[seat].user != user.id:
        raise Refusal(NOT_YOURS)
    play = table.running
    play.check(data.number)
    return await asyncio.to_thread(foreseen, play.seats, play.seats.look(seat), data.forms)


FORESIGHT: Final[list[BaseRouteHandler]] = [foresee]
