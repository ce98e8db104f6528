"""The cards of matches, by their digest: those of the program, of an edition it came with before, or with somebody's own
after them, whose texts are kept beside the database, so that a match goes on after their file has changed, and after a
restart."""

from pathlib import Path
from typing import Final

import msgspec

from grimoire.library.card_files import Texts
from grimoire.library.games import GAMES
from grimoire.library.pools import CardPool
from grimoire.library.writing import write_text

FOLDER: Final = "own-cards"
MOST_POOLS: Final = 8  # in memory: each is a whole set of cards


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
    POOLS[f"{game} {pool.digest}"] = pool


def pool_for(game: str, digest: str) -> CardPool:
    """The cards a match was begun with. Raises BadFile."""
    if digest == GAMES[game].shipped_pool().digest:
        return GAMES[game].shipped_pool()
    key = f"{game} {digest}"
    if key not in POOLS:
        while len(POOLS) >= MOST_POOLS:
            POOLS.pop(next(iter(POOLS)))
        POOLS[key] = GAMES[game].pool_behind(digest, own_texts(digest))
    return POOLS[key]


def own_texts(digest: str) -> Texts:
    """The files of a player's own behind a pool; none for the cards of the program."""
    return KNOWN[digest].texts if digest in KNOWN else []
