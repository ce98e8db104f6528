"""Loops by choice end: what leads back to the same position is refused the third time, whatever it costs."""

from pathlib import Path

import pytest

from grimoire.kernel.reason import IllegalChoice
from grimoire.library.cards import load_pool
from grimoire.library.magenoir.notation import MageNoirNotation
from grimoire.library.scenarios import load_scenarios
from grimoire.magenoir.game import Game, from_bytes
from grimoire.magenoir.loops import MANY_ACTIONS, MOST_REPEATS
from grimoire.magenoir.placing import place
from grimoire.magenoir.pool import Pool

CARDS = """
see-saw:
  name: {en: See saw, fr: Balancier}
  element: water
  type: permanent
  hp: 3
  effect:
    - act main, pay(1 water) => take(1 water, available)

well:
  name: {en: Well, fr: Puits}
  element: water
  type: permanent
  hp: 3
  effect:
    - act main, pay(1 water) => take(1 water, available) + damage(1, opp)
"""

GIVEN = """
- ruling: Mana goes round
  cites: [R:main-phase]
  given: {alice: {reserve: 1 water, permanents: [see-saw, well], hand: [droplet]}, bob: {hp: 100}}
  when: [alice use see-saw]
  then: [question is main]
"""


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Pool:
    path = tmp_path_factory.mktemp("cards") / "loops.yaml"
    path.write_text(CARDS, encoding="utf-8")
    return load_pool([path])


@pytest.fixture
def game(pool: Pool, tmp_path: Path) -> Game:
    path = tmp_path / "loops-rulings.yaml"
    path.write_text(GIVEN, encoding="utf-8")
    scenarios, errors = load_scenarios(MageNoirNotation(pool), [path])
    assert errors == []
    game = place(pool, scenarios[0].play.given)
    game.advance()
    return game


def use(game: Game, card: str) -> None:
    """Use an ability and pay and take by the left pile."""
    game.choose_form(f"use {card}")
    while game.question.id != "main" and not game.over:
        game.choose(0)


def forms(game: Game) -> list[str]:
    return [option.form for option in game.options]


def test_what_leads_back_to_the_same_position_is_refused_in_the_end(game: Game) -> None:
    times = 0
    while "use see-saw" in forms(game):
        use(game, "see-saw")
        times += 1
        assert times < 100
    assert times >= MANY_ACTIONS
    with pytest.raises(IllegalChoice) as refused:
        game.choose_form("use see-saw")
    assert refused.value.reason.id == "led-back"
    assert {"use well", "prepare droplet", "end turn"} <= set(forms(game))


def test_it_is_allowed_again_from_another_position(game: Game) -> None:
    while "use see-saw" in forms(game):
        use(game, "see-saw")
    use(game, "well")
    assert "use see-saw" in forms(game)


def test_what_gets_somewhere_is_never_refused(game: Game) -> None:
    for hp in range(99, 99 - 3 * MANY_ACTIONS, -1):
        use(game, "well")
        assert game.life[1] == hp


def test_a_copy_from_bytes_counts_no_position_twice(pool: Pool, game: Game) -> None:
    for _ in range(MANY_ACTIONS):
        use(game, "see-saw")
    for _ in range(3 * MOST_REPEATS):
        game = from_bytes(pool, game.to_bytes())
    assert "use see-saw" in forms(game)
