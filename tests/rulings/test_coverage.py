"""Every source that states a rule is cited by a ruling that can fail, and every card stands in one."""

import re

import pytest
from tests.rulings.library import shipped

from grimoire.library.games import GAMES
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.notations import shipped_notation
from grimoire.library.scenario_coverage import coverage
from grimoire.library.scenarios import shipped_texts
from grimoire.library.sources import shipped_sources

# What no ruling of the library can show, and why. Anything else that is missing is a rule nobody holds.
ELSEWHERE = {
    "magenoir": {
        "D1.4": "a scenario is one game, and this is about several: tests/match/test_series.py",
        "S:exhausting-as-a-cost": "no published card has it; tests/magenoir/test_invented_cards.py plays it",
        "card:draconic-flame/1": "no card of the pool lets a player use the other's components",
    },
    "anima": {},
}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_held_by_a_ruling(game: str) -> None:
    scenarios, errors = shipped(game)
    assert errors == []
    rows = coverage(shipped_sources(game), scenarios, "en")
    assert len([row for row in rows if row.state == "covered"]) > 100
    missing = [row.id for row in rows if row.state == "missing"]
    assert sorted(set(missing) - set(ELSEWHERE[game])) == []
    assert sorted(set(ELSEWHERE[game]) - set(missing)) == [], "these are covered now: take them off the list"


@pytest.mark.parametrize("game", GAMES)
def test_a_source_that_says_the_same_names_one_that_says_it(game: str) -> None:
    sources = shipped_sources(game)
    assert [s.id for s in sources.values() if s.same_as and not sources[s.same_as].states_rule] == []
    assert [s.id for s in sources.values() if not s.states_rule and not (s.why and s.why_fr)] == []


def test_every_card_of_mage_noir_stands_in_a_ruling() -> None:
    words = set(re.findall(r"[a-z][a-z-]*[a-z]", " ".join(text for _, text in shipped_texts("magenoir"))))
    assert [card.id for card in shipped_pool().definitions if card.id not in words] == []


def test_every_card_of_anima_has_a_ruling_of_its_own() -> None:
    notation = shipped_notation("anima")
    cited = {cited for scenario in shipped("anima")[0] for cited in scenario.cites}
    assert len(notation.cards) == 120
    assert [id for id in notation.cards if f"card:{id}" not in cited] == []
