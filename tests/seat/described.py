"""Seats at a described position, for tests that know what must be said there."""

from typing import Final

from grimoire.library.games import box_of
from grimoire.library.records import Record
from grimoire.seat.seats import Given, Seats

NAMES: Final = ["alice", "bob"]


def seated(game: str, given: str) -> Seats:
    pool = box_of(game).shipped_pool()
    return Seats.of_record(Record("0.1.0", game, pool.digest, NAMES, seed=1, given=given), pool)


def shown(game: str, given: str, lang: str = "en", seat: int = 0) -> Given:
    return seated(game, given).given(seat, lang)
