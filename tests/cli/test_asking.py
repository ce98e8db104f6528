"""What a player types is understood by number, words, and beginnings of words."""

import pytest

from grimoire.cli.asking import understood

WORDS = ["Prepare Flame", "Prepare Draconic flame", "Préparer Zéphyr", "Trade Mana", "End turn"]
FORMS = ["prepare flame", "prepare draconic-flame", "prepare zephyr", "trade", "end turn"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", [0]),
        ("5", [4]),
        ("6", []),
        ("0", []),
        ("prepare flame", [0]),
        ("PREPARE FLAME", [0]),
        ("prepare draconic-flame", [1]),
        ("preparer zephyr", [2]),
        ("end", [4]),
        ("prep fl", [0]),
        ("drac", [1]),
        ("mana", [3]),
        ("prepare", [0, 1, 2]),
        ("flame", [0, 1]),
        ("wind", []),
        ("", []),
        ("-1", []),
        ("²", []),
        ("1" * 9000, []),
    ],
)
def test_what_is_meant(typed: str, meant: list[int]) -> None:
    assert understood(typed, WORDS, FORMS) == meant
