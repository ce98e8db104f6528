"""libyaml and the reader in Python read the same, and tell mistakes in the same words."""

import pytest
import yaml
from yaml.nodes import MappingNode, Node

from grimoire.library import quick_yaml
from grimoire.library.card_files import shipped_card_texts
from grimoire.library.games import GAMES
from grimoire.library.yaml_lines import BadFile, compose, line_of

pytestmark = pytest.mark.skipif(not quick_yaml.IS_QUICK, reason="PyYAML came without libyaml")

Tree = tuple[str, int, object]


def tree(node: Node) -> Tree:
    """What of a node anybody looks at: its kind, its line and what is written there, never what type YAML guesses."""
    kind = type(node).__name__
    if isinstance(node.value, str):
        return kind, line_of(node), node.value
    if isinstance(node, MappingNode):
        return kind, line_of(node), [(tree(key), tree(value)) for key, value in node.value]
    return kind, line_of(node), [tree(part) for part in node.value]


@pytest.mark.parametrize("game", GAMES)
def test_card_files_are_read_the_same_by_both(game: str) -> None:
    for where, text in shipped_card_texts(game):
        slow = yaml.compose(text, Loader=yaml.SafeLoader)
        quick = quick_yaml.QuickLoader(text).get_single_node()
        assert (slow and tree(slow)) == (quick and tree(quick)), where


WRONG = [
    "a: [1",
    "a: b: c",
    "a: 'x",
    "\ta: 1",
    "a: *b",
    "&a [*a]",
    "a: 1\n---\nb: 2",
    'a: "\\q"',
    'a: "\\U00110000"',
    'a: "\\uD800"',
    "a: \x07",
    "[" * 5000,
    "- " * 5000,
    "? " * 5000,
    "!!python/object:os.system a",
    "%YAML 9.9\n---\na",
]


def told(text: str) -> str:
    try:
        compose(text, "mine.yaml")
    except BadFile as error:
        return str(error)
    return "read"


@pytest.mark.parametrize("text", WRONG, ids=[repr(text[:20]) for text in WRONG])
def test_mistakes_are_told_in_the_same_words_with_and_without_libyaml(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = told(text)
    monkeypatch.setattr(quick_yaml, "IS_QUICK", False)
    assert told(text) == quick
