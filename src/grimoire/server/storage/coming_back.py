"""What lets somebody back in who has lost their password or sits at another device."""

import hashlib
import secrets
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.people import User
from grimoire.server.storage.schema import doors, users

CODE_BYTES: Final = 12


async def set_recovery(connection: AsyncConnection, user: str, hash: str) -> None:
    await connection.execute(update(users).where(users.c.id == user).values(recovery=hash))


async def recovery_of(connection: AsyncConnection, login: str, alone: bool = False) -> str:
    """The hash of somebody's words; empty where there are none, or nobody of that name is let in. `alone`: nobody else changes
    them until the transaction ends."""
    wanted = select(users.c.recovery).where(users.c.login == login, users.c.banned.is_(False))
    return (await connection.execute(wanted.with_for_update() if alone else wanted)).scalar_one_or_none() or ""


def hashed(code: str, key: bytes) -> str:
    return hashlib.blake2b(code.encode(), key=key, digest_size=32, person=b"door").hexdigest()


async def new_door(connection: AsyncConnection, user: str, key: bytes, until: int) -> str:
    """The code; one that was made before is worth nothing any more."""
    code = secrets.token_urlsafe(CODE_BYTES)
    await connection.execute(delete(doors).where(doors.c.user == user))
    await connection.execute(insert(doors).values(code=hashed(code, key), user=user, until=until))
    return code


async def go_through(connection: AsyncConnection, code: str, key: bytes, at: int) -> User | None:
    """Whose door it was. It is shut behind whoever was first."""
    gone = delete(doors).where(doors.c.code == hashed(code, key), doors.c.until > at).returning(doors.c.user)
    user = (await connection.execute(gone)).scalar_one_or_none()
    wanted = select(users.c.id, users.c.name, users.c.login).where(users.c.id == user, users.c.banned.is_(False))
    row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else User(row.id, row.name, row.login)


async def drop_old_doors(connection: AsyncConnection, at: int) -> None:
    await connection.execute(delete(doors).where(doors.c.until <= at))
