"""An exchange that two players agree on, as somebody sees it: what each side lays, and what it would change."""

import msgspec

from grimoire.seat.wording import Words


class Lot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that lies in the offer."""

    words: Words
    handle: str = ""  # empty where it is hidden
    card: str = ""
    form: str = ""  # with which whoever builds the offer lays it
    mirrored: str = ""  # with which the other one would, in an offer of their own


class Shift(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an exchange would do to a number of a side, or what it would win or lose."""

    name: str  # what it is, the same in every language: combat, speed, hand …
    words: Words
    way: int  # above 0: more; below 0: less


class BargainSide(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the two."""

    seat: int
    at: Words  # where it is
    lots: list[Lot]  # what it would give
    more: int = 0  # cards of its own choice that it would give besides
    shifts: list[Shift] = []  # what would be of it afterwards
    sealed: bool = False  # it has agreed to what lies there


class Bargain(msgspec.Struct, frozen=True, omit_defaults=True):
    """An exchange under way."""

    made: int  # which offer it is, from 1
    most: int  # how many there may be
    building: bool  # it is still being put together: the other side sees nothing of it
    sides: list[BargainSide]  # the first offers
    why_not: Words = []  # why it cannot be offered as it is
    agreed: bool = False  # both have, and cards of somebody's choice are being chosen
