"""What happened, told to one seat."""

import msgspec

from grimoire.seat.contest import Contest
from grimoire.seat.wording import Words


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing that changed its place. A card drawn or played unseen changes its handle on the way."""

    was: str  # its handle before; empty where it came from nowhere the seat could see
    now: str  # its handle after
    origin: str = ""  # the id of a place
    destination: str = ""


class Cause(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something happened: whose choice, or which text of which card."""

    words: Words
    card: str = ""
    thing: str = ""
    seat: int = -1


class Die(msgspec.Struct, frozen=True, omit_defaults=True):
    """A die that fell."""

    face: int
    seat: int = -1  # for whom; -1: for nobody's side


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened."""

    number: int  # the entry of the log that led to it
    kind: str  # of the fact: docs/events.md lists them
    words: Words
    depth: int = 0  # 0: an action or a happening of the turn; more: what it set off
    rule: str = ""
    cause: Cause | None = None
    things: list[str] = []
    moves: list[Move] = []
    change: dict[str, int] = {}  # by player's handle or thing's handle: how its HP or amount changed
    reads: str = ""  # a card whose text the seat has not met before: it is read now
    quiet: bool = False  # routine: a short telling leaves it out
    who: int = -1  # the seat it is about, where it is about one
    dice: list[Die] = []  # that fell, or were turned
    contest: Contest | None = None  # that was decided
    scores: list[int] = []  # where a turn begins: the number of each seat whose course is drawn, unless `change` tells it


class Digest(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stretch of the story in one line: what an opponent's turn came to."""

    turn: int
    active: int
    words: Words
    first: int  # which steps it sums up
    last: int


class Story(msgspec.Struct, frozen=True, omit_defaults=True):
    """The steps since a moment the seat was told already."""

    since: int
    steps: list[Step]
    digests: list[Digest] = []
