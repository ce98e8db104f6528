"""A text outlives its card: what it was of is known by what was told, never by what its card has become meanwhile."""

import pytest

from grimoire.kernel.chance import seeded
from grimoire.kernel.position import Position
from grimoire.lab.beside_samples import check_beside_samples
from grimoire.library.magenoir.cards import load_pool
from grimoire.library.magenoir.notation import MageNoirNotation
from grimoire.library.scenario_running import play_through, run_scenario
from grimoire.library.scenarios import Scenario, load_scenarios

CARDS = """
thistle:
  name: {en: Thistle, fr: Chardon}
  element: vegetal
  type: permanent
  hp: 2
  effect:
    - on drawn(you) => damage(1, opp)
    - act main => damage(1, any)

regrowth:
  name: {en: Regrowth, fr: Repousse}
  element: water
  type: permanent
  hp: 2
  effect:
    - on drawn(you) => discard(sel(one, vegetal permanent yours)) then move(it, play)

uprooting:
  name: {en: Uprooting, fr: Déracinement}
  element: water
  type: permanent
  hp: 2
  effect:
    - on drawn(you) => discard(sel(one, vegetal permanent yours)) then move(it, into_deck) then shuffle(you)

nightshade:
  name: {en: Nightshade, fr: Belladone}
  element: vegetal
  type: permanent
  hp: 1
  effect:
    - autumn
    - on turn_start(you) => damage(1, opp) if mn
    - on turn_end(you) => damage(2, opp)

frost:
  name: {en: Frost, fr: Gel}
  element: water
  type: permanent
  effect:
    - on turn_end(you) => may(discard(sel(one, vegetal permanent yours)))

chill:
  name: {en: Chill, fr: Frimas}
  element: water
  type: permanent
  effect:
    - on turn_end(you) => lasting(this_turn, always silence(sel(1, permanent)))

spore:
  name: {en: Spore, fr: Spore}
  element: vegetal
  effect:
    - on leaves(self) => damage(1, opp) if mn

drift:
  name: {en: Drift, fr: Dérive}
  element: vegetal
  effect:
    - instead discarded(self) @anywhere => move(self, exile) if mn

washing-away:
  name: {en: Washing away, fr: Lessivage}
  element: water
  effect:
    - quickcast
    - discard(sel(one, card in_play theirs)) then move(it, into_deck) then shuffle(opp)
"""

SCENARIOS = """
- ruling: The text of a Permanent that has come back meanwhile is not that of the new Permanent
  cites: [D10.1, D6.3]
  given:
    turn: alice, draw
    alice: {permanents: [thistle: {mana: nothing}, regrowth: {mana: nothing}], equipment: [druid-ring]}
  when: [alice order regrowth]
  then: [bob hp is 19, events include DamageInflicted source=thistle amount=1]
  contrast:
    when: [alice order thistle]
    then: [bob hp is 17]

- ruling: A text deals its damage under the name of its card, wherever that has gone
  cites: [D10.1]
  given:
    turn: alice, draw
    alice: {permanents: [thistle: {mana: nothing}, uprooting: {mana: nothing}], equipment: [druid-ring], deck: [seed, tide]}
  when: [alice order uprooting]
  then: [bob hp is 19, events include DamageInflicted source=thistle amount=1]
  contrast:
    when: [alice order thistle]
    then: [bob hp is 17]

- ruling: What left the board before it was picked at the end of the turn does nothing
  cites: [R:end-of-turn, D10.1]
  given: {alice: {permanents: [nightshade: {mana: nothing}, frost]}, bob: {deck: [9 droplet]}}
  when: [alice end turn, alice order frost, alice target nightshade]
  then: [bob hp is 20, alice discard is [nightshade]]
  contrast:
    when: [alice end turn, alice order nightshade, alice target nightshade]
    then: [bob hp is 18]

- ruling: What is silenced before it is picked at the end of the turn does nothing
  cites: [R:end-of-turn]
  given: {alice: {permanents: [nightshade, chill]}, bob: {deck: [9 droplet]}}
  when: [alice end turn, alice order chill, alice target nightshade, all wait until gather]
  then: [bob hp is 20, alice permanents is [nightshade, chill], active is bob]
  contrast:
    when: [alice end turn, alice order chill, alice target chill, all wait until gather]
    then: [bob hp is 18]

- ruling: Autumn applies an effect of the beginning of the turn whose condition holds, and no other
  cites: [D3.2.7]
  given: {alice: {prepared: [engulfment: {mana: nothing}], permanents: [nightshade: {mana: nothing}]}}
  when: [alice activate engulfment]
  then: [bob hp is 20, alice discard has [nightshade]]
  contrast:
    given: {alice: {mage noir: yes}}
    then: [bob hp is 19]

- ruling: What a card says of its own leaving asks its condition
  cites: [D4.4, D6.5]
  given: {alice: {prepared: [callback-to-present: {mana: 1 arcane}], channeled: [spore: {mana: nothing}], hand: [drift]}}
  when: [alice activate callback-to-present, alice target opponent]
  then: [bob hp is 20, alice discard has [spore]]
  contrast:
    given: {alice: {mage noir: yes}}
    then: [bob hp is 19]

- ruling: What happens in the place of a card's own discard asks its condition
  cites: [D4.4, D6.2]
  given: {alice: {prepared: [fission: {mana: nothing}], hand: [drift]}}
  when: [alice activate fission]
  then: [alice discard has [drift], alice exile is []]
  contrast:
    given: {alice: {mage noir: yes}}
    then: [alice exile is [drift]]

- ruling: An ability whose card was shuffled away is called off under its name
  cites: [D4.2.2]
  given:
    alice: {permanents: [thistle: {mana: nothing}], deck: [seed, flame, tide]}
    bob: {prepared: [washing-away: {mana: nothing}]}
  when: [alice use thistle, alice target opponent, bob activate washing-away]
  then: [bob hp is 20, alice permanents is [], events include AbilityCalledOff thistle]

- ruling: An activation whose card was shuffled away is called off under its name
  cites: [D4.2.2]
  given: {alice: {prepared: [seed: {mana: nothing}], deck: [flame, tide]}, bob: {prepared: [washing-away: {mana: nothing}]}}
  when: [alice activate seed, bob activate washing-away]
  then: [alice hp is 20, alice prepared is [], events include ActivationCalledOff seed]
"""


@pytest.fixture(scope="module")
def scenarios(tmp_path_factory: pytest.TempPathFactory) -> list[Scenario]:
    folder = tmp_path_factory.mktemp("gone")
    (folder / "cards.yaml").write_text(CARDS, encoding="utf-8")
    (folder / "rulings.yaml").write_text(SCENARIOS, encoding="utf-8")
    found, errors = load_scenarios(MageNoirNotation(load_pool([folder / "cards.yaml"])), [folder / "rulings.yaml"])
    assert errors == []
    return found


def test_it_is_the_text_of_the_card_that_was_there(scenarios: list[Scenario]) -> None:
    assert {s.ruling: run_scenario(s).problems for s in scenarios} == {s.ruling: [] for s in scenarios}


def test_samples_go_the_same_way(scenarios: list[Scenario]) -> None:
    for scenario in scenarios:
        play_through(scenario.play, beside_samples)


def beside_samples(position: Position) -> Position:
    """Whatever is chosen, it must look the same in what a seat takes to be the game."""
    check_beside_samples(position, 2, seeded(1))
    return position
