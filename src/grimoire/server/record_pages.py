"""Records of matches that are over: read by anybody who has the link. Of a match that still runs there is nothing."""

from typing import Final

from litestar import MediaType, Response, get
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath

from grimoire.library.records import record_text
from grimoire.server.play import record_of
from grimoire.server.refusals import NO_MATCH, STILL_RUNNING, Refusal
from grimoire.server.storage.log import read_log
from grimoire.server.storage.matches import OVER, find_match
from grimoire.server.visitors import Known, TheHouse


@get("/matches/{id:str}/record", media_type=MediaType.TEXT)
async def one_record(id: FromPath[str], house: TheHouse, user: Known) -> Response[str]:
    """The record as a file: `grimoire replay` shows it, `grimoire verify` checks it."""
    async with house.database.reading() as connection:
        row = await find_match(connection, id)
        if row is None:
            raise Refusal(NO_MATCH)
        if row.state != OVER:
            raise Refusal(STILL_RUNNING)
        record = record_of(row)
        record.entries = [entry for entry, _ in await read_log(connection, id)]
    name = f'attachment; filename="{row.game}-{row.id}.yaml"'
    return Response(record_text(record), headers={"Content-Disposition": name}, media_type="application/yaml")


RECORDS: Final[list[BaseRouteHandler]] = [one_record]
