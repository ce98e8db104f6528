"""The examples of docs/scenarios.md run, and leave nothing out that a scenario can state."""

import re
from pathlib import Path

import pytest

from grimoire.library.cards import shipped_pool
from grimoire.library.positions import GIVEN_KEYS, SEAT_KEYS
from grimoire.library.scenario_cards import CARD_KEYS, LASTING_KEYS, USE_KEYS
from grimoire.library.scenario_running import run_scenario
from grimoire.library.scenarios import SENTENCES, Scenario, read_scenarios

PAGE = Path(__file__).resolve().parents[2] / "docs" / "scenarios.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
SCENARIOS = [scenario for text in EXAMPLES for scenario in read_scenarios(shipped_pool(), text, "docs/scenarios.md")]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.ruling)
def test_example(scenario: Scenario) -> None:
    assert run_scenario(shipped_pool(), scenario).problems == []


@pytest.mark.parametrize("form", SENTENCES, ids=lambda form: form.shown)
def test_every_kind_of_fact_has_an_example(form: object) -> None:
    patterns = {sentence.shown: sentence.pattern for sentence in SENTENCES}
    facts = [fact.text for s in SCENARIOS for play in (s.play, s.contrast) if play is not None for fact in play.then]
    assert any(patterns[form.shown].fullmatch(fact) for fact in facts)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "key", sorted({*GIVEN_KEYS, *SEAT_KEYS, *CARD_KEYS, *USE_KEYS, *LASTING_KEYS} - {"chance", "part", "spent", "x"})
)
def test_every_part_of_a_position_has_an_example(key: str) -> None:
    assert any(re.search(rf"\b{key}:", text) for text in EXAMPLES)


@pytest.mark.parametrize("key", ["chance", "part", "spent", "x"])
def test_parts_that_no_plain_example_needs_are_explained(key: str) -> None:
    assert re.search(rf"`{key}\b", TEXT)
