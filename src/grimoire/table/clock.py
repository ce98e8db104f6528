"""The clock of a match: how long people may think, and what each seat has used, from what was thought before each entry."""

from typing import Final

import msgspec

SECOND: Final = 1000  # milliseconds
HOUR: Final = 3600  # seconds
# What others did is shown to whoever is asked, one action after the other, and their time does not run meanwhile: as long as
# the slowest setting takes, whatever anybody has set, so that nobody gains by it.
SHOWN: Final = 1500  # milliseconds, for an action
MOST_SHOWN: Final = 6  # actions


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long people may think, in seconds; nothing: as long as they want."""

    whole: int = 0  # for the whole game, as at chess
    added: int = 0  # after every decision of one's own
    move: int = 0  # for one decision
    turn: int = 0  # for all decisions of a player in one turn, whosever it is
    window: int = 5  # among people: how long a window stays open in which a hidden hand could matter; by turns until answered

    @property
    def slowest(self) -> int:
        return max(self.move, self.turn)

    @property
    def by_turns(self) -> bool:
        """Whether nobody is expected to sit there and wait: the clock alone says how long somebody may be away."""
        return self.slowest >= HOUR

    @property
    def countdown(self) -> int:
        """How long a window really stays open by itself; 0: until it is answered."""
        return 0 if self.by_turns else self.window


class Timer:
    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.spent = [0] * seats
        self.gained = [0] * seats
        self.in_turn = [0] * seats  # of what was spent
        # When the time for the open question began to run, by the clock of the house, or will: 0: this is not known yet.
        self.asked_at = 0

    @property
    def runs(self) -> bool:
        return bool(self.clock.whole or self.clock.move or self.clock.turn)

    def charge(self, seat: int, thought: int, decided: bool) -> None:
        """An entry is made; until then this person was asked, or nobody (-1)."""
        if seat >= 0:
            self.spent[seat] += thought
            self.in_turn[seat] += thought
            self.gained[seat] += decided * self.clock.added * SECOND

    def turn_began(self) -> None:
        self.in_turn = [0] * len(self.in_turn)

    def thought(self, seat: int, at: int) -> int:
        """How long somebody who is asked has thought about the open question."""
        return max(0, at - self.asked_at) if seat >= 0 and self.asked_at else 0

    def had(self, seat: int) -> int:
        """How many milliseconds a seat had when the open question was put: for it, for the turn, or for all to come."""
        limits: list[int] = []
        if self.clock.whole:
            limits.append(self.clock.whole * SECOND + self.gained[seat] - self.spent[seat])
        if self.clock.move:
            limits.append(self.clock.move * SECOND)
        if self.clock.turn:
            limits.append(self.clock.turn * SECOND - self.in_turn[seat])
        return max(0, min(limits))

    def left(self, seat: int, asked: int, at: int) -> int:
        return max(0, self.had(seat) - (self.thought(seat, at) if seat == asked else 0))

    def deadline(self, asked: int) -> int | None:
        """When the time of whoever is asked is over."""
        return None if asked < 0 or not self.runs else self.asked_at + self.had(asked)

    def begins_in(self, at: int) -> int:
        """How many milliseconds it takes until the time of whoever is asked runs."""
        return max(0, self.asked_at - at)

    def all_left(self, asked: int, at: int) -> list[int]:
        """What each seat has left; nothing where no clock runs."""
        return [self.left(seat, asked, at) for seat in range(len(self.spent))] if self.runs else []
