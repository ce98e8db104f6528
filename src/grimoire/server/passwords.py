"""Names and passwords: what is kept of them. Looking at one is slow on purpose and takes much memory: only few at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from grimoire.server.naming import is_usual
from grimoire.server.settings import PASSWORD_MEMORY
from grimoire.table.refusals import BAD_NAME, TOO_OFTEN, Refusal
from grimoire.table.setting_up import checked_name

AT_ONCE: Final = 2
MOST_WAITING: Final = 16
# Of nobody's password: whoever asks for a name that is not there waits as long as for one that is.
NOBODYS: Final = "$argon2id$v=19$m={memory},t=3,p=4$c29tZXNhbHRzb21lc2FsdA$6Jb9nLRaGJ1xrPsn8WkgAZyyBEqjdCwVHqOHdiKLKuY"


def login_of(name: str) -> str:
    """The name as it is compared: whatever its capitals. Raises Refusal."""
    return checked_name(name).casefold()


def new_login_of(name: str) -> str:
    """The same, of a name that somebody wants to have. Raises Refusal where every guest is called so."""
    login = login_of(name)
    if is_usual(login):
        raise Refusal(BAD_NAME)
    return login


class Passwords:
    """Hashed and compared beside the event loop."""

    def __init__(self, memory: int = PASSWORD_MEMORY) -> None:
        self.hasher = PasswordHasher(memory_cost=memory)
        self.nobodys = NOBODYS.format(memory=memory)
        self.room = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Raises Refusal where too many wait already."""
        if self.waiting >= MOST_WAITING + AT_ONCE:
            raise Refusal(TOO_OFTEN)
        self.waiting += 1
        try:
            async with self.room:
                yield
        finally:
            self.waiting -= 1

    async def hash_of(self, password: str) -> str:
        async with self.turn():
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, hash: str, password: str) -> bool:
        """Empty: there is nobody of that name."""
        async with self.turn():
            try:
                return await asyncio.to_thread(self.hasher.verify, hash or self.nobodys, password)
            except (VerificationError, InvalidHashError):
                return False
