"""A table in one process, for a host without a database: what somebody does is decided and kept in its log, and what is due is
done when its time has come. A page in a browser and a test need no more."""

from collections.abc import Callable, Sequence

import msgspec

from grimoire.bots.bot import sealed
from grimoire.library.entries import BOT as BY_BOT
from grimoire.library.entries import Entry
from grimoire.library.pools import CardPool
from grimoire.table.deciding import BOT, CALLS, FLAG, ORDER, Due, end_of_window, held_by, outcome_of, soonest
from grimoire.table.hosts import Dice, Log, Thinker, Time
from grimoire.table.matches import OVER, MatchRow
from grimoire.table.play import Play
from grimoire.table.refusals import STALE, Refusal


class Hosted:
    """`past`: what its log holds already. Raises BadFile and Departed where that cannot be followed."""

    def __init__(
        self,
        row: MatchRow,
        pool: CardPool,
        log: Log,
        time: Time,
        dice: Dice,
        thinkers: dict[int, Thinker] | None = None,
        past: Sequence[Entry] = (),
    ) -> None:
        self.play = Play(row, pool)
        self.log = log
        self.time = time
        self.dice = dice
        self.thinkers = thinkers or {}  # by seat
        self.holding: list[int] = []
        self.deadline = 0  # when the open window closes
        self.due: list[Due] = []
        self.next: MatchRow | None = None  # the game of the series that follows
        self.play.follow([(entry, 0) for entry in past])
        self.settle(self.play.number, self.time.now())

    def act(self, make: Callable[[Play], None]) -> None:
        """Somebody does something, or it happens by itself. Raises Refusal, and then nothing has."""
        at = self.time.now()
        self.settle(self.play.act(make, at).before, at)

    def settle(self, before: int, at: int) -> None:
        """What came of it is kept."""
        found = outcome_of(self.play, before, at, self.holding, self.deadline, self.dice, at)
        for entry in found.entries:
            self.log.add(entry)
        self.log.settle()
        self.holding, self.due, self.next = found.held, found.due, found.next
        self.deadline = end_of_window(found.due)
        if found.over:
            self.play.row = msgspec.structs.replace(self.play.row, state=OVER, winner=found.winner, ended=at)

    def hold(self, seat: int, number: int) -> None:
        """Be asked also after the countdown. Raises Refusal where none runs."""
        due = held_by(self.play, seat, number, self.time.now(), self.holding, self.deadline)
        if due is not None:
            self.holding.append(seat)
            self.due, self.deadline = due, end_of_window(due)

    def wakes_at(self) -> int:
        """When something must happen by itself; 0: nothing must."""
        return soonest(self.due)

    def do_what_is_due(self) -> None:
        """Everything whose time has come, and what that brings at once."""
        while self.due and (first := min(self.due, key=lambda one: one.at)).at <= self.time.now():
            if first.kind in CALLS:  # there is no way to call anybody from here
                self.due = [one for one in self.due if one != first]
            else:
                self.act(self.happening(first))

    def happening(self, due: Due) -> Callable[[Play], None]:
        if due.kind == ORDER:
            return lambda play: play.close_window(due.number, self.holding)
        if due.kind == FLAG:
            return lambda play: play.flag(due.seat, due.number)
        assert due.kind == BOT  # there is nothing else
        form = self.thought_of(due)
        return lambda play: play.choose(due.seat, due.number, form, BY_BOT)

    def thought_of(self, due: Due) -> str:
        """What a bot chooses: it is given a position that looks the same to its seat, with everything else dealt anew."""
        position, closed = self.play.match.position, self.play.row.closed
        decision = position.decision()
        if decision is None:
            raise Refusal(STALE)
        return decision.options[self.thinkers[due.seat].choose(sealed(position, due.seat, closed), decision)].form
