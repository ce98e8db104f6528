"""The lists of forms and kinds of events in the handbook are those of the engine."""

from pathlib import Path

import pytest
from tools.forms import PAGE, forms, renewed

from grimoire.library.games import GAMES

PATTERNS = Path(__file__).parent.parent / "seat" / "patterns.tsv"


def test_the_lists_are_up_to_date() -> None:
    kept = PAGE.read_text(encoding="utf-8")
    assert kept == renewed(kept), "read what has changed, then: python tools/forms.py"


@pytest.mark.parametrize("game", GAMES)
def test_every_option_that_games_meet_is_in_the_list(game: str) -> None:
    rows = [line.split("\t") for line in PATTERNS.read_text(encoding="utf-8").splitlines()[1:]]
    verbs = {row[2].split()[0] for row in rows if row[0] == game and row[2]}
    assert len(verbs) > 20
    assert verbs <= {form.split()[0] for form in forms(game)}
