"""What players offer each other. An offer stands for one moment: with the next entry it is gone."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.schema import offers


async def standing_offers(connection: AsyncConnection, match: str) -> list[tuple[str, int]]:
    """What is offered, and by which seats: who agrees has offered the same."""
    wanted = select(offers.c.what, offers.c.seat).where(offers.c.match == match).order_by(offers.c.at, offers.c.seat)
    return [(row.what, row.seat) for row in await connection.execute(wanted)]


async def add_offer(connection: AsyncConnection, match: str, what: str, seat: int, number: int, at: int) -> None:
    await connection.execute(insert(offers).values(match=match, what=what, seat=seat, number=number, at=at))


async def drop_offers(connection: AsyncConnection, match: str, what: str = "") -> None:
    """Nothing is offered any more, or nothing of this kind."""
    gone = delete(offers).where(offers.c.match == match)
    await connection.execute(gone.where(offers.c.what == what) if what else gone)
