"""What somebody has reported to whoever runs the server, with what was said last at that table."""

import msgspec
from sqlalchemy import Text, cast, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.schema import reports, users
from grimoire.server.storage.talk import Said


class Report(msgspec.Struct, frozen=True):
    id: int
    at: int
    match: str
    user: str
    other: str
    by: str  # what whoever reports is called
    about: str  # and whom
    reason: str
    text: str
    lines: list[Said]
    settled: bool


async def add_report(
    connection: AsyncConnection, at: int, match: str, user: str, other: str, reason: str, text: str, lines: list[Said]
) -> None:
    kept = {"at": at, "match": match, "user": user, "other": other, "reason": reason, "text": text, "settled": False}
    await connection.execute(insert(reports).values(**kept, lines=msgspec.to_builtins(lines)))


async def find_reports(connection: AsyncConnection, settled: bool = False, user: str = "") -> list[Report]:
    """The oldest first; `settled`: those too that were; `user`: by whom, if it is asked for one."""
    by, about = users.alias(), users.alias()
    columns = [reports.c[name] for name in ("id", "at", "match", "user", "other")]
    rest = [reports.c[name] for name in ("reason", "text", "lines", "settled")]
    joined = reports.join(by, by.c.id == reports.c.user).join(about, about.c.id == reports.c.other)
    wanted = select(*columns, by.c.name, about.c.name, *rest).select_from(joined).order_by(reports.c.id)
    if not settled:
        wanted = wanted.where(reports.c.settled.is_(False))
    if user:
        wanted = wanted.where(reports.c.user == user)
    rows = (await connection.execute(wanted)).all()
    return [Report(*row[:9], msgspec.convert(row[9], list[Said]), row[10]) for row in rows]


async def settle_report(connection: AsyncConnection, id: int) -> bool:
    """Whether there is such a report."""
    done = update(reports).where(reports.c.id == id).values(settled=True).returning(reports.c.id)
    return (await connection.execute(done)).first() is not None


async def forget_reported(connection: AsyncConnection, user: str) -> None:
    """What somebody said is nowhere kept any more, neither in what others have reported."""
    await connection.execute(delete(reports).where((reports.c.user == user) | (reports.c.other == user)))
    said = cast(reports.c.lines, Text).contains(user, autoescape=True)  # ids are like nothing else that stands there
    for id, kept in (await connection.execute(select(reports.c.id, reports.c.lines).where(said))).all():
        left = [line for line in msgspec.convert(kept, list[Said]) if line.user != user]
        await connection.execute(update(reports).where(reports.c.id == id).values(lines=msgspec.to_builtins(left)))


async def drop_old_reports(connection: AsyncConnection, before: int) -> None:
    """Those that are settled."""
    await connection.execute(delete(reports).where(reports.c.settled.is_(True), reports.c.at < before))
