"""A match that is played under its terms: what somebody may do at it now, who is asked, whose time runs.

It is followed from the log, and is a cache: the log is the truth. Whoever hosts it writes down what comes of an act.
"""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from grimoire import __version__
from grimoire.bots.bot import ABSENT, Bot, Sight
from grimoire.kernel.chance import Chance, seeded
from grimoire.kernel.option import Decision
from grimoire.kernel.position import sample_for
from grimoire.kernel.reason import IllegalChoice
from grimoire.library.entries import BOT, CHOICE, CLOCK, HAND, ORDER, UNDO, Entry
from grimoire.library.pools import CardPool
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.library.yaml_lines import BadFile
from grimoire.match.faults import EngineFault
from grimoire.match.games import GAMES
from grimoire.match.stops import PASS, Stops
from grimoire.table.log import Logged
from grimoire.table.match import Match, Next
from grimoire.table.matches import SECOND, Clock, MatchRow
from grimoire.table.orders_kept import orders_in
from grimoire.table.refusals import ILLEGAL, NOT_ASKED, NOT_RUNNING, NOTHING_TO_UNDO, STALE, Refusal

# What others did is shown to whoever is asked, one action after the other, and their time does not run meanwhile: as long as
# the slowest setting takes, whatever anybody has set, so that nobody gains by it.
SHOWN: Final = 1500  # milliseconds, for an action
MOST_SHOWN: Final = 6  # actions


class Timer:
    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.spent = [0] * seats
        self.gained = [0] * seats
        self.in_turn = [0] * seats  # of what was spent
        # When the time for the open question began to run, by the clock of the house, or will: 0: this is not known yet.
        self.asked_at = 0
        self.stands = (0, 0)  # since when and until when it stands: whoever is asked is away

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
        return max(0, at - self.asked_at - self.stood(at)) if seat >= 0 and self.asked_at else 0

    def stood(self, at: int) -> int:
        """For how long it has stood, of the time since the open question was put."""
        since, until = self.stands
        return max(0, min(at, until) - since)

    def stand(self, at: int, until: int) -> int:
        """From now on it stands until then, or goes on at once; how much later it is over for that."""
        since, before = self.stands
        if at >= before:  # an earlier time that it stood is behind us
            self.asked_at += before - since
            since = before = at
        self.stands = (since, max(at, until))
        return self.stands[1] - before

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
        since, until = self.stands
        return None if asked < 0 or not self.runs else self.asked_at + until - since + self.had(asked)

    def begins_in(self, at: int) -> int:
        """How many milliseconds it takes until the time of whoever is asked runs."""
        return max(0, self.asked_at - at, self.stands[1] - at)

    def away(self, at: int) -> int:
        """How many milliseconds it still stands because whoever is asked is away."""
        return max(0, self.stands[1] - at)

    def all_left(self, asked: int, at: int) -> list[int]:
        """What each seat has left; nothing where no clock runs."""
        return [self.left(seat, asked, at) for seat in range(len(self.spent))] if self.runs else []


class Departed(Exception):
    """The log goes another way than these rules do; this many of the entries could be followed."""

    def __init__(self, why: Exception, followed: int) -> None:
        super().__init__(str(why))
        self.why = why
        self.followed = followed


class Acted(msgspec.Struct, frozen=True):
    """How it stood before something happened."""

    before: int  # how many entries there were
    asked: int  # the seat of the person who was asked; -1: none was
    thought: int  # for how many milliseconds they had thought


class Elsewhere:
    """A bot that thinks in another process: here it only marks whose seat it is."""

    def choose(self, sight: Sight, decision: Decision) -> int:
        raise AssertionError("a bot never thinks here")


def record_of(row: MatchRow) -> Record:
    """How the game began, without what happened since."""
    names = [seat.name for seat in row.seats]
    return Record(
        row.version,
        row.game,
        row.cards,
        names,
        [seat.deck for seat in row.seats if seat.deck],
        None if row.seed is None else int(row.seed),
        options=row.options,
        decides=names[row.decides] if row.decides >= 0 else "",
        given=row.given,
        commitment=row.commitment,
        secret=row.secret,
        where=row.id,
        closed=row.closed,
        entries=[],
    )


def passing(decision: Decision) -> int:
    """The option that lets things be; -1 where there is none."""
    return next((i for i, option in enumerate(decision.options) if option.verb == PASS), -1)


