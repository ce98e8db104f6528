"""Taking back: whole actions of one's own, up to the last reveal, never past what another player chose by hand."""

from typing import Final

import msgspec

from grimoire.kernel.event import Event
from grimoire.kernel.option import Option
from grimoire.kernel.position import Position
from grimoire.library.entries import Entry

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
