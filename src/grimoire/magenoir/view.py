"""The table as a seat sees it, as data (viewing.py makes it)."""

from typing import Final

import msgspec
from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class CardView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card as a seat sees it; `card` is empty where it is unknown."""

    card: str = ""  # its id
    mana: list[int] = []  # the Mana on it; on the board only
    hp: int | None = None  # Health Points; None where it has none
    face_down: bool = False  # an Animal that is exhausted
    new: bool = False  # prepared this turn
    used: list[str] = []  # the components it was prepared with, as long as that matters
    known: int = 0  # bit mask of the seats that know it


UNKNOWN: Final = CardView()


@mypyc_attr(native_class=False)
class PlayerView(msgspec.Struct, frozen=True, gc=False):
    life: int  # Health Points
    mage_noir: bool  # whether the player is a Mage Noir
    reserve: list[int]  # the Mana of the player
    zones: dict[str, list[CardView]]  # cards by place: hand, prepared …; the last of a deck or discard pile is its top


@mypyc_attr(native_class=False)
class View(msgspec.Struct, frozen=True, gc=False):
    """The table as a seat sees it."""

    seat: int  # -1: a spectator
    turn: int  # the number of the turn; 0 before the first
    active: int  # whose turn it is
    phase: str  # setup, start, draw, gather, main or end
    left: list[int]  # the Mana of the left pile of the Available Ether
    right: list[int]  # the Mana of the right pile
    players: list[PlayerView]  # by seat
    lasting: list[str]  # cards whose effects last beyond them
    asked: int  # who must decide; -1: nobody
    question: str  # the id of what is asked
    over: bool  # whether the game has ended
    winner: int  # the seat that has won; -1 with `over`: a draw
