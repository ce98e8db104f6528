"""How sure a share of wins is: Jeffreys intervals, 19 of 20 cases."""

from functools import lru_cache
from math import exp, lgamma, log
from typing import Final

FEW: Final = 10  # games below which nothing is said
TAIL: Final = 0.025
STEPS: Final = 60
FRACTIONS: Final = 200


@lru_cache(maxsize=4096)
def interval(won: float, games: int) -> tuple[float, float]:
    """Where the true share lies; a drawn game counts half. Of none or all the interval ends where it must."""
    lost = games - won
    low = 0.0 if won == 0 else quantile(TAIL, won + 0.5, lost + 0.5)
    high = 1.0 if lost == 0 else quantile(1 - TAIL, won + 0.5, lost + 0.5)
    return low, high


def quantile(share: float, a: float, b: float) -> float:
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        if beta_up_to(middle, a, b) < share:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def beta_up_to(x: float, a: float, b: float) -> float:
    """The regularized incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - beta_up_to(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    return front * continued(x, a, b)


def continued(x: float, a: float, b: float) -> float:
    c, d = 1.0, 1 / nonzero(1 - (a + b) * x / (a + 1))
    found = d
    for m in range(1, FRACTIONS):
        for term in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / nonzero(1 + term * d)
            c = nonzero(1 + term / c)
            found *= c * d
        if abs(c * d - 1) < 1e-12:
            break
    return found


def nonzero(x: float) -> float:
    return x if abs(x) > 1e-300 else 1e-300
