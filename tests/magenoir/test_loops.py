"""Loops end: what led back to a situation is refused when it comes again, and a chain nobody can leave is a draw."""

import random
from collections import Counter
from pathlib import Path

import pytest

from grimoire.kernel.reason import IllegalChoice
from grimoire.lab.circles import Circles
from grimoire.lab.tables import Broken
from grimoire.library.magenoir.cards import load_pool
from grimoire.library.magenoir.notation import MageNoirNotation
from grimoire.library.scenarios import load_scenarios
from grimoire.magenoir.game import Game, from_bytes
from grimoire.magenoir.loops import MANY_LINKS, MOST_REPEATS
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.position_from_description import place

CARDS = """
see-saw:
  name: {en: See saw, fr: Balancier}
  element: water
  type: permanent
  hp: 3
  effect:
    - act main, pay(1 water) => take(1 water, available)

rocker:
  name: {en: Rocker, fr: Bascule}
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

ouroboros:
  name: {en: Ouroboros, fr: Ouroboros}
  element: water
  effect:
    - activate(self)

snowball:
  name: {en: Snowball, fr: Avalanche}
  element: water
  effect:
    - gain(you, 1) then apply(self)

thousands:
  name: {en: Thousands, fr: Milliers}
  element: water
  effect:
    - repeat(999, gain(you, 1))
"""

GIVEN = """
- ruling: Mana goes round
  cites: [R:main-phase]
  given:
    alice:
      reserve: 1 water
      permanents: [see-saw, rocker, well]
      hand: [droplet]
      prepared: [wave-echo, ouroboros, snowball, thousands]
      channeled: [wave-echo: {mana: 1 water}, wave-echo: {mana: 2 water}, wave-echo: {mana: 3 water}, surging-wave]
    bob: {hp: 100}
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


def test_what_led_back_to_the_same_position_is_refused(game: Game) -> None:
    assert "use see-saw" in forms(game)
    use(game, "see-saw")
    assert "use see-saw" not in forms(game)
    with pytest.raises(IllegalChoice) as refused:
        game.choose_form("use see-saw")
    assert refused.value.reason.id == "led-back"
    assert {"use rocker", "use well", "prepare droplet", "end turn"} <= set(forms(game))


def test_it_is_allowed_again_from_another_position(game: Game) -> None:
    use(game, "see-saw")
    use(game, "well")
    assert "use see-saw" in forms(game)


@pytest.mark.parametrize("seed", range(8))
def test_no_action_is_taken_twice_in_one_situation_of_a_turn(pool: Pool, game: Game, seed: int) -> None:
    chance = random.Random(seed)
    seen: Counter[tuple[str, str]] = Counter()
    visits: Counter[str] = Counter()
    while game.life[1] > 90:
        if game.question.id == "main":
            ways = [form for form in forms(game) if form.startswith("use")]
            form = chance.choice(ways)
            table = str((game.reserve, game.piles, game.life, game.zones))
            visits[table] += 1
            seen[table, form] += 1
            game.choose_form(form)
        else:
            game.choose(0)
        if chance.random() < 0.2:
            game = from_bytes(pool, game.to_bytes())
    assert max(seen.values()) == 1
    assert max(visits.values()) == 3  # see-saw and rocker lead back once each, then the well gets somewhere


def test_what_gets_somewhere_is_never_refused(game: Game) -> None:
    for hp in range(99, 49, -1):
        use(game, "well")
        assert game.life[1] == hp


def test_a_copy_from_bytes_counts_no_position_twice(pool: Pool, game: Game) -> None:
    for _ in range(3):
        game = from_bytes(pool, game.to_bytes())
    assert "use see-saw" in forms(game)
    use(game, "see-saw")
    assert "use see-saw" not in forms(from_bytes(pool, game.to_bytes()))


@pytest.mark.parametrize("refusing", [True, False])
def test_a_turn_goes_in_circles_only_where_nothing_is_refused(game: Game, refusing: bool) -> None:
    """See-saw and rocker, again and again, as long as they are offered."""
    circles = Circles()

    def turn() -> None:
        for number in range(12):
            if not refusing:
                game.led_back = {}
            ways = [card for card in ("see-saw", "rocker") if f"use {card}" in forms(game)]
            if not ways:
                return
            use(game, ways[number % len(ways)])
            circles.look(game, game.turn, 0)

    if refusing:
        turn()
        assert not {"use see-saw", "use rocker"} & set(forms(game))
    else:
        with pytest.raises(Broken, match="a turn goes in circles"):
            turn()


@pytest.mark.parametrize("seed", range(12))
def test_no_choice_inside_a_chain_comes_more_than_twice_in_one_situation(pool: Pool, game: Game, seed: int) -> None:
    chance = random.Random(seed)
    game.choose_form("activate wave-echo")
    seen: Counter[tuple[bytes, str]] = Counter()
    while game.question.id == "choose" and not game.over:
        echoes = [i for i, option in enumerate(game.options) if option.card == "wave-echo"]
        place = chance.choice(echoes) if echoes else 0
        seen[game.chain_key(), game.options[place].form] += 1
        if chance.random() < 0.2:
            game = from_bytes(pool, game.to_bytes())
        game.choose(place)
        assert sum(seen.values()) < 20 * MANY_LINKS
    assert max(seen.values()) <= MOST_REPEATS
    assert not game.over  # there was a way out, so it was taken


@pytest.mark.parametrize("card", ["ouroboros", "snowball"])
def test_a_chain_nobody_can_leave_is_a_draw(game: Game, card: str) -> None:
    game.choose_form(f"activate {card}")
    assert game.over
    assert game.winner == -1


def test_a_long_chain_that_ends_is_no_loop(game: Game) -> None:
    game.choose_form("activate thousands")
    while game.question.id == "place-mana":
        game.choose(0)
    assert not game.over
    assert game.life[0] == 1019
