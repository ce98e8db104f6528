"""A recorded game to look at: every moment of it, forward and back."""

import msgspec

from grimoire.kernel.event import Event, TurnBegan
from grimoire.kernel.option import Option
from grimoire.kernel.position import Position
from grimoire.library.entries import CHOICE, numbered
from grimoire.library.pools import CardPool
from grimoire.library.records import Record
from grimoire.library.replay import Departure, start_of
from grimoire.table.fold import Fold, Happened
from grimoire.table.match import Match


class Playback:
    """The moments of a game: number 0 is its beginning, number n the moment after the n-th choice.

    A record that departs from its game is shown up to there, and `departure` says where and why.
    """

    def __init__(self, record: Record, pool: CardPool) -> None:
        self.record = record
        self.positions: list[Position] = []
        self.told: list[list[Event]] = []
        self.chosen: list[tuple[int, Option | None]] = []  # who chose what, to come to each moment
        self.numbers = [0, *[number for number, entry in numbered(record.entries) if entry.kind == CHOICE]]  # in the log
        self.departure: Departure | None = None
        match = Match(start_of(record, pool), msgspec.structs.replace(record, entries=[]), [None] * len(record.seats))
        match.follow_with(self)
        try:
            for entry in record.standing:
                match.again(record, entry, pool.digest)
        except Departure as error:
            self.departure = error

    def note(self, fold: Fold, happened: Happened) -> None:
        if happened.entry is not None and happened.entry.kind != CHOICE:  # somebody left: no moment of its own
            self.told[-1] = [*self.told[-1], *happened.events]
            return
        self.positions.append(fold.position.clone())
        self.told.append(happened.events)
        self.chosen.append((happened.seat, happened.chosen))

    def keep(self) -> object:
        """Only what stood in the end is followed: nobody comes back to anything."""
        return None

    def back(self, kept: object) -> None: ...

    @property
    def last(self) -> int:
        return len(self.positions) - 1

    def opens(self, number: int) -> bool:
        """Whether no action is under way at this moment."""
        decision = self.positions[number].decision()
        return decision is None or decision.opens or number == self.last

    def next_action(self, number: int) -> int:
        """The moment when the action that begins here is over."""
        return next((n for n in range(number + 1, self.last + 1) if self.opens(n)), self.last)

    def action_before(self, number: int) -> int:
        return next((n for n in range(number - 1, -1, -1) if self.opens(n)), 0)

    def turn_of(self, number: int) -> int:
        """Which turn it is at a moment; 0 before the first has begun."""
        for told in reversed(self.told[: number + 1]):
            for event in reversed(told):
                if isinstance(event, TurnBegan):
                    return event.turn
        return 0

    def turn(self, turn: int) -> int | None:
        """The first moment of a turn, None if the game did not come to it."""
        return next((n for n in range(self.last + 1) if self.turn_of(n) >= turn), None)

    def events(self, after: int, until: int, seat: int) -> list[Event]:
        """What happened after one moment up to another, as a seat may know it; -1: openly."""
        events = [event for told in self.told[after + 1 : until + 1] for event in told]
        return events if seat < 0 else [event.seen_by(seat) for event in events]
