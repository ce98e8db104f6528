"""Names and passwords: what is kept of them."""

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from grimoire.server.setting_up import checked_name

HASHER: Final = PasswordHasher()


def login_of(name: str) -> str:
    """The name as it is compared: whatever its capitals. Raises Refusal."""
    return checked_name(name).casefold()


async def hash_of(password: str) -> str:
    """Slow on purpose, so not on the event loop."""
    return await asyncio.to_thread(HASHER.hash, password)


async def fits(hash: str, password: str) -> bool:
    try:
        return await asyncio.to_thread(HASHER.verify, hash, password)
    except (VerificationError, InvalidHashError):
        return False
