"""Effects at work are listed as long as they can do something."""

import pytest

from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.notation import MageNoirNotation
from grimoire.library.scenario_running import play_through
from grimoire.library.scenarios import read_scenarios

REFORGE = """
- ruling: Reforge is activated
  cites: [card:reforge]
  given: {{alice: {{prepared: [reforge: {{mana: nothing}}], equipment: [lightning-blade], reserve: 1 water}}}}
  when: [{when}]
  then: [bob hp is 20]
"""


@pytest.mark.parametrize("answer", ["alice yes, alice pay water left", "alice no"])
def test_what_holds_for_one_activation_ends_with_it(answer: str) -> None:
    text = REFORGE.format(when=f"alice activate reforge, {answer}")
    scenario = read_scenarios(MageNoirNotation(shipped_pool()), text, "reforge.yaml")[0]
    played = play_through(scenario.play)
    assert played.fault is None
    assert played.game.view(0).lasting == ["reforge"], "the sharpened blade, and nothing else"
