"""A newcomer meets the lowest level; after two wins the next is offered."""

from pathlib import Path

import pytest

from grimoire.bots.games import LEVELS
from grimoire.library.victories import Victories
from grimoire.library.yaml_lines import BadFile


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "grimoire").mkdir()


def test_two_wins_lead_to_the_next_level_in_that_game_alone() -> None:
    assert Victories.load().offered("magenoir", LEVELS) == "novice"
    Victories.load().note("magenoir", "novice")
    assert Victories.load().offered("magenoir", LEVELS) == "novice"
    Victories.load().note("magenoir", "novice")
    assert Victories.load().offered("magenoir", LEVELS) == "apprentice"
    assert Victories.load().offered("anima", LEVELS) == "novice"


def test_a_level_beaten_by_the_way_does_not_skip_those_below_it_and_the_last_stays() -> None:
    victories = Victories.load()
    for _ in range(2):
        victories.note("magenoir", "master")
    assert victories.offered("magenoir", LEVELS) == "novice"
    for level in LEVELS:
        victories.note("magenoir", level)
        victories.note("magenoir", level)
    assert victories.offered("magenoir", LEVELS) == "master"


def test_a_damaged_file_is_refused() -> None:
    victories = Victories.load()
    victories.path.write_text("{no", encoding="utf-8")
    with pytest.raises(BadFile):
        Victories.load()
