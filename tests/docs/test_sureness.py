"""How sure we are of rulings is said in docs/rulings.md, and the program says the same."""

import sys

from tools import sureness


def test_the_program_is_as_sure_as_the_page() -> None:
    assert sureness.FILE.read_text(encoding="utf-8") == sureness.text(), f"{sys.executable} tools/sureness.py"


def test_titles_are_found_beside_names_in_bold_and_where_a_ruling_is_partly_ours() -> None:
    levels = sureness.levels()
    assert "The card Chaos looks at cannot be drawn by its own effect" in levels["ours"]
    assert "Two Bees too many are exiled one after the other" in levels["ours"]
    assert "The top card of the deck lies open under Inner fire" in levels["likely"]
