"""Rulings by plain requests: found by card, word or section, watched moment by moment, and played on from."""

import asyncio
from typing import Annotated, Final

from litestar import MediaType, Response, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from grimoire.answers.asking import checked, spoken
from grimoire.answers.rulings import RulingOn, RulingsFound, begun_from, known, looked_up, page_text, why_at
from grimoire.library.messages import FALLBACK
from grimoire.pages.ruling_search import text_at
from grimoire.seat.why_not import WhyAnswer
from grimoire.server.match_pages import MatchPage, match_page
from grimoire.server.seating import keep_begun
from grimoire.server.storage.database import now
from grimoire.server.visitors import Known, Lang, TheHouse
from grimoire.table.dice import DICE

Asked = Annotated[str, QueryParameter(description="A card by any name, words, or a section of the rules.", max_length=200)]
Wanted = Annotated[str, QueryParameter(description="A choice, as `alice prepare tornado`, or a card.", max_length=200)]
Made = Annotated[int, QueryParameter(description="How many choices of the ruling had been made.", ge=0, le=1000)]


@get("/games/{game:str}/rulings")
async def search_rulings(game: FromPath[str], q: Asked = "", lang: Lang = FALLBACK) -> RulingsFound:
    """Rulings on a card, a word or a section, in either language; all of them where nothing is asked for."""
    return await asyncio.to_thread(looked_up, checked(game), q, spoken(lang))


@get("/games/{game:str}/rulings/{id:str}")
async def one_ruling(game: FromPath[str], id: FromPath[str], lang: Lang = FALLBACK) -> Response[bytes]:
    """A ruling, moment by moment."""
    return Response(await asyncio.to_thread(page_text, checked(game), id, spoken(lang)), media_type=MediaType.JSON)


@get("/games/{game:str}/rulings/{id:str}/why")
async def why_in_ruling(
    game: FromPath[str], id: FromPath[str], q: Wanted = "", made: Made = 0, other: bool = False, lang: Lang = FALLBACK
) -> WhyAnswer:
    """Why something cannot be done at a moment of a ruling, as `grimoire why` says it; `other`: where one thing differs."""
    return await asyncio.to_thread(why_at, checked(game), id, q, made, other, spoken(lang))


@get("/games/{game:str}/rulings/{id:str}/file", media_type=MediaType.TEXT)
async def ruling_file(game: FromPath[str], id: FromPath[str]) -> Response[str]:
    """The ruling as a file that `grimoire scenario run` reads: to change it, and to say what is wrong with it."""
    one = known(checked(game), id)
    headers = {"Content-Disposition": f'attachment; filename="ruling-{one.id}.yaml"'}
    return Response(text_at(game, one.number), media_type="text/yaml; charset=utf-8", headers=headers)


@post("/games/{game:str}/rulings/{id:str}/play-on")
async def play_on_from_ruling(
    game: FromPath[str], id: FromPath[str], data: JSONBody[RulingOn], house: TheHouse, user: Known, lang: Lang = FALLBACK
) -> MatchPage:
    """A match that begins at a moment of a ruling; a bot takes every other seat."""
    branch = await asyncio.to_thread(begun_from, checked(game), id, data, user, DICE, now())
    await keep_begun(house, branch)
    return match_page(branch.row, user, spoken(lang))


RULINGS: Final[list[BaseRouteHandler]] = [search_rulings, one_ruling, why_in_ruling, ruling_file, play_on_from_ruling]
