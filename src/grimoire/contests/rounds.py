"""What a contest is made of while it goes: players, rounds and tables."""

from typing import Final

import msgspec

from grimoire.contests.entries import Games

SWISS: Final = "swiss"
ROBIN: Final = "robin"
CUT: Final = "cut"

# How a table stands.
MISSING: Final = "missing"
HALF: Final = "half"  # one of two has told
DISPUTED: Final = "disputed"  # both have, and differently
STANDS: Final = "stands"

# Who says so, where a result stands.
DESK: Final = "desk"
PLAYERS: Final = "players"
CORRECTION: Final = "correction"


class Player(msgspec.Struct):
    number: int
    name: str
    entered: int  # how many rounds had been paired when they came
    entry: int = 0  # the one they came by
    active: bool = True
    deck: tuple[str, ...] = ()


class Table(msgspec.Struct):
    number: int
    first: int
    second: int
    reports: dict[int, Games] = {}
    games: Games | None = None
    how: str = ""
    entry: int = 0  # the one that brought what stands

    @property
    def state(self) -> str:
        if self.games is not None:
            return STANDS
        return (MISSING, HALF, DISPUTED)[len(self.reports)]

    @property
    def winner(self) -> int:
        """A player, or 0."""
        side = -1 if self.games is None else self.games.winner
        return 0 if side < 0 else (self.first, self.second)[side]

    def other(self, player: int) -> int:
        return self.second if player == self.first else self.first


class Round(msgspec.Struct):
    number: int
    stage: str
    tables: list[Table]
    byes: tuple[int, ...]
    slots: tuple[int, ...]
    seed: int
    entry: int  # the one it was paired by
    at: int  # when that was
    started: int = 0  # when its clock began
    extra: int = 0  # minutes more

    @property
    def is_complete(self) -> bool:
        return all(table.games is not None for table in self.tables)

    @property
    def open(self) -> list[Table]:
        return [table for table in self.tables if table.games is None]

    def table_of(self, player: int) -> Table | None:
        return next((table for table in self.tables if player in (table.first, table.second)), None)
