"""A name with a password, for whoever wants to be known in more than one browser."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from grimoire.library.messages import FALLBACK
from grimoire.server.community.contest_places import seats_of
from grimoire.server.house import House
from grimoire.server.passwords import login_of, new_login_of
from grimoire.server.rates import address_of
from grimoire.server.storage import people
from grimoire.server.storage.bells import bells_of
from grimoire.server.storage.circle import challenges_of, followed_by, is_shy, muted_people, shows_contests
from grimoire.server.storage.contests import contests_of
from grimoire.server.storage.database import now
from grimoire.server.storage.deck_box import decks_of
from grimoire.server.storage.holidays import holidays_of
from grimoire.server.storage.learnt import all_days_of, learnt_by
from grimoire.server.storage.matches import matches_of
from grimoire.server.storage.own_texts import texts_of
from grimoire.server.storage.people import User
from grimoire.server.storage.pushes import pushes_of, quiet_of
from grimoire.server.storage.reports import find_reports
from grimoire.server.storage.results import results_of
from grimoire.server.storage.seeks import seek_of
from grimoire.server.storage.sessions import end_session, end_sessions, new_session, sessions_of
from grimoire.server.tidying import forget
from grimoire.server.visitors import DEVICE, Known, Lang, Me, TheHouse, browser_of, cookie_of, me_of, spoken
from grimoire.table.refusals import BAD_PASSWORD, NAME_TAKEN, NO_SIGN_IN, Refusal
from grimoire.table.setting_up import checked_name

LONGEST: Final = 200
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=LONGEST)]


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name, whatever its capitals, and a password."""

    name: str
    password: Password
    old: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""  # the password until now, where there is one


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    old: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""  # the password of whoever has an account


class SignedIn(msgspec.Struct, frozen=True):
    """A browser in which one is known."""

    id: str
    browser: str  # "Firefox, Linux"; empty: it did not say
    created: int  # milliseconds since 1970
    seen: int  # the same, to the hour
    this: bool  # the one that asks


@post("/account", status_code=200)
async def keep_account(data: JSONBody[Account], house: TheHouse, user: Known) -> Response[Me]:
    """From now on be known by a name and a password; everything stays one's own. Also changes either of them: then the old
    password is asked for, whoever is signed in elsewhere is so no longer, and recovery words are worth nothing any more."""
    name, login = checked_name(data.name), new_login_of(data.name)
    if user.login is not None:
        await check_old(house, user, data.old)
    hash = await house.passwords.hash_of(data.password)
    async with house.database.writing() as connection:
        if not await people.set_password(connection, user.id, name, login, hash):
            raise Refusal(NAME_TAKEN)
        if user.login is not None:
            await end_sessions(connection, user.id, but=user.session)
    if user.login is not None:
        house.hall.disconnect(user.id, but=user.session)
    return Response(me_of(User(user.id, name, login)), cookies=[device_cookie(house, login)])


@patch("/me")
async def change_me(data: JSONBody[NewName], house: TheHouse, user: Known) -> Response[Me]:
    """Be called otherwise, from the next match on. Whoever has an account signs in by that name too, and is asked for the
    password."""
    name, login = checked_name(data.name), None
    if user.login is not None:
        login = new_login_of(data.name)
        await check_old(house, user, data.old)
    async with house.database.writing() as connection:
        if await people.is_taken(connection, [name], user.id):
            raise Refusal(NAME_TAKEN)
        if not await people.rename(connection, user.id, name, login):
            raise Refusal(BAD_PASSWORD)  # an account since, whose name is changed with its password alone
    cookies = [device_cookie(house, login)] if login else []
    return Response(me_of(msgspec.structs.replace(user, name=name, login=login)), cookies=cookies)


async def check_old(house: House, user: User, old: str) -> None:
    """Whoever finds a browser open is not its owner yet. Raises Refusal."""
    attempt = house.attempts.begin(user.login or "", f"session {user.session}", "")
    async with house.database.reading() as connection:
        hash = await people.password_of(connection, user.id)
    if not await house.passwords.fits(hash, old):
        raise Refusal(BAD_PASSWORD)
    attempt.right()


