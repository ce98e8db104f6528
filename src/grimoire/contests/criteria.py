"""What makes one pairing better than another: criteria in a fixed order, each a digit of one whole number.

Criterion 1, that everybody sits or has the one bye, is no digit: no other pairing is looked at.
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

import msgspec

from grimoire.contests.sheets import Sheet

CRITERIA: Final = ("apart", "again", "oldest", "second-bye", "bye-score", "scores", "floats", "ranks", "lot")
BYE: Final = 0  # who "meets" nobody meets this
LOT_BITS: Final = 16
MIX: Final = 0x9E3779B97F4A7C15  # spreads the bits of two players' numbers
MASK: Final = 2**64 - 1
OF_THE_BYE: Final = ("second-bye", "bye-score")  # only one table has these
BITS: Final = 118  # of a weight: rustworkx takes 126, and is wrong without a word beyond

Digits = tuple[int, ...]


class Field(msgspec.Struct):
    """Who is to be paired, and what is known of them."""

    seats: list[int]
    scores: dict[int, int]
    met: dict[int, dict[int, list[int]]]  # by player and opponent: the rounds; BYE is an opponent too
    floats: dict[int, int] = {}
    ranks: dict[int, int] = {}  # only where they count
    apart: frozenset[tuple[int, int]] = frozenset()
    seed: int = 0
    rounds_left: int = 0  # after this one
    drawn: dict[int, int] = {}  # each player's number in the lot

    @property
    def nodes(self) -> list[int]:
        """Everybody, with the bye where one is left over."""
        return [*self.seats, BYE] if len(self.seats) % 2 else list(self.seats)


def field_of(
    seats: list[int],
    sheets: dict[int, Sheet],
    seed: int,
    rounds_left: int = 0,
    ranks: dict[int, int] | None = None,
    apart: Iterable[tuple[int, int]] = (),
) -> Field:
    met: dict[int, dict[int, list[int]]] = {player: {} for player in seats}
    for player in seats:
        for line in sheets[player].lines:
            if line.opponent or line.kind == "bye":
                met[player].setdefault(line.opponent, []).append(line.round)
    return Field(
        seats,
        {player: sheets[player].points for player in seats},
        met,
        {player: sheets[player].float for player in seats},
        ranks or {},
        frozenset(both for one, other in apart for both in ((one, other), (other, one))),
        seed,
        rounds_left,
        {player: drawn(seed, player) for player in seats},
    )


def drawn(seed: int, player: int) -> int:
    return int.from_bytes(blake2b(f"{seed}:{player}".encode(), digest_size=8).digest(), "big")


def digits(field: Field, one: int, other: int) -> Digits:
    """What it costs that these two meet, the weightiest first; less is better."""
    if one == BYE or other == BYE:
        player = one or other
        return (
            0,
            0,
            0,
            len(field.met[player].get(BYE, ())),
            field.scores[player],
            0,
            0,
            0,
            field.drawn[player] >> 64 - LOT_BITS,
        )
    before = field.met[one].get(other)
    high, low = (one, other) if field.scores[one] >= field.scores[other] else (other, one)
    apart = field.scores[high] - field.scores[low]
    floats = (field.floats.get(high, 0) < 0) + (field.floats.get(low, 0) > 0) if apart else 0
    ranks = (field.ranks[one] - field.ranks[other]) ** 2 if field.ranks else 0
    lot = 0 if field.ranks else ((field.drawn[one] ^ field.drawn[other]) * MIX & MASK) >> 64 - LOT_BITS
    return (
        (one, other) in field.apart,
        len(before) if before else 0,
        before[-1] if before else 0,
        0,
        0,
        apart * apart,
        floats,
        ranks,
        lot,
    )


def total(field: Field, tables: Iterable[tuple[int, int]]) -> Digits:
    """What a whole pairing costs."""
    sums = [0] * len(CRITERIA)
    for one, other in tables:
        for at, digit in enumerate(digits(field, one, other)):
            sums[at] += digit
    return tuple(sums)


def first_difference(better: Digits, worse: Digits) -> str:
    """The first criterion in which the one costs less; empty where there is none."""
    for name, one, other in zip(CRITERIA, better, worse, strict=True):
        if one != other:
            return name if one < other else ""
    return ""
