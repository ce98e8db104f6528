"""The cards of matches, by their digest: those of the program, of an edition it came with before, or with somebody's own
after them, whose texts are kept beside the database, so that a match goes on after their file has changed, and after a
restart."""

import time
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.library.card_files import Texts
from grimoire.library.games import GAMES
from grimoire.library.pools import CardPool
from grimoire.library.writing import write_text
from grimoire.server.storage.matches import cards_of_matches

FOLDER: Final = "own-cards"
MOST_POOLS: Final = 8  # in memory: each is a whole set of cards
DAY: Final = 24 * 3600.0  # texts are kept as long at least: the match they are for is kept a moment after them


class OwnTexts(msgspec.Struct, frozen=True):
    """The files of a player's own that are read after those of the program."""

    game: str
    texts: Texts


KNOWN: Final[dict[str, OwnTexts]] = {}  # by digest of the whole pool
POOLS: Final[dict[str, CardPool]] = {}  # by game and digest


def remember(folder: Path) -> None:
    """What was kept here before."""
    for file in (folder / FOLDER).glob("*.json"):
        KNOWN[file.stem] = msgspec.json.decode(file.read_bytes(), type=OwnTexts)


def keep(folder: Path, game: str, texts: Texts, pool: CardPool) -> None:
    """From now on a match may be played with these cards."""
    own = OwnTexts(game, texts)
    (folder / FOLDER).mkdir(exist_ok=True)
    write_text(folder / FOLDER / f"{pool.digest}.json", msgspec.json.encode(own).decode())
    KNOWN[pool.digest] = own
    put(f"{game} {pool.digest}", pool)


def put(key: str, pool: CardPool) -> None:
    """Into memory, where there is room for so many."""
    while key not in POOLS and len(POOLS) >= MOST_POOLS:
        POOLS.pop(next(iter(POOLS)))
    POOLS[key] = pool


async def drop_unused(connection: AsyncConnection, folder: Path) -> int:
    """Delete the texts that no match is played with any more; how many there were."""
    before = time.time() - DAY
    old = [file for file in (folder / FOLDER).glob("*.json") if file.stat().st_mtime < before]
    used = await cards_of_matches(connection) if old else set()
    gone = [file for file in old if file.stem not in used]
    for file in gone:
        file.unlink(missing_ok=True)
        KNOWN.pop(file.stem, None)
    return len(gone)


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
