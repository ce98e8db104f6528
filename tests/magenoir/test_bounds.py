"""Whatever a card says, a choice ends with bounded work and memory, and says so when it is stopped."""

from pathlib import Path

import pytest

from grimoire.kernel.chain_watch import MOST_STEPS
from grimoire.kernel.position import TOO_LONG
from grimoire.library.magenoir.cards import load_pool
from grimoire.library.magenoir.notation import MageNoirNotation
from grimoire.library.scenario_running import run_scenario
from grimoire.library.scenarios import load_scenarios
from grimoire.magenoir.game import Game, from_bytes
from grimoire.magenoir.largest_numbers import MOST, MOST_CARDS, MOST_LASTING
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.position_from_description import place

CARDS = """
long-rain:
  name: {en: Long rain, fr: Longue pluie}
  element: water
  effect:
    - repeat(999, gain(you, 1))

endless-rain:
  name: {en: Endless rain, fr: Pluie sans fin}
  element: water
  effect:
    - repeat(999, repeat(999, gain(you, 1)))

great-number:
  name: {en: Great number, fr: Grand nombre}
  element: water
  effect:
    - gain(you, times(times(999, 999), times(999, times(999, 999))))

swarm:
  name: {en: Swarm, fr: Essaim}
  element: vegetal
  effect:
    - create(worker-bee, times(999, 999))
    - create(worker-bee, 999)

many-oaths:
  name: {en: Many oaths, fr: Maints serments}
  element: vegetal
  effect:
    - repeat(500, lasting(forever, always dealt(spell yours, more(1))))

own-measure:
  name: {en: Own measure, fr: Propre mesure}
  element: vegetal
  type: permanent
  hp: 3
  effect:
    - always numbers(permanent yours, add(2))
    - always keyword(permanent has(protector) yours, protector)
    - always is_mage_noir(you) if mn
    - act main once => gain(you, 1)

leafy:
  name: {en: Leafy, fr: Feuillu}
  element: vegetal
  type: permanent
  hp: 3
  effect:
    - autumn if exists(permanent has(protector) yours)
    - act main once => gain(you, 1)

watchful:
  name: {en: Watchful, fr: Vigilant}
  element: vegetal
  type: permanent
  hp: 3
  effect:
    - protector if exists(permanent has(forge) yours)
    - indestructible if exists(permanent has(indestructible))

anvil:
  name: {en: Anvil, fr: Enclume}
  element: mineral
  type: permanent
  hp: 3
  effect:
    - forge

mirror:
  name: {en: Mirror, fr: Miroir}
  element: arcane
  effect:
    - activate(self)
"""

SCENARIOS = """
- ruling: A text is repeated as often as it says, within what numbers can be
  cites: [R:activate-a-spell]
  given: {alice: {prepared: [{long-rain: {mana: nothing}}]}}
  when: [alice activate long-rain]
  then: [alice hp is 1019]

- ruling: A number that is computed goes no further than 999
  cites: [R:activate-a-spell]
  given: {alice: {prepared: [{great-number: {mana: nothing}}]}}
  when: [alice activate great-number]
  then: [alice hp is 1019]

- ruling: A number does not change itself, and no effect holds because it holds
  cites: [R:activate-a-spell]
  given: {alice: {permanents: [own-measure]}}
  when: [alice use own-measure]
  then: [alice hp is 23, 'keywords of own-measure is []']

- ruling: A keyword may hang on another keyword, and never holds because it holds, however many cards say so
  cites: [R:activate-a-spell]
  given: {alice: {permanents: [leafy, watchful, anvil, watchful, watchful, watchful, watchful, watchful, watchful]}}
  when: [alice use leafy]
  then: [alice hp is 21, 'keywords of leafy is [autumn]', 'keywords of watchful permanents.3 is [protector]']
"""


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Pool:
    path = tmp_path_factory.mktemp("cards") / "bounds.yaml"
    path.write_text(CARDS, encoding="utf-8")
    return load_pool([path])


def test_long_texts_are_carried_out(pool: Pool, tmp_path: Path) -> None:
    path = tmp_path / "rulings.yaml"
    path.write_text(SCENARIOS, encoding="utf-8")
    scenarios, errors = load_scenarios(MageNoirNotation(pool), [path])
    assert errors == []
    assert [run_scenario(s).problems for s in scenarios] == [[], [], [], []]


def after_activating(pool: Pool, folder: Path, card: str) -> Game:
    """A game in which this card is activated next, then has been."""
    path = folder / "given.yaml"
    path.write_text(
        "- ruling: A card is activated\n  cites: [R:activate-a-spell]\n"
        f"  given: {{alice: {{prepared: [{{{card}: {{mana: nothing}}}}]}}}}\n"
        f"  when: [alice activate {card}]\n  then: [question is main]\n",
        encoding="utf-8",
    )
    (scenario,), errors = load_scenarios(MageNoirNotation(pool), [path])
    assert errors == []
    game = place(pool, scenario.play.given)
    game.advance()
    game.choose_form(f"activate {card}")
    return game


def test_a_chain_without_end_is_a_draw_and_says_so(pool: Pool, tmp_path: Path) -> None:
    game = after_activating(pool, tmp_path, "endless-rain")
    assert (game.over, game.winner) == (True, -1)
    assert game.events[-1].kind == "GameDrawn"
    assert game.events[-1].rule == TOO_LONG
    assert len(game.events) <= MOST_STEPS


def test_a_card_that_activates_itself_comes_to_an_end(pool: Pool, tmp_path: Path) -> None:
    game = after_activating(pool, tmp_path, "mirror")
    assert (game.over, game.winner) == (True, -1)
    assert game.events[-1].kind == "GameDrawn"


def test_created_cards_stop_where_a_game_can_hold_no_more(pool: Pool, tmp_path: Path) -> None:
    game = after_activating(pool, tmp_path, "swarm")
    assert len(game.printed) == MOST_CARDS
    assert [event.kind for event in game.events].count("CardsRanOut") == 2
    assert from_bytes(pool, game.to_bytes()).to_bytes() == game.to_bytes()


def test_lasting_effects_stop_where_a_text_has_laid_down_many(pool: Pool, tmp_path: Path) -> None:
    game = after_activating(pool, tmp_path, "many-oaths")
    kinds = [event.kind for event in game.events]
    assert kinds.count("EffectBegan") == MOST_LASTING
    assert kinds.count("EffectNotBegun") == 500 - MOST_LASTING


def test_numbers_stay_within_what_bytes_can_hold(pool: Pool, tmp_path: Path) -> None:
    game = after_activating(pool, tmp_path, "great-number")
    assert game.life[0] == 20 + MOST
    assert from_bytes(pool, game.to_bytes()).life == game.life
