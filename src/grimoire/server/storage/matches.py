"""Matches in the database."""

from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row, and_, delete, func, insert, not_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.own_texts import drop_unused, learn
from grimoire.server.storage.schema import matches, own_cards, presence, seats, users
from grimoire.table.matches import HOUR, OVER, RUNNING, WAITING, Clock, MatchRow, Seat

IDLE_MS: Final = 2 * 60 * 1000  # whoever opened a table and has not looked at it for so long does not wait any more
EVER: Final = 1 << 62  # later than any moment
WAITS_BY_TURNS_MS: Final = 14 * 24 * 3600 * 1000
FIELDS: Final = tuple(field for field in MatchRow.__struct_fields__ if field != "seats")
SEAT_FIELDS: Final = tuple(field for field in Seat.__struct_fields__ if field != "guest")


def values_of(match: MatchRow) -> dict[str, Any]:
    values = {field: getattr(match, field) for field in FIELDS}
    values["clock"] = msgspec.to_builtins(match.clock)
    return values


def match_of(row: Row[Any], sitting: list[Seat]) -> MatchRow:
    values = row._asdict()
    values["clock"] = msgspec.convert(values["clock"], Clock)
    return MatchRow(**values, seats=sitting)


async def add_match(connection: AsyncConnection, match: MatchRow) -> None:
    await connection.execute(insert(matches).values(values_of(match)))
    rows = [{"match": match.id, **{field: getattr(seat, field) for field in SEAT_FIELDS}} for seat in match.seats]
    await connection.execute(insert(seats), rows)


async def find_match(connection: AsyncConnection, id: str) -> MatchRow | None:
    found = await listed(connection, matches.c.id == id)
    return found[0] if found else None


async def find_matches(connection: AsyncConnection, ids: Collection[str]) -> dict[str, MatchRow]:
    return {row.id: row for row in await listed(connection, matches.c.id.in_(ids), len(ids))} if ids else {}


async def lock_match(connection: AsyncConnection, id: str) -> None:
    """Nobody else changes it until the transaction ends. SQLite has one writer anyway."""
    await connection.execute(select(matches.c.id).where(matches.c.id == id).with_for_update())


async def matches_of(connection: AsyncConnection, user: str, most: int = 100) -> list[MatchRow]:
    """Where somebody sits, or waits for others; the newest first."""
    mine = select(seats.c.match).where(seats.c.user == user).scalar_subquery()
    return await listed(connection, or_(matches.c.id.in_(mine), matches.c.owner == user), most)


async def lobby(connection: AsyncConnection, at: int, house: int, most: int = 100) -> list[MatchRow]:
    """Where anybody may sit down, and somebody is there who waits; by turns nobody need be. `house`: the time by its clock."""
    free = select(seats.c.match).where(seats.c.match == matches.c.id, seats.c.user.is_(None), seats.c.bot == "")
    waits = matches.c.state == WAITING, matches.c.public.is_(True), free.exists()  # none between games of a series
    last = select(func.max(presence.c.seen)).where(presence.c.match == matches.c.id, presence.c.seat >= 0).scalar_subquery()
    there = or_(matches.c.created > at - IDLE_MS, func.coalesce(last, 0) > house - IDLE_MS)
    by_turns = or_(*(func.coalesce(matches.c.clock[name].as_integer(), 0) >= HOUR for name in ("move", "turn")))
    young = matches.c.created > at - WAITS_BY_TURNS_MS
    return await listed(connection, and_(*waits, or_(and_(by_turns, young), and_(not_(by_turns), there))), most)


async def under_way(connection: AsyncConnection, most: int = 30) -> list[MatchRow]:
    """Matches between people who sat down in the lobby, later games of a series too, the newest first: anybody may look on."""
    return await listed(connection, (matches.c.state == RUNNING) & matches.c.public.is_(True), most)


