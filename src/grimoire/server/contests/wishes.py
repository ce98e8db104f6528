"""What a client may ask to be done in a contest, and what it is answered."""

from typing import Annotated, Final, Literal

import msgspec

from grimoire.contests.settings import Settings
from grimoire.server.protocol import camel

LONGEST_NAMES: Final = 40_000
LONGEST_LIST: Final = 20_000
LONGEST_REASON: Final = 200
LONGEST_NAME: Final = 100  # is told why it cannot be one, if it is longer than a name may be
Number = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
Games = Annotated[int, msgspec.Meta(ge=0, lt=100)]
Reason = Annotated[str, msgspec.Meta(max_length=LONGEST_REASON)]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=camel):
    """Something that is to be done."""


class EnterPlayers(Wish, frozen=True):
    """Players, one a line; who has left comes back."""

    names: Annotated[str, msgspec.Meta(max_length=LONGEST_NAMES)]


class DropPlayer(Wish, frozen=True):
    """Somebody leaves; 0 is oneself."""

    player: Number = 0


class ReturnPlayer(Wish, frozen=True):
    """Who has left comes back."""

    player: Number


class RenamePlayer(Wish, frozen=True):
    player: Number
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


class GiveList(Wish, frozen=True):
    """The deck list of somebody, checked by the format of the contest; 0 is oneself."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_LIST)]
    player: Number = 0


class PairRound(Wish, frozen=True):
    """The next round."""


class StartClock(Wish, frozen=True):
    """The clock of the running round."""


class ExtendRound(Wish, frozen=True):
    """More minutes for the running round."""

    minutes: Number


class TypeResults(Wish, frozen=True):
    """Results of the running round as they are typed, one a line: table, games, games, and drawn games if there were any."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_NAMES)]


class KeepResult(Wish, frozen=True):
    """A result of the running round: games of the first of the table, of the second, and drawn."""

    table: Number
    first: Games
    second: Games
    drawn: Games = 0


class ReportResult(Wish, frozen=True):
    """What one says of one's own table: games one has won, games lost, and drawn."""

    won: Games
    lost: Games
    drawn: Games = 0


class CorrectResult(Wish, frozen=True):
    """Another result than the one that stands."""

    round: Number
    table: Number
    first: Games
    second: Games
    drawn: Games = 0


class TakeBack(Wish, frozen=True):
    """Strike out everything after an entry."""

    to: Number


class ChangeSettings(Wish, frozen=True):
    """All settings anew; what is left out is as the publisher proposes."""

    settings: Settings


class Retitle(Wish, frozen=True):
    title: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


class EndContest(Wish, frozen=True):
    """The contest is over."""


AnyWish = (
    EnterPlayers
    | DropPlayer
    | ReturnPlayer
    | RenamePlayer
    | GiveList
    | PairRound
    | StartClock
    | ExtendRound
    | TypeResults
    | KeepResult
    | ReportResult
    | CorrectResult
    | TakeBack
    | ChangeSettings
    | Retitle
    | EndContest
)


class Wished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to be done, by somebody who has seen the contest up to an entry."""

    number: Number  # of the last entry they have seen
    act: AnyWish
    reason: Reason = ""


class NewContest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    preset: Literal["publisher", "swiss", "elimination", "robin"] = "publisher"
    settings: Settings | None = None  # instead of the preset
    names: Annotated[str, msgspec.Meta(max_length=LONGEST_NAMES)] = ""  # one a line


class PastedNames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    names: Annotated[str, msgspec.Meta(max_length=LONGEST_NAMES)]


class ComeWith(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a slip, or of a link for staff."""

    code: Annotated[str, msgspec.Meta(max_length=40)]
    instead: bool = False  # also where one has the seat of another player: that one is left


class NewCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another code, after which the one before it is worth nothing."""

    role: Literal["organiser", "scorekeeper", "player"]
    player: Number = 0


class ContestFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A contest as it was exported, or as a file of `grimoire contest` has it."""

    text: str
