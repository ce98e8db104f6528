"""How positions are written as numbers: one encoding for each game, cards and number of seats, made once, whoever asks."""

from collections.abc import Sequence
from typing import Final

from grimoire.kernel.encoding import Encoding
from grimoire.kernel.position import Position
from grimoire.library.games import box_of
from grimoire.library.pools import CardPool
from grimoire.research.words_of_games import QUESTIONS, VERBS

MOST: Final = 32  # that are kept
MADE: Final[dict[tuple[str, str, tuple[str, ...], int], Encoding]] = {}


def encoding_of(game: str, pool: CardPool, cards: Sequence[str], seats: int) -> Encoding:
    """The encoding in which these cards have numbers of their own; without any named, all there are."""
    named = tuple(cards) or tuple(pool.numbers)
    key = (game, pool.digest, named, seats)
    encoding = MADE.get(key)
    if encoding is None:
        while len(MADE) >= MOST:
            MADE.pop(next(iter(MADE)))
        encoding = box_of(game).encoding(pool, list(named), list(VERBS[game]), list(QUESTIONS[game]), seats)
        MADE[key] = encoding
    return encoding


def with_numbers(position: Position, game: str, pool: CardPool, seats: int, cards: Sequence[str] = ()) -> Position:
    """The same position; from now on it and its copies can be asked for numbers."""
    position.encoding = encoding_of(game, pool, cards, seats)
    return position
