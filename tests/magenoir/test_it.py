"""What "it" means: one resolution for the reader, the engine and the texts. Played with invented cards."""

from pathlib import Path

import pytest

from grimoire.library.magenoir.cards import load_pool
from grimoire.library.magenoir.notation import MageNoirNotation
from grimoire.library.scenario_running import run_scenario
from grimoire.library.scenarios import load_scenarios
from grimoire.library.yaml_lines import BadFile
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.text.current import printed_text

CARDS = """
echo-tax:
  name: {en: Echo tax, fr: Taxe d'écho}
  element: water
  type: permanent
  hp: 3
  effect:
    - on activated(spell theirs) => may(to(pay(1 water) + lose(you, 1), apply(it)))

dear-farewell:
  name: {en: Dear farewell, fr: Adieu coûteux}
  element: fire
  effect:
    - with(sel(1, permanent theirs), gain(opp, 2) + damage(1, you) + discard(it))

two-blows:
  name: {en: Two blows, fr: Deux coups}
  element: fire
  effect:
    - damage(1, sel(1, permanent theirs)) then discard(sel(1, permanent yours)) then move(it, hand)
"""

EITHER_WAY = """
either-way:
  name: {en: Either way, fr: Au choix}
  element: fire
  effect:
    - with(sel(1, permanent yours), if(mn, discard(sel(1, permanent theirs)), draw(you, 1)) then gain(it, 2))
"""

SCENARIOS = """
- ruling: Losing Health Points does not change what "it" is
  cites: [R:activate-a-spell]
  given:
    turn: bob, main
    alice: {reserve: 1 water, permanents: [{echo-tax: {mana: nothing}}]}
    bob: {prepared: [{fire-ball: {mana: nothing}}], hp: 20}
  when: [bob activate fire-ball, bob target opponent, alice yes, alice target opponent]
  then: [alice hp is 17, bob hp is 18, alice reserve is nothing]

- ruling: Players are never "it", whatever is done to them
  cites: [R:activate-a-spell]
  given: {alice: {prepared: [{dear-farewell: {mana: nothing}}]}, bob: {permanents: [{animated-tree: {mana: nothing}}], hp: 10}}
  when: [alice activate dear-farewell]
  then: ['bob permanents is []', bob hp is 12, alice hp is 19]

- ruling: Of two cards that a text names the later is "it"
  cites: [R:activate-a-spell]
  given:
    alice: {prepared: [{two-blows: {mana: nothing}}], permanents: [{echo-tax: {mana: nothing}}]}
    bob: {permanents: [{animated-tree: {mana: nothing}}]}
  when: [alice activate two-blows]
  then: ['alice hand is [echo-tax]', 'bob permanents is [animated-tree]']
"""


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Pool:
    path = tmp_path_factory.mktemp("cards") / "it.yaml"
    path.write_text(CARDS, encoding="utf-8")
    return load_pool([path])


def test_what_it_means_in_play(pool: Pool, tmp_path: Path) -> None:
    path = tmp_path / "it-rulings.yaml"
    path.write_text(SCENARIOS, encoding="utf-8")
    scenarios, errors = load_scenarios(MageNoirNotation(pool), [path])
    assert errors == []
    assert len(scenarios) == 3
    problems = {s.ruling: run_scenario(s).problems for s in scenarios}
    assert {ruling: found for ruling, found in problems.items() if found} == {}


def text(pool: Pool, id: str, lang: str = "en") -> str:
    return printed_text(pool, pool.definitions[pool.numbers[id]], lang)


def test_the_text_says_the_same(pool: Pool) -> None:
    assert "apply its effects" in text(pool, "echo-tax")
    assert text(pool, "dear-farewell").endswith("destroy 1 of the opponent's Permanents.")
    assert text(pool, "two-blows").endswith("then destroy 1 of your Permanents, then send it back to your hand.")


def test_where_a_pronoun_would_mean_another_card_the_line_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "either-way.yaml"
    path.write_text(EITHER_WAY, encoding="utf-8")
    with pytest.raises(BadFile, match=r":6: either-way: there is no sentence for this line in English: no phrase for 'it'"):
        load_pool([path])
