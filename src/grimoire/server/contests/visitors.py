"""Who asks something of a contest: what they are in it, by the codes they have come with."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.contests.contest import Contest
from grimoire.server.contests.desk import Desk
from grimoire.server.contests.permissions import Right, Who, who
from grimoire.server.house import House
from grimoire.server.storage.contests import Pass, role_of
from grimoire.server.storage.people import User


class Asking(msgspec.Struct, frozen=True):
    """Somebody at the desk of a contest, which nobody changes meanwhile."""

    desk: Desk
    contest: Contest
    who: Who
    connection: AsyncConnection


@asynccontextmanager
async def asking(house: House, id: str, user: User, right: Right = Right.look) -> AsyncIterator[Asking]:
    """Raises Refusal where there is no such contest, or where it is not for them."""
    desk = house.hall.contests.desk(id)
    async with desk.lock, house.database.reading() as connection:
        contest = await desk.caught_up(connection)
        found = await who_asks(connection, contest, id, user)
        found.check(right)
        yield Asking(desk, contest, found, connection)


async def who_asks(connection: AsyncConnection, contest: Contest, id: str, user: User) -> Who:
    """A seat counts as long as its player is the one for whom the code was made."""
    staff, passes = await role_of(connection, id, user.id)
    player = next((one.player for one in passes if is_of(one, contest)), 0)
    return who(user.id, user.name if staff or not player else contest.name(player), staff, player)


def is_of(one: Pass, contest: Contest) -> bool:
    return one.player in contest.players and contest.players[one.player].entry == one.entry
