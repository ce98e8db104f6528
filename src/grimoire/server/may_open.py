"""What may be opened of a match and when: all of it, once nothing that is hidden in it is played with any more.

Every way to more than one's own seat may know asks here: the record, its moments, another's seat, all hands, what was found in
it, playing on from it, the secret that chance came from, and what closed decks are called.
"""

from collections.abc import Sequence

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.database import Database
from grimoire.server.storage.matches import Later, not_over_after
from grimoire.table.matches import OVER, MatchRow
from grimoire.table.refusals import STILL_RUNNING, UNAVAILABLE, Refusal


async def opened(connection: AsyncConnection, rows: Sequence[MatchRow]) -> set[str]:
    """Which of these matches may be opened, by id."""
    over = [row for row in rows if row.state == OVER]
    later = await not_over_after(connection, [row.id for row in over if row.next])
    return {row.id for row in over if not any(is_played_with(row, one) for one in later if one.first == row.id)}


def is_played_with(row: MatchRow, later: Later) -> bool:
    """Whether what is hidden in a match is hidden in one that follows it: its closed decks, in a series and in a rematch; or
    everything, where the same game goes on under other rules."""
    has_lists = row.closed and any(seat.deck for seat in row.seats)
    return has_lists or (row.seed, row.commitment) == (later.seed, later.commitment)


async def may_open(database: Database, row: MatchRow) -> bool:
    """Raises Refusal where nobody can say."""
    try:
        async with database.reading() as connection:
            return row.id in await opened(connection, [row])
    except (SQLAlchemyError, OSError):
        raise Refusal(UNAVAILABLE) from None


async def check_open(database: Database, row: MatchRow) -> None:
    """Raises Refusal."""
    if not await may_open(database, row):
        raise Refusal(STILL_RUNNING)
