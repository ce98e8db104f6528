"""The yardsticks play as they always did: figures measured against them can be compared with those of another day."""

import pytest
from tests.golden.yardsticks import FOLDER, GAMES, story

from grimoire.bots.games import GAMES as BOTS
from grimoire.bots.games import YARDSTICKS, bots_for_players, bots_of_game


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_yardstick_plays_as_it_always_did(name: str) -> None:
    before = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert story(GAMES[name]).splitlines() == before.splitlines(), "read the heading of tests/golden/yardsticks.py"


@pytest.mark.parametrize("game", sorted(BOTS))
def test_every_yardstick_has_a_golden_game_and_may_be_named_but_is_not_offered(game: str) -> None:
    assert {bot for of in GAMES.values() if of.game == game for bot in of.bots} == set(YARDSTICKS)
    assert set(YARDSTICKS) <= set(bots_of_game(game))
    assert not set(YARDSTICKS) & set(bots_for_players(game))
