"""Codes by plain requests: coming with one, and who else may do what in a contest."""

from typing import Any, Final

from litestar import Request, Response, delete, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from grimoire.kernel.unusable import Unusable
from grimoire.library.messages import FALLBACK
from grimoire.pages.contests.words import ContestWords
from grimoire.server.contests.addresses import base_of, picture, slip_of
from grimoire.server.contests.answers import CodeLine, Come, StaffLine, StaffPage
from grimoire.server.contests.codes import codes_of, come, renewed
from grimoire.server.contests.passes import code_of, kept_of
from grimoire.server.contests.permissions import Right, Role
from grimoire.server.contests.visitors import asking
from grimoire.server.contests.wishes import ComeWith, NewCode
from grimoire.server.entrance import arrived, check_rate
from grimoire.server.house import House
from grimoire.server.rates import address_of
from grimoire.server.storage.contests import PLAYER, Pass, drop_staff, find_pass, staff_of
from grimoire.server.storage.database import now
from grimoire.server.storage.people import User, name_of
from grimoire.server.visitors import Known, Lang, TheHouse, cookie_of, signed_in, spoken
from grimoire.table.refusals import NOT_ADMITTED, NOT_FOR_YOU, TOO_OFTEN, Refusal

Asker = Request[Any, Any, Any]


def shown(one: Pass, code: str, base: str) -> CodeLine:
    address = slip_of(base, code)
    return CodeLine(one.role, one.player, code, address, picture(address), one.user is not None)


@post("/contests/come", status_code=200)
async def come_with_code(data: JSONBody[ComeWith], request: Asker, house: TheHouse, lang: Lang = FALLBACK) -> Response[Come]:
    """Be whom a code is for: a player by that of a slip, staff by that of a link. Whoever is not known yet is a new guest, also
    where only who is invited comes: the code invites them."""
    address = address_of(request)
    if not house.guessing.take(address):
        raise Refusal(TOO_OFTEN)
    user = await signed_in(house, request.cookies)
    if user is not None and not data.instead:
        question = await seat_question(house, data.code, user, spoken(lang))
        if question is not None:
            house.guessing.give_back(address)
            return Response(question)
    cookies = []
    async with house.database.writing() as connection:
        if user is None:
            if house.settings.admits == "nobody":
                raise Refusal(NOT_ADMITTED)
            check_rate(request, house)
            user, token = await arrived(connection, request, house, spoken(lang))
            cookies.append(cookie_of(token, house.settings.secure))
        found = await come(connection, house.key, data.code, user, now())
    house.guessing.give_back(address)
    return Response(Come(found.contest, found.role, found.player, ""), cookies=cookies)


async def seat_question(house: House, code: str, user: User, lang: str) -> Come | None:
    """What somebody is asked who has a seat already and comes with the code of another one, as when a phone scans the slip of
    the opponent; None where there is nothing to ask."""
    async with house.database.reading() as connection:
        found = await find_pass(connection, kept_of(house.key, code))
    if found is None or found.role != PLAYER or found.user is not None:
        return None
    async with asking(house, found.contest, user) as asked:
        contest, mine = asked.contest, asked.who.player
        if mine in (0, found.player) or found.player not in contest.players:
            return None
        names = {"mine": contest.name(mine), "other": contest.name(found.player)}
        return Come(found.contest, PLAYER, mine, ContestWords(contest, lang).say("contest-come-instead", **names))


@get("/contests/{id:str}/codes")
async def player_codes(id: FromPath[str], request: Asker, house: TheHouse, user: Known) -> list[CodeLine]:
    """Those of all players, as their slips have them."""
    async with asking(house, id, user, Right.slips) as asked, house.database.writing() as connection:
        found = await codes_of(connection, house.key, id, asked.contest)
    base = base_of(request, house)
    return [shown(one, code, base) for one, code in found if one.role == PLAYER]


@post("/contests/{id:str}/codes", status_code=200)
async def new_code(id: FromPath[str], data: JSONBody[NewCode], request: Asker, house: TheHouse, user: Known) -> CodeLine:
    """Another code for a player, whose slip or phone is lost, or for staff: the one before it is worth nothing any more."""
    right = Right.slips if data.role == PLAYER else Right.staff
    async with asking(house, id, user, right) as asked, house.database.writing() as connection:
        found = await codes_of(connection, house.key, id, asked.contest)
        old = next((one for one, _ in found if (one.role, one.player) == (data.role, data.player)), None)
        if old is None:
            raise Unusable("contest-no-player", player=data.player)
        new = await renewed(connection, house.key, Pass(id, old.role, old.player, old.entry, old.turn + 1))
    return shown(new, code_of(house.key, new), base_of(request, house))


@get("/contests/{id:str}/staff")
async def staff(id: FromPath[str], request: Asker, house: TheHouse, user: Known) -> StaffPage:
    """Who organises and keeps scores, and the links by which others come to."""
    base = base_of(request, house)
    async with asking(house, id, user, Right.staff) as asked, house.database.writing() as connection:
        found = await codes_of(connection, house.key, id, asked.contest)
        people = await staff_of(connection, id)
        lines = [StaffLine(one, await name_of(connection, one), role, one == user.id) for one, role in people]
    return StaffPage(lines, [shown(one, code, base) for one, code in found if one.role != PLAYER])


@delete("/contests/{id:str}/staff/{other:str}", status_code=204)
async def dismiss(id: FromPath[str], other: FromPath[str], house: TheHouse, user: Known) -> None:
    """Somebody is staff no longer. Somebody always organises."""
    async with asking(house, id, user, Right.staff), house.database.writing() as connection:
        people = await staff_of(connection, id)
        left = [one for one, role in people if role == Role.organiser.value and one != other]
        if not left:
            raise Refusal(NOT_FOR_YOU, role=Role.organiser.value)
        await drop_staff(connection, id, other)


CODES: Final[list[BaseRouteHandler]] = [come_with_code, player_codes, new_code, staff, dismiss]
