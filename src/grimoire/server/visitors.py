"""Who sends a request: a guest or somebody with a name, known by a cookie."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from grimoire.answers.asking import spoken as spoken
from grimoire.server.house import House
from grimoire.server.naming import is_usual
from grimoire.server.storage.people import User
from grimoire.server.storage.sessions import user_of
from grimoire.table.refusals import NO_SESSION, Refusal

COOKIE: Final = "grimoire_session"
SEEN: Final = "user"  # of the state of a request
DEVICE: Final = "grimoire_device"  # somebody has signed in in this browser before
# What a browser says of itself contains the names of others, so the first that fits is meant.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
YEAR: Final = 365 * 24 * 3600
Lang = Annotated[str, QueryParameter(description="The language of what is said: en or fr.")]
TheHouse = NamedDependency[House]
Known = NamedDependency[User]


class Me(msgspec.Struct, frozen=True):
    """Who one is here."""

    id: str
    name: str
    guest: bool  # without a password: known by this browser alone
    named: bool  # by themselves; else called as every guest is at first


def provide_house(request: Request[Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


async def signed_in(
    house: House, cookies: dict[str, str], asking: ASGIConnection[Any, Any, Any, Any] | None = None
) -> User | None:
    """`asking`: the request by which somebody does; who it is, is looked for once."""
    token = cookies.get(COOKIE, "")
    if not token:
        return None
    if asking is not None and SEEN in asking.state:
        found: User | None = asking.state[SEEN]
        return found
    async with house.database.reading() as connection:
        user = await user_of(connection, token, house.key)
    if asking is not None:
        asking.state[SEEN] = user
    return user


async def provide_user(request: Request[Any, Any, Any], house: TheHouse) -> User:
    user = await signed_in(house, request.cookies, request)
    if user is None:
        raise Refusal(NO_SESSION)
    return user


def me_of(user: User) -> Me:
    return Me(user.id, user.name, user.is_guest, not is_usual(user.name))


def cookie_of(token: str, secure: bool, name: str = COOKIE) -> Cookie:
    return Cookie(name, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def browser_of(request: Request[Any, Any, Any]) -> str:
    """What somebody may know their browser by again: "Firefox, Linux"."""
    said = request.headers.get("user-agent", "")
    found = [next((name for mark, name in marks if mark in said), "") for marks in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)
