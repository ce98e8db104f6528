"""Commands read what they need and no more, so that nobody waits for what others do."""

import subprocess
import sys

import pytest

LOADED = """
import sys
from grimoire.cli.main import app
try:
    app(sys.argv[1:])
except SystemExit:
    pass
print(*[name for name in sys.modules if name.startswith(("grimoire.", "yaml", "rich", "fluent."))], file=sys.stderr)
"""


def loaded(*args: str) -> set[str]:
    """The parts of the program, and the slow libraries, that a command reads."""
    done = subprocess.run([sys.executable, "-c", LOADED, *args], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_the_version_needs_no_game_and_nothing_else_that_takes_long() -> None:
    found = loaded("--version")
    assert "grimoire.cli.main" in found
    slow = ("grimoire.magenoir", "grimoire.anima", "grimoire.bots", "grimoire.lab", "grimoire.server", "rich", "fluent.runtime")
    assert [name for name in found if name.startswith(slow)] == []


@pytest.mark.parametrize(("game", "other"), [("magenoir", "anima"), ("anima", "magenoir")])
def test_a_card_of_one_game_needs_no_bot_no_server_and_no_way_of_writing_rulings(game: str, other: str) -> None:
    found = loaded("cards", "find", "fire", "--game", game)
    assert f"grimoire.library.{game}.box" in found
    assert f"grimoire.library.{other}.box" not in found
    assert [name for name in found if name.startswith(("grimoire.bots", "grimoire.lab", "grimoire.server"))] == []
    assert {f"grimoire.library.{game}.notation", f"grimoire.pages.{game}.card_reference"} & found == set()
