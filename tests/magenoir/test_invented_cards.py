"""Rules that no published card of the pool shows: played with cards written for the purpose, as any author could."""

from pathlib import Path

import pytest

from grimoire.library.cards import load_pool
from grimoire.library.magenoir.notation import MageNoirNotation
from grimoire.library.scenario_running import run_scenario
from grimoire.library.scenarios import load_scenarios
from grimoire.magenoir.pool import Pool

CARDS = """
tired-call:
  name: {en: Tired call, fr: Appel fatigué}
  element: mineral
  cost: 1 mineral
  effect:
    - prepare extra(exhaust(sel(one, animal rested yours)))
    - damage(2, opp)

ice-ice:
  name: {en: Ice Ice, fr: Glace Glace}
  element: water

dropping:
  name: {en: Dropping, fr: Chute}
  element: water

wilting-bloom:
  name: {en: Wilting bloom, fr: Floraison fanée}
  element: vegetal
  type: permanent
  hp: 1
  effect:
    - on turn_start(you) => damage(1, opp)
    - autumn
    - autumn

double-shift:
  name: {en: Double shift, fr: Double déphasage}
  element: arcane
  effect:
    - phase(opp, 1)
    - phase(opp, 1)
"""

SCENARIOS = """
- ruling: A spell that exhausts the Animal turns it face down when it is prepared
  cites: [S:exhausting-as-a-cost]
  given: {alice: {hand: [tired-call], reserve: 1 mineral, animals: [scarab]}}
  when: [alice prepare tired-call]
  then: [scarab is exhausted, 'alice prepared is [tired-call]']

- ruling: With its Animal face down already such a spell cannot be prepared
  cites: [S:exhausting-as-a-cost]
  given: {alice: {hand: [tired-call], reserve: 1 mineral, animals: [{scarab: {exhausted: yes}}]}}
  then: ['refused: alice prepare tired-call because cannot-pay-preparation']
  contrast:
    given: {alice: {animals: [scarab]}}
    then: [options include prepare tired-call]

- ruling: A Dog exhausted by preparing is rested at once
  cites: [S:exhausting-as-a-cost, card:dog]
  given: {alice: {hand: [tired-call], reserve: 1 mineral, animals: [dog]}}
  when: [alice prepare tired-call]
  then: [dog is rested, 'alice prepared is [tired-call]', events include AnimalExhausted dog, events include AnimalRested dog]

- ruling: A word that stands twice in a name counts once
  cites: [D2.3.1, D2.3.1/ex1]
  given: {alice: {prepared: [{crystal-meteor: {mana: nothing}}], channeled: [ice-ice]}}
  when: [alice activate crystal-meteor, alice target opponent]
  then: [bob hp is 17]

- ruling: A word hidden inside a longer word does not count
  cites: [D2.3/ex2]
  given: {alice: {hand: [surging-wave], reserve: 3 water, channeled: [dropping]}}
  then: ['refused: alice prepare surging-wave because needs-component']
  contrast:
    given: {alice: {channeled: [droplet]}}
    then: [options include prepare surging-wave]

- ruling: Autumn written twice is Autumn once
  cites: [D3.1.1/ex2, D3.2.7]
  given: {alice: {prepared: [{fission: {mana: nothing}}], hand: [seed], permanents: [wilting-bloom]}}
  when: [alice activate fission, alice target wilting-bloom]
  then: [bob hp is 19, 'alice permanents is []']

- ruling: Two phase shifts of one are two effects, and both apply
  cites: [D3.1.2, D3.1.2/ex1, D3.1.2/ex2]
  given:
    alice: {mage noir: yes, prepared: [{double-shift: {mana: nothing}}], rituals: [rite-of-phase]}
    bob: {deck: [6 droplet]}
  when: [alice activate double-shift]
  then: [bob hp is 18, bob deck size is 2]
"""


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Pool:
    path = tmp_path_factory.mktemp("cards") / "invented.yaml"
    path.write_text(CARDS, encoding="utf-8")
    return load_pool([path])


def test_rules_hold_for_invented_cards(pool: Pool, tmp_path: Path) -> None:
    path = tmp_path / "invented-rulings.yaml"
    path.write_text(SCENARIOS, encoding="utf-8")
    scenarios, errors = load_scenarios(MageNoirNotation(pool), [path])
    assert errors == []
    assert len(scenarios) == 7
    problems = {s.ruling: run_scenario(s).problems for s in scenarios}
    assert {ruling: found for ruling, found in problems.items() if found} == {}
