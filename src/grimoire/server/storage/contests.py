"""Contests: logs that only grow, who is staff, and the codes by which players are known. Whoever inserts a number first has
written it."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.contests.entries import AnyAct, DeckGiven, Entered, Entry, Renamed
from grimoire.server.storage.schema import contest_entries, contest_passes, contest_staff, contests
from grimoire.table.log import TooLate

PLAYER: Final = "player"
ORGANISER: Final = "organiser"
AT_ONCE: Final = 500  # rows of one statement

DECODE: Final = msgspec.json.Decoder(Entry).decode
ENCODE: Final = msgspec.json.encode
PASS: Final = [contest_passes.c[name] for name in ("contest", "role", "player", "entry", "turn", "user")]


class Pass(msgspec.Struct, frozen=True):
    """What lets somebody be somebody in a contest."""

    contest: str
    role: str
    player: int
    entry: int  # the one the player came by
    turn: int = 0
    user: str | None = None


async def add_contest(connection: AsyncConnection, id: str, at: int) -> None:
    await connection.execute(insert(contests).values(id=id, created=at))


async def read_entries(connection: AsyncConnection, contest: str, after: int = 0) -> list[Entry]:
    wanted = select(contest_entries.c.line).where(contest_entries.c.contest == contest, contest_entries.c.number > after)
    return [DECODE(line) for line in (await connection.execute(wanted.order_by(contest_entries.c.number))).scalars()]


async def append_entries(connection: AsyncConnection, contest: str, user: str | None, new: Sequence[Entry]) -> None:
    """Raises TooLate where somebody else was first, and then nothing of the transaction may be kept."""
    rows = [{"contest": contest, "number": entry.number, "user": user, "line": ENCODE(entry).decode()} for entry in new]
    try:
        await connection.execute(insert(contest_entries), rows)
    except IntegrityError:
        raise TooLate from None


async def writer_of(connection: AsyncConnection, contest: str, number: int) -> str | None:
    """Whose entry it is; None where that is not known any more."""
    wanted = select(contest_entries.c.user).where(contest_entries.c.contest == contest, contest_entries.c.number == number)
    found: str | None = (await connection.execute(wanted)).scalar_one_or_none()
    return found


async def drop_contest(connection: AsyncConnection, contest: str) -> None:
    await connection.execute(delete(contests).where(contests.c.id == contest))


async def contests_of(connection: AsyncConnection, user: str, most: int) -> list[str]:
    """Where somebody is staff or plays, the newest first."""
    staff = select(contest_staff.c.contest).where(contest_staff.c.user == user)
    playing = select(contest_passes.c.contest).where(contest_passes.c.user == user)
    wanted = select(contests.c.id).where(contests.c.id.in_(staff.union(playing)))
    return list((await connection.execute(wanted.order_by(contests.c.created.desc(), contests.c.id).limit(most))).scalars())


async def newest_contests(connection: AsyncConnection, after: int, most: int) -> list[str]:
    """Those that were opened since then, whoever's they are."""
    wanted = select(contests.c.id).where(contests.c.created > after)
    return list((await connection.execute(wanted.order_by(contests.c.created.desc(), contests.c.id).limit(most))).scalars())


async def count_contests(connection: AsyncConnection, user: str) -> int:
    """How many somebody organises."""
    mine = select(func.count()).select_from(contest_staff)
    counted: int = (await connection.execute(mine.where(contest_staff.c.user == user))).scalar_one()
    return counted


# -- who is who --------------------------------------------------------------------------------------------------------


async def role_of(connection: AsyncConnection, contest: str, user: str) -> tuple[str, list[Pass]]:
    """Of the staff: the role; and with which codes of players somebody has come."""
    staff = select(contest_staff.c.role).where(contest_staff.c.contest == contest, contest_staff.c.user == user)
    mine = contest_passes.c.contest == contest, contest_passes.c.user == user, contest_passes.c.role == PLAYER
    role = (await connection.execute(staff)).scalar_one_or_none()
    return role or "", [Pass(*row) for row in await connection.execute(select(*PASS).where(*mine))]


async def add_staff(connection: AsyncConnection, contest: str, user: str, role: str, at: int) -> None:
    same = contest_staff.c.contest == contest, contest_staff.c.user == user
    await connection.execute(delete(contest_staff).where(*same))
    await connection.execute(insert(contest_staff).values(contest=contest, user=user, role=role, at=at))


async def drop_staff(connection: AsyncConnection, contest: str, user: str) -> None:
    same = contest_staff.c.contest == contest, contest_staff.c.user == user
    await connection.execute(delete(contest_staff).where(*same))


async def staff_of(connection: AsyncConnection, contest: str) -> list[tuple[str, str]]:
    """Users and their roles, who came first before the others."""
    wanted = select(contest_staff.c.user, contest_staff.c.role).where(contest_staff.c.contest == contest)
    return [(row.user, row.role) for row in await connection.execute(wanted.order_by(contest_staff.c.at, contest_staff.c.user))]


