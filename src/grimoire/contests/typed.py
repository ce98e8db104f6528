"""A result as it is typed: table, games, games, and drawn games if there were any."""

from typing import Final

from grimoire.contests.entries import Games
from grimoire.kernel.unusable import Unusable

NUMBERS: Final = (3, 4)
LONGEST: Final = 40


def typed_result(text: str) -> tuple[int, Games]:
    """The table, and what is said of it. Raises Unusable."""
    words = text.replace(",", " ").replace(":", " ").replace("-", " ").split()
    if len(text) > LONGEST or len(words) not in NUMBERS or not all(word.isascii() and word.isdigit() for word in words):
        raise Unusable("contest-typed", typed=text[:LONGEST])
    table, first, second, *drawn = [int(word) for word in words]
    return table, Games(first, second, drawn[0] if drawn else 0)
