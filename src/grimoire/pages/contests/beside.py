"""What a page for print may show beside the contest itself: codes for phones, deck lists, where the contest is found."""

from collections.abc import Mapping

import msgspec


class Code(msgspec.Struct, frozen=True):
    """Letters, and the address they lead to as a picture (SVG)."""

    letters: str
    picture: str
    typed: str = ""  # the address as somebody without a camera types it; empty: the letters are it


Codes = Mapping[int, Code]  # by player


class CardGroup(msgspec.Struct, frozen=True):
    """Cards of a list under their title: how many of each, and its name."""

    title: str
    cards: list[tuple[int, str]]

    @property
    def amount(self) -> int:
        return sum(amount for amount, _ in self.cards)


class Beside(msgspec.Struct, frozen=True):
    codes: Codes = {}
    lists: Mapping[int, list[CardGroup]] = {}  # deck lists by player
    here: Code | None = None  # where the contest is found
    style: str = ""  # the address of how paper looks; empty: it stands in the page
