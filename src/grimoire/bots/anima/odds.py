"""How dice fall: the chance to win a Combat, to lose a Character in it, to pass a Speed Check."""

from functools import cache
from typing import Final

FACES: Final = range(1, 7)
KILL_MARGIN: Final = 5
FURTHEST: Final = 12  # apart; beyond that nothing changes


@cache
def spread(dice: int) -> tuple[float, ...]:
    """How likely each face is to be the best of this many dice."""
    whole = 6.0**dice
    return tuple((face**dice - (face - 1) ** dice) / whole for face in FACES)


@cache
def combat_odds(ahead: int, ours: int, theirs: int, margin: int) -> tuple[float, float, float]:
    """For a Party that is so far ahead in Combat, with these dice: to win outright, to tie, to lose by the margin."""
    ahead = max(-FURTHEST, min(FURTHEST, ahead))
    win = tie = death = 0.0
    for a, p in zip(FACES, spread(ours), strict=True):
        for b, q in zip(FACES, spread(theirs), strict=True):
            gap = ahead + a - b
            if gap > 0:
                win += p * q
            elif gap == 0:
                tie += p * q
            elif -gap >= margin:
                death += p * q
    return win, tie, death


def beats(ahead: int, theirs: int = 1) -> float:
    """The chance to overcome a foe without a player: a tie is enough."""
    win, tie, _ = combat_odds(ahead, 1, theirs, KILL_MARGIN)
    return win + tie


def dies(ahead: int, margin: int = KILL_MARGIN) -> float:
    """The chance to lose so clearly that a Character dies."""
    return combat_odds(ahead, 1, 1, margin)[2]


def passes_check(speed: int, difficulty: int) -> float:
    """Equal is enough."""
    return max(0.0, min(1.0, (7 - (difficulty - speed)) / 6.0))
