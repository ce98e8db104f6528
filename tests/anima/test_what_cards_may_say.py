"""Cards of Anima: what the reader refuses as no count, and texts that would rest on themselves."""

import pytest

from grimoire.anima import all_procedures  # noqa: F401  (makes the procedures of the rules known)
from grimoire.anima.setup import new_game
from grimoire.kernel.chance import seeded
from grimoire.library.anima.cards import build_pool, shipped_texts
from grimoire.library.yaml_lines import BadFile

CHARACTER = "probe:\n  name: {en: Probe}\n  type: character\n  combat: 1\n  speed: 1\n  gender: male\n  copies: 9\n  effect:\n"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("on dies => draw(-1)", "'-1' is not a number from 1 to 99"),
        ("on dies => draw(0)", "'0' is not a number from 1 to 99"),
        ("on dies => check(999)", "'999' is not a number from -99 to 99"),
        ("on dies => combat(-999, us, turn)", "'-999' is not a number from -99 to 99"),
        ("on dies => encounter(1, 4)", "'4' is not a number from 1 to 3"),
        ("on dies => choose(draw(1))", "a choice is between two effects or more"),
    ],
)
def test_what_is_no_count_is_refused_with_its_line(line: str, why: str) -> None:
    with pytest.raises(BadFile) as error:
        build_pool([*shipped_texts(), ("my.yaml", f"{CHARACTER}    - {line}\n")])
    assert str(error.value).startswith("my.yaml:9: probe: ")
    assert why in str(error.value)


def test_a_text_in_force_does_not_rest_on_itself() -> None:
    line = "always trade_anywhere(each) if in_trade_area(us)"
    pool = build_pool([*shipped_texts(), ("my.yaml", f"{CHARACTER}    - {line}\n")])
    game = new_game(pool, 4, seeded(3))
    for _ in range(120):
        decision = game.decision()
        assert decision is not None
        game.choose(len(decision.options) - 1)
    assert game.asking == []
