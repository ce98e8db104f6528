"""A match as plain values: who sits where, with what, under which terms, and how it stands."""

from typing import Any, Final

import msgspec

SECOND: Final = 1000  # milliseconds
HOUR: Final = 3600  # seconds
WAITING: Final = "waiting"  # for somebody to sit down
RUNNING: Final = "running"
OVER: Final = "over"


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long people may think, in seconds; nothing: as long as they want."""

    whole: int = 0  # for the whole game, as at chess
    added: int = 0  # after every decision of one's own
    move: int = 0  # for one decision
    turn: int = 0  # for all decisions of a player in one turn, whosever it is
    window: int = 5  # among people: how long a window stays open in which a hidden hand could matter; by turns until answered

    @property
    def slowest(self) -> int:
        return max(self.move, self.turn)

    @property
    def by_turns(self) -> bool:
        """Whether nobody is expected to sit there and wait: the clock alone says how long somebody may be away."""
        return self.slowest >= HOUR

    @property
    def countdown(self) -> int:
        """How long a window really stays open by itself; 0: until it is answered."""
        return 0 if self.by_turns else self.window


class Seat(msgspec.Struct, frozen=True):
    seat: int
    user: str | None = None
    bot: str = ""
    name: str = ""
    deck: list[str] = []
    side: list[str] = []
    deck_name: str = ""
    ready: bool = True
    program: bool = False  # a program of somebody's decides, and everybody is told so
    stops: dict[str, Any] = {}  # as match.stops has them; empty: the usual ones
    guest: bool = False  # whoever sits here has no account; kept with the person, not with the seat

    @property
    def is_free(self) -> bool:
        return self.user is None and not self.bot


class MatchRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    owner: str
    created: int
    state: str = WAITING
    public: bool = False
    closed: bool = False
    options: list[str] = []
    format: str = ""
    best_of: int = 1
    clock: Clock = Clock()
    version: str = ""
    cards: str = ""
    seed: str | None = None
    commitment: str = ""
    secret: str = ""
    given: str = ""
    decides: int = -1
    results: list[int] = []
    winner: int | None = None
    next: str = ""
    frozen: str = ""
    rated: bool = False
    began: int | None = None
    ended: int | None = None
    seats: list[Seat] = []
