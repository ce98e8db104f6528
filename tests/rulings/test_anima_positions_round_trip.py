"""A position of Anima written down and read again is the same position."""

from pathlib import Path
from typing import cast

import pytest
import yaml
from tests.rulings.library import shipped

from grimoire.anima.described_position import SETUP_START
from grimoire.anima.describing import NotBetweenActions, describe
from grimoire.anima.game import Game
from grimoire.anima.optional_rules import Options
from grimoire.anima.position_from_description import place
from grimoire.anima.setup import new_game
from grimoire.kernel.chance import seeded
from grimoire.library.anima.cards import shipped_pool
from grimoire.library.anima.export import export_position
from grimoire.library.anima.notation import AnimaNotation
from grimoire.library.anima.positions import read_position
from grimoire.library.scenario_running import play_through
from grimoire.library.scenarios import Scenario, read_scenarios

POOL = shipped_pool()
NOTATION = AnimaNotation(POOL)
SCENARIOS, _ = shipped("anima")
DOCS = Path(__file__).resolve().parents[2] / "docs" / "scenarios.md"
ENOUGH = 10  # of the moments of a random game


def assert_round_trips(g: Game) -> None:
    text = export_position(g)
    again = place(POOL, read_position(POOL, "exported", yaml.compose(text)))
    assert again.to_bytes() == place(POOL, describe(g)).to_bytes()
    again.advance()
    assert export_position(again) == text
    assert [option.form for option in again.options] == [option.form for option in g.options]
    for seat in range(-1, g.seats):
        assert again.view(seat) == g.view(seat)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.ruling)
def test_the_end_of_a_ruling_round_trips(scenario: Scenario) -> None:
    for play in (scenario.play, scenario.contrast):
        if play is None:
            continue
        g = cast(Game, play_through(play).game)
        try:
            export_position(g)
        except NotBetweenActions:
            continue  # it ends in the middle of something
        assert_round_trips(g)


def test_every_kind_of_detail_round_trips() -> None:
    examples = [text.split("```")[0] for text in DOCS.read_text(encoding="utf-8").split("```yaml\n")[1:]]
    scenarios = [s for text in examples if text.startswith("game: anima") for s in read_scenarios(NOTATION, text, "docs")]
    stated = [place(POOL, scenario.play.given) for scenario in scenarios if scenario.play.given.moment != SETUP_START]
    assert len(stated) > 5
    for g in stated:
        g.advance()
        assert_round_trips(g)


@pytest.mark.parametrize("seed", range(6))
def test_moments_of_random_games_round_trip(seed: int) -> None:
    seats = 2 + seed % 4
    chance = seeded(seed * 7919 + 13)
    options = Options(seed % 3 == 1, seed % 2 == 0, seed % 5 == 0, seats == 5 or seed % 2 == 1)
    g = new_game(POOL, seats, seeded(seed), options)
    seen = 0
    for step in range(600):
        if g.over:
            break
        if step % 9 == 0 and g.question.id in ("reset", "movement", "interaction", "exploration"):
            try:
                describe(g)
            except NotBetweenActions:
                pass
            else:
                assert_round_trips(g)
                seen += 1
        g.choose(chance.below(len(g.options)))
    assert seen > ENOUGH


def test_what_was_read_goes_on_as_the_game_does() -> None:
    g = new_game(POOL, 3, seeded(5), Options())
    chance = seeded(77)
    while g.question.id != "reset":
        g.choose(chance.below(len(g.options)))
    again = place(POOL, read_position(POOL, "exported", yaml.compose(export_position(g))))
    again.advance()
    for _ in range(200):
        if g.over:
            break
        index = chance.below(len(g.options))
        g.choose(index)
        again.choose(index)
        assert [option.form for option in again.options] == [option.form for option in g.options]
    assert again.turn > 1
