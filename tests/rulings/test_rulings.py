"""Every ruling of the library holds."""

import pytest

from grimoire.library.cards import shipped_pool
from grimoire.library.scenario_running import run_scenario
from grimoire.library.scenarios import Scenario, load_scenarios

SCENARIOS, ERRORS = load_scenarios(shipped_pool(), [])


def readable(scenario: Scenario) -> str:
    return f"{scenario.file.rpartition('/')[2].removesuffix('.yaml')}: {scenario.ruling}"


def test_every_file_of_the_library_can_be_read() -> None:
    assert ERRORS == []


def test_no_two_rulings_have_the_same_title() -> None:
    titles = [scenario.ruling for scenario in SCENARIOS]
    assert sorted(set(titles)) == sorted(titles)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=readable)
def test_ruling(scenario: Scenario) -> None:
    assert run_scenario(shipped_pool(), scenario).problems == []
