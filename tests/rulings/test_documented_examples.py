"""The examples of docs/scenarios.md run, and leave nothing out that a scenario can state."""

import re
from pathlib import Path

import pytest

from grimoire.library.anima import placed_cards, placed_seats
from grimoire.library.anima import positions as anima_positions
from grimoire.library.games import GAMES
from grimoire.library.magenoir.placed_cards import CARD_KEYS, LASTING_KEYS, USE_KEYS
from grimoire.library.magenoir.positions import GIVEN_KEYS, SEAT_KEYS
from grimoire.library.notations import USUAL, shipped_notation
from grimoire.library.scenario_facts import Sentence
from grimoire.library.scenario_running import run_scenario
from grimoire.library.scenario_yaml import compose_scenarios
from grimoire.library.scenarios import Scenario, game_named, read_scenarios

WHERE = "docs/scenarios.md"
TEXT = (Path(__file__).resolve().parents[2] / WHERE).read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```yaml\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
EXAMPLES = {
    game: [text for text in BLOCKS if (game_named(compose_scenarios(text, WHERE), WHERE) or USUAL) == game] for game in GAMES
}
SCENARIOS = [
    scenario
    for game, texts in EXAMPLES.items()
    for text in texts
    for scenario in read_scenarios(shipped_notation(game), text, WHERE)
]
FORMS = [(game, form) for game in EXAMPLES for form in shipped_notation(game).sentences]
UNSHOWN = {"magenoir": {"chance", "part", "spent", "x"}, "anima": {"chance", "erin"}}  # explained in words
KEYS = {
    "magenoir": {*GIVEN_KEYS, *SEAT_KEYS, *CARD_KEYS, *USE_KEYS, *LASTING_KEYS},
    "anima": {*anima_positions.GIVEN_KEYS, *placed_seats.SEAT_KEYS, *placed_cards.CARD_KEYS, *placed_cards.AREA_KEYS},
}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.ruling)
def test_example(scenario: Scenario) -> None:
    assert run_scenario(scenario).problems == []


@pytest.mark.parametrize(("game", "form"), FORMS, ids=[f"{game}: {form.shown}" for game, form in FORMS])
def test_every_kind_of_fact_has_an_example(game: str, form: Sentence) -> None:
    plays = [play for s in SCENARIOS for play in (s.play, s.contrast) if play is not None and play.notation.game == game]
    assert any(form.pattern.fullmatch(fact.text) for play in plays for fact in play.then)


@pytest.mark.parametrize(("game", "key"), [(game, key) for game, keys in KEYS.items() for key in sorted(keys - UNSHOWN[game])])
def test_every_part_of_a_position_has_an_example(game: str, key: str) -> None:
    assert any(re.search(rf"\b{key}:", text) for text in EXAMPLES[game])


@pytest.mark.parametrize("key", sorted({key for keys in UNSHOWN.values() for key in keys}))
def test_parts_that_no_plain_example_needs_are_explained(key: str) -> None:
    assert re.search(rf"(?:`|\*\*){key}\b", TEXT)
