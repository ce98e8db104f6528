"""Sessions: a browser in which somebody is known. Each is a row, so that it can be ended anywhere."""

import hashlib
import secrets
from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.storage.people import SEEN_EVERY, User
from grimoire.server.storage.schema import doors, sessions, users

TOKEN_BYTES: Final = 32
ID_LENGTH: Final = 16  # of what names a session to its owner: too little to be anybody by it
AT_ONCE: Final = 500  # asked about in one statement


class Session(msgspec.Struct, frozen=True):
    """As its owner may see it."""

    id: str
    created: int
    seen: int
    browser: str


def hashed(token: str, key: bytes) -> str:
    """What is kept of a token: whoever reads the database cannot be anybody."""
    return hashlib.blake2b(token.encode(), key=key, digest_size=32).hexdigest()


async def new_session(connection: AsyncConnection, user: str, key: bytes, at: int, browser: str) -> str:
    """The token for the cookie."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    values = {"token": hashed(token, key), "user": user, "created": at, "seen": at, "browser": browser}
    await connection.execute(insert(sessions).values(values))
    return token


async def user_of(connection: AsyncConnection, token: str, key: bytes) -> User | None:
    """Who has this token; nobody who is banned."""
    columns = users.c.id, users.c.name, users.c.login, sessions.c.token
    joined = select(*columns).join(sessions, sessions.c.user == users.c.id)
    wanted = joined.where(sessions.c.token == hashed(token, key), users.c.banned.is_(False))
    row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else User(*row)


async def note_session_seen(connection: AsyncConnection, session: str, at: int) -> None:
    """It is used; that is kept to the hour."""
    late = sessions.c.token == session, sessions.c.seen < at - SEEN_EVERY
    await connection.execute(update(sessions).where(*late).values(seen=at))


async def sessions_of(connection: AsyncConnection, user: str) -> list[Session]:
    """The latest first."""
    columns = sessions.c.token, sessions.c.created, sessions.c.seen, sessions.c.browser
    wanted = select(*columns).where(sessions.c.user == user).order_by(sessions.c.seen.desc(), sessions.c.created.desc())
    return [Session(token[:ID_LENGTH], *rest) for token, *rest in await connection.execute(wanted)]


async def end_session(connection: AsyncConnection, user: str, id: str) -> str:
    """The session that its owner calls so, which is no more; empty: there is none."""
    mine = sessions.c.user == user, sessions.c.token.startswith(id, autoescape=True)
    found: str = (await connection.execute(select(sessions.c.token).where(*mine))).scalars().first() or ""
    if found:
        await connection.execute(delete(sessions).where(sessions.c.token == found))
    return found


async def end_sessions(connection: AsyncConnection, user: str, but: str = "") -> None:
    """Sign out everywhere, or everywhere else; a code for another device lets nobody in any more."""
    await connection.execute(delete(doors).where(doors.c.user == user))
    await connection.execute(delete(sessions).where(sessions.c.user == user, sessions.c.token != but))


async def ended(connection: AsyncConnection, asked: Collection[str]) -> set[str]:
    """Which of these sessions are no more."""
    left = set(asked)
    every = list(left)
    for first in range(0, len(every), AT_ONCE):
        joined = select(sessions.c.token).join(users, sessions.c.user == users.c.id)
        some = sessions.c.token.in_(every[first : first + AT_ONCE])
        left -= set((await connection.execute(joined.where(some, users.c.banned.is_(False)))).scalars())
    return left
