"""Walking through games by chance, decision by decision."""

from collections.abc import Iterator

from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table

SEEDS = (2, 6, 8)  # of games that chance brings to an end before CAP
CAP = 10_000


def decks_of(table: Table, seed: int) -> list[list[str]]:
    return [table.random_deck(stream(seed, f"deck {seat}")) for seat in range(table.seats)]


def new_game(table: Table, seed: int) -> Position:
    return table.begin(decks_of(table, seed), seed)


def walk(table: Table, seed: int, every: int = 1) -> Iterator[tuple[Position, Decision, int]]:
    """The position at every n-th decision, what is asked there, and the place of the option taken next."""
    position = new_game(table, seed)
    chance = stream(seed, "walk")
    for number in range(CAP):
        decision = position.decision()
        if decision is None:
            return
        index = chance.below(len(decision.options))
        if number % every == 0:
            yield position, decision, index
        position.choose(index)
    raise AssertionError(f"seed {seed}: no end after {CAP} decisions")
