"""Every source that states a rule is cited by a ruling that can fail."""

import re

from grimoire.library.cards import shipped_pool
from grimoire.library.scenario_coverage import coverage
from grimoire.library.scenarios import load_scenarios, shipped_texts

# What no ruling of the library can show, and why. Anything else that is missing is a rule nobody holds.
ELSEWHERE = {
    "D1.2": "tournament formats are not there yet",
    "D1.3": "tournament formats are not there yet",
    "D1.4": "matches of several games are not there yet",
    "S:exhausting-as-a-cost": "no published card has it; tests/magenoir/test_invented_cards.py plays it",
    "card:draconic-flame/1": "no card of the pool lets a player use the other's components",
}


def test_every_rule_is_held_by_a_ruling() -> None:
    scenarios, errors = load_scenarios(shipped_pool(), [])
    assert errors == []
    missing = [source.id for source in coverage(scenarios) if source.state == "missing"]
    assert sorted(set(missing) - set(ELSEWHERE)) == []
    assert sorted(set(ELSEWHERE) - set(missing)) == [], "these are covered now: take them off the list"


def test_every_card_stands_in_a_ruling() -> None:
    words = set(re.findall(r"[a-z][a-z-]*[a-z]", " ".join(text for _, text in shipped_texts())))
    assert [card.id for card in shipped_pool().definitions if card.id not in words] == []
