"""Chance nobody can foresee: numbers from a secret of 128 bits, which is shown when the game is over.

Each number is the keyed hash of how many were taken before. Before the game everybody is shown a *commitment*, a hash of
the secret: with the secret in hand after the game anyone can see that it was not changed on the way, and play the game
again. Where a secret comes from is for whoever starts the game to say: nothing here reads a clock or the system's chance.
"""

import hashlib
from typing import Any, Final

from grimoire.kernel.chance import Chance, seeded

SECRET_BYTES: Final = 16
_NUMBER: Final = b"grimoire number"  # what a hash is for: none serves two ends
_FORK: Final = b"grimoire fork"
_COMMIT: Final = b"grimoire commit"
_WORD: Final = 1 << 64
_PART: Final = 32
_PARTS: Final = 4


class NoSecret(Exception):
    """Something that is no secret of a game."""


class SecretChance(Chance):
    """A secret, and how many numbers were taken from it. `a` counts; `b` is not used."""

    __slots__ = ("secret",)

    def __init__(self, secret: bytes, taken: int = 0) -> None:
        if len(secret) != SECRET_BYTES:
            raise NoSecret(f"a secret has {SECRET_BYTES} bytes, this has {len(secret)}")
        super().__init__(taken, 0)
        self.secret = secret

    def below(self, n: int) -> int:
        limit = _WORD - _WORD % n
        while True:
            counted = self.counted()
            hashed = hashlib.blake2b(counted, digest_size=8, key=self.secret, person=_NUMBER).digest()
            self.a += 1
            word = int.from_bytes(hashed, "little")
            if word < limit:
                return word % n

    def shuffle_part(self, cards: list[Any], first: int, many: int) -> None:
        for n in range(many, 1, -1):
            i, j = first + n - 1, first + self.below(n)
            cards[i], cards[j] = cards[j], cards[i]

    def counted(self) -> bytes:
        taken: int = self.a
        return taken.to_bytes(8, "little")

    def fork(self) -> Chance:
        counted = self.counted()
        hashed = hashlib.blake2b(counted, digest_size=8, key=self.secret, person=_FORK).digest()
        return seeded(int.from_bytes(hashed, "little"))

    def clone(self) -> Chance:
        return SecretChance(self.secret, self.a)

    def told(self) -> Chance:
        return self.fork()

    def numbers(self) -> list[int]:
        parts = [int.from_bytes(self.secret[i * 4 : i * 4 + 4], "little") for i in range(_PARTS)]
        return [self.a, *parts]


def commitment_of(secret: bytes) -> str:
    """What is shown of a secret before the game: it fits no other, and nothing can be told from it."""
    return hashlib.blake2b(secret, digest_size=32, person=_COMMIT).hexdigest()


def chance_of(numbers: list[int]) -> Chance:
    """The chance made of these numbers, which came from bytes. Raises NoSecret."""
    if len(numbers) == 2:
        return Chance(numbers[0], numbers[1])
    if len(numbers) != 1 + _PARTS or not all(0 <= part < 1 << _PART for part in numbers[1:]):
        raise NoSecret("no chance is made of these numbers")
    return SecretChance(b"".join([part.to_bytes(4, "little") for part in numbers[1:]]), numbers[0])
