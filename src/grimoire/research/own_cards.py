"""The cards a program plays with. Files of its own are read once, however many games begin with them, and again when they
have changed."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from grimoire.library.card_files import Texts, own_texts
from grimoire.library.games import box_of
from grimoire.library.pools import CardPool
from grimoire.research.arguments import are_files

K = TypeVar("K")
MOST_POOLS: Final = 16  # in memory: each is a whole set of cards


class Cards(NamedTuple):
    """The cards of the program with somebody's own after them."""

    own: Texts
    pool: CardPool


Stamp = tuple[str, int, int]  # a file, when it was changed last, and its size
READ: Final[dict[tuple[str, tuple[Stamp, ...]], Cards]] = {}
KNOWN: Final[dict[tuple[str, str], Cards]] = {}  # by game and digest: from which a position says what it is played with


def pool_with(game: str, files: Sequence[str | Path]) -> CardPool:
    """The cards of a game and those of one's own files after them. Raises BadFile."""
    box = box_of(game)
    paths = are_files(files, "cards")
    if not paths:
        return box.shipped_pool()
    key = (game, tuple(stamp for path in paths for stamp in stamps(path)))
    cards = READ.get(key)
    if cards is None:
        own = own_texts(paths)
        cards = Cards(own, box.build_pool([*box.shipped_texts(), *own]))
        hold(READ, key, cards)
        hold(KNOWN, (game, cards.pool.digest), cards)
    return cards.pool


def pool_behind(game: str, digest: str, own: Texts) -> CardPool:
    """The cards a position was played with: those in memory, or made anew of the texts that came with it. Raises BadFile."""
    box = box_of(game)
    if digest == box.shipped_pool().digest:
        return box.shipped_pool()
    cards = KNOWN.get((game, digest))
    if cards is None:
        cards = Cards(own, box.pool_behind(digest, own))
        hold(KNOWN, (game, digest), cards)
    return cards.pool


def stamps(path: Path) -> list[Stamp]:
    """What tells whether a file, or one of a folder, has changed; of what cannot be read, nothing: reading it says why."""
    files = [path, *sorted(path.glob("*.yaml"))] if path.is_dir() else [path]
    try:
        return [(str(file.absolute()), file.stat().st_mtime_ns, file.stat().st_size) for file in files]
    except OSError:
        return [(str(path.absolute()), 0, 0)]


def hold(kept: dict[K, Cards], key: K, cards: Cards) -> None:
    while len(kept) >= MOST_POOLS:
        kept.pop(next(iter(kept)))
    kept[key] = cards
