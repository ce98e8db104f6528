"""Offers in the database."""

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.schema import offers
from grimoire.table.offers import Offered


async def standing_offers(connection: AsyncConnection, match: str) -> list[Offered]:
    """In the order they were made."""
    columns = offers.c.what, offers.c.seat, offers.c.about
    wanted = select(*columns).where(offers.c.match == match).order_by(offers.c.at, offers.c.seat)
    return [Offered(*row) for row in await connection.execute(wanted)]


async def add_offer(connection: AsyncConnection, match: str, offer: Offered, number: int, at: int) -> None:
    """In the place of what this seat offered of the same kind."""
    same = offers.c.match == match, offers.c.what == offer.what, offers.c.seat == offer.seat
    await connection.execute(delete(offers).where(*same))
    values = {"match": match, **msgspec.structs.asdict(offer), "number": number, "at": at}
    await connection.execute(insert(offers).values(values))


async def drop_offers(connection: AsyncConnection, match: str, what: str = "") -> None:
    """Nothing is offered any more, or nothing of this kind."""
    gone = delete(offers).where(offers.c.match == match)
    await connection.execute(gone.where(offers.c.what == what) if what else gone)
