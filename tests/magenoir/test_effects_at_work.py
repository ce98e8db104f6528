"""Effects at work are listed as long as they can do something."""

import pytest

from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.notation import MageNoirNotation
from grimoire.library.scenario_running import play_through
from grimoire.library.scenarios import read_scenarios

REFORGE = """
- ruling: Reforge is activated
  cites: [card:reforge]
  given:
    lasting: [{lasting}]
    alice: {{prepared: [reforge: {{mana: nothing}}], equipment: [lightning-blade], reserve: 1 water}}
  when: [alice activate reforge, alice yes, alice pay water left]
  then: [bob hp is 20]
"""


@pytest.mark.parametrize(
    ("lasting", "left"),
    [
        ("", ["reforge"]),  # the sharpened blade, and nothing else
        ("zeuss-thunder: {by: bob}", ["reforge", "zeuss-thunder"]),  # so it may not go to hand
    ],
)
def test_what_holds_for_one_activation_ends_with_it(lasting: str, left: list[str]) -> None:
    text = REFORGE.format(lasting=lasting)
    scenario = read_scenarios(MageNoirNotation(shipped_pool()), text, "reforge.yaml")[0]
    played = play_through(scenario.play)
    assert played.fault is None
    assert sorted(played.game.view(0).lasting) == left
