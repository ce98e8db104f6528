"""The log of a contest: everything that was ever done in it, in order. Nothing is taken out of it again."""

import msgspec

from grimoire.contests.settings import Settings


class Games(msgspec.Struct, frozen=True, array_like=True):
    """How a series ended: games won by the one, by the other, and drawn."""

    first: int
    second: int
    drawn: int = 0

    def turned(self) -> "Games":
        return Games(self.second, self.first, self.drawn)

    @property
    def winner(self) -> int:
        """0 the one, 1 the other, -1 nobody."""
        return -1 if self.first == self.second else 0 if self.first > self.second else 1


class Act(msgspec.Struct, frozen=True, tag_field="kind", tag=lambda name: name[0].lower() + name[1:], omit_defaults=True):
    """One thing that was done."""


class Opened(Act, frozen=True):
    title: str
    settings: Settings
    seed: int  # what the lot is drawn with


class Changed(Act, frozen=True):
    settings: Settings


class Retitled(Act, frozen=True):
    title: str


class Entered(Act, frozen=True):
    player: int
    name: str


class Renamed(Act, frozen=True):
    player: int
    name: str


class Dropped(Act, frozen=True):
    player: int


class Returned(Act, frozen=True):
    player: int


class DeckGiven(Act, frozen=True):
    """The list of a player, a line for each card, side deck included: as it was checked."""

    player: int
    lines: tuple[str, ...]


class Paired(Act, frozen=True):
    """Who meets whom in a round. Written down, and never computed again."""

    round: int
    stage: str  # swiss, robin or cut
    tables: tuple[tuple[int, int], ...]
    byes: tuple[int, ...] = ()
    slots: tuple[int, ...] = ()  # of a bracket: who stands where in it; 0 is an empty place
    seed: int = 0


class Started(Act, frozen=True):
    """The clock of the round runs from here."""

    round: int


class Extended(Act, frozen=True):
    """More minutes for a round."""

    round: int
    minutes: int


class Reported(Act, frozen=True):
    """What one of two players says; from the side of the first of the table."""

    round: int
    table: int
    player: int
    games: Games


class Result(Act, frozen=True):
    """What stands, as staff say."""

    round: int
    table: int
    games: Games


class Corrected(Act, frozen=True):
    """Another result than the one that stood."""

    round: int
    table: int
    games: Games


class Undone(Act, frozen=True):
    """All that was done after an entry is struck out, and stays readable."""

    to: int


class Finished(Act, frozen=True):
    pass


AnyAct = (
    Opened
    | Changed
    | Retitled
    | Entered
    | Renamed
    | Dropped
    | Returned
    | DeckGiven
    | Paired
    | Started
    | Extended
    | Reported
    | Result
    | Corrected
    | Undone
    | Finished
)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log."""

    number: int  # from 1, without a gap
    act: AnyAct
    at: int = 0  # seconds since 1970, as whoever wrote it had them: never used to decide anything
    by: str = ""  # who did it
    reason: str = ""
