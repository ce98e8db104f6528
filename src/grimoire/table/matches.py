"""A match as plain values: who sits where, with what, under which terms, and how it stands."""

from typing import Any, Final

import msgspec

from grimoire.table.clock import Clock

WAITING: Final = "waiting"  # for somebody to sit down
RUNNING: Final = "running"
OVER: Final = "over"


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
