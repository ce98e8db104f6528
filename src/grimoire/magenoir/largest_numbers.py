"""How large things can become: whatever a card says, a choice ends with bounded work and memory."""

from typing import Final

MOST: Final = 999  # no number of a text is larger, written or computed, nor below its opposite
MOST_TIMES: Final = 99  # a card applies its effects no more often at once
MOST_CARDS: Final = 1000  # in one game, created ones included; references number them below 1024
MOST_LASTING: Final = 100  # effects that one text has laid down and that still last


def bounded(number: int) -> int:
    return max(-MOST, min(MOST, number))
