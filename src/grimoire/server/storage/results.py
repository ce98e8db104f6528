"""How matches ended: rows that are never changed but for what was reckoned from them."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.schema import results, users

WON: Final = 1
DRAWN: Final = 0
LOST: Final = -1


class Result(msgspec.Struct, frozen=True):
    """One seat of a match that is over."""

    match: str
    seat: int
    user: str | None
    bot: str
    game: str
    deck: str
    deck_name: str
    deck_kind: str
    outcome: int
    first: bool
    turns: int
    rated: bool
    ended: int
    mu: float | None = None
    sigma: float | None = None


SET_SKILL: Final = (
    update(results)
    .where(results.c.match == bindparam("of"), results.c.seat == bindparam("at"))
    .values(mu=bindparam("mu"), sigma=bindparam("sigma"))
)
COLUMNS: Final = [results.c[name] for name in Result.__struct_fields__]


async def keep_results(connection: AsyncConnection, rows: Sequence[Result]) -> None:
    """Whoever was forgotten meanwhile is nobody: a table in memory may not know of it yet."""
    people = {row.user for row in rows if row.user}
    known = set((await connection.execute(select(users.c.id).where(users.c.id.in_(people)))).scalars())
    values = [{**msgspec.structs.asdict(row), "user": row.user if row.user in known else None} for row in rows]
    await connection.execute(insert(results), values)


async def results_where(connection: AsyncConnection, condition: ColumnElement[bool], most: int = 1000) -> list[Result]:
    """The newest first."""
    wanted = select(*COLUMNS).where(condition).order_by(results.c.ended.desc(), results.c.match).limit(most)
    return [Result(*row) for row in await connection.execute(wanted)]


async def results_of(connection: AsyncConnection, user: str, game: str = "", most: int = 1000) -> list[Result]:
    same = results.c.user == user
    return await results_where(connection, same & (results.c.game == game) if game else same, most)


async def beside(connection: AsyncConnection, matches: Sequence[str]) -> list[Result]:
    """All seats of these matches."""
    return await results_where(connection, results.c.match.in_(matches), 16 * len(matches)) if matches else []


async def last_skills(connection: AsyncConnection, game: str, people: Iterable[str]) -> dict[str, tuple[float, float]]:
    """What these people's ratings in a game are now; whoever has none is not among them."""
    found: dict[str, tuple[float, float]] = {}
    for user in people:
        mine = (results.c.user == user) & (results.c.game == game) & results.c.mu.is_not(None)
        wanted = select(results.c.mu, results.c.sigma).where(mine).order_by(results.c.ended.desc(), results.c.match.desc())
        row = (await connection.execute(wanted.limit(1))).one_or_none()
        if row is not None:
            found[user] = (row.mu, row.sigma)
    return found


async def met_since(connection: AsyncConnection, one: str, other: str, since: int) -> int:
    """How many rated games these two have had."""
    theirs = select(results.c.match).where(results.c.user == other, results.c.rated.is_(True), results.c.ended >= since)
    mine = results.c.user == one, results.c.match.in_(theirs)
    found: int = (await connection.execute(select(func.count()).select_from(results).where(*mine))).scalar_one()
    return found


async def have_accounts(connection: AsyncConnection, people: Sequence[str]) -> bool:
    """Whether all of these are somebody who comes back. Until it is kept what comes of it, nobody else reckons with them."""
    wanted = select(users.c.id).where(users.c.id.in_(people), users.c.login.is_not(None)).order_by(users.c.id)
    return len((await connection.execute(wanted.with_for_update())).all()) == len(people)


async def rated_games(connection: AsyncConnection) -> list[list[Result]]:
    """All games that count, in the order in which they ended, with all their seats."""
    wanted = select(*COLUMNS).where(results.c.rated.is_(True)).order_by(results.c.ended, results.c.match, results.c.seat)
    rows = [Result(*row) for row in await connection.execute(wanted)]
    return [list(seats) for _, seats in groupby(rows, key=lambda row: row.match)]


async def set_skills(connection: AsyncConnection, rows: Sequence[Result]) -> None:
    await connection.execute(SET_SKILL, [{"of": r.match, "at": r.seat, "mu": r.mu, "sigma": r.sigma} for r in rows])
