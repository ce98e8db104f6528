"""The Advantages in a hand, and how many there may be (A:advantage)."""

from grimoire.anima import continuous_texts
from grimoire.anima.bonuses import HAND_LIMIT, bonus
from grimoire.anima.pool import MOST_CARDS
from grimoire.anima.state import State
from grimoire.anima.zones import (
    HAND,
    OWN,
    SHARED,
)


def hand(g: State, seat: int) -> list[int]:
    return g.zones[SHARED + seat * OWN + HAND]


def hand_limit(g: State, seat: int) -> int:
    """Five, and what texts change (A:advantage)."""
    return max(0, MOST_CARDS + bonus(g, HAND_LIMIT, seat, -1) + continuous_texts.sum_for(g, continuous_texts.HAND_LIMIT, seat))


def room_in_hand(g: State, seat: int) -> int:
    return max(0, hand_limit(g, seat) - len(hand(g, seat)))
