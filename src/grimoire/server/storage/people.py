"""People. A guest is a user without a password."""

import secrets
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.look_alikes import look_of
from grimoire.server.storage.reports import forget_reported
from grimoire.server.storage.schema import chat, contest_staff, matches, mutes, results, seats, sessions, users

SEEN_EVERY: Final = 3_600_000  # how precisely it is kept when somebody was last there


class User(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None = None
    session: str = ""  # in which they ask: what is kept of its token

    @property
    def is_guest(self) -> bool:
        return self.login is None


def new_id() -> str:
    """An id nobody guesses; it may stand in a link."""
    return secrets.token_urlsafe(12)


async def new_guest(connection: AsyncConnection, name: str, at: int) -> User:
    user = User(new_id(), name)
    await connection.execute(insert(users).values(id=user.id, name=name, banned=False, created=at, seen=at))
    return user


async def note_seen(connection: AsyncConnection, user: str, at: int) -> None:
    """Somebody is there; it is kept to the hour."""
    await connection.execute(update(users).where(users.c.id == user, users.c.seen < at - SEEN_EVERY).values(seen=at))


async def lock_person(connection: AsyncConnection, user: str) -> None:
    """Nobody else changes what is theirs, who asks for this too, until the transaction ends. SQLite has one writer anyway."""
    await connection.execute(select(users.c.id).where(users.c.id == user).with_for_update())


async def name_of(connection: AsyncConnection, user: str) -> str:
    return (await connection.execute(select(users.c.name).where(users.c.id == user))).scalar_one_or_none() or ""


async def stale_guests(connection: AsyncConnection, before: int, most: int) -> list[str]:
    """Guests who were not there since then; nobody who has a name with a password, or organises contests."""
    organising = select(contest_staff.c.user)  # whose contests would go with them
    stale = users.c.login.is_(None), users.c.banned.is_(False), users.c.seen < before, users.c.id.not_in(organising)
    wanted = select(users.c.id).where(*stale)
    return [row.id for row in await connection.execute(wanted.order_by(users.c.seen).limit(most))]


async def rename(connection: AsyncConnection, user: str, name: str, login: str | None) -> bool:
    """`login`: of an account, the name by which one signs in. Whether they are called so: who was a guest when they asked, and
    has an account now, is not."""
    values: dict[str, str | None] = {"name": name}
    if login is not None:
        values |= {"login": login, "look": await free_look(connection, user, name)}
    kind = users.c.login.is_(None) if login is None else users.c.login.is_not(None)
    done = await connection.execute(update(users).where(users.c.id == user, kind).values(**values).returning(users.c.id))
    return done.first() is not None


async def setups_of(connection: AsyncConnection, user: str) -> dict[str, Any]:
    """What somebody set up last, by game."""
    found = (await connection.execute(select(users.c.setups).where(users.c.id == user))).scalar_one_or_none()
    return dict(found or {})


async def keep_setup(connection: AsyncConnection, user: str, game: str, setup: Any) -> None:
    kept = {**await setups_of(connection, user), game: setup}
    await connection.execute(update(users).where(users.c.id == user).values(setups=kept))


async def names_of(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, User]:
    wanted = select(users.c.id, users.c.name, users.c.login).where(users.c.id.in_({*ids}))
    return {row.id: User(row.id, row.name, row.login) for row in await connection.execute(wanted)}


async def when_made(connection: AsyncConnection, user: str) -> int:
    return (await connection.execute(select(users.c.created).where(users.c.id == user))).scalar_one_or_none() or 0


async def feed_of(connection: AsyncConnection, user: str) -> int:
    """The number of their secret address; 0: they have none, or are not let in."""
    wanted = select(users.c.feed).where(users.c.id == user, users.c.banned.is_(False))
    return (await connection.execute(wanted)).scalar_one_or_none() or 0


async def new_feed(connection: AsyncConnection, user: str, number: int) -> None:
    await connection.execute(update(users).where(users.c.id == user).values(feed=number))


# -- names with passwords ----------------------------------------------------------------------------------------------


async def user_named(connection: AsyncConnection, login: str) -> tuple[User, str] | None:
    """Somebody by their name, with the hash of their password; nobody who is banned."""
    columns = users.c.id, users.c.name, users.c.login, users.c.password
    wanted = select(*columns).where(users.c.login == login, users.c.banned.is_(False))
    row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else (User(row.id, row.name, row.login), row.password or "")


async def set_password(connection: AsyncConnection, user: str, name: str, login: str, hash: str) -> bool:
    """Whether the name was free, or one's own. Recovery words made before are worth nothing any more."""
    if await is_taken(connection, [name], user):
        return False
    look = await free_look(connection, user, name)
    values = {"name": name, "login": login, "look": look, "password": hash, "recovery": None}
    await connection.execute(update(users).where(users.c.id == user).values(values))
    return True


async def free_look(connection: AsyncConnection, user: str, name: str) -> str | None:
    """What a name looks like; nothing where somebody has that look: of two such accounts from before, the older."""
    look = look_of(name)
    taken = select(users.c.id).where(users.c.look == look, users.c.id != user)
    return None if (await connection.execute(taken)).first() is not None else look


async def password_of(connection: AsyncConnection, user: str) -> str:
    """The hash of it; empty where there is none."""
    return (await connection.execute(select(users.c.password).where(users.c.id == user))).scalar_one_or_none() or ""


async def is_taken(connection: AsyncConnection, names: Iterable[str], user: str) -> bool:
    """Whether somebody else has an account by one of these names, or by one that looks like it. The name of one's own account
    is never somebody else's, whatever it looks like."""
    own = (await connection.execute(select(users.c.name, users.c.login).where(users.c.id == user))).one_or_none()
    mine = (own.login, look_of(own.name)) if own is not None else None
    names = [name for name in names if (name.casefold(), look_of(name)) != mine]
    logins, looks = {name.casefold() for name in names}, {look_of(name) for name in names}
    same = users.c.login.in_(logins) | users.c.look.in_(looks)
    return (await connection.execute(select(users.c.id).where(same, users.c.id != user))).first() is not None


async def count_people(connection: AsyncConnection) -> dict[str, int]:
    """Guests, and those who have a name and a password."""
    named, everybody = (await connection.execute(select(func.count(users.c.login), func.count()).select_from(users))).one()
    return {"guests": everybody - named, "accounts": named}


async def ban(connection: AsyncConnection, login: str, banned: bool) -> str | None:
    """The user of that name, who is let in no longer, or again."""
    user: str | None = (await connection.execute(select(users.c.id).where(users.c.login == login))).scalar_one_or_none()
    if user is not None:
        await connection.execute(update(users).where(users.c.id == user).values(banned=banned))
        if banned:
            await connection.execute(delete(sessions).where(sessions.c.user == user))
    return user


async def words_of(connection: AsyncConnection, user: str) -> list[dict[str, str | int]]:
    """Everything somebody said at tables."""
    wanted = select(chat.c.match, chat.c.at, chat.c.text, chat.c.phrase).where(chat.c.user == user).order_by(chat.c.at)
    found = await connection.execute(wanted)
    return [{"match": row.match, "at": row.at, "text": row.text or row.phrase} for row in found]


async def are_accounts(connection: AsyncConnection, people: Iterable[str]) -> bool:
    """Whether all of these have a name and a password."""
    wanted = {*people}
    named = select(func.count()).select_from(users).where(users.c.id.in_(wanted), users.c.login.is_not(None))
    return bool((await connection.execute(named)).scalar_one() == len(wanted))


async def forget(connection: AsyncConnection, user: str, name: str) -> None:
    """Nothing of them remains but the seats they had, under another name."""
    await connection.execute(delete(chat).where(chat.c.user == user))
    await forget_reported(connection, user)
    await connection.execute(delete(mutes).where(mutes.c.other == user))
    chairs = await connection.execute(select(seats.c.match, seats.c.seat).where(seats.c.user == user))
    for match, seat in chairs.all():
        same = (seats.c.match == match, seats.c.seat == seat)
        await connection.execute(update(seats).where(*same).values(user=None, name=f"{name} {seat + 1}", deck_name=""))
    await connection.execute(update(matches).where(matches.c.owner == user).values(owner=""))
    await connection.execute(update(results).where(results.c.user == user).values(deck_name="", deck=""))
    await connection.execute(delete(users).where(users.c.id == user))  # sessions, decks and mutes go with it
