"""A bot decides the same in every process, compiled or not: a record of its game is worth nothing otherwise."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grimoire.lab.games import table_of
from grimoire.lab.play import bots_for, deal_decks, play
from grimoire.library.deck_lists import Deck

SOURCE = Path(__file__).parents[2] / "src"
DECISIONS = 60  # into the middle of a game of either kind


def game_of(game: str, bot: str) -> str:
    """What bots chose in the same game, and where it stood then."""
    table = table_of(game)
    position = table.begin(deal_decks(table, (Deck("random", ()),) * 2, 4), 4)
    choices: list[int] = []
    play(position, bots_for([bot, bot], 4, game), DECISIONS, choices)
    return f"{choices} {position.digest()}"


@pytest.mark.parametrize("game", ["magenoir", "anima"])
@pytest.mark.parametrize("bot", ["random", "eager", "greedy"])
def test_a_bot_decides_as_it_does_interpreted_elsewhere(game: str, bot: str) -> None:
    elsewhere = subprocess.run(
        [sys.executable, __file__, game, bot],
        env=os.environ | {"PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert elsewhere.stdout.strip() == game_of(game, bot)


if __name__ == "__main__":
    print(game_of(*sys.argv[1:]))