async def passes_of(connection: AsyncConnection, contest: str) -> list[Pass]:
    return [Pass(*row) for row in await connection.execute(select(*PASS).where(contest_passes.c.contest == contest))]


async def find_pass(connection: AsyncConnection, code: str) -> Pass | None:
    """By the hash of its code."""
    row = (await connection.execute(select(*PASS).where(contest_passes.c.code == code))).one_or_none()
    return None if row is None else Pass(*row)


async def add_passes(connection: AsyncConnection, new: Sequence[tuple[str, Pass]]) -> None:
    """Raises TooLate where another process has added one of them."""
    rows = [{"code": code, **msgspec.structs.asdict(one)} for code, one in new]
    try:
        for first in range(0, len(rows), AT_ONCE):
            await connection.execute(insert(contest_passes), rows[first : first + AT_ONCE])
    except IntegrityError:
        raise TooLate from None


async def renew_pass(connection: AsyncConnection, one: Pass, code: str) -> None:
    """In the place of the one before it, which is worth nothing from now on; nobody has come with this one yet."""
    same = contest_passes.c.contest == one.contest, contest_passes.c.role == one.role, contest_passes.c.player == one.player
    values = {"code": code, "turn": one.turn, "entry": one.entry, "user": None}
    await connection.execute(update(contest_passes).where(*same).values(**values))


async def use_pass(connection: AsyncConnection, code: str, user: str) -> bool:
    """Whether it is this user's from now on: nobody had come with it before."""
    free = contest_passes.c.code == code, contest_passes.c.user.is_(None)
    used = await connection.execute(update(contest_passes).where(*free).values(user=user).returning(contest_passes.c.player))
    return used.first() is not None


async def seats_claimed(connection: AsyncConnection, user: str, most: int = 10_000) -> list[Pass]:
    """Players whose code somebody has come with, of the newest contest first."""
    wanted = select(*PASS).join(contests, contests.c.id == contest_passes.c.contest)
    wanted = wanted.where(contest_passes.c.user == user, contest_passes.c.role == PLAYER)
    return [
        Pass(*row) for row in await connection.execute(wanted.order_by(contests.c.created.desc(), contests.c.id).limit(most))
    ]


async def leave_seats(connection: AsyncConnection, contest: str, user: str) -> None:
    """Whoever comes as another player is no longer the one they were."""
    mine = contest_passes.c.contest == contest, contest_passes.c.user == user, contest_passes.c.role == PLAYER
    await connection.execute(update(contest_passes).where(*mine).values(user=None))


async def forget_players(connection: AsyncConnection, user: str, name: str) -> set[str]:
    """Wherever somebody plays they are called otherwise, and their deck is empty, whoever wrote it down; results stand."""
    changed = set()
    for one in await seats_claimed(connection, user):
        same = contest_entries.c.contest == one.contest, contest_entries.c.number >= one.entry
        for number, line in (
            await connection.execute(select(contest_entries.c.number, contest_entries.c.line).where(*same))
        ).all():
            entry = DECODE(line)
            if isinstance(entry.act, Entered | Renamed) and entry.act.player == one.player:
                act: AnyAct = msgspec.structs.replace(entry.act, name=f"{name} {one.player}")
            elif isinstance(entry.act, DeckGiven) and entry.act.player == one.player:
                act = msgspec.structs.replace(entry.act, lines=())
            else:
                continue
            here = contest_entries.c.contest == one.contest, contest_entries.c.number == number
            text = ENCODE(msgspec.structs.replace(entry, act=act)).decode()
            await connection.execute(update(contest_entries).where(*here).values(line=text))
            changed.add(one.contest)
    return changed


async def forget_in_contests(connection: AsyncConnection, user: str, name: str) -> list[str]:
    """Nothing of what somebody did or played says any more who it was, and lists they gave are empty; contests that nobody
    organises without them are deleted. Which contests that has changed. `name`: what they are called from now on."""
    mine = select(contest_entries.c.contest, contest_entries.c.number, contest_entries.c.line).where(
        contest_entries.c.user == user
    )
    changed = await forget_players(connection, user, name)
    for contest, number, line in (await connection.execute(mine)).all():
        entry = DECODE(line)
        act = msgspec.structs.replace(entry.act, lines=()) if isinstance(entry.act, DeckGiven) else entry.act
        nameless = ENCODE(msgspec.structs.replace(entry, act=act, by="")).decode()
        same = contest_entries.c.contest == contest, contest_entries.c.number == number
        await connection.execute(update(contest_entries).where(*same).values(line=nameless, user=None))
        changed.add(contest)
    staff = select(contest_staff.c.contest, contest_staff.c.role, contest_staff.c.user)
    organised = select(contest_staff.c.contest).where(contest_staff.c.user == user, contest_staff.c.role == ORGANISER)
    rows = (await connection.execute(staff.where(contest_staff.c.contest.in_(organised)))).all()
    others = {row.contest for row in rows if row.role == ORGANISER and row.user != user}
    for contest in sorted({row.contest for row in rows} - others):
        await drop_contest(connection, contest)
        changed.add(contest)
    return sorted(changed)
