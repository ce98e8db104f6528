"""What is said at a table, and whom somebody does not want to hear."""

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.schema import chat, mutes


class Said(msgspec.Struct, frozen=True):
    number: int
    user: str
    seat: int
    name: str
    text: str
    at: int
    phrase: str = ""


async def say(
    connection: AsyncConnection, match: str, user: str, seat: int, name: str, text: str, at: int, phrase: str = ""
) -> Said:
    last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.match == match)
    number: int = (await connection.execute(last)).scalar_one() + 1
    said = Said(number, user, seat, name, text, at, phrase)
    await connection.execute(insert(chat).values(match=match, **msgspec.structs.asdict(said)))
    return said


async def everything_said(connection: AsyncConnection, match: str, most: int = 200) -> list[Said]:
    columns = [chat.c[name] for name in Said.__struct_fields__]
    wanted = select(*columns).where(chat.c.match == match).order_by(chat.c.number.desc()).limit(most)
    return [Said(*row) for row in await connection.execute(wanted)][::-1]


async def one_said(connection: AsyncConnection, match: str, number: int) -> Said | None:
    columns = [chat.c[name] for name in Said.__struct_fields__]
    row = (await connection.execute(select(*columns).where(chat.c.match == match, chat.c.number == number))).one_or_none()
    return None if row is None else Said(*row)


async def drop_old_words(connection: AsyncConnection, before: int) -> None:
    await connection.execute(delete(chat).where(chat.c.at < before))


async def apart_from(connection: AsyncConnection, user: str) -> set[str]:
    """With whom somebody does not want to be at a table, and who does not want to be with them."""
    mine = select(mutes.c.other.label("who")).where(mutes.c.user == user)
    theirs = select(mutes.c.user.label("who")).where(mutes.c.other == user)
    return {row.who for row in await connection.execute(mine.union(theirs))}


async def mute(connection: AsyncConnection, user: str, other: str, muted: bool) -> None:
    await connection.execute(delete(mutes).where(mutes.c.user == user, mutes.c.other == other))
    if muted:
        await connection.execute(insert(mutes).values(user=user, other=other))
