"""The decks somebody keeps."""

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.schema import decks


class Kept(msgspec.Struct, frozen=True):
    id: str  # also its link
    user: str
    game: str
    name: str
    text: str
    shared: bool  # whether anybody who has the link may read it
    changed: int


COLUMNS = [decks.c[name] for name in Kept.__struct_fields__]


async def decks_of(connection: AsyncConnection, user: str) -> list[Kept]:
    wanted = select(*COLUMNS).where(decks.c.user == user).order_by(decks.c.changed.desc(), decks.c.id)
    return [Kept(*row) for row in await connection.execute(wanted)]


async def count_decks(connection: AsyncConnection, user: str) -> int:
    found: int = (await connection.execute(select(func.count()).where(decks.c.user == user))).scalar_one()
    return found


async def find_kept(connection: AsyncConnection, id: str, user: str) -> Kept | None:
    """A deck of one's own, or one that is shared."""
    wanted = select(*COLUMNS).where(decks.c.id == id, or_(decks.c.user == user, decks.c.shared.is_(True)))
    row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else Kept(*row)


async def keep_deck(connection: AsyncConnection, deck: Kept) -> bool:
    """Whether it was kept: a deck of somebody else is not overwritten."""
    values = msgspec.structs.asdict(deck)
    mine = (decks.c.id == deck.id, decks.c.user == deck.user)
    if (await connection.execute(update(decks).where(*mine).values(**values))).rowcount:
        return True
    if (await connection.execute(select(decks.c.id).where(decks.c.id == deck.id))).one_or_none() is not None:
        return False
    await connection.execute(insert(decks).values(**values))
    return True


async def drop_deck(connection: AsyncConnection, id: str, user: str) -> bool:
    return (await connection.execute(delete(decks).where(decks.c.id == id, decks.c.user == user))).rowcount == 1
