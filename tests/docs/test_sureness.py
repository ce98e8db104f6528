"""How sure we are of rulings is said in docs/rulings.md, and the program says the same."""

import sys

from tools import sureness


def test_the_program_is_as_sure_as_the_page() -> None:
    assert sureness.FILE.read_text(encoding="utf-8") == sureness.text(), f"{sys.executable} tools/sureness.py"
