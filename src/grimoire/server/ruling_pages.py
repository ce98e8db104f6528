"""Rulings by plain requests: found by card, word or section, watched moment by moment, and played on from."""

import asyncio
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from grimoire.library.games import GAMES
from grimoire.library.messages import FALLBACK, messages
from grimoire.library.reading import BadFile, in_language
from grimoire.library.scenario_running import play_through
from grimoire.pages.citations import Citation, citations, label_of
from grimoire.pages.ruling_index import Numbered, Shelf, shelf_of
from grimoire.pages.ruling_search import find_rulings, scenario_at, text_at
from grimoire.seat.scenario_presenter import presenter_for
from grimoire.seat.scenario_story import given_words
from grimoire.seat.watching import WatchedMoment, watched
from grimoire.seat.why_not import Asking, WhyAnswer
from grimoire.server.match_pages import MatchPage, match_page
from grimoire.server.seating import keep_begun
from grimoire.server.storage.database import now
from grimoire.server.visitors import Known, Lang, TheHouse, spoken
from grimoire.table.branching import ruling_on
from grimoire.table.dice import DICE
from grimoire.table.refusals import BAD_QUESTION, NO_GAME, NO_MOMENT, NO_RULING, Refusal

MOST: Final = 100
Asked = Annotated[str, QueryParameter(description="A card by any name, words, or a section of the rules.", max_length=200)]


Wanted = Annotated[str, QueryParameter(description="A choice, as `alice prepare tornado`, or a card.", max_length=200)]
Made = Annotated[int, QueryParameter(description="How many choices of the ruling had been made.", ge=0, le=1000)]


class RulingLine(msgspec.Struct, frozen=True):
    """A ruling among those that were found."""

    id: str  # its address; it stays as long as its English title does
    title: str
    cites: list[str]  # what it follows from, as it is called in the language asked for
    card: str  # of which a picture may stand beside it; empty: none is named
    standing: str  # official: published on the card; section: of the rules; text: of cards; likely, ours: we decided
    stands: str  # the same in a word or two
    under: str  # the heading it stands under; empty: it is about what was looked for


class RulingsFound(msgspec.Struct, frozen=True):
    """What was looked for, and the rulings on it, those that are about it first."""

    kind: str  # rule, card, cards, apart, word; all where nothing was looked for; none where nothing was found
    id: str  # of the section or card
    title: str
    rulings: list[RulingLine]
    count: int  # of all that were found, also of those that are left out here
    said: str = ""  # of several cards: whether these rulings have all of them, or each has its own


class RulingPage(msgspec.Struct, frozen=True):
    """A ruling to watch."""

    id: str
    title: str
    game: str
    given: list[str]  # the position it begins from, in words
    cites: list[Citation]
    moments: list[WatchedMoment]
    then: list[str]  # what must hold at the end, as the ruling writes it
    contrast: list[WatchedMoment]  # the same where one thing is different; mostly there is none
    standing: str
    stands: str  # what it rests on, in a sentence
    rules: dict[str, str]  # what the sections say that its moments name, by their codes


class RulingOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a ruling, as one of its seats, against a bot."""

    made: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=10)]
    bot: str


def checked(game: str) -> str:
    if game not in GAMES:
        raise Refusal(NO_GAME, games=", ".join(GAMES))
    return game


def known(game: str, id: str) -> Numbered:
    found = shelf_of(checked(game)).by_id.get(id)
    if found is None:
        raise Refusal(NO_RULING, name=id[:60])
    return found


def line_of(shelf: Shelf, one: Numbered, lang: str, under: str = "") -> RulingLine:
    cites = list(dict.fromkeys(label_of(shelf.game, cited, lang) for cited in one.cites))
    stands = one.standing.briefly(messages(lang))
    return RulingLine(one.id, one.title[lang], cites, shelf.card_in(one), one.standing.level, stands, under)


def looked_up(game: str, typed: str, lang: str) -> RulingsFound:
    shelf = shelf_of(game)
    if not typed.strip():
        return RulingsFound("all", "", "", [line_of(shelf, one, lang) for one in shelf.all[:MOST]], len(shelf.all))
    found = find_rulings(game, typed, lang)
    if found is None:
        return RulingsFound("none", typed, "", [], 0)
    every = found.every(messages(lang))
    lines = [line_of(shelf, shelf.of(ruling), lang, under) for under, ruling in every[:MOST]]
    return RulingsFound(found.kind, found.id, found.title, lines, len(every), found.said)


@get("/games/{game:str}/rulings")
async def search_rulings(game: FromPath[str], q: Asked = "", lang: Lang = FALLBACK) -> RulingsFound:
    """Rulings on a card, a word or a section, in either language; all of them where nothing is asked for."""
    return await asyncio.to_thread(looked_up, checked(game), q, spoken(lang))


@get("/games/{game:str}/rulings/{id:str}")
async def one_ruling(game: FromPath[str], id: FromPath[str], lang: Lang = FALLBACK) -> Response[bytes]:
    """A ruling, moment by moment."""
    known(game, id)
    return Response(await asyncio.to_thread(page_text, game, id, spoken(lang)), media_type=MediaType.JSON)


@lru_cache(maxsize=200)
def page_text(game: str, id: str, lang: str) -> bytes:
    """Played once: a ruling is the same for everybody."""
    one = known(game, id)
    scenario = scenario_at(game, one.number)
    contrast = [] if scenario.contrast is None else watched(scenario.contrast, lang)
    moments = watched(scenario.play, lang)
    rules = {line.rule: label_of(game, line.rule, lang) for moment in [*moments, *contrast] for line in moment.told}
    page = RulingPage(
        id,
        one.title[lang],
        game,
        given_words(scenario, lang),
        citations(game, one.cites, lang, one.title[lang]),
        moments,
        [fact.text for fact in scenario.play.then],
        contrast,
        one.standing.level,
        one.standing.in_full(messages(lang), lambda id: label_of(game, id, lang)),
        rules,
    )
    return msgspec.json.encode(page)


@get("/games/{game:str}/rulings/{id:str}/why")
async def why_in_ruling(
    game: FromPath[str], id: FromPath[str], q: Wanted = "", made: Made = 0, other: bool = False, lang: Lang = FALLBACK
) -> WhyAnswer:
    """Why something cannot be done at a moment of a ruling, as `grimoire why` says it; `other`: where one thing differs."""
    return await asyncio.to_thread(why_at, game, known(game, id), q, made, other, spoken(lang))


def why_at(game: str, one: Numbered, text: str, made: int, other: bool, lang: str) -> WhyAnswer:
    scenario = scenario_at(game, one.number)
    play = scenario.contrast if other and scenario.contrast is not None else scenario.play
    played = play_through(play)
    if made > len(played.made):
        raise Refusal(NO_MOMENT)
    position = played.first.clone()
    for form in played.made[:made]:
        position.choose_form(form)
    try:
        return Asking(presenter_for(play, lang), play.notation, position).answer(text)
    except BadFile as error:
        raise Refusal(BAD_QUESTION, detail=in_language(error, lang)) from None


@get("/games/{game:str}/rulings/{id:str}/file", media_type=MediaType.TEXT)
async def ruling_file(game: FromPath[str], id: FromPath[str]) -> Response[str]:
    """The ruling as a file that `grimoire scenario run` reads: to change it, and to say what is wrong with it."""
    one = known(game, id)
    headers = {"Content-Disposition": f'attachment; filename="ruling-{one.id}.yaml"'}
    return Response(text_at(game, one.number), media_type="text/yaml; charset=utf-8", headers=headers)


@post("/games/{game:str}/rulings/{id:str}/play-on")
async def play_on_from_ruling(
    game: FromPath[str], id: FromPath[str], data: JSONBody[RulingOn], house: TheHouse, user: Known, lang: Lang = FALLBACK
) -> MatchPage:
    """A match that begins at a moment of a ruling; a bot takes every other seat."""
    one = known(game, id)
    text = text_at(game, one.number)
    asked = scenario_at(game, one.number), text, data.made, data.seat, data.bot
    branch = await asyncio.to_thread(ruling_on, *asked, user, DICE, now())
    await keep_begun(house, branch)
    return match_page(branch.row, user, spoken(lang))


RULINGS: Final[list[BaseRouteHandler]] = [search_rulings, one_ruling, why_in_ruling, ruling_file, play_on_from_ruling]
