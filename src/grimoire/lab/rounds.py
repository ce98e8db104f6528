"""Rounds of two bots, out of games: in each the one bot sat in each seat once and the other in all others, on one seed.

Luck and decks decide much of a game, and the same luck comes to both bots: what is left of a round is how they play.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from grimoire.lab.results import Line, Results
from grimoire.lab.thinking import Thinking

LOST: Final = 0
DRAWN: Final = 1  # nobody won, or nobody had when the game was given up
WON: Final = 2


class Round(msgspec.Struct, frozen=True):
    """How one round went."""

    one: str
    other: str
    number: int
    results: tuple[int, ...] = ()  # of the one bot: in game n it sat in seat n
    decisions: tuple[int, ...] = ()
    turns: tuple[int, ...] = ()
    unfinished: int = 0  # games given up at the cap
    times: tuple[Thinking, ...] = ()  # of the one bot and of the other, in this run
    error: str = ""

    @property
    def score(self) -> float:
        """The share of the games of this round that the one bot won; where nobody wins, all seats have an equal part."""
        each = [1.0 if result == WON else 1 / len(self.results) if result == DRAWN else 0.0 for result in self.results]
        return sum(each) / len(each)


def rounds_of(results: Results, arm: int, times: Mapping[int, tuple[Thinking, ...]]) -> list[Round]:
    """The whole rounds of two bots in their order, those that went wrong among them. `times` by the number of the game."""
    terms = results.terms
    one, other = terms.arms[arm].bot, terms.arms[arm].other
    found: list[Round] = []
    for number in range(terms.rounds):
        games = [terms.number_of(number, arm, place) for place in range(terms.places)]
        lines = [results.lines[game] for game in games if game in results.lines]
        if len(lines) < terms.places:
            continue
        if wrong := [line.error for line in lines if line.faults]:
            found.append(Round(one, other, number, error=wrong[0]))
            continue
        found.append(
            Round(
                one,
                other,
                number,
                tuple(result_of(line, place) for place, line in enumerate(lines)),
                tuple(line.decisions for line in lines),
                tuple(line.turns for line in lines),
                sum(not line.over for line in lines),
                added([times[game] for game in games if game in times]),
            )
        )
    return found


def result_of(line: Line, place: int) -> int:
    return DRAWN if line.winner < 0 or not line.over else WON if line.winner == place else LOST


def added(times: list[tuple[Thinking, ...]]) -> tuple[Thinking, ...]:
    found = (Thinking(spread={}), Thinking(spread={}))
    for each in times:
        for whole, part in zip(found, each, strict=True):
            whole.add(part)
    return found if times else ()
