"""Records of matches that are over: read, looked at and played on from by anybody who has the link, and brought along by
anybody. Of a match that still runs there is nothing."""

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from grimoire.library.messages import FALLBACK
from grimoire.library.records import record_text
from grimoire.server.brought_records import taken_in
from grimoire.server.house import House
from grimoire.server.match_pages import MatchPage, match_page
from grimoire.server.may_open import check_open, opened
from grimoire.server.seating import play_on
from grimoire.server.storage.log import append, read_log
from grimoire.server.storage.matches import add_match, find_match
from grimoire.server.storage.people import User
from grimoire.server.visitors import Known, Lang, TheHouse, spoken
from grimoire.table.matches import MatchRow
from grimoire.table.moments import Mark, marks_of
from grimoire.table.play import record_of
from grimoire.table.refusals import NO_MATCH, STILL_RUNNING, Refusal

LONGEST_RECORD: Final = 200_000


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record as a file has it."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)]


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which moment of a match that is over one plays on, as whom, and against which bot."""

    number: int  # of entries, as `look` has it
    seat: int
    bot: str  # for every other seat


class Moments(msgspec.Struct, frozen=True):
    """The moments of a match that is over, for whoever looks through it."""

    moments: list[Mark]
    departed: str  # why it cannot be followed to its end under these rules; empty: it can


@get("/matches/{id:str}/record", media_type=MediaType.TEXT)
async def one_record(id: FromPath[str], house: TheHouse, user: Known) -> Response[str]:
    """The record as a file: `grimoire replay` shows it, `grimoire verify` checks it."""
    async with house.database.reading() as connection:
        row = await find_match(connection, id)
        if row is None:
            raise Refusal(NO_MATCH)
        if row.id not in await opened(connection, [row]):
            raise Refusal(STILL_RUNNING)
        record = record_of(row)
        record.entries = [entry for entry, _ in await read_log(connection, id)]
    name = f'attachment; filename="{row.game}-{row.id}.yaml"'
    return Response(record_text(record), headers={"Content-Disposition": name}, media_type="application/yaml")


@get("/matches/{id:str}/moments")
async def all_moments(id: FromPath[str], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> Moments:
    """What a replay steps through: `look` over `/live` shows each of them, from any seat or openly."""
    table = house.hall.table(id)
    row = await table.seen()
    await check_open(house.database, row)
    return Moments(await asyncio.to_thread(marks_of, table.shown.match), table.why_frozen(spoken(lang)))


@post("/records")
async def bring_record(data: JSONBody[RecordText], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> MatchPage:
    """Bring a record along: a save of one's own, or what somebody sent. It is a match that is over from now on."""
    return match_page(await kept(house, data.text, user, spoken(lang)), user, spoken(lang), may_open=True)


async def kept(house: House, text: str, user: User, lang: str) -> MatchRow:
    row, entries = await asyncio.to_thread(taken_in, text, user, lang)
    async with house.database.writing() as connection:
        await add_match(connection, row)
        if entries:
            await append(connection, row.id, 0, entries, row.created)
    return row


@post("/matches/{id:str}/play-on")
async def go_on(id: FromPath[str], data: JSONBody[PlayOn], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> MatchPage:
    """Play on from a moment of a match that is over: a new match, which runs at once."""
    return match_page(await play_on(house, id, data.number, data.seat, data.bot, user), user, spoken(lang))


RECORDS: Final[list[BaseRouteHandler]] = [one_record, all_moments, bring_record, go_on]
