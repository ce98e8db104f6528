"""The search for garbage that refers to itself stops everybody at every table: it is kept short, and the long one rare.

Almost nothing here is such garbage: what a match no longer needs is freed at once. What was read at the start (all cards, all
words) stays for ever and need not be searched at all; a full search of a few hundred matches takes longer than anything else
the server does at one go.
"""

import gc
from typing import Final

YOUNG: Final = 2_000  # new objects, until the newest are searched
MIDDLE: Final = 5  # times, until all younger ones are
OLD: Final = 500  # times, until everything is


def search_seldom() -> None:
    """Once everything is read that stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
