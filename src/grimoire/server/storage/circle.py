"""Whom somebody follows, and seats that are kept for one person."""

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.presence import STALE_MS
from grimoire.server.storage.schema import challenges, follows, matches, mutes, presence, seats, users
from grimoire.table.matches import RUNNING, WAITING


class Kept(msgspec.Struct, frozen=True):
    """A seat that is kept for somebody."""

    match: str
    seat: int
    user: str
    name: str
    until: int
    refused: bool


# -- seats kept for one person -----------------------------------------------------------------------------------------


async def keep_seats(connection: AsyncConnection, match: str, people: Sequence[tuple[int, str, bool]], until: int) -> None:
    """Seats, each with a user, and whether they are not to be asked at all."""
    rows = [{"match": match, "seat": seat, "user": user, "until": until, "refused": no} for seat, user, no in people]
    if rows:
        await connection.execute(insert(challenges), rows)


async def kept_seats(connection: AsyncConnection, ids: Collection[str]) -> list[Kept]:
    """In these matches."""
    if not ids:
        return []
    columns = challenges.c.match, challenges.c.seat, users.c.id, users.c.name, challenges.c.until, challenges.c.refused
    wanted = select(*columns).join(users, users.c.id == challenges.c.user).where(challenges.c.match.in_(ids))
    return [Kept(*row) for row in await connection.execute(wanted)]


async def challenges_of(connection: AsyncConnection, user: str) -> list[dict[str, str | int | bool]]:
    """Every seat that is or was kept for somebody."""
    mine = select(challenges.c.match, challenges.c.until, challenges.c.refused, users.c.name)
    found = await connection.execute(mine.join(users, users.c.id == challenges.c.user).where(challenges.c.user == user))
    return [{"match": row.match, "until": row.until, "refused": row.refused, "kept": row.name} for row in found]


async def kept_for(connection: AsyncConnection, user: str, at: int) -> list[str]:
    """Matches that wait for somebody alone, the newest first."""
    mine = challenges.c.user == user, challenges.c.refused.is_(False), challenges.c.until > at
    wanted = select(matches.c.id).join(challenges, challenges.c.match == matches.c.id)
    taken = and_(seats.c.match == challenges.c.match, seats.c.seat == challenges.c.seat)
    wanted = wanted.join(seats, taken).where(*mine, matches.c.state == WAITING, seats.c.user.is_(None))
    return list((await connection.execute(wanted.order_by(matches.c.created.desc(), matches.c.id))).scalars())


async def refuse_seat(connection: AsyncConnection, match: str, user: str) -> bool:
    """Whether a seat was kept for them there."""
    mine = challenges.c.match == match, challenges.c.user == user
    refused = await connection.execute(update(challenges).where(*mine).values(refused=True).returning(challenges.c.seat))
    return bool(refused.all())


async def late_tables(connection: AsyncConnection, at: int) -> list[str]:
    """Tables that have waited for somebody for too long."""
    late = select(challenges.c.match).where(challenges.c.until <= at)
    wanted = select(matches.c.id).where(matches.c.state == WAITING, matches.c.id.in_(late))
    return list((await connection.execute(wanted)).scalars())


async def drop_waiting(connection: AsyncConnection, ids: Collection[str]) -> list[str]:
    """Take tables away that still wait, and at which nobody sits down at this very moment; which ones those were."""
    waiting = select(matches.c.id).where(matches.c.state == WAITING, matches.c.id.in_(ids)).with_for_update(skip_locked=True)
    gone = list((await connection.execute(waiting)).scalars())
    await connection.execute(delete(matches).where(matches.c.id.in_(gone)))
    return gone


async def asked_by(connection: AsyncConnection, owner: str, user: str, at: int) -> tuple[int, int]:
    """How many seats are kept for somebody at tables that wait: of this owner, and, not refused, of whomever."""
    here = challenges.c.match == matches.c.id, matches.c.state == WAITING, challenges.c.user == user, challenges.c.until > at
    count = select(func.count()).select_from(challenges.join(matches, challenges.c.match == matches.c.id)).where(*here)
    one = (await connection.execute(count.where(matches.c.owner == owner))).scalar_one()
    return one, (await connection.execute(count.where(challenges.c.refused.is_(False)))).scalar_one()


# -- following ---------------------------------------------------------------------------------------------------------


async def follow(connection: AsyncConnection, user: str, other: str, wanted: bool) -> None:
    await connection.execute(delete(follows).where(follows.c.user == user, follows.c.other == other))
    if wanted:
        await connection.execute(insert(follows).values(user=user, other=other))


async def part(connection: AsyncConnection, one: str, other: str) -> None:
    """Neither follows the other any more."""
    for user, followed in ((one, other), (other, one)):
        await follow(connection, user, followed, False)


async def followed_by(connection: AsyncConnection, user: str) -> list[tuple[str, str]]:
    """Ids and names."""
    wanted = select(users.c.id, users.c.name).join(follows, follows.c.other == users.c.id)
    found = await connection.execute(wanted.where(follows.c.user == user, users.c.login.is_not(None)).order_by(users.c.login))
    return [(row.id, row.name) for row in found]


async def count_following(connection: AsyncConnection, user: str) -> tuple[int, int]:
    """How many somebody follows, and how many follow them."""
    mine = select(func.count()).select_from(follows)
    one = (await connection.execute(mine.where(follows.c.user == user))).scalar_one()
    return one, (await connection.execute(mine.where(follows.c.other == user))).scalar_one()


async def at_tables(connection: AsyncConnection, people: Collection[str], at: int) -> dict[str, tuple[str, str]]:
    """At which match of the lobby these people are now, with its game; whoever does not want it known is nowhere.
    `at` is by the clock of the house."""
    if not people:
        return {}
    chair = and_(seats.c.match == presence.c.match, seats.c.seat == presence.c.seat)
    here = presence.c.count > 0, presence.c.seen > at - STALE_MS
    wanted = select(seats.c.user, matches.c.id, matches.c.game).join(matches, matches.c.id == seats.c.match)
    wanted = wanted.join(presence, chair).join(users, users.c.id == seats.c.user).order_by(matches.c.created)
    wanted = wanted.where(seats.c.user.in_(people), *here, matches.c.state == RUNNING, matches.c.public, users.c.shy.is_(False))
    return {user: (id, game) for user, id, game in await connection.execute(wanted)}


async def set_shy(connection: AsyncConnection, user: str, shy: bool) -> None:
    await connection.execute(update(users).where(users.c.id == user).values(shy=shy))


async def is_shy(connection: AsyncConnection, user: str) -> bool:
    return bool((await connection.execute(select(users.c.shy).where(users.c.id == user))).scalar_one_or_none())


async def show_contests(connection: AsyncConnection, user: str, shown: bool) -> None:
    await connection.execute(update(users).where(users.c.id == user).values(shows_contests=shown))


async def shows_contests(connection: AsyncConnection, user: str) -> bool:
    return bool((await connection.execute(select(users.c.shows_contests).where(users.c.id == user))).scalar_one_or_none())


async def muted_people(connection: AsyncConnection, user: str) -> list[tuple[str, str]]:
    """Whom somebody has blocked, of those with accounts: ids and names."""
    wanted = select(users.c.id, users.c.name).join(mutes, mutes.c.other == users.c.id)
    found = await connection.execute(wanted.where(mutes.c.user == user, users.c.login.is_not(None)).order_by(users.c.login))
    return [(row.id, row.name) for row in found]
