"""A position written down and read again is the same position."""

from pathlib import Path
from typing import cast

import pytest
import yaml
from tests.rulings.library import shipped

from grimoire.kernel.chance import seeded
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.export import export_position
from grimoire.library.magenoir.notation import MageNoirNotation
from grimoire.library.magenoir.positions import read_position
from grimoire.library.scenario_running import play_through
from grimoire.library.scenarios import Scenario, read_scenarios
from grimoire.magenoir.describing import NotBetweenChains
from grimoire.magenoir.game import Game
from grimoire.magenoir.position_from_description import place
from grimoire.magenoir.setup import new_game

POOL = shipped_pool()
NOTATION = MageNoirNotation(POOL)
SCENARIOS, _ = shipped("magenoir")
DOCS = Path(__file__).resolve().parents[2] / "docs" / "scenarios.md"


def read_again(text: str) -> Game:
    g = place(POOL, read_position(POOL, "exported", yaml.compose(text)))
    g.advance()
    return g


def assert_round_trips(g: Game) -> None:
    text = export_position(g)
    again = read_again(text)
    assert export_position(again) == text
    offered = [option.form for option in again.options]
    if g.refused:  # a position tells the table, not the way there: what led back to it is open again
        assert sorted(offered) == sorted(option.form for option in [*g.options, *g.refused])
    else:
        assert offered == [option.form for option in g.options]
    assert again.view(0) == g.view(0)
    assert again.view(1) == g.view(1)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.ruling)
def test_the_end_of_a_ruling_round_trips(scenario: Scenario) -> None:
    g = cast(Game, play_through(scenario.play).game)
    try:
        export_position(g)
    except NotBetweenChains:
        return  # it ends in the middle of something
    assert_round_trips(g)


def test_every_kind_of_detail_round_trips() -> None:
    examples = DOCS.read_text(encoding="utf-8").split("```yaml\n")[1:]
    for example in examples:
        if example.startswith("game: anima"):
            continue
        for scenario in read_scenarios(NOTATION, example.split("```")[0], "docs"):
            g = place(POOL, scenario.play.given)
            g.advance()
            if g.question.id == "main":
                assert_round_trips(g)


@pytest.mark.parametrize("seed", range(6))
def test_moments_of_random_games_round_trip(seed: int) -> None:
    chance = seeded(seed * 7919 + 13)
    cards = [d.index for d in POOL.definitions if d.id != "worker-bee"]
    decks = [[cards[chance.below(len(cards))] for _ in range(30)] for _ in range(2)]
    g = new_game(POOL, decks, seeded(seed))
    seen = 0
    for step in range(240):
        if g.over:
            break
        if g.question.id in ("main", "take-pile") and step % 3 == 0:
            assert_round_trips(g)
            seen += 1
        g.choose(chance.below(len(g.options)))
    assert seen > 5
