"""Bells: what calls somebody who is not at the table. A match has one of each kind."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.schema import bells, push_calls, pushes, users

MOVE: Final = "move"  # it is their move
SOON: Final = "soon"  # and their time goes by
OVER: Final = "over"  # a match of theirs has ended
BEGAN: Final = "began"  # somebody has sat down at their table
ASKED: Final = "asked"  # somebody keeps a seat for them
KINDS: Final = (MOVE, SOON, OVER, BEGAN, ASKED)
OF_A_QUESTION: Final = (MOVE, SOON)  # that is answered with the next choice


class Bell(msgspec.Struct, frozen=True):
    id: int
    user: str
    kind: str
    match: str
    at: int
    read: bool


async def ring(connection: AsyncConnection, match: str, kind: str, people: Sequence[str], at: int) -> None:
    """Whoever was forgotten meanwhile is called no more: a table in memory may not know of it yet. Browsers they named are
    called with it, and what is answered before that was sent is sent no more."""
    if not people:
        return
    await connection.execute(delete(bells).where(bells.c.match == match, bells.c.kind == kind, bells.c.user.in_(people)))
    called = select(users.c.id, literal(kind), literal(match), literal(at), literal(False)).where(users.c.id.in_(people))
    await connection.execute(insert(bells).from_select(["user", "kind", "match", "at", "read"], called))
    new = bells.c.match == match, bells.c.kind == kind, bells.c.user.in_(people)
    browsers = select(pushes.c.id, bells.c.id, literal(at)).join(bells, bells.c.user == pushes.c.user).where(*new)
    await connection.execute(insert(push_calls).from_select(["push", "bell", "at"], browsers))


async def hush(connection: AsyncConnection, match: str) -> None:
    """What was asked there is answered."""
    await connection.execute(delete(bells).where(bells.c.match == match, bells.c.kind.in_(OF_A_QUESTION)))


async def bells_of(connection: AsyncConnection, user: str, most: int = 50) -> list[Bell]:
    """The newest first."""
    columns = [bells.c[name] for name in Bell.__struct_fields__]
    wanted = select(*columns).where(bells.c.user == user).order_by(bells.c.at.desc(), bells.c.id.desc()).limit(most)
    return [Bell(*row) for row in await connection.execute(wanted)]


async def count_new(connection: AsyncConnection, user: str) -> int:
    wanted = select(func.count()).select_from(bells).where(bells.c.user == user, bells.c.read.is_(False))
    found: int = (await connection.execute(wanted)).scalar_one()
    return found


async def read_bells(connection: AsyncConnection, user: str, up_to: int) -> None:
    """Seen, up to this one: what rang meanwhile is new still."""
    await connection.execute(update(bells).where(bells.c.user == user, bells.c.id <= up_to).values(read=True))


async def drop_old_bells(connection: AsyncConnection, before: int) -> None:
    await connection.execute(delete(bells).where(bells.c.at < before))
