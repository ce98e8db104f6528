"""A recorded game to look at: every moment of it, forward and back."""

from grimoire.kernel.event import Conceded, Event, TurnBegan
from grimoire.kernel.option import Option
from grimoire.kernel.position import Position
from grimoire.library.pools import CardPool
from grimoire.library.records import Record
from grimoire.library.replay import Departure, follow, start_of


class Playback:
    """The moments of a game: number 0 is its beginning, number n the moment after the n-th choice.

    A record that departs from its game is shown up to there, and `departure` says where and why.
    """

    def __init__(self, record: Record, pool: CardPool) -> None:
        self.record = record
        game = start_of(record, pool)
        self.positions: list[Position] = [game.clone()]
        self.told: list[list[Event]] = [game.events[:]]
        self.chosen: list[tuple[int, Option | None]] = [(-1, None)]  # who chose what, to come to each moment
        self.departure: Departure | None = None

        def after(number: int) -> None:
            before = self.positions[-1]
            form = record.choices[number - 1]
            option = next((option for option in before.options if option.form == form), None)
            self.chosen.append((before.asked, option))
            self.told.append(game.events[:])
            self.positions.append(game.clone())

        try:
            follow(record, game, after, pool.digest)
        except Departure as error:
            self.departure = error
        for name, number in record.conceded.items():
            if name in record.seats and number < len(self.told):
                self.told[number] = [*self.told[number], Conceded("", record.seats.index(name))]

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
