"""`hint` at the prompt: what the strongest bot would do, in the language of the game."""

from pathlib import Path

import pytest
from tests.cli.running import run

SETUP = ("play", "magenoir", "--deck", "burning-wrath", "--other-deck", "surging-growth", "--against", "random", "--seed", "1")


@pytest.mark.parametrize(("lang", "typed", "said"), [("en", "hint", "% to win)"), ("fr", "indice", "% de chances de gagner)")])
def test_a_hint_names_options_with_the_chance_to_win(tmp_path: Path, lang: str, typed: str, said: str) -> None:
    out = run(tmp_path, f"{typed}\n1\n{typed}\nquit\n", *SETUP, "--lang", lang, "--plain").stdout
    assert out.count(said) >= 4


def test_in_anima_it_names_what_it_would_do(tmp_path: Path) -> None:
    out = run(tmp_path, "hint\nquit\n", "play", "anima", "--against", "random", "--seed", "1", "--lang", "en", "--plain").stdout
    assert "> hint\n  Keep " in out
