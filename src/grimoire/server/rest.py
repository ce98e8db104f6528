"""What is asked by plain requests: who one is, what can be played, and the matches one plays in."""

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy.exc import SQLAlchemyError

from grimoire.library.games import GAMES
from grimoire.library.messages import FALLBACK, LANGUAGES, messages
from grimoire.pages.cards import faces_of
from grimoire.server.house import House
from grimoire.server.match_pages import MatchPage, match_page
from grimoire.server.offering import Game, games
from grimoire.server.refusals import NO_GAME, NO_LANGUAGE, NO_MATCH, NO_SESSION, NOT_RUNNING, TAKEN, UNAVAILABLE, Refusal
from grimoire.server.seating import open_match, take_seat
from grimoire.server.setting_up import NewMatch, checked_name
from grimoire.server.storage.database import now
from grimoire.server.storage.matches import find_match, lobby, matches_of
from grimoire.server.storage.people import User, end_session, new_guest, new_session, rename, user_of

COOKIE = "grimoire_session"
YEAR = 365 * 24 * 3600
STATUS = {NO_SESSION: 401, NO_MATCH: 404, NO_GAME: 404, TAKEN: 409, NOT_RUNNING: 409, UNAVAILABLE: 503}

Lang = Annotated[str, QueryParameter(description="The language of what is said: en or fr.")]
TheHouse = NamedDependency[House]
Known = NamedDependency[User]


class Me(msgspec.Struct, frozen=True):
    """Who one is here."""

    id: str
    name: str
    guest: bool  # without a password: known by this browser alone


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str = ""  # at this table; empty: one's own
    deck: str = ""  # the name of a shipped deck, or a list; empty: the one that lies there


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused."""

    reason: str  # the same in every language
    words: str


# -- who asks ----------------------------------------------------------------------------------------------------------


def provide_house(request: Request[Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


async def signed_in(house: House, cookies: dict[str, str]) -> User | None:
    token = cookies.get(COOKIE, "")
    if not token:
        return None
    async with house.database.reading() as connection:
        return await user_of(connection, token, house.key)


async def provide_user(request: Request[Any, Any, Any], house: TheHouse) -> User:
    user = await signed_in(house, request.cookies)
    if user is None:
        raise Refusal(NO_SESSION)
    return user


def spoken(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refusal(NO_LANGUAGE, languages=", ".join(LANGUAGES))
    return lang


def refused(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    lang = request.query_params.get("lang", FALLBACK)
    text = "".join(span.text for span in error.words(lang if lang in LANGUAGES else FALLBACK))
    return Response(Problem(error.reason, text), status_code=STATUS.get(error.reason, 400))


def unavailable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return refused(request, Refusal(UNAVAILABLE))


def me_of(user: User) -> Me:
    return Me(user.id, user.name, user.is_guest)


# -- who one is --------------------------------------------------------------------------------------------------------


@post("/session", status_code=200)
async def begin_session(request: Request[Any, Any, Any], house: TheHouse, lang: Lang = FALLBACK) -> Response[Me]:
    """Be known: as before, or as a new guest. Everything else needs this first."""
    user = await signed_in(house, request.cookies)
    if user is not None:
        return Response(me_of(user))
    async with house.database.writing() as connection:
        user = await new_guest(connection, messages(spoken(lang)).say("guest-name"), now())
        token = await new_session(connection, user.id, house.key, now())
    cookie = Cookie(COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=house.settings.secure)
    return Response(me_of(user), cookies=[cookie])


@delete("/session", status_code=204)
async def leave_session(request: Request[Any, Any, Any], house: TheHouse, user: Known) -> None:
    """Be known no longer by this browser."""
    async with house.database.writing() as connection:
        await end_session(connection, request.cookies[COOKIE], house.key)


@get("/me")
async def me(user: Known) -> Me:
    return me_of(user)


@patch("/me")
async def change_me(data: JSONBody[NewName], house: TheHouse, user: Known) -> Me:
    """Be called otherwise, from the next match on."""
    name = checked_name(data.name)
    async with house.database.writing() as connection:
        await rename(connection, user.id, name)
    return Me(user.id, name, user.is_guest)


# -- what can be played ------------------------------------------------------------------------------------------------


@get("/games", sync_to_thread=False)
def all_games(lang: Lang = FALLBACK) -> list[Game]:
    """The games, with their bots, decks, formats and optional rules."""
    return games(spoken(lang))


@get("/games/{game:str}/cards", sync_to_thread=False)
def all_cards(game: FromPath[str], lang: Lang = FALLBACK) -> Response[bytes]:
    """The faces of all cards of a game, by id."""
    if game not in GAMES:
        raise Refusal(NO_GAME, games=", ".join(GAMES))
    return Response(cards_text(game, spoken(lang)), media_type=MediaType.JSON)


@lru_cache
def cards_text(game: str, lang: str) -> bytes:
    """Said once: a thousand texts take their time."""
    return msgspec.json.encode(faces_of(game, GAMES[game].shipped_pool(), lang))


# -- matches -----------------------------------------------------------------------------------------------------------


@post("/matches")
async def set_up(data: JSONBody[NewMatch], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> MatchPage:
    """Set up a match. It begins once every seat is taken; against bots at once."""
    return match_page(await open_match(house, data, user, spoken(lang)), user)


@get("/matches")
async def my_matches(house: TheHouse, user: Known) -> list[MatchPage]:
    """Those one sits at or has set up, the newest first."""
    async with house.database.reading() as connection:
        return [match_page(row, user) for row in await matches_of(connection, user.id)]


@get("/lobby")
async def open_matches(house: TheHouse, user: Known) -> list[MatchPage]:
    """Where anybody may sit down."""
    async with house.database.reading() as connection:
        return [match_page(row, user) for row in await lobby(connection)]


@get("/matches/{id:str}")
async def one_match(id: FromPath[str], house: TheHouse, user: Known) -> MatchPage:
    """A match by its link."""
    async with house.database.reading() as connection:
        row = await find_match(connection, id)
    if row is None:
        raise Refusal(NO_MATCH)
    return match_page(row, user)


@post("/matches/{id:str}/seats/{seat:int}", status_code=200)
async def sit(id: FromPath[str], seat: FromPath[int], data: JSONBody[SitDown], house: TheHouse, user: Known) -> MatchPage:
    """Take a free seat."""
    return match_page(await take_seat(house, id, seat, user, data.name, data.deck), user)


def api() -> Router:
    handlers = [
        begin_session,
        leave_session,
        me,
        change_me,
        all_games,
        all_cards,
        set_up,
        my_matches,
        open_matches,
        one_match,
        sit,
    ]
    return Router(
        "/api",
        route_handlers=handlers,
        dependencies={"house": Provide(provide_house, sync_to_thread=False), "user": Provide(provide_user)},
        exception_handlers={Refusal: refused, SQLAlchemyError: unavailable},
    )
