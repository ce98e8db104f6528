"""Every ruling of the libraries holds."""

from collections.abc import Callable

import pytest
from tests.rulings.library import shipped
from tests.rulings.sharing import Siblings

from grimoire.kernel.chance import seeded
from grimoire.kernel.position import Position
from grimoire.lab.any_numbers import other_numbers
from grimoire.library.games import GAMES
from grimoire.library.scenario_running import run_scenario
from grimoire.library.scenarios import Scenario

LOADED = {game: shipped(game) for game in GAMES}
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


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_a_french_title_of_its_own(game: str) -> None:
    scenarios = LOADED[game][0]
    assert [f"{one.file}:{one.line}: {one.ruling}" for one in scenarios if one.fr in ("", one.ruling)] == []
    titles = [scenario.fr for scenario in scenarios]
    assert sorted(set(titles)) == sorted(titles)


def with_other_numbers(siblings: Siblings) -> Callable[[Position], Position]:
    """Others each time: one exchange done again and again soon gives a card its number back. And each time in a copy."""
    chance = seeded(1)
    return lambda position: siblings.copy(position.renumbered(other_numbers(position, chance)))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=readable)
def test_ruling(scenario: Scenario) -> None:
    """Whatever numbers its cards have: they get others before every choice. Any place that keeps a number and is not in
    the walk of numbering.py, nor in the `kept` of its step, means another card then. And no copy changes what it shares."""
    siblings = Siblings()
    problems = [str(problem) for problem in run_scenario(scenario, with_other_numbers(siblings)).problems]
    siblings.look()
    if problems and not run_scenario(scenario).problems:
        problems = ["holds only with the numbers that its cards happen to have", *problems]
    assert problems == []
