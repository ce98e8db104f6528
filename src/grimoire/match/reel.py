"""A recorded game to look at: every moment of it, forward and back."""

from grimoire.kernel.event import Event
from grimoire.kernel.option import Option
from grimoire.library.records import Record
from grimoire.library.replay import Departure, follow, start_of
from grimoire.magenoir.game import Game
from grimoire.magenoir.pool import Pool


class Reel:
    """The moments of a game: number 0 is its beginning, number n the moment after the n-th choice.

    A record that departs from its game is shown up to there, and `departure` says where and why.
    """

    def __init__(self, record: Record, pool: Pool) -> None:
        self.record = record
        game = start_of(record, pool)
        self.positions: list[Game] = [game.clone()]
        self.told: list[list[Event]] = [game.events]
        self.chosen: list[tuple[int, Option | None]] = [(-1, None)]  # who chose what, to come to each moment
        self.departure = ""

        def after(number: int) -> None:
            before = self.positions[-1]
            form = record.choices[number - 1]
            option = next((option for option in before.options if option.form == form), None)
            self.chosen.append((before.asked, option))
            self.told.append(game.events)
            self.positions.append(game.clone())

        try:
            follow(record, game, after, pool.digest)
        except Departure as error:
            self.departure = str(error)
        if record.conceded in record.seats and not self.departure:
            self.told[-1] = [*self.told[-1], Event("Conceded", "", record.seats.index(record.conceded))]

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

    def turn(self, turn: int) -> int | None:
        """The first moment of a turn, None if the game did not come to it."""
        return next((n for n, position in enumerate(self.positions) if position.turn >= turn), None)

    def events(self, after: int, until: int, seat: int) -> list[Event]:
        """What happened after one moment up to another, as a seat may know it; -1: openly."""
        events = [event for told in self.told[after + 1 : until + 1] for event in told]
        return events if seat < 0 else [event.seen_by(seat) for event in events]
