"""A table that is laid out for samples: all that the samples of one moment for one seat have in common."""

from typing import Any

from grimoire.kernel.chance import Chance
from grimoire.kernel.dealing import Claims
from grimoire.kernel.seating import claimed_at, deal_claimed


class Unseen:
    """Cards that follow each other in a sample, unseen and with one kind of back: their faces are dealt among them."""

    __slots__ = ("claimed", "first", "many", "owed")

    def __init__(self, first: int, faces: list[int], owed: Claims) -> None:
        self.first = first
        self.many = len(faces)
        self.owed = owed  # claims that do not hold however they are dealt
        self.claimed = claimed_at(first, len(faces), faces, owed) if owed else None

    def deal(self, printed: list[int], chance: Chance) -> None:
        """In `printed` their faces lie there in order."""
        if self.claimed is not None:
            deal_claimed(self.claimed, printed, chance)
        else:
            chance.shuffle_part(printed, self.first, self.many)


class Laid:
    """The table as it is in every sample of one moment for one seat: all but how the unseen cards are dealt.

    A position keeps it from the second sample on, until something changes (`unshare`): a search asks for many. Nothing of it
    is ever handed out: each sample is a copy that shares nothing with it.
    """

    def __init__(self, seat: int, table: Any, unseen: list[Unseen]) -> None:
        self.seat = seat
        self.table = table  # a position whose unseen cards lie in the order of their faces
        self.unseen = unseen
        self.is_asked = False  # the question of the seat itself follows from what it sees: the same in all samples
