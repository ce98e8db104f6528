"""Positions that leave the process: pickled with all they need, or read back from their bytes.

The kernel's bytes hold no cards, only their numbers. A pickle therefore names the cards by their digest, and carries the texts
of somebody's own, so that any process with the same version of the program reads it.
"""

import copyreg
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from grimoire.kernel.position import Position
from grimoire.kernel.reason import CorruptBytes
from grimoire.library.card_files import Texts
from grimoire.library.games import box_of
from grimoire.library.pools import CardPool
from grimoire.research.arguments import is_text, unfit
from grimoire.research.encodings import with_numbers
from grimoire.research.own_cards import KNOWN, pool_behind, pool_with
from grimoire.research.playing import game_of

# Game, digest of its cards, files of one's own, the position, the cards that have numbers of their own and for how many seats.
Recipe = tuple[str, str, Texts, bytes, list[str], int]


def can_leave(position: Position) -> Position:
    """The same position; from now on pickle takes all of its kind."""
    copyreg.pickle(type(position), taken_apart)
    return position


def taken_apart(position: Position) -> tuple[Any, Recipe]:
    game = game_of(position)
    pool: CardPool = cast(Any, position).pool  # as every game calls it; the kernel knows no cards
    cards = KNOWN.get((game, pool.digest))
    encoding = position.encoding
    numbered = ([], 0) if encoding is None else (encoding.cards, encoding.seats)
    return put_together, (game, pool.digest, cards.own if cards else [], position.to_bytes(), *numbered)


def put_together(game: str, digest: str, own: Texts, data: bytes, cards: list[str], seats: int) -> Position:
    """A pickled position. Raises CorruptBytes where its cards are not the ones it was played with."""
    pool = pool_behind(game, digest, own)
    if pool.digest != digest:
        raise CorruptBytes(f"the cards of this position ({digest}) are not in this version of the program")
    position = can_leave(box_of(game).from_bytes(pool, data))
    return with_numbers(position, game, pool, seats, cards) if seats else position


def read_position(data: bytes, game: str = "magenoir", cards: Sequence[str | Path] = ()) -> Position:
    """The position that `to_bytes` wrote, of this game, with these files of one's own. Raises CorruptBytes for the rest."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise unfit("data", "part-bytes", data)
    pool = pool_with(is_text(game, "game"), cards)
    position = can_leave(box_of(game).from_bytes(pool, bytes(data)))
    return with_numbers(position, game, pool, len(position.view(-1).players))
