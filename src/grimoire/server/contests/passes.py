"""Codes: short ones on the slips of players, by which a phone takes the seat of one, and long ones in the links of staff.

A code is made from the key of the server, so that it can be printed again, and only a hash of it lies in the database: whoever
reads that cannot be anybody. It is worth something until another is made in its place.
"""

import hashlib
from typing import Final

from grimoire.server.storage.contests import PLAYER, Pass

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without those that are taken for others: I, L, O, U
BITS: Final = 5
SHORT: Final = 10  # letters: 50 bits, and guesses are counted
LONG: Final = 24
HALVES: Final = 5  # letters before the dash of a short one
SAME: Final = str.maketrans({"I": "1", "L": "1", "O": "0", "U": "V"})


def code_of(key: bytes, one: Pass) -> str:
    """As it is printed."""
    meant = f"{one.contest} {one.role} {one.player} {one.turn}".encode()
    digest = int.from_bytes(hashlib.blake2b(meant, key=key, digest_size=32, person=b"contest code").digest(), "big")
    length = SHORT if one.role == PLAYER else LONG
    letters = "".join(LETTERS[digest >> BITS * at & (len(LETTERS) - 1)] for at in range(length))
    return f"{letters[:HALVES]}-{letters[HALVES:]}" if one.role == PLAYER else letters


def typed_code(text: str) -> str:
    """As somebody typed it: capitals, dashes and letters that look alike do not matter."""
    return "".join(letter for letter in text.upper().translate(SAME) if letter in LETTERS)


def kept_of(key: bytes, code: str) -> str:
    """What the database has of a code."""
    return hashlib.blake2b(typed_code(code).encode(), key=key, digest_size=32, person=b"contest pass").hexdigest()
