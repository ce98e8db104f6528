"""Dice of the system: nobody can foresee what they show."""

import secrets
from collections.abc import Sequence
from typing import Final

from grimoire.kernel.secret_chance import SECRET_BYTES

SEEDS: Final = 1_000_000
NAME_BYTES: Final = 12  # a name may stand in a link


class SystemDice:
    def name(self) -> str:
        return secrets.token_urlsafe(NAME_BYTES)

    def seed(self) -> int:
        return secrets.randbelow(SEEDS)

    def secret(self) -> bytes:
        return secrets.token_bytes(SECRET_BYTES)

    def one_of(self, names: Sequence[str]) -> str:
        return secrets.choice(names)


DICE: Final = SystemDice()
