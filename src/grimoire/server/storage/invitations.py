"""Invitations: a code with which so many may come, for a while."""

import hashlib
import secrets
from typing import Final

from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.schema import invitations

CODE_BYTES: Final = 9


def kept_of(code: str) -> str:
    """Whoever reads the database cannot come with it."""
    return hashlib.blake2b(code.encode(), digest_size=32).hexdigest()


async def new_invitation(connection: AsyncConnection, times: int, until: int) -> str:
    """The code, shown once."""
    code = secrets.token_urlsafe(CODE_BYTES)
    await connection.execute(insert(invitations).values(code=kept_of(code), left=times, until=until))
    return code


async def use_invitation(connection: AsyncConnection, code: str, at: int) -> bool:
    """Whether somebody may come with it: then one fewer may after them."""
    good = invitations.c.code == kept_of(code), invitations.c.left > 0, invitations.c.until > at
    used = await connection.execute(
        update(invitations).where(*good).values(left=invitations.c.left - 1).returning(invitations.c.left)
    )
    return used.first() is not None


async def drop_old_invitations(connection: AsyncConnection, at: int) -> None:
    await connection.execute(delete(invitations).where((invitations.c.until <= at) | (invitations.c.left <= 0)))
