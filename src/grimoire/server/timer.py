"""The clock of a match, from the times of its entries alone: the same in every process and after a restart."""

from grimoire.server.protocol import Time
from grimoire.server.storage.matches import Clock

SECOND = 1000


class Timer:
    def __init__(self, clock: Clock, seats: int, began: int) -> None:
        self.clock = clock
        self.spent = [0] * seats
        self.gained = [0] * seats
        self.last = began  # when the latest entry was made

    @property
    def runs(self) -> bool:
        return bool(self.clock.whole or self.clock.move)

    def charge(self, seat: int, at: int) -> None:
        """An entry is made; until then this person was asked, or nobody (-1)."""
        if seat >= 0:
            self.spent[seat] += max(0, at - self.last)
            self.gained[seat] += self.clock.added * SECOND
        self.last = max(at, self.last)

    def left(self, seat: int, asked: int, at: int) -> int:
        """How many milliseconds a seat has: for this decision, or for all that are to come."""
        running = max(0, at - self.last) if seat == asked else 0
        limits: list[int] = []
        if self.clock.whole:
            limits.append(self.clock.whole * SECOND + self.gained[seat] - self.spent[seat] - running)
        if self.clock.move:
            limits.append(self.clock.move * SECOND - running)
        return max(0, min(limits))

    def deadline(self, asked: int) -> int | None:
        """When the time of whoever is asked is over."""
        return None if asked < 0 or not self.runs else self.last + self.left(asked, -1, self.last)

    def shown(self, asked: int, at: int) -> Time | None:
        if not self.runs:
            return None
        return Time([self.left(seat, asked, at) for seat in range(len(self.spent))], asked)
