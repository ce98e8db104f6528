"""A name with a password, for whoever wants to be known in more than one browser."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Response, delete, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from grimoire.library.messages import FALLBACK
from grimoire.server.passwords import fits, hash_of, login_of
from grimoire.server.refusals import BAD_PASSWORD, NAME_TAKEN, Refusal
from grimoire.server.setting_up import checked_name
from grimoire.server.storage import people
from grimoire.server.storage.database import now
from grimoire.server.storage.deck_box import decks_of
from grimoire.server.storage.learnt import learnt_by
from grimoire.server.storage.matches import matches_of
from grimoire.server.storage.people import User
from grimoire.server.tidying import forget
from grimoire.server.visitors import Known, Lang, Me, TheHouse, cookie_of, me_of, spoken

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name, whatever its capitals, and a password."""

    name: str
    password: Password


@post("/account", status_code=200)
async def keep_account(data: JSONBody[Account], house: TheHouse, user: Known) -> Me:
    """From now on be known by a name and a password; everything stays one's own. Also changes either of them."""
    login, hash = login_of(data.name), await hash_of(data.password)
    async with house.database.writing() as connection:
        if not await people.set_password(connection, user.id, checked_name(data.name), login, hash):
            raise Refusal(NAME_TAKEN)
    return me_of(User(user.id, checked_name(data.name), login))


@post("/sign-in", status_code=200)
async def sign_in(data: JSONBody[Account], house: TheHouse) -> Response[Me]:
    """Be who one is in this browser too. What a guest did here stays the guest's."""
    login = login_of(data.name)
    house.attempts.check(login)
    async with house.database.reading() as connection:
        found = await people.user_named(connection, login)
    if found is None or not await fits(found[1], data.password):
        house.attempts.failed(login)
        raise Refusal(BAD_PASSWORD)
    async with house.database.writing() as connection:
        token = await people.new_session(connection, found[0].id, house.key, now())
    return Response(me_of(found[0]), cookies=[cookie_of(token, house.settings.secure)])


@delete("/sessions", status_code=204)
async def sign_out_everywhere(house: TheHouse, user: Known) -> None:
    """End every session of one's own. A guest is then nobody's: better take a name first."""
    async with house.database.writing() as connection:
        await people.end_sessions(connection, user.id)
    house.hall.disconnect(user.id)


@get("/me/data")
async def my_data(house: TheHouse, user: Known) -> dict[str, Any]:
    """Everything that is kept about oneself."""
    async with house.database.reading() as connection:
        matches = await matches_of(connection, user.id, most=10_000)
        return {
            "me": me_of(user),
            "lessons": await learnt_by(connection, user.id),
            "setups": await people.setups_of(connection, user.id),
            "decks": await decks_of(connection, user.id),
            "matches": [{"id": row.id, "game": row.game, "created": row.created, "winner": row.winner} for row in matches],
            "said": await people.words_of(connection, user.id),
        }


@delete("/me", status_code=204)
async def forget_me(house: TheHouse, user: Known, lang: Lang = FALLBACK) -> None:
    """Matches that run are given up; sessions, decks and words are deleted. In matches with others a seat of another name
    remains."""
    await forget(house.hall, user.id, spoken(lang))


ACCOUNTS: Final[list[BaseRouteHandler]] = [keep_account, sign_in, sign_out_everywhere, my_data, forget_me]
