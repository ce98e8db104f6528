"""How likely a seat is to win: a small network over a few numbers of the position, fitted to games. Good for any seat.

A game that nobody wins counts as shared.
"""

import math
from typing import Final

from grimoire.anima.continuous_texts import final_mission
from grimoire.anima.game import Game
from grimoire.bots.anima.outlook_numbers import numbers
from grimoire.bots.anima.outlook_weights import Network, network

FURTHEST: Final = 30.0


def chance_to_win(g: Game, seat: int) -> float:
    if g.over:
        return 1.0 / g.seats if g.winner < 0 else 1.0 if g.winner == seat else 0.0
    if g.gone[seat]:
        return 0.0
    logit = judged(network(g.seats, final_mission(g) >= 0), numbers(g, seat))
    return 1.0 / (1.0 + math.exp(-max(-FURTHEST, min(FURTHEST, logit))))


def judged(net: Network, row: list[float]) -> float:
    """What the numbers say each for itself, and what they say together: a unit counts where it is above nothing."""
    logit = dot(net.direct, row)
    for weights, counts in zip(net.units, net.counts, strict=True):
        sum_of_unit = dot(weights, row)
        if sum_of_unit > 0.0:
            logit += counts * sum_of_unit
    return logit


def dot(weights: list[float], row: list[float]) -> float:
    total = 0.0
    for i in range(len(row)):
        total += weights[i] * row[i]
    return total
