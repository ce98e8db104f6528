"""A match with its seats."""

from functools import partial

from grimoire.seat.earlier import Earlier
from grimoire.seat.seats import Given, Seats
from grimoire.server.naming import names_in
from grimoire.server.own_pools import pool_for
from grimoire.table.matches import MatchRow
from grimoire.table.play import Play


class Seated(Play):
    def __init__(self, row: MatchRow) -> None:
        """Raises BadFile."""
        super().__init__(row, pool_for(row.game, row.cards))
        self.seats = Seats(self.match, self.pool, called=partial(names_in, row))
        self.earlier = Earlier(self.seats)

    def given(self, seat: int, lang: str, since: int) -> Given:
        """Not kept: thousands of small objects at every table would be searched for garbage again and again."""
        return self.seats.given(seat, lang, since, self.match.can_undo(seat))
