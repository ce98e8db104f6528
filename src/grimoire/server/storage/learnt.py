"""How far somebody has come in the lessons."""

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.schema import lessons


class Learnt(msgspec.Struct, frozen=True):
    game: str
    lesson: str
    made: list[str] = []
    done: bool = False


async def learnt_by(connection: AsyncConnection, user: str) -> list[Learnt]:
    columns = [lessons.c[name] for name in Learnt.__struct_fields__]
    return [Learnt(*row) for row in await connection.execute(select(*columns).where(lessons.c.user == user))]


async def keep_learnt(connection: AsyncConnection, user: str, new: Learnt, at: int) -> None:
    """What was done once stays done, also while it is played again."""
    same = lessons.c.user == user, lessons.c.game == new.game, lessons.c.lesson == new.lesson
    before = (await connection.execute(select(lessons.c.done).where(*same))).scalar_one_or_none()
    await connection.execute(delete(lessons).where(*same))
    values = {"user": user, **msgspec.structs.asdict(new), "done": new.done or bool(before), "at": at}
    await connection.execute(insert(lessons).values(values))
