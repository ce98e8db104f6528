"""The one form in which games of the lab are kept: JSON lines, the terms first, then a game in each line by its number.

The terms say everything the games follow from: files with other terms do not belong together. How long something took is not in
it, so that the same games are the same bytes, however many processes played them, on one machine or on several, in one go or
after they were stopped.
"""

from collections.abc import Iterator, Sequence
from io import FileIO
from pathlib import Path
from typing import Final

import msgspec

from grimoire.lab.faults import Fault
from grimoire.lab.repeats import Repeats
from grimoire.lab.tables import Fate
from grimoire.library.deck_lists import ANY_SHAPE, DeckShape
from grimoire.library.reading import BadFile, system_fault
from grimoire.library.writing import cannot_write

FORM: Final = "grimoire games 2"


class Arm(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way of playing a round: who sits with what, studied against others."""

    name: str
    deck: list[str] = []  # of the side that is studied; empty: nobody brings one, or decks take turns
    against: list[str] = []  # of all other seats
    cards: int = 0  # which set of cards, by its place
    bot: str = "eager"
    other: str = "eager"
    seated: list[str] = []  # the bots by seat, where none of them is studied
    met: list[str] = []  # the names of two decks that meet, which may hold anything


class Checks(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is looked at in every game of `grimoire simulate`."""

    every: int = 0  # what must always hold, at one of so many decisions; 0: not at all
    keep_going: bool = False
    coverage: bool = False  # which texts were carried out


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """On what games are played."""

    form: str
    study: str  # card, sweep, compare, matrix, tournament, ladder, simulate
    version: str  # of the program
    engine: str  # digest of the sources of the rules
    game: str
    seats: int
    cards: list[str]  # digest of all cards, of each set
    own: list[dict[str, str]]  # digests of files of one's own, by name, of each set
    arms: list[Arm]
    sources: str  # of the bots of the program: a bot that was changed is another one
    bots: dict[str, str]  # of bots of one's own: their files and weights
    seed: int
    rounds: int
    places: int  # how many games of a round each arm plays: one from each seat, or one alone
    cap: int
    options: list[str] = []
    closed: bool = False  # bots are not told the decks of others
    about: str = ""  # the card it is about
    watched: list[str] = []  # the observers, of games that say what was drawn and played
    decks: dict[str, list[str]] = {}  # those that take turns; an empty one is made by chance
    turns: list[list[str]] = []  # which of them lie at which seat, in one round after the other, and from the first again
    shape: DeckShape = ANY_SHAPE  # of decks by chance
    checks: Checks = Checks()

    @property
    def games(self) -> int:
        """All games of a round are on one seed."""
        return self.rounds * len(self.arms) * self.places

    def place_of(self, number: int) -> tuple[int, int, int]:
        """Round, arm and seat of a game."""
        here, seat = divmod(number, self.places)
        round, arm = divmod(here, len(self.arms))
        return round, arm, seat

    def number_of(self, round: int, arm: int, seat: int) -> int:
        return (round * len(self.arms) + arm) * self.places + seat

    def decks_in(self, round: int) -> list[str]:
        """The decks of a round by seat, where they take turns."""
        return self.turns[round % len(self.turns)] if self.turns else []


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How one game went; `won` and `first` from the side that is studied."""

    number: int
    won: float = 0.0  # 1; where nobody won, the part of one seat
    winner: int = -1  # seat
    over: bool = True  # else it was given up
    turns: int = 0
    decisions: int = 0
    ending: str = ""
    first: bool = False  # whether it had the first decision of the first turn
    seen: dict[str, list[str]] = {}  # what was watched: cards drawn, kept, played, left
    faults: list[Fault] = []
    repeats: Repeats | None = None  # of a game that was given up
    texts: list[int] = []  # that were carried out; their places in the table's list
    fates: list[Fate] = []

    @property
    def error(self) -> str:
        return self.faults[0].error if self.faults else ""


class Results:
    """Games by number, and the file they are kept in, if any."""

    def __init__(self, terms: Terms, path: Path | None = None) -> None:
        self.terms = terms
        self.path = path
        self.lines: dict[int, Line] = {}
        self.open: FileIO | None = None  # while games are added

    def begin(self) -> None:
        """Take over what is kept already. Raises BadFile where it was played on other terms."""
        if self.path is None:
            return
        if self.path.exists():
            kept = read_results(self.path)
            if not grown(kept.terms, self.terms):
                raise BadFile("bad-lab-terms", str(self.path))
            if kept.terms.rounds > self.terms.rounds:
                self.terms = msgspec.structs.replace(self.terms, rounds=kept.terms.rounds)  # none is thrown away
            arms = [self.terms.arms.index(arm) for arm in kept.terms.arms]
            for line in kept.lines.values():
                if not line.faults:  # what went wrong is tried again
                    round, arm, seat = kept.terms.place_of(line.number)
                    number = self.terms.number_of(round, arms[arm], seat)
                    self.lines[number] = msgspec.structs.replace(line, number=number)
        self.write_whole()

    def missing(self, part: int = 0, parts: int = 1) -> list[int]:
        return [number for number in range(part, self.terms.games, parts) if number not in self.lines]

    def add(self, line: Line) -> None:
        self.lines[line.number] = line
        if self.path is not None:
            try:
                if self.open is None:
                    self.open = self.path.open("ab", buffering=0)  # a line that is written is kept, however this ends
                self.open.write(msgspec.json.encode(line) + b"\n")
            except OSError as error:
                raise cannot_write(self.path, error) from None

    def write_whole(self) -> None:
        """All there is, in the order of the games."""
        if self.path is None:
            return
        if self.open is not None:
            self.open.close()
            self.open = None
        lines = [self.lines[number] for number in sorted(self.lines)]
        text = b"".join([msgspec.json.encode(each) + b"\n" for each in (self.terms, *lines)])
        beside = self.path.with_name(self.path.name + ".new")
        try:
            beside.write_bytes(text)
            beside.replace(self.path)
        except OSError as error:
            raise cannot_write(self.path, error) from None

    @property
    def terms_text(self) -> str:
        return msgspec.json.encode(self.terms).decode()

    # -- what studies ask ------------------------------------------------------------------------------------------

    def games_of(self, arm: int) -> Iterator[tuple[int, Line]]:
        """Games of one arm with their rounds, in order."""
        for number in sorted(self.lines):
            round, which, _ = self.terms.place_of(number)
            if which == arm and not self.lines[number].faults:
                yield round, self.lines[number]

    def scores(self, arm: int) -> dict[int, float]:
        """What was won of each whole round of an arm."""
        found: dict[int, list[float]] = {}
        for round, line in self.games_of(arm):
            found.setdefault(round, []).append(line.won)
        return {round: sum(won) / len(won) for round, won in found.items() if len(won) == self.terms.places}

    @property
    def errors(self) -> list[Line]:
        return [line for line in self.lines.values() if line.faults]


def grown(kept: Terms, now: Terms) -> bool:
    """Whether games of the one are games of the other: more rounds or more arms may have been added to it, and nothing else."""
    if any(now.bots.get(name) != digest for name, digest in kept.bots.items()) or any(arm not in now.arms for arm in kept.arms):
        return False
    return msgspec.structs.replace(kept, rounds=now.rounds, arms=now.arms, bots=now.bots) == now


def read_results(path: Path) -> Results:
    """A file of games; a last line that was not written to its end is no line. Raises BadFile."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadFile("bad-unread", str(path), why=system_fault(error)) from None
    lines = data[: data.rfind(b"\n") + 1].splitlines()
    try:
        if not lines:
            raise BadFile("bad-lab-file", str(path))
        terms = msgspec.json.decode(lines[0], type=Terms)
        found = Results(terms)
        for text in lines[1:]:
            line = msgspec.json.decode(text, type=Line)
            if not 0 <= line.number < terms.games:
                raise BadFile("bad-lab-file", str(path))
            found.lines[line.number] = line
    except msgspec.DecodeError:
        raise BadFile("bad-lab-file", str(path)) from None
    if found.terms.form != FORM:
        raise BadFile("bad-lab-file", str(path))
    return found


def merged(paths: Sequence[Path], into: Path) -> Results:
    """Parts of one study put together, in the order of the games: the same bytes as if one process had played them all.
    Raises BadFile where they do not belong together."""
    parts = [read_results(path) for path in paths]
    whole = Results(parts[0].terms, into)
    for path, part in zip(paths, parts, strict=True):
        if part.terms != whole.terms:
            raise BadFile("bad-lab-terms", str(path))
        for number, line in part.lines.items():
            there = whole.lines.get(number)
            if there is not None and there != line and not there.faults and not line.faults:
                raise BadFile("bad-lab-twice", str(path), number=number)
            if there is None or there.faults:
                whole.lines[number] = line
    if into.exists():
        raise BadFile("bad-exists", str(into))
    whole.write_whole()
    return whole