async def listed(connection: AsyncConnection, condition: Any, most: int = 1) -> list[MatchRow]:
    columns = [matches.c[field] for field in FIELDS]
    wanted = select(*columns).where(condition).order_by(matches.c.created.desc(), matches.c.id).limit(most)
    rows = (await connection.execute(wanted)).all()
    await learn(connection, (row.cards for row in rows))
    ids = [row.id for row in rows]
    sitting: dict[str, list[Seat]] = {id: [] for id in ids}
    guest = users.c.id.is_not(None) & users.c.login.is_(None)
    whose = seats.outerjoin(users, users.c.id == seats.c.user)
    chairs = select(seats.c.match, *[seats.c[field] for field in SEAT_FIELDS], guest).select_from(whose)
    for row in await connection.execute(chairs.where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)):
        match, *values = row
        sitting[match].append(Seat(*values))  # SEAT_FIELDS, and whether it is a guest
    return [match_of(row, sitting[row.id]) for row in rows]


class Later(msgspec.Struct, frozen=True):
    """A match that is not over and follows another one, at once or after others."""

    first: str
    seed: str | None
    commitment: str


async def not_over_after(connection: AsyncConnection, ids: Sequence[str]) -> list[Later]:
    """The next games of series, rematches and continuations of these matches that are not over."""
    if not ids:
        return []
    after = select(matches.c.id.label("first"), matches.c.next.label("id")).where(matches.c.id.in_(ids)).cte(recursive=True)
    on = select(after.c.first, matches.c.next).join(matches, matches.c.id == after.c.id).where(matches.c.next != "")
    after = after.union(on)
    columns = after.c.first, matches.c.seed, matches.c.commitment
    wanted = select(*columns).join(matches, matches.c.id == after.c.id).where(matches.c.state != OVER)
    return [Later(*row) for row in await connection.execute(wanted)]


async def change_seat(connection: AsyncConnection, match: str, seat: Seat) -> None:
    values = {field: getattr(seat, field) for field in SEAT_FIELDS if field != "seat"}
    await connection.execute(update(seats).where(seats.c.match == match, seats.c.seat == seat.seat).values(**values))


async def change_match(connection: AsyncConnection, id: str, **values: Any) -> None:
    await connection.execute(update(matches).where(matches.c.id == id).values(**values))


async def drop_match(connection: AsyncConnection, id: str) -> None:
    """With all that belongs to it."""
    await connection.execute(delete(matches).where(matches.c.id == id))


async def drop_deserted(connection: AsyncConnection, user: str) -> list[str]:
    """Delete matches with cards that somebody wrote, where nobody but this person sits, and then the texts that no other match
    is played with: what they wrote goes with them, and nobody is left who could play on."""
    mine = select(seats.c.match).where(seats.c.user == user)
    others = select(seats.c.match).where(seats.c.match == matches.c.id, seats.c.user.is_not(None), seats.c.user != user)
    written = select(own_cards.c.digest).where(own_cards.c.digest == matches.c.cards)
    theirs = or_(matches.c.owner == user, and_(matches.c.owner == "", matches.c.id.in_(mine)))
    wanted = select(matches.c.id, matches.c.cards).where(theirs, written.exists(), ~others.exists())
    found = (await connection.execute(wanted)).all()
    ids = [row.id for row in found]
    await connection.execute(delete(matches).where(matches.c.id.in_(ids)))
    await drop_unused(connection, EVER, {row.cards for row in found})
    return ids


async def drop_old(connection: AsyncConnection, before: int, most: int) -> list[str]:
    """Delete matches that were over by then, or waited for somebody since; with all that belongs to them."""
    over = (matches.c.state == OVER) & (matches.c.ended < before)
    never = (matches.c.state == WAITING) & (matches.c.created < before)
    ids = list((await connection.execute(select(matches.c.id).where(over | never).limit(most))).scalars())
    await connection.execute(delete(matches).where(matches.c.id.in_(ids)))
    return ids


async def count_matches(connection: AsyncConnection) -> dict[str, int]:
    """How many there are, by how they stand."""
    found = await connection.execute(select(matches.c.state, func.count()).group_by(matches.c.state))
    counts = {row[0]: row[1] for row in found}
    return {f"matches_{state}": counts.get(state, 0) for state in (WAITING, RUNNING, OVER)}
