"""Texts of cards that people wrote, by the digest of the pool with them: kept in the database as long as a match is played with
them, and known to each process from the first match with them that it meets."""

from collections.abc import Collection, Iterable
from typing import Final

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.library.card_files import Texts
from grimoire.server.storage.schema import matches, own_cards


class OwnTexts(msgspec.Struct, frozen=True):
    """The files of a player's own that are read after those of the program."""

    game: str
    texts: Texts


KNOWN: Final[dict[str, OwnTexts]] = {}  # by digest of the whole pool
MISSED: Final[set[str]] = set()  # digests known here that the database did not have when they were last compared
NOBODYS: Final[set[str]] = {""}  # digests of which it is known that nobody wrote anything for them


async def learn(connection: AsyncConnection, digests: Iterable[str]) -> None:
    """What was written for these, where this process does not know it yet. Texts are kept before the first match with them, so
    what is not there now never comes."""
    new = {digest for digest in digests if digest not in KNOWN and digest not in NOBODYS}
    if not new:
        return
    for digest, game, texts in await connection.execute(
        select(own_cards.c.digest, own_cards.c.game, own_cards.c.texts).where(own_cards.c.digest.in_(new))
    ):
        KNOWN[digest] = OwnTexts(game, msgspec.convert(texts, Texts))
    NOBODYS.update(new - KNOWN.keys())


async def keep_texts(connection: AsyncConnection, digest: str, at: int) -> None:
    """With a match that is to be played with them; the moment is that of the last such match."""
    own = KNOWN[digest]
    NOBODYS.discard(digest)
    add = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = {"digest": digest, "game": own.game, "texts": msgspec.to_builtins(own.texts), "kept": at}
    kept = add.insert(own_cards).values(values).on_conflict_do_update(index_elements=["digest"], set_={"kept": at})
    await connection.execute(kept)


async def texts_of(connection: AsyncConnection, user: str) -> list[OwnTexts]:
    """What is kept for matches that this person opened: they wrote it, or played on with what somebody wrote."""
    theirs = select(matches.c.cards).where(matches.c.owner == user)
    wanted = select(own_cards.c.game, own_cards.c.texts).where(own_cards.c.digest.in_(theirs)).order_by(own_cards.c.kept)
    return [OwnTexts(row.game, msgspec.convert(row.texts, Texts)) for row in await connection.execute(wanted)]


async def drop_unused(connection: AsyncConnection, before: int, among: Collection[str] | None = None) -> int:
    """Delete the texts that no match is played with any more; how many there were. `among`: only of these digests."""
    used = select(matches.c.cards).where(matches.c.cards == own_cards.c.digest)
    unused = (own_cards.c.kept < before) & ~used.exists()
    if among is not None:
        unused &= own_cards.c.digest.in_(among)
    gone = list((await connection.execute(select(own_cards.c.digest).where(unused))).scalars())
    await connection.execute(delete(own_cards).where(own_cards.c.digest.in_(gone)))
    return len(gone)


async def forget_dropped(connection: AsyncConnection) -> None:
    """What the database has no longer, whichever process deleted it. What was not there once may be about to be kept, so it is
    forgotten the second time."""
    kept = set((await connection.execute(select(own_cards.c.digest))).scalars())
    for digest in MISSED - kept:
        KNOWN.pop(digest, None)
    MISSED.clear()
    MISSED.update(KNOWN.keys() - kept)
