"""The cards of matches, by their digest: those of the program, of an edition it came with before, or with somebody's own
after them, whose texts are kept in the database, so that a match goes on after their file has changed, after a restart, and in
another process."""

from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.library.card_files import Texts
from grimoire.library.games import GAMES
from grimoire.library.pools import CardPool
from grimoire.server.storage.own_texts import KNOWN, MISSED, OwnTexts, keep_texts

FOLDER: Final = "own-cards"
MOST_POOLS: Final = 8  # in memory: each is a whole set of cards
POOLS: Final[dict[str, CardPool]] = {}  # by game and digest


async def adopt(connection: AsyncConnection, folder: Path, at: int) -> None:
    """What earlier versions kept as files beside the database."""
    for file in (folder / FOLDER).glob("*.json"):
        KNOWN[file.stem] = msgspec.json.decode(file.read_bytes(), type=OwnTexts)
        await keep_texts(connection, file.stem, at)


def drop_adopted(folder: Path) -> None:
    """Once they are kept in the database."""
    for file in (folder / FOLDER).glob("*.json"):
        file.unlink(missing_ok=True)


def know(game: str, texts: Texts, pool: CardPool) -> None:
    """From now on a match may be played with these cards; they are kept with it."""
    KNOWN[pool.digest] = OwnTexts(game, texts)
    MISSED.discard(pool.digest)
    put(f"{game} {pool.digest}", pool)


def put(key: str, pool: CardPool) -> None:
    """Into memory, where there is room for so many."""
    while key not in POOLS and len(POOLS) >= MOST_POOLS:
        POOLS.pop(next(iter(POOLS)))
    POOLS[key] = pool


def pool_for(game: str, digest: str) -> CardPool:
    """The cards a match was begun with; where they are not known, today's, until they are known. Raises BadFile."""
    if digest == GAMES[game].shipped_pool().digest:
        return GAMES[game].shipped_pool()
    key = f"{game} {digest}"
    if key not in POOLS:
        pool = GAMES[game].pool_behind(digest, own_texts(digest))
        if pool is GAMES[game].shipped_pool():
            return pool
        put(key, pool)
    return POOLS[key]


def own_pool(game: str, digest: str) -> CardPool | None:
    """The cards of a match for which somebody wrote some; None where nobody did."""
    return pool_for(game, digest) if own_texts(digest) else None


def own_texts(digest: str) -> Texts:
    """The files of a player's own behind a pool; none for the cards of the program."""
    return KNOWN[digest].texts if digest in KNOWN else []
