"""Whole games stay what they were: a change of the rules shows here as a difference one can read."""

import pytest
from tests.golden.playing import FOLDER, GAMES, story


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_whole_game_is_played_as_before(name: str) -> None:
    one, other, seed = GAMES[name]
    before = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    now = story(one, other, seed)
    assert now.splitlines() == before.splitlines(), "read what has changed, then: python -m tests.golden.playing"
