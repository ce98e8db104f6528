"""Positions for properties, reached by play from the setup; described.py lays others out."""

import os
from typing import cast

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from grimoire.lab.games import table_of
from grimoire.lab.magenoir.table import MageNoirTable
from grimoire.lab.streams import stream
from grimoire.magenoir.game import Game

TABLE = cast(MageNoirTable, table_of("magenoir"))
FURTHEST = 400  # decisions; more than half of a game

# The same examples on every machine, and no time limit on one: a test must not depend on how fast it runs. Failing
# examples are not shrunk: that takes minutes, and a seed and a number of choices are short already. More examples, by
# hand: EXAMPLES=5000 pytest tests/properties
quick = settings(
    max_examples=int(os.environ.get("EXAMPLES", "90")),
    derandomize=True,
    deadline=None,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow],
)


class Reached:
    """A position and how it was come by."""

    def __init__(self, seed: int, moves: int) -> None:
        self.seed = seed
        self.decks = [TABLE.random_deck(stream(seed, f"deck {seat}")) for seat in (0, 1)]
        self.position, self.forms = play_on(cast(Game, TABLE.begin(self.decks, seed)), seed, moves)

    def __repr__(self) -> str:
        return f"Reached({self.seed}, {len(self.forms)})"


def play_on(position: Game, seed: int, moves: int) -> tuple[Game, list[str]]:
    """This many choices by chance, or as many as leave somebody to be asked."""
    chance = stream(seed, "moves")
    forms: list[str] = []
    for _ in range(moves):
        index = chance.below(len(position.options))
        ahead = position.clone()
        ahead.choose(index)
        if ahead.over:
            break
        forms.append(position.options[index].form)
        position = ahead
    return position, forms


def reached() -> st.SearchStrategy[Reached]:
    return st.builds(Reached, st.integers(0, 10_000), st.integers(0, FURTHEST))
