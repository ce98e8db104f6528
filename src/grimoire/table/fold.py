"""The one place that goes through a log: where the position stands, what happened, how it ended, and how to go back.

Whoever reads it (seats, replays, studies) is told of each entry while the position stands there, so a choice is carried out
once; and whoever goes back comes back to the nearest moment that was kept, not to the beginning.
"""

from typing import Final, Protocol
from weakref import ref

import msgspec

from grimoire.kernel.event import Event
from grimoire.kernel.option import Option
from grimoire.kernel.position import Position
from grimoire.library.entries import CHOICE, Entry
from grimoire.library.records import Record
from grimoire.table.hosts import Log

EVERY: Final = 16  # so many entries are gone through again at most, to come back to a moment


class Happened(msgspec.Struct, frozen=True):
    """One entry that was not taken back, and what came of it."""

    number: int  # of entries up to it
    entry: Entry | None  # None: the beginning
    events: list[Event]
    chosen: Option | None = None
    seat: int = -1  # whom it is to be told of as the one who chose; -1: nobody
    opens: bool = False  # it began an action, or stands for itself
    asks: int = -1  # the seat that is asked after it; -1: none is
    asks_anew: bool = True  # whether no action is under way then


class Checkpoint(msgspec.Struct):
    """A moment to come back to: everything needed to be there again."""

    happened: int  # how many had happened
    position: Position
    kept: dict[int, object]  # by follower, what it keeps of this moment


class Undoable(msgspec.Struct, frozen=True):
    """The moment before an action that can be taken back."""

    entries: int  # of the record
    checkpoint: Checkpoint


class Trail:
    """The actions one seat could still take back, the latest last."""

    def __init__(self) -> None:
        self.seat = -1
        self.marks: list[Undoable] = []

    def chosen_by(self, seat: int) -> None:
        """A seat is about to choose by hand: what others could take back is settled now."""
        if seat != self.seat:
            self.seat = seat
            self.marks = []

    def add(self, mark: Undoable) -> None:
        self.marks.append(mark)

    def close(self) -> None:
        """Something hidden came out: nobody goes back before this."""
        self.marks = []

    def before(self, seat: int) -> int:
        """How many entries were before the latest action that this seat could take back; -1 where there is none."""
        return self.marks[-1].entries if seat == self.seat and self.marks else -1

    def take_back(self, seat: int) -> Undoable | None:
        """The moment before the latest action of this seat, or None."""
        if seat != self.seat or not self.marks:
            return None
        return self.marks.pop()


class Follower(Protocol):
    """Reads a log as it goes."""

    def note(self, fold: "Fold", happened: Happened) -> None:
        """This has just happened: the position stands there."""

    def keep(self) -> object:
        """What it needs to come back to this moment."""

    def back(self, kept: object) -> None:
        """As it was then; None: before it began to follow."""


class Fold:
    """What a log of entries comes to. Whatever happens is an entry of the record, and is given to `keeper`.

    `happened` holds the beginning, then each entry that was not taken back.
    """

    def __init__(self, position: Position, record: Record, seats: int, keeper: Log | None = None) -> None:
        self.position = position
        self.record = record
        self.seats = seats
        self.keeper = keeper
        self.conceded: list[int] = []  # seats that gave up, in order
        self.drawn = False  # whether all agreed to a draw
        self.happened = [Happened(0, None, position.events[:], asks=position.asked)]
        self.read_by: list[ref[Follower]] = []  # weakly: who is dropped is free at once
        self.checkpoints = [Checkpoint(1, position.clone(), {})]
        self.trail = Trail()

    @property
    def number(self) -> int:
        """How many entries there are."""
        return len(self.record.entries)

    # -- how it ended ----------------------------------------------------------------------------------------------

    @property
    def staying(self) -> list[int]:
        """The seats that have not given up."""
        return [seat for seat in range(self.seats) if seat not in self.conceded]

    @property
    def over(self) -> bool:
        return self.position.over or self.drawn or self.seats - len(self.conceded) <= 1

    @property
    def winner(self) -> int:
        """The seat that has won; -1 is a draw. The last one that has not given up has won, and who has cannot win."""
        if self.drawn:
            return -1
        if len(self.staying) == 1:
            return self.staying[0]
        return self.position.winner if self.position.winner in self.staying else -1

    # -- telling ---------------------------------------------------------------------------------------------------

    def note(self, entry: Entry) -> None:
        self.record.entries.append(entry)
        if self.keeper is not None:
            self.keeper.add(entry)

    def tell(self, events: list[Event], seat: int, opens: bool, chosen: Option | None = None) -> None:
        """The entry that was noted last came to this."""
        position = self.position
        self.happened.append(
            Happened(
                self.number,
                self.record.entries[-1],
                events,
                chosen,
                seat,
                opens,
                -1 if self.over else position.asked,
                position.asked < 0 or position.opened is None,
            )
        )
        for follower in self.followers:
            follower.note(self, self.happened[-1])
        if len(self.happened) % EVERY == 0:
            self.checkpoints.append(self.checkpoint())

    def follow_with(self, follower: Follower, past: bool = True) -> None:
        """From now on it is told of all that happens; first of what has happened already, unless only what comes is wanted."""
        if not past:
            self.read_by.append(ref(follower))
            return
        here, position = self.position, self.checkpoints[0].position.clone()
        for count, happened in enumerate(self.happened, 1):
            self.position = position
            if happened.entry is not None and happened.entry.kind == CHOICE:
                position.choose_form(happened.entry.form)
            follower.note(self, happened)
            for checkpoint in (*self.checkpoints, *[mark.checkpoint for mark in self.trail.marks]):
                if checkpoint.happened == count:
                    checkpoint.kept[id(follower)] = follower.keep()
        self.position = here
        self.read_by.append(ref(follower))

    @property
    def followers(self) -> list[Follower]:
        return [follower for one in self.read_by if (follower := one()) is not None]

    def checkpoint(self) -> Checkpoint:
        kept: dict[int, object] = {id(follower): follower.keep() for follower in self.followers}
        return Checkpoint(len(self.happened), self.position.clone(), kept)

    def events_since(self, told: int, seat: int) -> list[Event]:
        """What happened since `told` entries were told, as a seat may know it."""
        return [event.seen_by(seat) for happened in self.happened[told:] for event in happened.events]

    def come_back(self, stays: int, nearest: Checkpoint | None = None) -> None:
        """To the moment after so many entries: from the last one kept before it, and on from there."""
        count = sum(happened.number <= stays for happened in self.happened)
        self.checkpoints = [kept for kept in self.checkpoints if kept.happened <= count]
        if nearest is None:
            nearest = msgspec.structs.replace(self.checkpoints[-1], position=self.checkpoints[-1].position.clone())
        self.position = nearest.position
        ahead = self.happened[nearest.happened : count]
        del self.happened[nearest.happened :]
        for follower in self.followers:
            follower.back(nearest.kept.get(id(follower)))
        for happened in ahead:
            if happened.entry is not None and happened.entry.kind == CHOICE:
                self.position.choose_form(happened.entry.form)
            self.happened.append(happened)
            for follower in self.followers:
                follower.note(self, happened)
