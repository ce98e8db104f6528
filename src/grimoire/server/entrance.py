"""Coming in: being known as before, coming as a new guest, or with an invitation; and going."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.library.messages import FALLBACK, messages
from grimoire.server.house import House
from grimoire.server.rates import address_of
from grimoire.server.storage.database import now
from grimoire.server.storage.invitations import use_invitation
from grimoire.server.storage.people import User, new_guest, note_seen
from grimoire.server.storage.sessions import end_session, new_session, note_session_seen
from grimoire.server.visitors import Known, Lang, Me, TheHouse, browser_of, cookie_of, me_of, signed_in, spoken
from grimoire.table.refusals import BAD_INVITATION, NOT_ADMITTED, TOO_OFTEN, Refusal

AnyRequest = Request[Any, Any, Any]


class HousePage(msgspec.Struct, frozen=True):
    """What whoever runs the server has decided."""

    admits: str  # everybody, invited, nobody: of those who are not known yet
    keeps: int  # days, until a match that is over is deleted; 0: it is kept


class Invited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(max_length=40)]


@get("/house", sync_to_thread=False)
def the_house(house: TheHouse) -> HousePage:
    return HousePage(house.settings.admits, house.settings.keep_matches)


@post("/session", status_code=200)
async def begin_session(request: AnyRequest, house: TheHouse, lang: Lang = FALLBACK) -> Response[Me]:
    """Be known: as before, or as a new guest. Everything else needs this first."""
    user = await signed_in(house, request.cookies)
    if user is not None:
        async with house.database.writing() as connection:
            await note_seen(connection, user.id, now())
            await note_session_seen(connection, user.session, now())
        return Response(me_of(user))
    if house.settings.admits != "everybody":
        raise Refusal(NOT_ADMITTED)
    check_rate(request, house)
    async with house.database.writing() as connection:
        user, token = await arrived(connection, request, house, spoken(lang))
    return Response(me_of(user), cookies=[cookie_of(token, house.settings.secure)])


@post("/invitations", status_code=200)
async def come_invited(data: JSONBody[Invited], request: AnyRequest, house: TheHouse, lang: Lang = FALLBACK) -> Response[Me]:
    """Come with the code of an invitation."""
    if house.settings.admits == "nobody":
        raise Refusal(NOT_ADMITTED)
    check_rate(request, house)
    async with house.database.writing() as connection:
        if not await use_invitation(connection, data.code, now()):
            raise Refusal(BAD_INVITATION)
        user, token = await arrived(connection, request, house, spoken(lang))
    return Response(me_of(user), cookies=[cookie_of(token, house.settings.secure)])


def check_rate(request: AnyRequest, house: House) -> None:
    """Raises Refusal. Where only this computer can come, there are no strangers."""
    if not house.settings.is_alone and not house.arriving.take(address_of(request)):
        raise Refusal(TOO_OFTEN)


async def arrived(connection: AsyncConnection, request: AnyRequest, house: House, lang: str) -> tuple[User, str]:
    user = await new_guest(connection, messages(lang).say("guest-name"), now())
    return user, await new_session(connection, user.id, house.key, now(), browser_of(request))


@delete("/session", status_code=204)
async def leave_session(house: TheHouse, user: Known) -> None:
    """Be known no longer by this browser."""
    async with house.database.writing() as connection:
        await end_session(connection, user.id, user.session)
    house.hall.disconnect_sessions([user.session])


ENTRANCE: Final[list[BaseRouteHandler]] = [the_house, begin_session, come_invited, leave_session]
