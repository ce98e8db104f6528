"""`hint` at the prompt: what the strongest bot would do, in the language of the game."""

from pathlib import Path

import pytest
from tests.cli.running import run

SETUP = ("play", "magenoir", "--deck", "burning-wrath", "--other-deck", "surging-growth", "--against", "random", "--seed", "1")


@pytest.mark.parametrize(("lang", "typed", "said"), [("en", "hint", "% to win)"), ("fr", "indice", "% de chances de gagner)")])
def test_a_hint_names_options_with_the_chance_to_win(tmp_path: Path, lang: str, typed: str, said: str) -> None:
    out = run(tmp_path, f"{typed}\n1\n{typed}\nquit\n", *SETUP, "--lang", lang, "--plain").stdout
    assert out.count(said) == 3, "of the hand that is not advised the bot does not believe what it reckoned"


@pytest.mark.parametrize(
    ("lang", "typed", "said", "kept"),
    [("en", "hint", "% to win)", "Keep "), ("fr", "indice", "% de chances de gagner)", "Garder ")],
)
def test_in_anima_too(tmp_path: Path, lang: str, typed: str, said: str, kept: str) -> None:
    setup = ("play", "anima", "--against", "random", "--seed", "2", "--lang", lang, "--plain")
    out = run(tmp_path, f"{typed}\nquit\n", *setup).stdout
    first, second = [line.split(". ") for line in out.split(f"> {typed}\n")[1].splitlines()[:2]]
    assert first[1].startswith(kept) and second[1].startswith(kept)
    assert {first[0].strip(), second[0].strip()} == {"1", "2"}, "each with the number that takes it"
    assert out.count(said) == 2
    assert out.count(" ± ") == 2, "how sure it is"
