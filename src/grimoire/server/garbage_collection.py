"""The search for garbage that refers to itself stops everybody at every table: all is searched while hardly anybody plays.

Almost nothing here is such garbage: what a match no longer needs is freed at once. What was read at the start (all cards, all
words) stays for ever and need not be searched at all. To search four hundred matches takes some seconds, longer than anything
else the server does at one go; of what is new little at a time is searched as ever.
"""

import asyncio
import gc
from collections.abc import Callable
from typing import Final

YOUNG: Final = 2_000  # new objects, until the newest are searched
MIDDLE: Final = 5  # times, until all younger ones are
NEVER: Final = 2**31 - 1  # times, until everything is: only when it is quiet

LOOK_EVERY: Final = 60.0  # seconds
FEW: Final = 30  # entries of all matches between two looks, while which it is quiet
REST: Final = 10  # looks at least from one search to the next
LONGEST: Final = 60  # looks until it is done whoever plays


def search_seldom() -> None:
    """Once everything is read that stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Quiet:
    """Says when everything may be searched."""

    def __init__(self) -> None:
        self.entries = 0
        self.looks = 0  # since it was searched last

    def comes(self, entries: int) -> bool:
        """`entries`: of all matches, since the server runs."""
        new, self.entries = entries - self.entries, entries
        self.looks += 1
        if self.looks < REST or (new > FEW and self.looks < LONGEST):
            return False
        self.looks = 0
        return True


async def search_when_quiet(entries: Callable[[], int]) -> None:
    """As long as the server runs."""
    quiet = Quiet()
    while True:
        await asyncio.sleep(LOOK_EVERY)
        if quiet.comes(entries()):
            gc.collect()
