"""Digests of the table, which records keep at each start of a turn: so a replay can name the choice where it departs.

A digest is made of facts that each game declares for this purpose, by card ids; never of bytes or views, which change with
every version. Facts added, left out or told otherwise are another scheme, with another number: whoever reads a record made by
one it does not know follows the choices alone, and says so (ADR 13).
"""

import hashlib
from typing import Any, Final

import msgspec

SCHEME: Final = 2
NO_DIGESTS: Final = 0  # of records of version 0.1, whose digests were made of views

# What a game declares: values that JSON can write, in a fixed order.
Facts = list[Any]


def digest_of(facts: Facts) -> str:
    return hashlib.blake2b(msgspec.json.encode(facts), digest_size=8).hexdigest()
