"""Every ruling of the libraries holds."""

import pytest

from grimoire.library.games import GAMES
from grimoire.library.notations import shipped_notation
from grimoire.library.scenario_running import run_scenario
from grimoire.library.scenarios import Scenario, load_library

LOADED = {game: load_library(shipped_notation(game)) for game in GAMES}
SCENARIOS = [scenario for scenarios, _ in LOADED.values() for scenario in scenarios]


def readable(scenario: Scenario) -> str:
    return f"{scenario.file.rpartition('/')[2].removesuffix('.yaml')}: {scenario.ruling}"


@pytest.mark.parametrize("game", GAMES)
def test_every_file_of_the_library_can_be_read(game: str) -> None:
    scenarios, errors = LOADED[game]
    assert errors == []
    assert len(scenarios) > 500


@pytest.mark.parametrize("game", GAMES)
def test_no_two_rulings_have_the_same_title(game: str) -> None:
    titles = [scenario.ruling for scenario in LOADED[game][0]]
    assert sorted(set(titles)) == sorted(titles)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=readable)
def test_ruling(scenario: Scenario) -> None:
    assert run_scenario(scenario).problems == []
