"""The log of a match: entries that only grow. Whoever inserts a number first has chosen."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.library.entries import Entry
from grimoire.server.storage.schema import entries

APPEND: Final = insert(entries)  # said once: saying it anew takes longer than doing it


class TooLate(Exception):
    """Somebody else was first."""


async def read_log(connection: AsyncConnection, match: str, after: int = 0) -> list[tuple[Entry, int]]:
    """What came after this many entries, each with its time."""
    columns = entries.c.kind, entries.c.seat, entries.c.by, entries.c.form, entries.c.digest, entries.c.stays, entries.c.at
    wanted = select(*columns).where(entries.c.match == match, entries.c.number > after).order_by(entries.c.number)
    return [(Entry(*values), at) for *values, at in await connection.execute(wanted)]


async def append(connection: AsyncConnection, match: str, after: int, new: Sequence[Entry], at: int) -> None:
    """Raises TooLate, and then nothing of the transaction may be kept."""
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
        }
        for i, entry in enumerate(new, 1)
    ]
    try:
        await connection.execute(APPEND, rows)
    except IntegrityError:
        raise TooLate from None
