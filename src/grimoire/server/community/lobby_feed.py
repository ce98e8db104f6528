"""The lobby for other programs: what waits for somebody, without signing in, for a chat room or the page of a club."""

import time
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.handlers import BaseRouteHandler

from grimoire.library.messages import FALLBACK
from grimoire.server.community.meeting_pages import lines_of
from grimoire.server.community.seeking import CLOCKS
from grimoire.server.contests.addresses import base_of
from grimoire.server.naming import name_in
from grimoire.server.storage.database import now
from grimoire.server.storage.matches import lobby
from grimoire.server.storage.seeks import open_seeks
from grimoire.server.visitors import Lang, TheHouse, spoken
from grimoire.table.matches import Clock
from grimoire.table.refusals import NOT_ADMITTED, Refusal

KEPT: Final = 10.0  # seconds for which an answer is good


class WaitingTable(msgspec.Struct, frozen=True):
    """A table at which anybody may sit down, or somebody who looks for a game."""

    link: str
    game: str
    people: list[str]  # who sits there already
    free: int  # seats
    clock: Clock
    rated: bool
    since: int  # milliseconds since 1970
    when: str = ""  # of somebody who looks for a game: now, tonight, turns


@get("/lobby.json")
async def lobby_for_programs(
    request: Request[Any, Any, Any], house: TheHouse, lang: Lang = FALLBACK
) -> Response[list[WaitingTable]]:
    """Tables that wait; made anew every ten seconds at most. Where one comes by invitation alone, nobody else is told."""
    if house.settings.admits != "everybody":
        raise Refusal(NOT_ADMITTED)
    base, lang = base_of(request, house), spoken(lang)  # whoever asks says under which address: that may be any
    made, tables = house.lobby_feed.get(lang, (0.0, []))
    if not made or time.monotonic() - made > KEPT:
        async with house.database.reading() as connection:
            rows = await lobby(connection, now(), house.database.clock.now())
            looking = await lines_of(connection, await open_seeks(connection, now()))
        tables = [
            WaitingTable(
                f"/#/table/{row.id}/{next(seat.seat for seat in row.seats if seat.is_free)}",
                row.game,
                [name_in(row, seat, lang) for seat in row.seats if seat.name],
                sum(seat.is_free for seat in row.seats),
                row.clock,
                row.rated,
                row.created,
            )
            for row in rows
            if any(seat.is_free for seat in row.seats)
        ] + [
            WaitingTable("/#/lobby", one.game, [one.name], 1, CLOCKS[one.when], one.rated, one.made, one.when)
            for one in looking
        ]
        house.lobby_feed[lang] = (time.monotonic(), tables)
    found = [msgspec.structs.replace(table, link=base + table.link) for table in tables]
    return Response(found, headers={"Cache-Control": f"public, max-age={KEPT:.0f}", "Access-Control-Allow-Origin": "*"})


LOBBY_FEED: Final[list[BaseRouteHandler]] = [lobby_for_programs]
