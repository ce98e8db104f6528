"""Chance for everything around a game: bots, random decks, samples. Each has a stream of its own.

Neighbouring seeds of the small generator follow each other by a fixed distance, so the streams of one game are kept
apart by a hash and not by adding one.
"""

import hashlib

from grimoire.kernel.chance import Chance, seeded


def stream(seed: int, purpose: str) -> Chance:
    """The same for the same seed and purpose, on every machine."""
    digest = hashlib.blake2b(f"{seed}/{purpose}".encode(), digest_size=7).digest()
    return seeded(int.from_bytes(digest, "big"))
