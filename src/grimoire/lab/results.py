"""The one form in which games of the lab are kept: JSON lines, the terms first, then a game in each line by its number.

The terms say everything the games follow from: files with other terms do not belong together. How long something took is not in
it, so that the same games are the same bytes, however many processes played them, on one machine or on several, in one go or
after they were stopped.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from grimoire.library.reading import BadFile, system_fault
from grimoire.library.writing import cannot_write

FORM: Final = "grimoire games 1"


class Arm(msgspec.Struct, frozen=True):
    """One way of playing a round: who sits with what, studied against others."""

    name: str
    deck: list[str] = []  # of the side that is studied; empty: nobody brings one, or one by chance
    against: list[str] = []  # of all other seats
    cards: int = 0  # which set of cards, by its place
    bot: str = "eager"
    other: str = "eager"


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """On what games are played."""

    form: str
    study: str  # card, sweep, matrix, compare
    version: str  # of the program
    game: str
    seats: int
    options: list[str]
    cards: list[str]  # digest of all cards, of each set
    own: list[dict[str, str]]  # digests of files of one's own, by name, of each set
    arms: list[Arm]
    sources: str  # of the bots of the program: a bot that was changed is another one
    bots: dict[str, str]  # of bots of one's own: their files and weights
    seed: int
    rounds: int
    cap: int
    about: str = ""  # the card it is about
    watched: list[str] = []  # the observers, of games that say what was drawn and played

    @property
    def games(self) -> int:
        """A round is a game in each seat of each arm, all on one seed."""
        return self.rounds * len(self.arms) * self.seats

    def place_of(self, number: int) -> tuple[int, int, int]:
        """Round, arm and seat of a game."""
        here, seat = divmod(number, self.seats)
        round, arm = divmod(here, len(self.arms))
        return round, arm, seat


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How one game went, from the side that is studied."""

    number: int
    won: float = 0.0  # 1; where nobody won, the part of one seat
    over: bool = True  # else it was given up
    turns: int = 0
    decisions: int = 0
    ending: str = ""
    first: bool = False  # whether it had the first decision of the first turn
    seen: dict[str, list[str]] = {}  # what was watched: cards drawn, kept, played, left
    error: str = ""


class Results:
    """Games by number, and the file they are kept in, if any."""

    def __init__(self, terms: Terms, path: Path | None = None) -> None:
        self.terms = terms
        self.path = path
        self.lines: dict[int, Line] = {}

    def begin(self) -> None:
        """Take over what is kept already. Raises BadFile where it was played on other terms."""
        if self.path is None:
            return
        if self.path.exists():
            kept = read_results(self.path)
            if kept.terms != self.terms:
                raise BadFile("bad-lab-terms", str(self.path))
            self.lines = {line.number: line for line in kept.lines.values() if not line.error}  # what went wrong is tried again
        self.write_whole()

    def missing(self, part: int = 0, parts: int = 1) -> list[int]:
        return [number for number in range(part, self.terms.games, parts) if number not in self.lines]

    def add(self, line: Line) -> None:
        self.lines[line.number] = line
        if self.path is not None:
            try:
                with self.path.open("ab") as file:
                    file.write(msgspec.json.encode(line) + b"\n")
            except OSError as error:
                raise cannot_write(self.path, error) from None

    def write_whole(self) -> None:
        """All there is, in the order of the games."""
        if self.path is None:
            return
        lines = [self.lines[number] for number in sorted(self.lines)]
        text = b"".join([msgspec.json.encode(each) + b"\n" for each in (self.terms, *lines)])
        beside = self.path.with_name(self.path.name + ".new")
        try:
            beside.write_bytes(text)
            beside.replace(self.path)
        except OSError as error:
            raise cannot_write(self.path, error) from None

    # -- what studies ask ------------------------------------------------------------------------------------------

    def games_of(self, arm: int) -> Iterator[tuple[int, Line]]:
        """Games of one arm with their rounds, in order."""
        for number in sorted(self.lines):
            round, which, _ = self.terms.place_of(number)
            if which == arm and not self.lines[number].error:
                yield round, self.lines[number]

    def scores(self, arm: int) -> dict[int, float]:
        """What was won of each whole round of an arm."""
        found: dict[int, list[float]] = {}
        for round, line in self.games_of(arm):
            found.setdefault(round, []).append(line.won)
        return {round: sum(won) / len(won) for round, won in found.items() if len(won) == self.terms.seats}

    @property
    def errors(self) -> list[Line]:
        return [line for line in self.lines.values() if line.error]


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
            if there is not None and there != line and not there.error and not line.error:
                raise BadFile("bad-lab-twice", str(path), number=number)
            if there is None or there.error:
                whole.lines[number] = line
    if into.exists():
        raise BadFile("bad-exists", str(into))
    whole.write_whole()
    return whole


def plain(terms: Terms) -> dict[str, Any]:
    return dict(msgspec.to_builtins(terms))
