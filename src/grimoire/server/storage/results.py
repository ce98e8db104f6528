"""How matches ended: rows that are never changed but for what was reckoned from them."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.schema import matches, results, users

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
    late: bool = False


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


async def course_of(connection: AsyncConnection, user: str) -> list[tuple[str, int, float, float]]:
    """How somebody's ratings went: game, time, mu and sigma after each game that counted, the oldest first."""
    columns = results.c.game, results.c.ended, results.c.mu, results.c.sigma
    wanted = select(*columns).where(results.c.user == user, results.c.mu.is_not(None)).order_by(results.c.ended)
    return [(row.game, row.ended, row.mu, row.sigma) for row in await connection.execute(wanted)]


async def late_of(connection: AsyncConnection, user: str, most: int) -> tuple[int, int]:
    """Of somebody's latest games with a person: how many there were, and how many were lost because their time was over."""
    other = results.alias()
    met = select(other.c.match).where(other.c.match == results.c.match, other.c.seat != results.c.seat, other.c.bot == "")
    wanted = select(results.c.late).where(results.c.user == user, met.exists()).order_by(results.c.ended.desc()).limit(most)
    found = list((await connection.execute(wanted)).scalars())
    return len(found), sum(found)


async def counts_of(connection: AsyncConnection, user: str) -> dict[str, int]:
    """How many games somebody has ended, by game."""
    wanted = select(results.c.game, func.count()).where(results.c.user == user).group_by(results.c.game)
    return {row[0]: row[1] for row in await connection.execute(wanted)}


class Meeting(msgspec.Struct, frozen=True):
    """One's own deck against that of another person."""

    match: str
    game: str
    deck: str
    deck_name: str
    kind: str  # of the other
    outcome: int
    first: bool
    rated: bool
    ended: int
    hides: bool  # lists were closed and another match follows: whether it is over has to be looked at


async def meetings_of(connection: AsyncConnection, user: str, most: int = 2000) -> list[Meeting]:
    """With decks, against people, the newest first."""
    other = results.alias()
    on = (other.c.match == results.c.match) & (other.c.seat != results.c.seat)
    own = [results.c[name] for name in ("match", "game", "deck", "deck_name")]
    rest = [results.c[name] for name in ("outcome", "first", "rated", "ended")]
    hides = func.coalesce(matches.c.closed.is_(True) & (matches.c.next != ""), False)
    joined = results.join(other, on).outerjoin(matches, matches.c.id == results.c.match)
    columns: list[ColumnElement[Any]] = [*own, other.c.deck_kind, *rest, hides]
    wanted = select(*columns).select_from(joined)
    wanted = wanted.where(results.c.user == user, results.c.deck != "", other.c.bot == "")
    return [Meeting(*row) for row in await connection.execute(wanted.order_by(results.c.ended.desc()).limit(most))]


async def best_of_game(connection: AsyncConnection, game: str, since: int, most: int) -> list[tuple[str, float, float, int]]:
    """Who has played since then, with their ratings: the name, mu, sigma, games; whom one may be surest of first."""
    last = (
        select(results.c.user, func.max(results.c.ended).label("ended"), func.count().label("games"))
        .where(results.c.game == game, results.c.mu.is_not(None), results.c.user.is_not(None))
        .group_by(results.c.user)
        .having(func.max(results.c.ended) >= since)
        .subquery()
    )
    same = (results.c.user == last.c.user) & (results.c.ended == last.c.ended) & (results.c.game == game)
    joined = results.join(last, same).join(users, users.c.id == results.c.user)
    wanted = select(users.c.name, results.c.mu, results.c.sigma, last.c.games).select_from(joined)
    wanted = wanted.where(results.c.mu.is_not(None), users.c.banned.is_(False), users.c.login.is_not(None))
    ordered = wanted.order_by((results.c.mu - 2 * results.c.sigma).desc(), users.c.name).limit(most)
    return [(row.name, row.mu, row.sigma, row.games) for row in await connection.execute(ordered)]


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


class AgainstBots(msgspec.Struct, frozen=True):
    """A game of one person with an account against bots alone."""

    user: str
    bots: list[str]
    outcome: int


async def against_bots(connection: AsyncConnection, game: str, bots: Sequence[str], most: int) -> list[AgainstBots]:
    """Of so many newest games in which one of these bots sat; games that ended before everybody had a turn say nothing."""
    with_bots = (
        select(results.c.match)
        .where(results.c.game == game, results.c.bot.in_(bots))
        .group_by(results.c.match)
        .order_by(func.max(results.c.ended).desc())
        .limit(most)
        .subquery()
    )
    joined = results.join(with_bots, with_bots.c.match == results.c.match).outerjoin(users, users.c.id == results.c.user)
    columns = results.c.match, results.c.user, users.c.login, results.c.bot, results.c.outcome, results.c.turns
    rows = (await connection.execute(select(*columns).select_from(joined).order_by(results.c.match))).all()
    found = []
    for _, seats in groupby(rows, key=lambda row: row.match):
        sat = list(seats)
        people = [row for row in sat if not row.bot]
        if len(people) == 1 and people[0].login and people[0].turns > len(sat):
            found.append(AgainstBots(people[0].user, [row.bot for row in sat if row.bot], people[0].outcome))
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
