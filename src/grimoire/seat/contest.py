"""A contest of two sides that dice decide, as everybody sees it: what each side brings, its dice, and what comes of them."""

import msgspec

from grimoire.seat.wording import Words


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of what a side brings, and what it comes from."""

    words: Words
    amount: int
    card: str = ""  # the id of the card it comes from, where it is one


class Fighter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whoever fights for a player's side, as it was when the dice were counted."""

    card: str  # its id
    numbers: dict[str, int] = {}  # by name, as its printed ones are
    down: bool = False  # face down


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the two."""

    name: Words
    rows: list[Row]  # the first is what it has of itself
    strength: int  # what they come to
    seat: int = -1  # -1: nobody's
    card: str = ""  # the id of the card that fights; a player's side fights with `fighters`
    fighters: list[Fighter] = []
    dice: list[int] = []  # as they lie on the table; empty before they fall
    kept: int = -1  # of several, which counts
    total: int | None = None  # with the dice


class Chances(msgspec.Struct, frozen=True, omit_defaults=True):
    """How often of a hundred it goes which way for the first side, as it stands."""

    win: int
    tie: int
    lose: int


class Contest(msgspec.Struct, frozen=True, omit_defaults=True):
    """A contest under way, or one that was decided."""

    about: Words  # where, and what for
    sides: list[Side]
    margin: Words  # what a tie means, and by how much one must lose to lose more
    verdict: Words = []  # with the dice: who is ahead and by how much; before them: how likely it is
    odds: Chances | None = None  # before the dice
    lead: int = 0  # with the dice: by how much the first side is ahead
    settled: bool = False  # nothing can answer any more
