"""Reporting somebody at one's table to whoever runs the server: what was said there last goes with it."""

from typing import Annotated, Final, Literal

import msgspec
from litestar import post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from grimoire.library.reading import UNSEEN
from grimoire.server.protocol import MatchId, SeatNumber
from grimoire.server.storage.database import now
from grimoire.server.storage.matches import find_match
from grimoire.server.storage.reports import add_report
from grimoire.server.storage.talk import everything_said
from grimoire.server.visitors import Known, TheHouse
from grimoire.table.refusals import BAD_MESSAGE, NO_MATCH, NOT_ALLOWED, NOT_YOURS, TOO_OFTEN, Refusal

LINES: Final = 50
LONGEST: Final = 500


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    match: MatchId
    seat: SeatNumber  # of whom it is about
    reason: Literal["words", "stalling", "cheating", "name", "other"]
    text: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""


@post("/reports", status_code=204)
async def report(data: JSONBody[NewReport], house: TheHouse, user: Known) -> None:
    """Tell whoever runs the server of somebody with whom one sits at a table. Nobody else is told."""
    text = " ".join(data.text.split())
    if UNSEEN.search(text):
        raise Refusal(BAD_MESSAGE, detail="text")
    async with house.database.writing() as connection:
        row = await find_match(connection, data.match)
        if row is None:
            raise Refusal(NO_MATCH)
        if user.id not in [seat.user for seat in row.seats]:
            raise Refusal(NOT_YOURS)
        other = row.seats[data.seat].user if 0 <= data.seat < len(row.seats) else None
        if other is None or other == user.id:
            raise Refusal(NOT_ALLOWED)
        if not house.reporting.take(user.id):
            raise Refusal(TOO_OFTEN)
        lines = await everything_said(connection, row.id, LINES)
        await add_report(connection, now(), row.id, user.id, other, data.reason, text, lines)


REPORTING: Final[list[BaseRouteHandler]] = [report]
