"""Who has been away from a table, and for how long."""

from collections import Counter
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from grimoire.server.storage.presence import Here, gone_since, present
from grimoire.server.table import Table
from grimoire.table.matches import MatchRow
from grimoire.table.refusals import UNAVAILABLE, Refusal

NEVER: Final = 0


def patience_of(row: MatchRow, usual: int) -> int:
    """After how many milliseconds somebody has been away for long. By turns nobody has: their clock alone decides."""
    return NEVER if row.clock.by_turns else usual


class Away:
    """As it is now; `patience` says how many milliseconds are long."""

    def __init__(self, rows: list[Here], here: Counter[int], began: int, patience: int, at: int) -> None:
        self.rows = rows
        self.here = here  # connections in this process, which knows them best
        self.began = began
        self.patience = patience
        self.at = at

    @classmethod
    async def from_table(cls, table: Table, patience: int) -> "Away":
        """Raises Refusal where nobody can say."""
        assert table.row is not None  # it was seen
        try:
            async with table.database.reading() as connection:
                rows = await present(connection, table.id)
        except (SQLAlchemyError, OSError):
            raise Refusal(UNAVAILABLE) from None
        at = table.clock.now()
        if table.database.is_sqlite:  # nobody is anywhere else
            rows = [Here(row.seat, row.process, 0, row.seen) for row in rows]
        elif not table.clock.hears_all:  # whose process is silent may only be unheard
            rows = [Here(row.seat, row.process, row.count, at if row.count else row.seen) for row in rows]
        return cls(rows, table.here(), table.known_since, patience_of(table.row, patience), at)

    def since(self, seat: int) -> int:
        """0: they are here."""
        return 0 if self.here[seat] else gone_since(self.rows, seat, self.began, self.at)

    def for_long(self, seat: int, not_before: int = 0) -> bool:
        since = self.since(seat)
        return bool(self.patience and since) and max(since, not_before) + self.patience <= self.at
