"""Which cards lie where, as one seat sees it: what handles, scenes and moves are made from."""

from typing import Final

import msgspec

UNSEEN: Final = -1


class Laid(msgspec.Struct, frozen=True):
    """The cards of one place in the order the seat sees them; numbers of the position, which never leave this package."""

    place: str
    cards: list[int]  # UNSEEN where the seat does not know which card it is


def unseen_name(place: str, index: int) -> str:
    """An unknown card has no name but where it lies."""
    return f"{place}:{index}"
