"""A match of this server with its seats: its cards, its names, and earlier moments of it."""

from functools import partial

from grimoire.seat.earlier import Earlier
from grimoire.seat.seats import SeatedPlay
from grimoire.server.naming import names_in
from grimoire.server.own_pools import pool_for
from grimoire.table.matches import MatchRow


class Seated(SeatedPlay):
    def __init__(self, row: MatchRow) -> None:
        """Raises BadFile."""
        super().__init__(row, pool_for(row.game, row.cards), partial(names_in, row))
        self.earlier = Earlier(self.seats)
