"""How much may be thought: this many positions, and never longer than a ceiling of time.

The number of positions decides, so that the same seed and budget give the same choice on every machine. Time only ends
what would take too long; whether it did is told.
"""

import time
from collections.abc import Callable
from typing import Final

Clock = Callable[[], float]

# Of this thread alone, so that what else the machine does costs a bot nothing. A web page has no such clock.
PROCESSOR_TIME: Final[Clock] = getattr(time, "thread_time", time.perf_counter)

CEILING: Final = 1.5  # seconds of one processor for a decision; what is begun then is finished, which keeps it under two
LOOK_EVERY: Final = 4  # positions between two looks at the clock
NO_LIMIT: Final = 1_000_000_000  # positions, for whoever is held by time alone


class Budget:
    """For one decision."""

    def __init__(self, nodes: int, ceiling: float = CEILING, clock: Clock = PROCESSOR_TIME) -> None:
        self.nodes = nodes
        self.used = 0
        self.clock = clock
        self.ends = clock() + ceiling
        self.was_cut = False  # by time: the choice may be another one on another machine

    def spend(self) -> None:
        self.used += 1
        if self.used % LOOK_EVERY == 0 and not self.was_cut and self.clock() > self.ends:
            self.was_cut = True

    def is_spent(self, share: int) -> bool:
        """Whether a part that may use this many in all has to end."""
        return self.was_cut or self.used >= share
