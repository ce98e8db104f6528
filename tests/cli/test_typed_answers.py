"""What a player types is understood by number, words, and beginnings of words."""

import pytest

from grimoire.cli.typed_answers import first_answer, understood

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


GATHER = ["Add Air on the left", "Add Fire on the left", "Add Water on the left"]
GATHER_FORMS = ["gather air left", "gather fire left", "gather water left"]


@pytest.mark.parametrize(
    ("typed", "part", "meant", "rest"),
    [
        ("fire fire water left", False, [1], "fire water left"),
        ("water left", False, [2], ""),
        ("water left", True, [2], "left"),
        ("add water on the left", True, [2], ""),
        ("2 3", False, [1], "3"),
        ("left fire", False, [], ""),
        ("on", False, [0, 1, 2], ""),
        ("wind fire", False, [], ""),
    ],
)
def test_one_line_may_answer_several_questions(typed: str, part: bool, meant: list[int], rest: str) -> None:
    assert first_answer(typed, GATHER, GATHER_FORMS, part) == (meant, rest)


@pytest.mark.parametrize(
    ("typed", "meant", "rest"),
    [
        ("prepare zephyr", [], ""),  # not Breath, with "zephyr" typed ahead
        ("prep zephyr", [], ""),
        ("prepare breath 1", [0], "1"),
        ("prep br left", [0], "left"),
        ("breath 2", [0], "2"),
        ("prepare", [0], ""),
        ("trade fire", [1], "fire"),
        ("1 fire", [0], "fire"),
    ],
)
def test_what_is_done_is_no_answer_without_what_it_is_done_with(typed: str, meant: list[int], rest: str) -> None:
    words, forms = ["Prepare Breath", "Trade Mana", "End turn"], ["prepare breath", "trade", "end turn"]
    assert first_answer(typed, words, forms, False) == (meant, rest)
