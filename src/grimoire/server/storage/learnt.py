"""How far somebody has come in the lessons, and on which days they solved the puzzle of the day."""

from datetime import date

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.answers.lessons import Learnt
from grimoire.server.storage.schema import lessons, puzzle_days


async def learnt_by(connection: AsyncConnection, user: str) -> list[Learnt]:
    columns = [lessons.c[name] for name in Learnt.__struct_fields__]
    return [Learnt(*row) for row in await connection.execute(select(*columns).where(lessons.c.user == user))]


async def keep_learnt(connection: AsyncConnection, user: str, new: Learnt, at: int) -> None:
    """What was done once stays done, also while it is played again; what is missed after that does not count."""
    same = lessons.c.user == user, lessons.c.game == new.game, lessons.c.lesson == new.lesson
    before = (await connection.execute(select(lessons.c.done, lessons.c.missed).where(*same))).one_or_none()
    done, missed = (before.done, before.missed) if before else (False, 0)
    await connection.execute(delete(lessons).where(*same))
    kept = {"done": new.done or done, "missed": missed + (0 if done else new.missed)}
    await connection.execute(insert(lessons).values({"user": user, **msgspec.structs.asdict(new), **kept, "at": at}))


async def days_of(connection: AsyncConnection, user: str, game: str) -> list[date]:
    """On which somebody solved the puzzle of the day."""
    wanted = select(puzzle_days.c.day).where(puzzle_days.c.user == user, puzzle_days.c.game == game)
    return [date.fromordinal(row.day) for row in await connection.execute(wanted.order_by(puzzle_days.c.day))]


async def all_days_of(connection: AsyncConnection, user: str) -> list[dict[str, str]]:
    wanted = select(puzzle_days.c.game, puzzle_days.c.day).where(puzzle_days.c.user == user)
    found = await connection.execute(wanted.order_by(puzzle_days.c.game, puzzle_days.c.day))
    return [{"game": row.game, "day": date.fromordinal(row.day).isoformat()} for row in found]


async def keep_day(connection: AsyncConnection, user: str, game: str, day: date) -> None:
    same = puzzle_days.c.user == user, puzzle_days.c.game == game, puzzle_days.c.day == day.toordinal()
    await connection.execute(delete(puzzle_days).where(*same))
    await connection.execute(insert(puzzle_days).values(user=user, game=game, day=day.toordinal()))
