"""What a client is told about a contest."""

import msgspec

from grimoire.answers.offered import Named
from grimoire.contests.settings import Settings


class WholeSettings(Settings, frozen=True, omit_defaults=False):
    """Settings with every field, also those that are as they come."""


class Preset(msgspec.Struct, frozen=True):
    """Settings to begin with."""

    id: str
    title: str
    about: str
    settings: WholeSettings


class Presets(msgspec.Struct, frozen=True):
    presets: list[Preset]
    formats: list[Named]  # of deck lists


class ContestLine(msgspec.Struct, frozen=True):
    """A contest in a list."""

    id: str
    title: str
    state: str  # open, running, over
    players: int
    round: int  # that was paired last
    roles: list[str]  # one's own: organiser, scorekeeper, player


class PlayerLine(msgspec.Struct, frozen=True):
    number: int
    name: str
    active: bool  # has not left
    points: int
    entered: int  # how many rounds had been paired when they came
    has_list: bool  # whether a deck list was given
    here: bool  # whether a phone has come with the code; always false for who may not know


class TableLine(msgspec.Struct, frozen=True):
    """A table of a round."""

    table: int
    first: int  # a player
    second: int
    first_points: int  # before the round
    second_points: int
    games: list[int]  # what stands: of the first, of the second, drawn; empty: nothing does yet
    state: str  # missing, half, disputed, stands
    how: str  # who says so, where it stands: desk, players, correction
    words: str  # how it stands, in a few words
    reports: dict[str, list[int]]  # by player: what each says, from the side of the first; for staff, and at one's own table


class RoundPage(msgspec.Struct, frozen=True):
    number: int
    stage: str  # swiss, robin, cut
    words: str  # what it is called: Round 2, Semi-finals
    best_of: int
    tables: list[TableLine]
    byes: list[int]  # players
    bye_words: str
    slots: list[int]  # of a bracket: players in the order of their places, 0 where nobody stands; else none
    missing: int  # tables without a result
    minutes: int  # with those that were added; 0: no end
    paired_at: int  # seconds since 1970
    started_at: int  # the same, of its clock; 0: it does not run
    ends_at: int  # the same; 0: it does not run, or there is no end


class NextStep(msgspec.Struct, frozen=True):
    """What the desk does next."""

    act: str  # pair, results, finish, over
    words: str
    round: int
    stage: str
    missing: int


class ContestPage(msgspec.Struct, frozen=True):
    """A contest, with its last round."""

    id: str
    number: int  # of the last entry
    title: str
    system: str  # how it goes, in a line
    state: str  # open, running, over
    settings: WholeSettings
    planned: int  # rounds before a cut
    advice: str  # that another system suits so many players better; empty: none does
    next: NextStep
    players: list[PlayerLine]
    rounds: int
    round: RoundPage | None  # the last one
    roles: list[str]
    may: list[str]  # rights, as the table of permissions calls them
    me: int  # the player one is; 0: none
    address: str  # under which phones in the room reach this page
    now: int  # seconds since 1970, by the clock that rounds go by
    warning: str  # what whoever organises should look at; empty: nothing


class Figure(msgspec.Struct, frozen=True):
    """A tiebreak."""

    name: str
    short: str
    long: str


class StandingLine(msgspec.Struct, frozen=True):
    rank: int
    player: int
    name: str
    points: int
    numbers: dict[str, str]  # tiebreaks, as they are shown
    decided: str  # the tiebreak that put them behind the one above; empty: points did
    in_cut: bool
    gone: bool


class StandingsPage(msgspec.Struct, frozen=True):
    number: int  # of the last entry
    round: int  # after which
    final: bool
    figures: list[Figure]
    rows: list[StandingLine]
    ties: list[str]  # what decides where points are the same, in this order, also what is no number of one player: in words


class OpenedFigure(msgspec.Struct, frozen=True):
    """What a number of the standings is made of."""

    name: str
    short: str
    long: str
    lines: list[list[str]]  # what it is about, what it counts, what that adds
    together: str  # how they are put together: (1/3 + 1/2) / 2; empty: they are no sum
    value: str


class NeedLine(msgspec.Struct, frozen=True):
    outcome: str  # win, draw, loss
    verdict: str  # sure, possible, out
    words: str


class MyPage(msgspec.Struct, frozen=True):
    """A contest on the phone of one player."""

    id: str
    number: int
    title: str
    state: str
    player: int
    name: str
    active: bool
    points: int
    rank: int
    players: int
    round: int  # the last one; 0: none was paired yet
    round_words: str
    best_of: int
    table: TableLine | None  # one's own; null: a bye, or not in this round
    opponent: str
    bye: str  # in words; empty: none
    mine: list[int]  # what one has said: games won, lost, drawn; empty: nothing yet
    theirs: list[int]  # what the other has said, from one's own side; empty before both have said something
    other_told: bool
    needs: list[NeedLine]  # in the last round before a cut
    has_list: bool  # whether one's deck list was given
    list_wanted: bool  # whether one may still be given
    format: str
    ends_at: int
    now: int
    may: list[str]


class LogLine(msgspec.Struct, frozen=True):
    number: int
    at: int  # seconds since 1970
    by: str
    words: str
    struck: bool
    kind: str


class ContestDone(msgspec.Struct, frozen=True):
    """What was done."""

    number: int  # of the last entry
    words: list[str]
    since: list[str]  # what others had done since the entry one had seen


class Follows(msgspec.Struct, frozen=True):
    """What follows from something, before it is done."""

    number: int
    lines: list[str]
    otherwise: list[str]  # tables that would not have been paired
    struck: list[str]  # entries that would count no longer


class NameWrong(msgspec.Struct, frozen=True):
    line: int
    words: str


class NamesRead(msgspec.Struct, frozen=True):
    names: list[str]
    wrong: list[NameWrong]


class DeckListPage(msgspec.Struct, frozen=True):
    player: int
    name: str
    text: str  # empty: none was given
    format: str
    locked: bool


class CodeLine(msgspec.Struct, frozen=True):
    """A code, and the address a camera opens with it."""

    role: str
    player: int
    code: str
    address: str
    picture: str  # the address as an image: SVG
    used: bool  # somebody has come with it


class StaffLine(msgspec.Struct, frozen=True):
    user: str
    name: str
    role: str
    me: bool


class StaffPage(msgspec.Struct, frozen=True):
    staff: list[StaffLine]
    codes: list[CodeLine]  # of staff: a link for each role


class Come(msgspec.Struct, frozen=True):
    """Who one is now, and where."""

    contest: str
    role: str
    player: int
    asks: str  # nothing was done: one is this player already, and is asked whether to take the other seat; empty: it was done


class ContestAnswer(msgspec.Struct, frozen=True):
    words: str
