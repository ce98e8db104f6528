"""Which browsers of one's own are called where no page is open, and for what."""

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from grimoire.library.messages import FALLBACK
from grimoire.server.community.push_hosts import LONGEST, host_of
from grimoire.server.contests.addresses import base_of
from grimoire.server.house import House
from grimoire.server.storage.database import now
from grimoire.server.storage.people import User, new_id
from grimoire.server.storage.pushes import Push, add_push, drop_push, pushes_of, quiet_of, set_quiet
from grimoire.server.visitors import Known, Lang, TheHouse, browser_of, spoken
from grimoire.table.refusals import BAD_PUSH, NO_PUSH, NO_SIGN_IN, TOO_OFTEN, Refusal

LONGEST_KEY: Final = 100
LONGEST_AUTH: Final = 40
Kind = Literal["move", "soon", "over", "began", "asked"]


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only that browser can open is sealed with."""

    p256dh: Annotated[str, msgspec.Meta(max_length=LONGEST_KEY)]
    auth: Annotated[str, msgspec.Meta(max_length=LONGEST_AUTH)]


class NewPush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As the browser itself says it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    keys: PushKeys


class PushLine(msgspec.Struct, frozen=True):
    """A browser that is called."""

    id: str
    browser: str  # "Firefox, Linux"; empty: it did not say
    endpoint: str  # by which a browser knows itself
    made: int  # milliseconds since 1970


class PushPage(msgspec.Struct, frozen=True):
    """What calls one where no page is open."""

    key: str  # of this server, for the browser; empty: this server calls no browser
    browsers: list[PushLine]
    quiet: list[str]  # kinds of notices for which none is called: move, soon, over, began, asked


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kinds: Annotated[list[Kind], msgspec.Meta(max_length=5)]


@get("/me/push")
async def my_pushes(house: TheHouse, user: Known) -> PushPage:
    """The browsers of one's own that are called, and for what."""
    return await page(house, user)


@post("/me/push", status_code=200)
async def call_me(
    data: JSONBody[NewPush], request: Request[Any, Any, Any], house: TheHouse, user: Known, lang: Lang = FALLBACK
) -> PushPage:
    """Be called in this browser too, until one signs out in it. The newest ten are."""
    sender = house.pushing.sender
    if sender is None:
        raise Refusal(NO_PUSH)
    if not house.naming_browsers.take(user.id):
        raise Refusal(TOO_OFTEN)
    known = host_of(data.endpoint, house.settings.push_hosts)
    if not known or not sender.fits(data.keys.p256dh, data.keys.auth):
        raise Refusal(BAD_PUSH)
    keys = data.keys.p256dh, data.keys.auth
    base = base_of(request, house)
    push = Push(new_id(), user.id, user.session, data.endpoint, *keys, spoken(lang), base, browser_of(request), now())
    async with house.database.writing() as connection:
        await add_push(connection, push)
    return await page(house, user)


@delete("/me/push/{id:str}", status_code=204)
async def call_me_no_more(id: FromPath[str], house: TheHouse, user: Known) -> None:
    """No longer in that browser."""
    async with house.database.writing() as connection:
        if not await drop_push(connection, id, user.id):
            raise Refusal(NO_SIGN_IN)


@post("/me/push/quiet", status_code=200)
async def be_quiet(data: JSONBody[Quiet], house: TheHouse, user: Known) -> PushPage:
    """For these kinds of notices no browser is called; they stand in the page and in the feed."""
    async with house.database.writing() as connection:
        await set_quiet(connection, user.id, {*data.kinds})
    return await page(house, user)


async def page(house: House, user: User) -> PushPage:
    async with house.database.reading() as connection:
        found = await pushes_of(connection, user.id)
        quiet = await quiet_of(connection, user.id)
    lines = [PushLine(one.id, one.browser, one.endpoint, one.made) for one in found]
    sender = house.pushing.sender
    return PushPage(sender.public_key if sender else "", lines, quiet)


PUSHES: Final[list[BaseRouteHandler]] = [my_pushes, call_me, call_me_no_more, be_quiet]
