"""Which decks meet in which round, where all of them take turns."""

from collections.abc import Sequence
from math import gcd


def decks_in_turn(decks: Sequence[str], seats: int, number: int) -> list[str]:
    """The decks of a round, by seat. As many rounds as there are decks have each once in each seat, and as many as the
    square of that each pairing once; a deck meets itself last."""
    many = len(decks)
    if not many:
        return []
    turn, at = divmod(number, many)
    shift = (turn + 1) * step_through(many) % many
    return [decks[(at + seat * shift) % many] for seat in range(seats)]


def step_through(many: int) -> int:
    """A step that comes to all of this many places and not to neighbours in a row."""
    return next(step for step in range(max(1, many // 2 - 1), many + 1) if gcd(step, many) == 1)