@post("/sign-in", status_code=200)
async def sign_in(data: JSONBody[Account], request: Request[Any, Any, Any], house: TheHouse) -> Response[Me]:
    """Be who one is in this browser too. What a guest did here stays the guest's."""
    login = login_of(data.name)
    attempt = house.attempts.begin(login, address_of(request), request.cookies.get(DEVICE, ""))
    async with house.database.reading() as connection:
        found = await people.user_named(connection, login)
    if not await house.passwords.fits(found[1] if found else "", data.password) or found is None:
        raise Refusal(BAD_PASSWORD)
    attempt.right()
    async with house.database.writing() as connection:
        token = await new_session(connection, found[0].id, house.key, now(), browser_of(request))
    cookies = [cookie_of(token, house.settings.secure), device_cookie(house, login)]
    return Response(me_of(found[0]), cookies=cookies)


def device_cookie(house: House, login: str) -> Cookie:
    return cookie_of(house.attempts.new_device(login), house.settings.secure, DEVICE)


@get("/sessions")
async def my_sessions(house: TheHouse, user: Known) -> list[SignedIn]:
    """The browsers in which one is known."""
    async with house.database.reading() as connection:
        found = await sessions_of(connection, user.id)
    return [SignedIn(one.id, one.browser, one.created, one.seen, user.session.startswith(one.id)) for one in found]


@delete("/sessions/{id:str}", status_code=204)
async def end_one_session(id: FromPath[str], house: TheHouse, user: Known) -> None:
    """Sign out in one browser."""
    async with house.database.writing() as connection:
        over = await end_session(connection, user.id, id) if id else ""
    if not over:
        raise Refusal(NO_SIGN_IN)
    house.hall.disconnect_sessions([over])


@delete("/sessions", status_code=204)
async def sign_out_everywhere(house: TheHouse, user: Known) -> None:
    """End every session of one's own. A guest is then nobody's: better take a name first."""
    async with house.database.writing() as connection:
        await end_sessions(connection, user.id)
    house.hall.disconnect(user.id)


@get("/me/data")
async def my_data(house: TheHouse, user: Known) -> dict[str, Any]:
    """Everything that is kept about oneself."""
    playing = await seats_of(house, user.id)
    async with house.database.reading() as connection:
        matches = await matches_of(connection, user.id, most=10_000)
        return {
            "me": me_of(user),
            "sessions": await sessions_of(connection, user.id),
            "lessons": await learnt_by(connection, user.id),
            "puzzle_days": await all_days_of(connection, user.id),
            "setups": await people.setups_of(connection, user.id),
            "decks": await decks_of(connection, user.id),
            "own_cards": await texts_of(connection, user.id),
            "matches": [{"id": row.id, "game": row.game, "created": row.created, "winner": row.winner} for row in matches],
            "contests": await contests_of(connection, user.id, most=10_000),
            "contest_seats": playing,
            "said": await people.words_of(connection, user.id),
            "results": await results_of(connection, user.id, most=10_000),
            "notices": await bells_of(connection, user.id, most=10_000),
            "seek": await seek_of(connection, user.id, now()),
            "challenges": await challenges_of(connection, user.id),
            "follows": [name for _, name in await followed_by(connection, user.id)],
            "blocks": [name for _, name in await muted_people(connection, user.id)],
            "reports": [
                {"at": one.at, "match": one.match, "about": one.about, "reason": one.reason, "text": one.text}
                for one in await find_reports(connection, settled=True, user=user.id)
            ],
            "pushes": [
                {"browser": one.browser, "endpoint": one.endpoint, "lang": one.lang, "made": one.made}
                for one in await pushes_of(connection, user.id)
            ],
            "holidays": await holidays_of(connection, user.id),
            "quiet": await quiet_of(connection, user.id),
            "shy": await is_shy(connection, user.id),
            "shows_contests": await shows_contests(connection, user.id),
        }


@delete("/me", status_code=204)
async def forget_me(house: TheHouse, user: Known, lang: Lang = FALLBACK) -> None:
    """Matches that run are given up; sessions, decks and words are deleted. In matches with others a seat of another name
    remains."""
    await forget(house.hall, user.id, spoken(lang))


ACCOUNTS: Final[list[BaseRouteHandler]] = [
    keep_account,
    change_me,
    sign_in,
    my_sessions,
    end_one_session,
    sign_out_everywhere,
    my_data,
    forget_me,
]
