"""Looking at earlier moments of a match: each as it was for a seat, or, once the match is over, with all hands open."""

import threading

from grimoire.seat.scene import Scene
from grimoire.seat.seats import Seats
from grimoire.seat.story import Story


class Earlier:
    """Goes to any moment of one match. Going on from there is quick, and so is going back.

    Following a log takes its time, so it may be done in another thread than the match is played in."""

    def __init__(self, now: Seats) -> None:
        self.now = now
        self.lock = threading.Lock()
        self.seats: Seats | None = None

    def moment(self, number: int, seat: int, lang: str, all_open: bool) -> tuple[Scene, Story]:
        """The table after this many entries, and the story of the last of them."""
        with self.lock:
            seats = self.at(number)
            given = seats.given(seat, lang, number - 1, suggest=False)
            return (seats.open_scene(lang) if all_open else given.scene), given.story

    def at(self, number: int) -> Seats:
        now = self.now
        if self.seats is None or (self.seats.number > number and not self.seats.match.look_back(number)):
            self.seats = Seats(now.match.anew(), now.pool, now.names, now.called)
        match, record = self.seats.match, now.match.record
        for entry in record.entries[match.number : number]:
            match.again(record, entry, now.pool.digest)
        del match.record.entries[number:]  # what follows from the last one by itself
        return self.seats
