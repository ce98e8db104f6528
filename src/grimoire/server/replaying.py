"""Looking at earlier moments of a match: each as it was for a seat, or, once the match is over, with all hands open.

Following a log takes its time, so it is done beside the event loop.
"""

import threading
from collections.abc import Iterator, Sequence

import msgspec

from grimoire.kernel.event import Event, TurnBegan
from grimoire.library.entries import CHOICE, END, SECRET, UNDO, Entry
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.seat.scene import Scene
from grimoire.seat.seats import Seats
from grimoire.seat.story import Story
from grimoire.server.play import Play, record_of


class Mark(msgspec.Struct, frozen=True):
    """A moment of a match that is over."""

    number: int  # of entries that led there: what `look` and playing on are given
    turn: int  # 0 before the first has begun
    asked: int  # the seat that decides here; -1: the game is over
    opens: bool  # whether no action is under way: who looks action by action stops here


class ReplayScreen:
    """Goes to any moment of one match. Going on from there is quick; going back begins anew."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.lock = threading.Lock()
        self.seats: Seats | None = None

    def moment(self, number: int, seat: int, lang: str, all_open: bool) -> tuple[Scene, Story]:
        """The table after this many entries, and the story of the last of them."""
        with self.lock:
            seats = self.at(number)
            given = seats.given(seat, lang, number - 1, suggest=False)
            return (seats.open_scene(lang) if all_open else given.scene), given.story

    def at(self, number: int) -> Seats:
        play = self.play
        if self.seats is None or self.seats.number > number:
            old = play.seats
            self.seats = Seats(old.game, old.pool, old.names, old.begin, old.closed, old.called)
        record = record_of(play.row)
        record.entries = play.record.entries[:number]
        self.seats.catch_up(record)
        return self.seats


def marks_of(play: Play) -> list[Mark]:
    """The moments that stood in the end, the beginning first."""
    record = record_of(play.row)
    position = start_of(record, play.pool)
    turn = turn_of(position.events, 0)
    decision = position.decision()
    found = [Mark(0, turn, -1 if decision is None else decision.seat, True)]
    for number, entry in numbered(play.record):
        if entry.kind == CHOICE:
            position.choose_form(entry.form)
            turn = turn_of(position.events, turn)
        decision = position.decision()
        found.append(Mark(number, turn, -1 if decision is None else decision.seat, decision is None or decision.opens))
    if play.over:  # also where somebody gave up, or all agreed on a draw
        found[-1] = Mark(found[-1].number, turn, -1, True)
    return found


def numbered(record: Record) -> Iterator[tuple[int, Entry]]:
    """What happened and was not taken back, each with its number in the log; without what only notes how it ended."""
    kept: list[tuple[int, Entry]] = []
    for number, entry in enumerate(record.entries, 1):
        if entry.kind == UNDO:
            kept = [(n, old) for n, old in kept if n <= entry.stays]
        elif entry.kind not in (END, SECRET):
            kept.append((number, entry))
    yield from kept


def turn_of(events: Sequence[Event], before: int) -> int:
    began = [event.turn for event in events if isinstance(event, TurnBegan)]
    return began[-1] if began else before
