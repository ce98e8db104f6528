"""Who is called when something happens at a table by turns: kept with it, in one transaction, so that no kill loses a call."""

from collections.abc import Collection, Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.bells import MOVE, OVER, SOON, hush, ring
from grimoire.server.storage.database import now
from grimoire.table.matches import Seat
from grimoire.table.play import Play


async def call_after(connection: AsyncConnection, play: Play, was_asked: int, here: Collection[int]) -> None:
    """Something was chosen. `here`: seats whose players see it by themselves."""
    row = play.row
    if not row.clock.by_turns:
        return
    await hush(connection, row.id)
    if play.over:
        await ring(connection, row.id, OVER, people([seat for seat in row.seats if seat.seat not in here]), now())
    elif play.thinking not in (was_asked, *here) and play.thinking >= 0:
        await ring(connection, row.id, MOVE, people([row.seats[play.thinking]]), now())


async def call_again(connection: AsyncConnection, play: Play, seat: int) -> None:
    """The time of this seat goes by, wherever its player is; nobody is called where another one is asked."""
    if seat >= 0 and play.thinking == seat:
        await ring(connection, play.row.id, SOON, people([play.row.seats[seat]]), now())


def people(seats: Sequence[Seat]) -> list[str]:
    """Each once, also where somebody has several seats."""
    return list(dict.fromkeys(seat.user for seat in seats if seat.user))
