"""What was found about matches that are over, when they were looked at again."""

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.schema import studies


async def find_study(connection: AsyncConnection, match: str, seat: int) -> str | None:
    found = await connection.execute(select(studies.c.found).where(studies.c.match == match, studies.c.seat == seat))
    text: str | None = found.scalar_one_or_none()
    return text


async def keep_study(connection: AsyncConnection, match: str, seat: int, found: str, at: int) -> None:
    """Once: where another process was quicker, what it found stands. It follows from the record, so it is the same."""
    if await find_study(connection, match, seat) is None:
        await connection.execute(insert(studies).values(match=match, seat=seat, found=found, at=at))
