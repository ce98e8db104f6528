"""Checked games without end, of every game in every way it can be played. Each has a number, from which everything follows;
whoever goes on begins with the number after the last one that was played, here or by somebody else.

Consecutive numbers are games of the different games in turn, and each game goes through its ways: players, optional rules,
kinds of decks, bots. So wherever one stops, every way was played about as often as every other.
"""

import time
from collections.abc import Iterator
from itertools import chain, combinations, islice
from pathlib import Path
from typing import Final

import msgspec

from grimoire import __version__
from grimoire.build_kind import is_compiled
from grimoire.lab.games import table_of
from grimoire.lab.pairing import BY_CHANCE, pairings
from grimoire.lab.simulate import Plan, Played, died_in_game, play_game
from grimoire.lab.spread import Work, spread
from grimoire.library.deck_lists import ANY_SHAPE, DeckShape
from grimoire.library.games import GAMES, box_of

BOTS: Final = ("random", "eager")  # quick enough that most of the time goes into looking
SHAPES: Final = (ANY_SHAPE, DeckShape(60), DeckShape(elements=5), DeckShape(60, 5))  # of decks by chance
SHIPPED: Final = "shipped"
CHECK_EVERY: Final = 20
CAP: Final = 2000  # decisions: players by chance may never come to the end of a game
OF_ONE_WAY: Final = 1_000_000  # seeds
AT_ONCE: Final = 64  # games for each process: whoever is stopped loses no more


class Way(msgspec.Struct, frozen=True):
    """One way to play a game."""

    game: str
    seats: int
    options: tuple[str, ...]
    bot: str
    decks: str = ""  # shipped, by chance, or none
    shape: DeckShape = ANY_SHAPE

    def plan(self, number: int) -> Plan:
        """The game of this number among those that are played this way."""
        table = table_of(self.game, (), self.seats, self.options)
        named = BY_CHANCE if self.decks == BY_CHANCE else None
        return Plan(
            self.game,
            pairings(table, named, named),
            [self.bot] * self.seats,
            1,
            ways_of(self.game).index(self) * OF_ONE_WAY + number,
            CAP,
            check=True,
            check_every=CHECK_EVERY,
            shape=self.shape,
            options=self.options,
        )

    def __str__(self) -> str:
        size = f" of {self.shape.size} cards" if self.shape.size else ""
        elements = f" of {self.shape.elements} elements" if self.shape.elements else ""
        decks = f"decks: {self.decks}{size}{elements}" if self.decks else ""
        return ", ".join([f"{self.game}, {self.seats} players", *filter(None, [decks]), *self.options, self.bot])


WAYS: Final[dict[str, list[Way]]] = {}  # as far as anybody asked


def ways_of(game: str) -> list[Way]:
    if game not in WAYS:
        WAYS[game] = list(all_ways(game))
    return WAYS[game]


def all_ways(game: str) -> Iterator[Way]:
    box = box_of(game)
    decks = [(SHIPPED, ANY_SHAPE), *[(BY_CHANCE, shape) for shape in SHAPES]] if box.has_decks else [("", ANY_SHAPE)]
    rules = chain.from_iterable(combinations(box.options, amount) for amount in range(len(box.options) + 1))
    for options in rules:
        for seats in box.seats:
            if not box.fault_of_players(seats, options):
                yield from [Way(game, seats, options, bot, kind, shape) for kind, shape in decks for bot in BOTS]


def game_of(number: int) -> tuple[Way, Plan]:
    """How the game of a number is played."""
    round_of_games, game = divmod(number, len(GAMES))
    ways = ways_of(list(GAMES)[game])
    times, way = divmod(round_of_games, len(ways))
    return ways[way], ways[way].plan(times)


class Soaked(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game, as a line of the log."""

    number: int
    version: str
    cards: str
    compiled: bool
    decisions: int
    seconds: float
    over: bool
    faults: tuple[str, ...] = ()  # in one line each


def soak(number: int) -> tuple[Soaked, Played]:
    way, plan = game_of(number)
    began = time.perf_counter()
    played = play_game(plan, 0)
    return line_of(number, way, played, round(time.perf_counter() - began, 3)), played


def line_of(number: int, way: Way, played: Played, seconds: float) -> Soaked:
    cards = table_of(way.game, (), way.seats, way.options).cards_digest()
    faults = tuple(fault.error for fault in played.faults)
    return Soaked(number, __version__, cards, is_compiled(), played.decisions, seconds, played.over, faults)


def soak_all(numbers: Iterator[int], jobs: int) -> Iterator[tuple[Soaked, Played]]:
    """The games of these numbers in their order, by so many processes; one that dies of a game is told as a fault of it."""
    if jobs <= 1:
        yield from map(soak, numbers)
        return
    while some := list(islice(numbers, AT_ONCE * jobs)):
        yield from spread(Work(None, soak_here, died_here), some, jobs)


def soak_here(_: None, number: int) -> tuple[Soaked, Played]:
    return soak(number)


def died_here(_: None, number: int) -> tuple[Soaked, Played]:
    way, plan = game_of(number)
    played = died_in_game(plan, 0)
    return line_of(number, way, played, 0.0), played


# -- what was played ---------------------------------------------------------------------------------------------------


class Log:
    """A file with a line for each game. Whoever was stopped while writing one has played one game less."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games: dict[int, Soaked] = {}  # a game played again counts as it went the last time
        whole = 0
        for line in path.read_bytes().splitlines(keepends=True) if path.exists() else ():
            if not line.endswith(b"\n"):
                with path.open("r+b") as file:
                    file.truncate(whole)
                break
            whole += len(line)
            game = msgspec.json.decode(line, type=Soaked)
            self.games[game.number] = game

    def add(self, game: Soaked) -> None:
        self.games[game.number] = game
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")

    def next_after(self, first: int) -> int:
        """The first number from here on that was not played."""
        while first in self.games:
            first += 1
        return first

    def faulty(self) -> list[int]:
        return sorted(number for number, game in self.games.items() if game.faults)

    def ranges(self) -> list[tuple[int, int]]:
        """The numbers that were played, as first and last of each row without gaps."""
        found: list[tuple[int, int]] = []
        for number in sorted(self.games):
            if found and found[-1][1] == number - 1:
                found[-1] = (found[-1][0], number)
            else:
                found.append((number, number))
        return found


class Row(msgspec.Struct):
    """Games of one kind, summed up."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    faulty: int = 0
    given_up: int = 0

    def add(self, game: Soaked) -> None:
        self.games += 1
        self.decisions += game.decisions
        self.seconds += game.seconds
        self.faulty += bool(game.faults)
        self.given_up += not game.over and not game.faults


def summed_up(log: Log) -> dict[str, Row]:
    """By game, what distinguishes its tables most, and bot; the optional rules of each in one row."""
    rows: dict[str, Row] = {}
    for number, game in sorted(log.games.items()):
        way, _ = game_of(number)
        plain = str(msgspec.structs.replace(way, options=()))
        rows.setdefault(plain, Row()).add(game)
    return dict(sorted(rows.items()))


def page(log: Log) -> str:
    """What was played, as a table for docs/simulating.md."""
    lines = ["| games | how | decisions | minutes | faults | given up |", "|---|---|---|---|---|---|"]
    for name, row in summed_up(log).items():
        minutes = f"{row.seconds / 60:.1f}"
        lines.append(f"| {row.games:,} | {name} | {row.decisions:,} | {minutes} | {row.faulty} | {row.given_up} |")
    numbers = ", ".join([f"{first} to {last}" for first, last in log.ranges()]) or "none"
    return "\n".join([f"Numbers {numbers}.", "", *lines])
