"""How the cost of one choice grows with what lies on the table: random play with decks by chance, choice by choice.

Every game is played several times with the same choices, and of each choice the quickest counts, as in bench.py.
"""

import time
from collections.abc import Callable
from typing import Final

import msgspec

from grimoire.kernel.position import Position
from grimoire.lab.bench import CAP, ROUNDS, SEED
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table
from grimoire.library.deck_lists import DeckShape

DECK: Final = "deck"  # how many cards a player brings; of everything else the position tells
SIZES: Final = (0, 60, 90)  # of decks by chance, in turn; 0: as the game has it
# Where the rows of each measure begin.
STEPS: Final[dict[str, tuple[int, ...]]] = {
    "board": (0, 4, 8, 16, 24, 32),
    "effects": (0, 3, 9, 18),
    DECK: (0, 42, 62),  # with an Animal, or without
    "turn": (0, 5, 9, 17, 33),
}


class Row(msgspec.Struct, frozen=True):
    """All choices made where this much of something was there."""

    measure: str  # board, effects, deck or turn
    least: int  # this many of it
    most: int  # at most this many; -1: or more
    choices: int
    us: float  # of one choice
    times: float  # how often that of the first row of its measure


class Growth(msgspec.Struct, frozen=True):
    rows: list[Row]
    games: int
    choices: int
    worst_us: float  # of a single choice
    worst_at: str  # what was chosen there


class Weighed:
    """The choices of many games, sorted by how much lay there."""

    def __init__(self) -> None:
        self.sums: dict[tuple[str, int], list[float]] = {}
        self.choices = 0
        self.worst = 0.0
        self.worst_at = ""

    def add(self, sizes: dict[str, int], seconds: float, form: str) -> None:
        self.choices += 1
        for measure, size in sizes.items():
            row = max(i for i, least in enumerate(STEPS[measure]) if least <= size)
            total = self.sums.setdefault((measure, row), [0, 0.0])
            total[0] += 1
            total[1] += seconds
        if seconds > self.worst:
            self.worst = seconds
            self.worst_at = form

    def rows(self) -> list[Row]:
        found: list[Row] = []
        for measure, steps in STEPS.items():
            first = 0.0
            for i, least in enumerate(steps):
                if (measure, i) in self.sums:
                    choices, seconds = self.sums[measure, i]
                    us = seconds / choices * 1e6
                    first = first or us
                    most = steps[i + 1] - 1 if i + 1 < len(steps) else -1
                    found.append(Row(measure, least, most, int(choices), round(us, 2), round(us / first, 2)))
        return found


def measure_growth(table: Table, games: int, tell: Callable[[], None]) -> Growth:
    """This many games with decks by chance of several sizes; `tell` is called after each."""
    weighed = Weighed()
    for number in range(games):
        seed = SEED + number
        shape = DeckShape(size=SIZES[number % len(SIZES)])
        decks = [
            table.random_deck(stream(seed, f"deck {seat}"), shape, table.featured(seed + seat)) for seat in range(table.seats)
        ]
        start = table.begin(decks, seed)
        choices: list[int] = []
        quickest = played(start.clone(), seed, choices)
        for _ in range(1, ROUNDS):
            quickest = [min(two) for two in zip(quickest, played(start.clone(), seed, choices), strict=True)]
        position = start.clone()
        brought = max([len(deck) for deck in decks], default=0)
        for index, seconds in zip(choices, quickest, strict=True):
            sizes = {**table.sizes(position), "turn": table.turns(position)}
            weighed.add({**sizes, DECK: brought} if brought else sizes, seconds, position.options[index].form)
            position.choose(index)
        tell()
    return Growth(weighed.rows(), games, weighed.choices, round(weighed.worst * 1e6, 1), weighed.worst_at)


def played(position: Position, seed: int, choices: list[int]) -> list[float]:
    """Seconds of each choice. The first time what is chosen is written down, afterwards it is read."""
    chance = stream(seed, "choices")
    seconds: list[float] = []
    while position.asked >= 0 and len(seconds) < CAP:
        made = len(seconds)
        if made == len(choices):
            choices.append(chance.below(len(position.options)))
        index = choices[made]
        began = time.process_time()
        position.choose(index)
        seconds.append(time.process_time() - began)
    return seconds
