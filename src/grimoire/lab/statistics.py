"""What can be said of many games: shares with intervals, differences of games on the same seeds, many looks at once."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final

import msgspec

USUAL: Final = 0.95
CLAIM: Final = 0.99  # how sure one must be to call something stronger
LEAST: Final = 200  # rounds without which nothing is claimed


class Share(msgspec.Struct, frozen=True):
    """A share or a difference of shares, and where it lies, as sure as was asked for."""

    value: float
    low: float
    high: float
    many: int  # rounds or games it was counted in


def deviations(sure: float) -> float:
    """How many standard deviations an interval as sure as this has on each side."""
    return NormalDist().inv_cdf(0.5 + sure / 2)


def mean_of(scores: Sequence[float], sure: float = USUAL) -> Share:
    """The mean of whole rounds: games of one round are not independent, rounds are."""
    many = len(scores)
    if many < 2:
        return Share(scores[0] if scores else 0.0, -1.0, 1.0, many)
    mean = sum(scores) / many
    wide = deviations(sure) * sqrt(sum([(score - mean) ** 2 for score in scores]) / (many - 1) / many)
    return Share(mean, mean - wide, mean + wide, many)


def share_of(won: float, many: int, sure: float = USUAL) -> Share:
    """Of games that have nothing to do with each other (Wilson)."""
    if not many:
        return Share(0.0, 0.0, 1.0, 0)
    z = deviations(sure)
    p = won / many
    middle = (p + z * z / 2 / many) / (1 + z * z / many)
    wide = z * sqrt(p * (1 - p) / many + z * z / 4 / many / many) / (1 + z * z / many)
    return Share(p, max(0.0, middle - wide), min(1.0, middle + wide), many)


def difference(one: Share, other: Share) -> Share:
    """Of two shares of different games (Newcombe)."""
    gap = one.value - other.value
    low = gap - sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    high = gap + sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Share(gap, low, high, min(one.many, other.many))


def by_rounds(gap: Share, games: Sequence[tuple[int, bool, float]], sure: float = USUAL) -> Share:
    """The same difference, no surer than whole rounds make it, whose games are alike. `games`: round, which side, won."""
    sides = {side: [won for _, here, won in games if here is side] for side in (True, False)}
    if not sides[True] or not sides[False]:
        return gap
    off: dict[int, float] = {}  # how far each round draws the difference
    for round, side, won in games:
        here = sides[side]
        off[round] = off.get(round, 0.0) + (won - sum(here) / len(here)) / (len(here) if side else -len(here))
    many = len(off)
    if many < 2:
        return Share(gap.value, -1.0, 1.0, gap.many)
    wide = deviations(sure) * sqrt(sum([one * one for one in off.values()]) * many / (many - 1))
    return Share(gap.value, min(gap.low, gap.value - wide), max(gap.high, gap.value + wide), gap.many)


def among(looks: int, sure: float = USUAL) -> float:
    """How sure each of several looks must be, for all of them together to be as sure as this (Bonferroni)."""
    return 1 - (1 - sure) / max(1, looks)
