"""Coming back without e-mail: words that take the place of a forgotten password, and a code that lets another device in."""

import secrets
import unicodedata
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from grimoire.library.games import GAMES
from grimoire.library.messages import FALLBACK
from grimoire.server.accounts import LONGEST, Password, check_old, device_cookie
from grimoire.server.contests.addresses import base_of, picture
from grimoire.server.passwords import login_of
from grimoire.server.rates import address_of
from grimoire.server.storage import people
from grimoire.server.storage.coming_back import go_through, new_door, recovery_of, set_recovery
from grimoire.server.storage.database import now
from grimoire.server.storage.sessions import end_sessions, new_session
from grimoire.server.visitors import DEVICE, Known, Lang, Me, TheHouse, browser_of, cookie_of, me_of, spoken
from grimoire.table.refusals import BAD_DOOR, BAD_WORDS, NAME_TAKEN, NOT_ALLOWED, TOO_OFTEN, Refusal

WORDS: Final = 8
SHORTEST_WORD: Final = 4
LONGEST_WORD: Final = 9
OPEN_MS: Final = 10 * 60 * 1000

AnyRequest = Request[Any, Any, Any]


class OwnPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Annotated[str, msgspec.Meta(max_length=LONGEST)]


class RecoveryWords(msgspec.Struct, frozen=True):
    """Shown once: of them a hash is kept."""

    words: list[str]


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    words: Annotated[str, msgspec.Meta(max_length=LONGEST)]  # in their order; capitals and accents do not matter
    password: Password  # from now on


class DoorPage(msgspec.Struct, frozen=True):
    """How another device comes in as oneself: once, within ten minutes."""

    address: str
    picture: str  # the same for a camera, as SVG
    until: int  # milliseconds since 1970


class ComeThrough(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(max_length=60)]


@post("/me/recovery", status_code=200)
async def my_words(data: JSONBody[OwnPassword], house: TheHouse, user: Known, lang: Lang = FALLBACK) -> RecoveryWords:
    """New words; those before are worth nothing any more. For an account, with its password."""
    if user.login is None:
        raise Refusal(NOT_ALLOWED)
    await check_old(house, user, data.password)
    words = [secrets.choice(words_in(spoken(lang))) for _ in range(WORDS)]
    hash = await house.passwords.hash_of(plain(" ".join(words)))
    async with house.database.writing() as connection:
        await set_recovery(connection, user.id, hash)
    return RecoveryWords(words)


@post("/recover", status_code=200)
async def recover(data: JSONBody[Recover], request: AnyRequest, house: TheHouse) -> Response[Me]:
    """A new password by one's words, which are used up by it; whoever is signed in elsewhere is so no longer."""
    login = login_of(data.name)
    attempt = house.attempts.begin(login, address_of(request), request.cookies.get(DEVICE, ""))
    async with house.database.reading() as connection:
        hash = await recovery_of(connection, login)
    if not await house.passwords.fits(hash, plain(data.words)):
        raise Refusal(BAD_WORDS)
    attempt.right()
    new = await house.passwords.hash_of(data.password)
    async with house.database.writing() as connection:
        found = await people.user_named(connection, login)
        if found is None or await recovery_of(connection, login, alone=True) != hash:
            raise Refusal(BAD_WORDS)  # used meanwhile
        user = found[0]
        if not await people.set_password(connection, user.id, user.name, login, new):
            raise Refusal(NAME_TAKEN)  # nobody is let in, and the words are good as before
        await end_sessions(connection, user.id)
        token = await new_session(connection, user.id, house.key, now(), browser_of(request))
    house.hall.disconnect(user.id)
    return Response(me_of(user), cookies=[cookie_of(token, house.settings.secure), device_cookie(house, login)])


@post("/me/door", status_code=200)
async def my_door(request: AnyRequest, house: TheHouse, user: Known) -> DoorPage:
    """A code with which another device comes in as oneself, also as the guest one is."""
    until = now() + OPEN_MS
    async with house.database.writing() as connection:
        code = await new_door(connection, user.id, house.key, until)
    address = f"{base_of(request, house)}/#/door/{code}"
    return DoorPage(address, picture(address), until)


@post("/doors", status_code=200)
async def come_through(data: JSONBody[ComeThrough], request: AnyRequest, house: TheHouse) -> Response[Me]:
    """Be in this browser who made the code in another one."""
    if not house.guessing.take(address_of(request)):
        raise Refusal(TOO_OFTEN)
    async with house.database.writing() as connection:
        user = await go_through(connection, data.code, house.key, now())
        token = "" if user is None else await new_session(connection, user.id, house.key, now(), browser_of(request))
    if user is None:
        raise Refusal(BAD_DOOR)
    house.guessing.give_back(address_of(request))
    return Response(me_of(user), cookies=[cookie_of(token, house.settings.secure)])


def plain(text: str) -> str:
    """As it is compared: letters alone, without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(letter if letter.isalpha() else "" if unicodedata.combining(letter) else " " for letter in letters)
    return " ".join(kept.split())


@lru_cache
def words_in(lang: str) -> list[str]:
    """Words of the names of all cards, that are easily told and written: eight of so many nobody guesses."""
    names = [getattr(card, f"name_{lang}") for box in GAMES.values() for card in box.shipped_pool().definitions]
    found = {word for name in names for word in plain(name).split() if SHORTEST_WORD <= len(word) <= LONGEST_WORD}
    return sorted(found)


COMING_BACK: Final[list[BaseRouteHandler]] = [my_words, recover, my_door, come_through]
