"""Rules that no published card of the pool shows: played with cards written for the purpose, as any author could."""

import re
from pathlib import Path

import pytest

from grimoire.library.magenoir.cards import load_pool
from grimoire.library.magenoir.notation import MageNoirNotation
from grimoire.library.scenario_running import run_scenario
from grimoire.library.scenarios import load_scenarios
from grimoire.library.yaml_lines import BadFile
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

late-toll:
  name: {en: Late toll, fr: Péage tardif}
  element: fire
  cost: X fire
  effect:
    - next(turn_end(you), this_turn, lose(opp, x))

patience:
  name: {en: Patience, fr: Patience}
  element: fire
  cost: X fire
  effect:
    - next(turn_end(opp), until_your_turn, lose(opp, x))
    - lasting(until_your_turn, on turn_start(opp) => by_each(players, lose(you, x)))

drain:
  name: {en: Drain, fr: Saignée}
  element: fire
  effect:
    - must(release(2 fire, sel(1, component yours)), lose(opp, 3))

weeping-bloom:
  name: {en: Weeping bloom, fr: Floraison en pleurs}
  element: vegetal
  type: permanent
  hp: 1
  effect:
    - on turn_start(you) => gain(you, 1)
    - on leaves(self) => lose(you, 1)
    - autumn

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

shared-pain:
  name: {en: Shared pain, fr: Douleur partagée}
  element: fire
  effect:
    - damage(3, players) + gain(you, damage_done(opp))

lone-idol:
  name: {en: Lone idol, fr: Idole seule}
  element: mineral
  type: permanent
  cost: 1 mineral
  effect:
    - unique
    - indestructible if zenith

