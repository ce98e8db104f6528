"""Pages for the printer, and files: whole when they are opened, without a script, and again at home."""

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from grimoire.contests.contest import Contest
from grimoire.contests.exporting import TABLES, as_csv, as_json, as_lines, read_any
from grimoire.kernel.unusable import Unusable
from grimoire.library.messages import FALLBACK
from grimoire.pages.contests.beside import Beside, CardGroup, Code
from grimoire.pages.contests.paper import OF_STAFF, sheet
from grimoire.pages.contests.paper_style import STYLE
from grimoire.server.contests.addresses import base_of, page_of, picture, slip_of
from grimoire.server.contests.answers import ContestPage
from grimoire.server.contests.codes import codes_of
from grimoire.server.contests.deck_lists import grouped
from grimoire.server.contests.paper_faces import paper_faces
from grimoire.server.contests.permissions import Right
from grimoire.server.contests.visitors import asking
from grimoire.server.contests.wishes import ContestFile
from grimoire.server.contests.writing_pages import opened
from grimoire.server.storage.contests import PLAYER
from grimoire.server.visitors import Known, Lang, TheHouse, spoken

Asker = Request[Any, Any, Any]
LARGEST_FILE: Final = 16 * 1024 * 1024
BYTE_ORDER_MARK: Final = "\ufeff"  # by which spreadsheets know that letters are UTF-8
STYLE_AT: Final = "/api/contests/paper.css"
WITH_LISTS: Final = ("lists", "checks")
RoundNumber = Annotated[int, QueryParameter(description="A round; 0: the last one.")]


@get("/contests/{id:str}/paper/{what:str}", media_type=MediaType.HTML)
async def paper(
    id: FromPath[str],
    what: FromPath[str],
    request: Asker,
    house: TheHouse,
    user: Known,
    round: RoundNumber = 0,
    lang: Lang = FALLBACK,
) -> Response[str]:
    """A page to be printed. Those that show codes, lists or what players say are for staff."""
    base = base_of(request, house)
    right = Right.slips if what in OF_STAFF else Right.look
    async with asking(house, id, user, right) as asked:
        codes: dict[int, Code] = {}
        if what == "slips":
            async with house.database.writing() as connection:
                found = await codes_of(connection, house.key, id, asked.contest)
            slips = [(one.player, code, slip_of(base, code)) for one, code in found if one.role == PLAYER]
            codes = {player: Code(code, picture(link), link.partition("://")[2]) for player, code, link in slips}
        address = page_of(base, id)
        lists = lists_of(asked.contest, spoken(lang)) if what in WITH_LISTS else {}
        beside = Beside(codes, lists, Code(address, picture(address)), STYLE_AT)
        text = sheet(asked.contest, what, spoken(lang), round or len(asked.contest.rounds), beside)
    return Response(text, media_type=MediaType.HTML)


def lists_of(contest: Contest, lang: str) -> dict[int, list[CardGroup]]:
    format = contest.settings.format
    return {player.number: grouped(player.deck, format, lang) for player in contest.players.values() if player.deck}


@get("/contests/paper.css", sync_to_thread=False, media_type="text/css")
def paper_style(house: TheHouse) -> str:
    """How pages for print look: beside them, as the rules for what a browser may load want it."""
    return paper_faces(house.settings.client) + STYLE


@get("/contests/{id:str}/file", media_type=MediaType.TEXT)
async def file(id: FromPath[str], house: TheHouse, user: Known) -> Response[bytes]:
    """All of it as JSON, to be read in again here or elsewhere."""
    async with asking(house, id, user, Right.export) as asked:
        text = as_json(asked.contest)
    return Response(text, media_type="application/json", headers=named(f"contest-{id}.json"))


@get("/contests/{id:str}/terminal-file", media_type=MediaType.TEXT)
async def terminal_file(id: FromPath[str], house: TheHouse, user: Known) -> Response[bytes]:
    """All of it as a file with which `grimoire contest` goes on in a terminal."""
    async with asking(house, id, user, Right.export) as asked:
        text = as_lines(asked.contest)
    return Response(text, media_type="text/plain; charset=utf-8", headers=named(f"{id}.contest"))


@get("/contests/{id:str}/tables/{table:str}", media_type=MediaType.TEXT)
async def spreadsheet(id: FromPath[str], table: FromPath[str], house: TheHouse, user: Known) -> Response[str]:
    """Standings, results or players as CSV."""
    async with asking(house, id, user, Right.tables) as asked:
        if table not in TABLES:
            raise Unusable("contest-no-table-page", name=table[:40], tables=", ".join(TABLES))
        text = as_csv(asked.contest, table)
    return Response(BYTE_ORDER_MARK + text, media_type="text/csv; charset=utf-8", headers=named(f"{table}.csv"))


def named(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}


@post("/contests/file", request_max_body_size=LARGEST_FILE)
async def read_in(
    data: JSONBody[ContestFile], request: Asker, house: TheHouse, user: Known, lang: Lang = FALLBACK
) -> ContestPage:
    """A contest that was kept in a file goes on here, organised by whoever brings it. Codes of its players are new ones."""
    entries = read_any(data.text)
    return await opened(house, user, entries, request, spoken(lang))


PAPER: Final[list[BaseRouteHandler]] = [paper, paper_style, file, terminal_file, spreadsheet, read_in]
