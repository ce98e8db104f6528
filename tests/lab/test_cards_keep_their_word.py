"""What the text of an invented card names is done: each effect, at some of the moments at which a card can name it, with
something around it. `tools/soak.py` tries all of it."""

from functools import cache

import pytest

from grimoire.lab.games import GAMES, table_of
from grimoire.lab.inventing.deeds import HERE, Deeds

STEP = 7  # from one moment to the next: no divisor of how many there are, so that all come
EACH = {"magenoir": 2, "anima": 1}  # moments for each effect; reading the cards of Anima takes longer


@cache
def deeds_of(game: str) -> Deeds:
    return table_of(game).deeds()


def some_lines(game: str) -> list[tuple[str, str, str]]:
    deeds = deeds_of(game)
    found: list[tuple[str, str, str]] = []
    for i, effect in enumerate(deeds.effects):
        for j in range(EACH[game]):
            at = i * EACH[game] + j
            kind, line = deeds.moments[at * STEP % len(deeds.moments)]
            found.append((kind, line.replace(HERE, deeds.around[at % len(deeds.around)]) if at % 2 else line, effect))
    return found


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_text_names_is_done(game: str) -> None:
    deeds = deeds_of(game)
    lines = some_lines(game)
    assert [
        f"{kind}: {line.replace(HERE, effect)}" for kind, line, effect in lines if deeds.is_unkept(kind, line, effect)
    ] == []
    assert {(kind, line) for kind, line, _ in lines} >= set(deeds.moments)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_an_effect_does_at_once_what_it_says(game: str) -> None:
    """With nothing around it: so that no line is taken for one that is refused."""
    deeds = deeds_of(game)
    kind, line = deeds.moments[0]
    for effect, kinds in deeds.effects.items():
        told = deeds.told_by(kind, line.replace(HERE, effect))
        assert told is not None, effect
        assert all(told[each] > 0 for each in kinds), effect


@pytest.mark.parametrize(
    ("game", "kind", "line", "effect"),
    [
        ("magenoir", "spell", "if(mn, {})", "damage(2, opp)"),
        ("magenoir", "permanent", "on turn_start(you) => if(exists(ritual), {})", "draw(you, 1)"),
        ("anima", "plot", "act reset => if(final_due, {})", "draw(1)"),
    ],
)
def test_what_is_not_done_is_noticed(game: str, kind: str, line: str, effect: str) -> None:
    """Here because its condition does not hold: a fault of the rules would look the same."""
    assert deeds_of(game).is_unkept(kind, line, effect)
