"""Ways that are played on from the same deals, and which of them is the best."""

import math
from typing import Final

from grimoire.bots.adding import added

SURE: Final = 2.0  # standard errors


class Race:
    """Ways that are played on from the same deals until one is clearly better than the others."""

    def __init__(self, ways: list[int], scores: list[float], worth: float) -> None:
        self.ways = ways
        self.scores = scores
        self.worth = worth
        self.chances: list[list[float]] = [[] for _ in ways]
        self.left = list(range(len(ways)))

    def note(self, chances: list[float]) -> None:
        for at, chance in zip(self.left, chances, strict=True):
            self.chances[at].append(chance)

    def value(self, at: int) -> float:
        chances = self.chances[at]
        return self.scores[at] + (self.worth * added(chances) / len(chances) if chances else 0.0)

    def drop(self) -> None:
        """Leave out what is clearly behind the best."""
        best = self.best_place()
        self.left = [at for at in self.left if at == best or self.value(at) + self.doubt(at, best) > self.value(best)]

    def doubt(self, one: int, other: int) -> float:
        gaps = [a - b for a, b in zip(self.chances[one], self.chances[other], strict=True)]
        return SURE * self.worth * standard_error(gaps)

    def reach(self, at: int) -> float:
        """From where to where the chance of a way may lie, nineteen times of twenty."""
        return 2.0 * SURE * standard_error(self.chances[at])

    def best_place(self) -> int:
        best = self.left[0]
        for at in self.left[1:]:
            if self.value(at) > self.value(best):
                best = at
        return best

    def best(self) -> int:
        return self.ways[self.best_place()]


def standard_error(values: list[float]) -> float:
    many = len(values)
    if many < 2:
        return 0.0
    middle = added(values) / many
    return math.sqrt(added([(value - middle) * (value - middle) for value in values]) / (many - 1) / many)