class Play:
    """`number` counts the entries that were followed."""

    def __init__(self, row: MatchRow, pool: CardPool) -> None:
        """Raises BadFile where it cannot begin with these cards."""
        self.row = row
        self.pool = pool
        start = record_of(row)
        bots: list[Bot | None] = [Elsewhere() if seat.bot else None for seat in row.seats]
        self.match = Match(start_of(start, pool), start, bots)
        self.match.is_noticed = self.has_several and not self.counts_down
        self.heed(row)
        self.timer = Timer(row.clock, len(row.seats))
        self.credited: list[tuple[int, int]] = []  # decisions that earned time: how many entries were before, and whose
        self.made_again: list[int] = []  # whose such decision was taken back, once for each

    @property
    def record(self) -> Record:
        return self.match.record

    @property
    def number(self) -> int:
        return len(self.record.entries)

    @property
    def over(self) -> bool:
        return self.match.over

    # -- following the log -----------------------------------------------------------------------------------------

    def heed(self, row: MatchRow) -> None:
        """What is kept with the seats of this row holds from now on: whoever sits there may have said it elsewhere."""
        self.row = row
        for seat in row.seats:
            if seat.user and (seat.stops or self.counts_down):
                self.match.stops[seat.seat] = orders_in(seat.stops, self.record.entries)

    def follow(self, entries: Sequence[Logged]) -> None:
        """What came after `number` entries in the log. Raises Departed, and is good for nothing then."""
        wanted = self.number + len(entries)
        for done, (entry, thought) in enumerate(entries):
            if self.number < wanted:  # the end and the secret were noted with the choice that led to them
                asked, before = self.thinking, self.number
                try:
                    self.match.again(self.record, entry, self.pool.digest if self.row.version != __version__ else "")
                except (BadFile, EngineFault) as error:
                    raise Departed(error, done) from None
                self.charge(asked, thought, before)

    @property
    def thinking(self) -> int:
        """The seat of the person who is asked; -1 where none is."""
        seat = -1 if self.over else self.match.position.asked
        return seat if seat >= 0 and self.match.bots[seat] is None else -1

    @property
    def shown(self) -> int:
        """For how many milliseconds what others did since is shown to the person who is asked."""
        seat, acts = self.thinking, 0
        if seat < 0:
            return 0
        for happened in reversed(self.match.happened):
            if happened.seat == seat and happened.entry is not None and self.was_shown(happened.entry):
                break
            acts += happened.opens and happened.seat != seat
            if acts == MOST_SHOWN:
                break
        return acts * SHOWN

    def was_shown(self, entry: Entry) -> bool:
        """Whether whoever answered had seen all before it. Where others would notice it, a pass never says so: whether it was
        by hand or said beforehand is nobody's business."""
        return entry.form != PASS if self.match.is_noticed else entry.by == HAND

    def charge(self, asked: int, thought: int, before: int) -> None:
        """This person was asked until the entry after so many was made."""
        new = self.record.entries[before:]
        self.timer.charge(asked, thought, self.is_credited(new[0], asked, before))
        if any(entry.digest for entry in new):
            self.timer.turn_began()

    def is_credited(self, entry: Entry, seat: int, before: int) -> bool:
        """Whether this entry earns the time that comes after every decision. One that was taken back and is made again has
        earned it already."""
        if entry.kind == UNDO:
            self.made_again += [whose for number, whose in self.credited if number >= entry.stays]
            self.credited = [(number, whose) for number, whose in self.credited if number < entry.stays]
            return False
        if entry.kind != CHOICE or entry.by != HAND or (self.match.is_noticed and entry.form == PASS):
            return False  # a pass that was said beforehand earns nothing either, and neither is to be told from the other
        self.credited.append((before, seat))
        if seat not in self.made_again:
            return True
        self.made_again.remove(seat)
        return False

    def time_begins(self, at: int, asked: int, before: int) -> int:
        """When the time of whoever is asked now begins to run. Who takes something back has seen what the others did: nothing
        is shown to them once more."""
        if self.record.entries[before].kind == UNDO:
            return max(at, self.timer.asked_at) if self.thinking == asked else at
        return at + self.shown

    def act(self, make: Callable[["Play"], None], at: int) -> "Acted":
        """Something happens at this time, standing orders answer, and time is charged. Raises Refusal, and then nothing has;
        whatever else it raises, this is good for nothing then."""
        before, asked = self.number, self.thinking
        thought = self.timer.thought(asked, at)
        make(self)
        self.follow_orders()
        if self.number > before:
            self.charge(asked, thought, before)
            self.timer.asked_at = self.time_begins(at, asked, before)
            self.timer.stands = (0, 0)
        return Acted(before, asked, thought)

    # -- what a seat does ------------------------------------------------------------------------------------------

    def check(self, number: int) -> None:
        if self.over:
            raise Refusal(NOT_RUNNING)
        if number != self.number:
            raise Refusal(STALE)

    def choose(self, seat: int, number: int, form: str, by: str = HAND) -> None:
        """Raises Refusal, and then nothing has changed."""
        self.check(number)
        position = self.match.position
        if position.asked != seat:
            raise Refusal(NOT_ASKED)
        try:
            index = position.index_of(form)
        except IllegalChoice:
            raise self.why_not(seat, form) from None
        self.match.take(index, by)

    def why_not(self, seat: int, form: str) -> Refusal:
        """The reason, found on a sample: the true position could tell a secret."""
        sample = sample_for(self.match.position, seat, seeded(self.number + 1), self.row.closed)
        try:
            sample.index_of(form)
        except IllegalChoice as error:
            return Refusal(ILLEGAL, error.reason)
        return Refusal(ILLEGAL)

    # -- orders ----------------------------------------------------------------------------------------------------

    @property
    def counts_down(self) -> bool:
        """Whether windows stay open for a while: where several people sit who could notice how quickly one answers."""
        return bool(self.row.clock.countdown) and self.has_several

    @property
    def has_several(self) -> bool:
        """Whether several people sit there: who alone plays for more than one seat is one."""
        return len({seat.user for seat in self.row.seats if seat.user}) > 1

    def is_counted(self, next: Next) -> bool:
        return next.countdown and self.counts_down

    def follow_orders(self) -> None:
        """Standing orders answer, as far as they need not wait for the end of a countdown."""
        while (next := self.match.next()) is not None and next.by == ORDER and not self.is_counted(next):
            self.match.take(next.index, ORDER)

    def close_window(self, number: int, held: Sequence[int]) -> None:
        """The countdown is over: whoever did not hold passes, by order or because they said nothing; but nobody for whom it
        begins anew."""
        self.check(number)
        answered: set[int] = set()
        while (next := self.match.next()) is not None and self.is_counted(next) and next.by != BOT:
            seat = next.decision.seat
            index = next.index if next.by == ORDER else passing(next.decision)
            if seat in answered or seat in held or index < 0:  # the second time it is another window
                break
            if answered and next.own:
                break
            answered.add(seat)
            self.match.take(index, ORDER)

    def may_hold(self) -> list[int]:
        """Seats of people who may say that they want to be asked in the window that counts down: whoever is asked, and who is
        after them."""
        next = self.match.next()
        if next is None or not self.is_counted(next):
            return []
        seats = [next.decision.seat, *GAMES[self.record.game].asked_after(self.match.position)]
        return [seat for seat in seats if self.match.bots[seat] is None]

    def stop_at(self, seat: int, stops: Stops) -> None:
        if self.over:
            raise Refusal(NOT_RUNNING)
        self.match.stops[seat] = stops

    def undo(self, seat: int, number: int) -> None:
        self.check(number)
        if not self.match.undo(seat):
            raise Refusal(NOTHING_TO_UNDO)

    def undo_agreed(self, seat: int) -> None:
        """The others have agreed to it."""
        if self.over or not self.match.undo_agreed(seat):
            raise Refusal(NOTHING_TO_UNDO)

    def concede(self, seat: int, by: str = HAND) -> None:
        if self.over or seat not in self.match.staying:
            raise Refusal(NOT_RUNNING)
        self.match.concede(seat, by)

    def flag(self, seat: int, number: int) -> None:
        """The time of a seat is over."""
        self.check(number)
        self.concede(seat, CLOCK)

    def give(self, seat: int, bot: str) -> None:
        """Whoever sat there has left for good, and a bot plays on."""
        if self.over or seat not in self.match.staying:
            raise Refusal(NOT_RUNNING)
        self.match.give(seat, bot)
        new = msgspec.structs.replace(self.row.seats[seat], user=None, bot=bot, guest=False, program=False)
        self.row = msgspec.structs.replace(self.row, seats=[new if old.seat == seat else old for old in self.row.seats])

    def agree_to_draw(self, seat: int) -> None:
        if self.over:
            raise Refusal(NOT_RUNNING)
        self.match.agree_to_draw(seat)

    # -- who thinks -------------------------------------------------------------------------------------------------

    def next(self) -> Next | None:
        return self.match.next()

    def bot_of(self, seat: int) -> str:
        return ABSENT if seat in self.match.conceded else self.row.seats[seat].bot

    def thought(self, seat: int) -> bytes:
        """All a bot is given of the position: one that looks the same to its seat, with everything else dealt anew."""
        return sample_for(self.match.position, seat, Chance(1, 1), self.row.closed).to_bytes()
