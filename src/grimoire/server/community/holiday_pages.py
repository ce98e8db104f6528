"""Holidays: from when to when somebody is away, and the clocks of their games by turns stand."""

from typing import Annotated, Final

import msgspec
from litestar import delete, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.community.standing_still import stand_still
from grimoire.server.house import House
from grimoire.server.storage.holidays import DAY, Holiday, add_holiday, end_holiday, holidays_of
from grimoire.server.storage.people import User, lock_person
from grimoire.server.visitors import Known, TheHouse
from grimoire.table.refusals import BAD_HOLIDAY, NO_HOLIDAY, TOO_OFTEN, Refusal

MOST_DAYS: Final = 14  # within a year
YEAR: Final = 365 * DAY
SLACK: Final = 10 * 60 * 1000  # milliseconds: the clock of a browser is seldom that of the server


class HolidayLine(msgspec.Struct, frozen=True):
    id: int
    begins: int  # milliseconds since 1970
    ends: int
    days: int
    now: bool  # one is away; else it is to come, or over
    over: bool


class HolidayPage(msgspec.Struct, frozen=True):
    """One's holidays, the latest first."""

    holidays: list[HolidayLine]
    most: int  # days, within a year
    left: int  # of them, for one that begins now


class NewHoliday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    begins: Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]  # milliseconds since 1970
    days: Annotated[int, msgspec.Meta(ge=1, le=MOST_DAYS)]


@get("/me/holidays")
async def my_holidays(house: TheHouse, user: Known) -> HolidayPage:
    """When one is away, or was."""
    async with house.database.reading() as connection:
        return await page_of(connection, user, house.database.clock.wall())


@post("/me/holidays", status_code=200)
async def go_away(data: JSONBody[NewHoliday], house: TheHouse, user: Known) -> HolidayPage:
    """Be away for whole days, fourteen within a year at most: the clocks of one's games by turns stand, and whoever plays them
    sees it."""
    check_rate(house, user)
    at = house.database.clock.wall()
    begins = max(at, data.begins)
    ends = begins + data.days * DAY
    async with house.database.writing() as connection:
        await lock_person(connection, user.id)  # of two requests at once the second counts the days of the first
        all = await holidays_of(connection, user.id)
        meets = any(one.begins < ends and begins < one.ends for one in all)
        early = data.begins < at - SLACK or begins > at + YEAR
        if early or meets or data.days > left_of(all, begins):
            raise Refusal(BAD_HOLIDAY, most=MOST_DAYS, left=left_of(all, begins))
        await add_holiday(connection, user.id, begins, ends)
    if begins <= at:
        await stand_still(house.hall)
    async with house.database.reading() as connection:
        return await page_of(connection, user, at)


@delete("/me/holidays/{id:str}", status_code=204)
async def come_back(id: FromPath[str], house: TheHouse, user: Known) -> None:
    """Be back before one's time: a day that was begun counts. A holiday to come is none any more."""
    check_rate(house, user)
    at = house.database.clock.wall()
    async with house.database.writing() as connection:
        mine = [one for one in await holidays_of(connection, user.id) if str(one.id) == id and one.ends > at]
        if not mine:
            raise Refusal(NO_HOLIDAY)
        await end_holiday(connection, mine[0].id, at)
    if mine[0].begins < at:
        await stand_still(house.hall, ended=user.id)


def check_rate(house: House, user: User) -> None:
    if not house.meeting.take(user.id):
        raise Refusal(TOO_OFTEN)


def left_of(all: list[Holiday], begins: int) -> int:
    """Of the days within a year, before or after: so there is no year, wherever it begins, with more."""
    near = [one for one in all if abs(one.begins - begins) < YEAR]
    return max(0, MOST_DAYS - sum(one.days for one in near))


async def page_of(connection: AsyncConnection, user: User, at: int) -> HolidayPage:
    all = await holidays_of(connection, user.id)
    lines = [HolidayLine(one.id, one.begins, one.ends, one.days, one.begins <= at < one.ends, one.ends <= at) for one in all]
    return HolidayPage(lines, MOST_DAYS, left_of(all, at))


HOLIDAYS: Final[list[BaseRouteHandler]] = [my_holidays, go_away, come_back]
