"""Browsers that are called where no page is open, and what they are to be called for. A browser goes with the session in
which it was named: whoever signs out is called no more."""

from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.bells import Bell
from grimoire.server.storage.schema import bells, push_calls, pushes, users

MOST_BROWSERS: Final = 10  # of one person; the one that was named first gives way


class Push(msgspec.Struct, frozen=True):
    """A browser, by the address that the push service of its maker gave it."""

    id: str
    user: str
    session: str
    endpoint: str
    p256dh: str  # what is said to it is sealed with these two
    auth: str
    lang: str
    base: str  # of this server, as that browser reaches it
    browser: str  # "Firefox, Linux"
    made: int


class PushCall(msgspec.Struct, frozen=True):
    """Something a browser is to be called for."""

    id: int
    push: Push
    bell: Bell
    wanted: bool


async def add_push(connection: AsyncConnection, push: Push) -> None:
    """An address is of one browser: of whoever named it last."""
    await connection.execute(delete(pushes).where(pushes.c.endpoint == push.endpoint))
    await connection.execute(insert(pushes).values(msgspec.structs.asdict(push)))
    mine = select(pushes.c.id).where(pushes.c.user == push.user)
    old = list((await connection.execute(mine.order_by(pushes.c.made.desc(), pushes.c.id))).scalars())[MOST_BROWSERS:]
    if old:
        await connection.execute(delete(pushes).where(pushes.c.id.in_(old)))


async def pushes_of(connection: AsyncConnection, user: str) -> list[Push]:
    """The newest first."""
    columns = [pushes.c[name] for name in Push.__struct_fields__]
    wanted = select(*columns).where(pushes.c.user == user).order_by(pushes.c.made.desc(), pushes.c.id)
    return [Push(*row) for row in await connection.execute(wanted)]


async def drop_push(connection: AsyncConnection, id: str, user: str = "") -> bool:
    """Whether it was there; of `user`, if one is given."""
    meant = (pushes.c.id == id, pushes.c.user == user) if user else (pushes.c.id == id,)
    return (await connection.execute(delete(pushes).where(*meant).returning(pushes.c.id))).first() is not None


async def quiet_of(connection: AsyncConnection, user: str) -> list[str]:
    """The kinds of notices for which no browser of theirs is called."""
    return list((await connection.execute(select(users.c.quiet).where(users.c.id == user))).scalar_one_or_none() or [])


async def set_quiet(connection: AsyncConnection, user: str, kinds: Collection[str]) -> None:
    await connection.execute(update(users).where(users.c.id == user).values(quiet=sorted(kinds)))


# -- what waits to be sent ---------------------------------------------------------------------------------------------


async def some_wait(connection: AsyncConnection) -> bool:
    return (await connection.execute(select(push_calls.c.id).limit(1))).first() is not None


async def take_calls(connection: AsyncConnection, most: int, not_before: int) -> list[PushCall]:
    """They are ours: no other process sends them, and nobody does once more, whatever comes of it. What is older than
    `not_before` is let be."""
    browser = [pushes.c[name] for name in Push.__struct_fields__]
    notice = [bells.c[name] for name in Bell.__struct_fields__]
    joined = push_calls.join(pushes, pushes.c.id == push_calls.c.push).join(bells, bells.c.id == push_calls.c.bell)
    columns: list[Any] = [push_calls.c.id, push_calls.c.at, users.c.quiet, users.c.banned, *browser, *notice]
    wanted = select(*columns).select_from(joined.join(users, users.c.id == bells.c.user)).order_by(push_calls.c.id).limit(most)
    rows = [tuple(row) for row in (await connection.execute(wanted)).all()]
    gone = delete(push_calls).where(push_calls.c.id.in_([row[0] for row in rows])).returning(push_calls.c.id)
    mine = {*(await connection.execute(gone)).scalars()} if rows else set()
    parted = 4 + len(browser)
    return [
        PushCall(row[0], Push(*row[4:parted]), bell, is_wanted(bell, row[1], row[2], row[3], not_before))
        for row in rows
        if row[0] in mine and (bell := Bell(*row[parted:]))
    ]


def is_wanted(bell: Bell, at: int, quiet: Sequence[str], banned: bool, not_before: int) -> bool:
    return at >= not_before and not bell.read and not banned and bell.kind not in quiet
