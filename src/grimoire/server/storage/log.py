"""The log of a match: entries that only grow. Whoever inserts a number first has chosen."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.library.entries import Entry
from grimoire.server.storage.schema import entries
from grimoire.table.log import Logged, TooLate

APPEND: Final = insert(entries)  # said once: saying it anew takes longer than doing it


async def read_log(connection: AsyncConnection, match: str, after: int = 0) -> list[Logged]:
    """What came after this many entries."""
    columns = entries.c.kind, entries.c.seat, entries.c.by, entries.c.form, entries.c.digest, entries.c.stays
    times = entries.c.number, entries.c.at, entries.c.thought
    wanted = select(*columns, *times).where(entries.c.match == match, entries.c.number >= after).order_by(entries.c.number)
    found: list[Logged] = []
    before = 0
    for *values, number, at, thought in await connection.execute(wanted):
        if number > after:
            # Old logs have only the clock on the wall.
            found.append((Entry(*values), thought if thought is not None else max(0, at - (before or at))))
        before = at
    return found


async def append(connection: AsyncConnection, match: str, after: int, new: Sequence[Entry], at: int, thought: int = 0) -> None:
    """The first of them was thought about for so long, and the others followed at once. Raises TooLate, and then nothing of the
    transaction may be kept."""
    rows = [
        {
            "match": match,
            "number": after + i,
            "kind": entry.kind,
            "seat": entry.seat,
            "by": entry.by,
            "form": entry.form,
            "digest": entry.digest,
            "stays": entry.stays,
            "at": at,
            "thought": thought if i == 1 else 0,
        }
        for i, entry in enumerate(new, 1)
    ]
    try:
        await connection.execute(APPEND, rows)
    except IntegrityError:
        raise TooLate from None
