"""Who has been away from a table, and for how long."""

from sqlalchemy.exc import SQLAlchemyError

from grimoire.server.refusals import UNAVAILABLE, Refusal
from grimoire.server.storage.database import now
from grimoire.server.storage.presence import Here, gone_since, present
from grimoire.server.table import Table


class Away:
    """As it is now; `patience` says how many milliseconds are long."""

    def __init__(self, rows: list[Here], began: int, patience: int) -> None:
        self.rows = rows
        self.began = began
        self.patience = patience
        self.at = now()

    @classmethod
    async def from_table(cls, table: Table, patience: int) -> "Away":
        """Raises Refusal where nobody can say."""
        row = table.row
        assert row is not None  # it was seen
        try:
            async with table.database.reading() as connection:
                return cls(await present(connection, table.id), row.began or row.created, patience)
        except (SQLAlchemyError, OSError):
            raise Refusal(UNAVAILABLE) from None

    def since(self, seat: int) -> int:
        """0: they are here."""
        return gone_since(self.rows, seat, self.began, self.at)

    def for_long(self, seat: int, not_before: int = 0) -> bool:
        since = self.since(seat)
        return bool(since) and max(since, not_before) + self.patience <= self.at
