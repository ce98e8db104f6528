"""A field of a position is in every file that treats all of them, or stands here with the reason why it is not.

Who adds a field and forgets a file is told which: copies, bytes, cards with other numbers, laying a position out, and
writing it down. What is done with it there is for the tests of conformance and properties.
"""

import ast
from pathlib import Path
from typing import Final

import pytest

SOURCES: Final = Path(__file__).resolve().parents[2] / "src" / "grimoire"
POOL: Final = "the cards it is played with: given to whoever makes a position"
ASKING: Final = "what is being asked inside one run; empty at every decision"
NO_CARDS: Final = "keeps no number of a card"
LAID: Final = "follows when cards are laid down and their texts begin"
UNDER_WAY: Final = "of something under way: between chains, where a position is described, there is nothing"
LOOPS: Final = "how the game came here: a position that is laid out has come from nowhere"
SEEN: Final = "what a seat remembers of shuffles: a position that is laid out has had none"
AGAIN: Final = "made anew when the frame asks again"
RULES: Final = "one of the optional rules: read from `rules` when a table is set up"
SHARED: Final = "whether lists are shared with a copy: says nothing of the game"

TREATS: Final = ("clone", "packing", "numbering", "position_from_description", "describing")
# By game and file: what is not there, and why.
LEFT_OUT: Final[dict[str, dict[str, dict[str, str]]]] = {
    "magenoir": {
        "clone": {"definitions": POOL, "asking": ASKING, "busy": ASKING},
        "packing": {"shared": SHARED, "here": AGAIN, "refused": AGAIN, "asking": ASKING, "busy": ASKING},
        "numbering": {
            **dict.fromkeys(("pool", "definitions"), POOL),
            **dict.fromkeys(("asking", "busy"), ASKING),
            **dict.fromkeys(("reserve", "piles", "life", "mage_noir", "zenith", "phase", "first", "tally", "passed"), NO_CARDS),
            **dict.fromkeys(("losses", "hurt", "here", "led_back", "links", "linked", "refused"), NO_CARDS),
        },
        "position_from_description": {
            **dict.fromkeys(("printed", "defs", "owner", "zone", "mods", "listeners"), LAID),
            **dict.fromkeys(("pending", "batches", "parked", "arrived", "hurt", "losses"), UNDER_WAY),
            **dict.fromkeys(("released", "last_hp"), UNDER_WAY),
            **dict.fromkeys(("here", "led_back", "links", "linked", "refused", "passed"), LOOPS),
            "recalled": SEEN,
            "shared": SHARED,
            **dict.fromkeys(("asking", "busy"), ASKING),
        },
        "describing": {
            "defs": LAID,
            **dict.fromkeys(("given", "last_user"), "told by the components a card was prepared with"),
            **dict.fromkeys(("arrived", "hurt", "losses", "released", "last_hp"), UNDER_WAY),
            **dict.fromkeys(("here", "led_back", "links", "linked", "refused", "passed"), LOOPS),
            "recalled": SEEN,
            "shared": SHARED,
            **dict.fromkeys(("asking", "busy"), ASKING),
        },
    },
    "anima": {
        "clone": {"definitions": POOL, "asking": ASKING},
        "packing": {"shared": SHARED, "asking": ASKING},
        "numbering": {
            **dict.fromkeys(("pool", "definitions"), POOL),
            "asking": ASKING,
            **dict.fromkeys(("tree", "open_rolls"), RULES),
            **dict.fromkeys(("rules", "seats", "out", "gone", "leaving", "recruited_turn", "deaths"), NO_CARDS),
            **dict.fromkeys(("final_steps", "turn", "phase", "order", "sought", "fought", "picked_up", "spent"), NO_CARDS),
            **dict.fromkeys(("timer", "due", "attempt_seat", "attempt_failed", "dice", "rolled", "outcome"), NO_CARDS),
        },
        "position_from_description": {
            **dict.fromkeys(("tree", "open_rolls"), RULES),
            **dict.fromkeys(("printed", "zone", "hidden", "rules"), LAID),
            **dict.fromkeys(("fights", "attempt_seat", "attempt_card", "attempt_failed", "rolled", "outcome"), UNDER_WAY),
            "deaths": "counts only against itself, from one death to the next",
            "recalled": SEEN,
            "shared": SHARED,
            "asking": ASKING,
        },
        "describing": {
            **dict.fromkeys(("tree", "open_rolls"), RULES),
            **dict.fromkeys(("printed", "hidden"), LAID),
            "phase": "follows from what is asked",
            **dict.fromkeys(("attempt_seat", "attempt_card", "attempt_failed", "rolled", "outcome"), UNDER_WAY),
            "deaths": "counts only against itself, from one death to the next",
            "recalled": SEEN,
            "shared": SHARED,
            "asking": ASKING,
        },
    },
}
games = pytest.mark.parametrize("game", sorted(LEFT_OUT))


def tree_of(game: str, file: str) -> ast.AST:
    """The part of the program that treats all fields in this way."""
    if file != "clone":
        return ast.parse((SOURCES / game / f"{file}.py").read_text(encoding="utf-8"))
    module = ast.parse((SOURCES / game / "game.py").read_text(encoding="utf-8"))
    return next(node for node in ast.walk(module) if isinstance(node, ast.FunctionDef) and node.name == "clone")


def fields_of(game: str) -> list[str]:
    module = ast.parse((SOURCES / game / "state.py").read_text(encoding="utf-8"))
    state = next(node for node in module.body if isinstance(node, ast.ClassDef) and node.name == "State")
    return [node.target.id for node in state.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]


def forgotten(fields: list[str], tree: ast.AST, excused: dict[str, str]) -> list[str]:
    named = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return [field for field in fields if field not in named and field not in excused]


@games
@pytest.mark.parametrize("file", TREATS)
def test_every_field_is_treated_in_every_file(game: str, file: str) -> None:
    fields = fields_of(game)
    assert len(fields) > 40
    missing = forgotten(fields, tree_of(game, file), LEFT_OUT[game][file])
    where = f"{game}/{'game.py, clone' if file == 'clone' else f'{file}.py'}"
    assert missing == [], f"{where} has forgotten these fields of the state: treat them, or say in LEFT_OUT why not"


@games
@pytest.mark.parametrize("file", TREATS)
def test_nothing_is_excused_that_is_there(game: str, file: str) -> None:
    excused = LEFT_OUT[game][file]
    assert sorted(set(excused) - set(fields_of(game))) == [], "no such field"
    assert sorted(set(excused) - set(forgotten(list(excused), tree_of(game, file), {}))) == [], "it is treated: take it off"


def test_a_field_that_is_forgotten_is_named() -> None:
    tree = tree_of("magenoir", "packing")
    assert forgotten([*fields_of("magenoir"), "weather"], tree, LEFT_OUT["magenoir"]["packing"]) == ["weather"]
