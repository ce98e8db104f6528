"""Chance inside a position: a small generator that copies in nothing and agrees on every machine.

L'Ecuyer's combination of two multiplicative generators: every intermediate number stays below 2^47, so interpreted and
compiled code, where an `i64` is a number of the machine, compute the same, and the whole state is two integers. Whoever has
seen a few of its numbers can compute the others: it is for seeds that are no secret, for samples and for simulations. Among
people who do not trust each other chance is secret (secret_chance.py).
"""

from typing import Any, Final

from mypy_extensions import i64

_M1: Final = 2147483563
_M2: Final = 2147483399
_A1: Final = 40014
_A2: Final = 40692
_HALF: Final = 0xFFFFFFFF


class Chance:
    """Two integers and the numbers that follow from them."""

    __slots__ = ("a", "b")

    def __init__(self, a: i64, b: i64) -> None:
        self.a = a
        self.b = b

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""
        many: i64 = n
        while True:
            a: i64 = self.a * _A1 % _M1
            b: i64 = self.b * _A2 % _M2
            self.a = a
            self.b = b
            z: i64 = (a - b) % (_M1 - 1)
            if z < (_M1 - 1) - many or z < (_M1 - 1) - (_M1 - 1) % many:  # mostly told without dividing
                return z % many

    def shuffle(self, cards: list[int]) -> None:
        self.shuffle_part(cards, 0, len(cards))

    def shuffle_part(self, cards: list[Any], first: int, many: int) -> None:
        """Only this many cards of a list, from a place on, among each other."""
        a: i64 = self.a
        b: i64 = self.b
        begin: i64 = first
        n: i64
        for n in range(many, 1, -1):
            while True:  # as in `below`: a call for each card would cost half as much again
                a = a * _A1 % _M1
                b = b * _A2 % _M2
                z: i64 = (a - b) % (_M1 - 1)
                if z < (_M1 - 1) - n or z < (_M1 - 1) - (_M1 - 1) % n:
                    break
            i: i64 = begin + n - 1
            j: i64 = begin + z % n
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        self.a = a
        self.b = b

    def fork(self) -> "Chance":
        """Another generator that follows from this one and takes no number from it."""
        return seeded(self.a << 31 ^ self.b)

    def clone(self) -> "Chance":
        return Chance(self.a, self.b)

    def told(self) -> "Chance":
        """What may be written down of it before the game is over."""
        return self.clone()

    def numbers(self) -> list[int]:
        """What it is made of, for bytes (`chance_of` in secret_chance.py is the way back)."""
        return [self.a, self.b]


def seeded(seed: int) -> Chance:
    """The generator of a seed; seeds that lie side by side give games that have nothing in common."""
    if not isinstance(seed, int):
        raise TypeError(f"a seed is a whole number, not {seed!r}")
    low = _mixed(seed & _HALF)
    high = _mixed((seed >> 32 & _HALF) ^ low ^ 0x5BD1E995)
    return Chance(low % (_M1 - 1) + 1, high % (_M2 - 1) + 1)


def _mixed(x: int) -> int:
    """Scatters 32 bits over 32 bits, each product below 2^62."""
    for _ in range(3):
        x = (x ^ x >> 16) * 0x45D9F3B & _HALF
    return x ^ x >> 16