peek:
  name: {en: Peek, fr: Coup d'œil}
  element: arcane
  effect:
    - apply(deck_top(you))

drifter:
  name: {en: Drifter, fr: Vagabond}
  element: air
  effect:
    - instead put(self, exile) @anywhere => move(self, bottom)

banish:
  name: {en: Banish, fr: Bannir}
  element: air
  effect:
    - move(sel(1, channeled spell yours), exile)

toll:
  name: {en: Toll, fr: Octroi}
  element: fire
  effect:
    - to(discard(either(sel(2, permanent yours), sel(1, equipment yours))), damage(3, opp))

open-toll:
  name: {en: Open toll, fr: Octroi ouvert}
  element: fire
  effect:
    - to(discard(sel(upto(2), permanent yours)), damage(3, opp))
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

- ruling: A Unique copy that cannot be discarded is the one that stays when another arrives
  cites: [D3.2.3, D3.2.2]
  given: {alice: {hand: [lone-idol], reserve: 1 mineral, permanents: [lone-idol: {mana: nothing}]}}
  when: [alice prepare lone-idol, alice keep lone-idol permanents.2]
  then: [alice permanents is [lone-idol], mana under lone-idol permanents is 1 mineral]
  contrast:
    given: {alice: {zenith: yes}}
    when: [alice prepare lone-idol]
    then: [alice permanents is [2 lone-idol], alice discard is []]

- ruling: What damage did to a player is what that player took, not what both did
  cites: [D5.1]
  given: {alice: {prepared: [shared-pain: {mana: nothing}]}}
  when: [alice activate shared-pain]
  then: [alice hp is 20, bob hp is 17]

- ruling: What a player was spared was not done to them
  cites: [D5.1]
  given: {alice: {prepared: [shared-pain: {mana: nothing}]}, bob: {equipment: [kerlochs-robe]}}
  when: [alice activate shared-pain, bob pass]
  then: [alice hp is 18, bob hp is 19]

- ruling: Several effects of a card on its way to the discard pile come in the order the active player chooses
  cites: [D6.5]
  given: {alice: {hp: 1, prepared: [engulfment: {mana: nothing}], permanents: [weeping-bloom: {mana: nothing}]}}
  when: [alice activate engulfment, alice order weeping-bloom again.2]
  then: [alice hp is 1, game is running, 'events in order: [HealthGained, HealthLost]']
  contrast:
    when: [alice activate engulfment, alice order weeping-bloom]
    then: [game is won by bob]

- ruling: A card applied out of a deck goes back to its place if nothing is done with it
  cites: [D6.2]
  given: {alice: {prepared: [peek], deck: [seed, flame]}}
  when: [alice activate peek]
  then: [alice hp is 21, alice deck is [seed, flame], alice discard is [peek], 'bob sees deck of alice as [seed, ?]']

- ruling: A card's own text may let it lie elsewhere than in exile, and its Mana is released all the same
  cites: [D6.2, R:leaving-the-board]
  given: {alice: {prepared: [banish], channeled: [drifter: {mana: 1 air}], deck: [seed, flame]}}
  when: [alice activate banish, alice release air left]
  then:
    - alice deck is [seed, flame, drifter]
    - alice exile is []
    - left is 1 air
    - events include CardMoved drifter destination=deck

- ruling: Of two kinds that may be paid with, as many are paid as are asked of the kind that was named
  cites: [D9.1]
  given:
    alice:
      prepared: [toll: {mana: nothing}]
      permanents: [animated-tree: {mana: nothing}, stone-tree: {mana: nothing}]
      equipment: [fire-whip: {mana: nothing}]
  when: [alice activate toll, alice target fire-whip, alice yes]
  then: [bob hp is 17, alice equipment is []]
  contrast:
    when: [alice activate toll, alice target animated-tree, alice yes, alice first stone-tree]
    then: [bob hp is 17, alice permanents is [], alice equipment is [fire-whip]]

- ruling: A price can be paid with one kind where the other is not there
  cites: [D9.1]
  given: {alice: {prepared: [toll: {mana: nothing}], equipment: [fire-whip: {mana: nothing}]}}
  when: [alice activate toll, alice yes]
  then: [bob hp is 17, alice equipment is []]
  contrast:
    given: {alice: {equipment: [], permanents: [animated-tree: {mana: nothing}]}}
    when: [alice activate toll]
    then: [bob hp is 20, alice permanents is [animated-tree]]

- ruling: A price of up to so many is paid with those that were named, and with none it is not paid
  cites: [D9.1]
  given:
    alice:
      prepared: [open-toll: {mana: nothing}]
      permanents: [animated-tree: {mana: nothing}, stone-tree: {mana: nothing}]
  when: [alice activate open-toll, alice target animated-tree, alice done, alice yes]
  then: [bob hp is 17, alice permanents is [stone-tree]]
  contrast:
    when: [alice activate open-toll, alice done]
    then: [bob hp is 20, alice permanents is [animated-tree, stone-tree]]

- ruling: What is put off to the end of the turn is done though no card is spoken of, with X as it was paid
  cites: [R:end-of-turn, D10.5]
  given: {alice: {prepared: [late-toll: {mana: nothing, x: 3}]}}
  when: [alice activate late-toll]
  then: [bob hp is 20]
  contrast:
    when: [alice activate late-toll, alice end turn]
    then: [bob hp is 17]

- ruling: What waits for the end of the opponent's turn is not done at the end of one's own
  cites: [R:end-of-turn, D10.5]
  given: {alice: {prepared: [patience: {mana: nothing, x: 2}]}, bob: {deck: [3 seed]}}
  when: [alice activate patience, alice end turn]
  then: [bob hp is 18]
  contrast:
    when: [alice activate patience, alice end turn, all wait until bob main, bob end turn]
    then: [alice hp is 18, bob hp is 16]

- ruling: A price of Mana under a card of one's choice is paid where one of them holds as much
  cites: [D9.1]
  given: {alice: {prepared: [drain: {mana: nothing}], channeled: [flame: {mana: 2 fire}, breath: {mana: nothing}]}}
  when: [alice activate drain, alice target flame, alice release fire left, alice release fire right]
  then: [bob hp is 17]
  contrast:
    given: {alice: {channeled: [flame: {mana: 1 fire}, breath: {mana: nothing}]}}
    when: [alice activate drain, alice target flame]
    then: [bob hp is 20]
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
    assert len(scenarios) == 19
    problems = {s.ruling: run_scenario(s).problems for s in scenarios}
    assert {ruling: found for ruling, found in problems.items() if found} == {}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("instead put(self, exile) @anywhere => draw(you, 1)", "can only say where this card goes"),
        ("instead put(card, exile) @anywhere => move(self, top)", "write 'instead put(self, place) @anywhere"),
        ("instead put(self, exile) => move(self, top)", "write 'instead put(self, place) @anywhere"),
    ],
)
def test_where_a_card_goes_instead_is_its_own_move_and_nothing_else(line: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(f"wrong:\n  name: {{en: Wrong, fr: Faux}}\n  element: air\n  effect:\n    - {line}\n", encoding="utf-8")
    with pytest.raises(BadFile, match=re.escape(message)):
        load_pool([path])
