"""What serves every game imports no folder of a single one: not the table, nor its hosts, nor the pages beside it."""

import ast
from pathlib import Path
from typing import Final

import pytest
from tests.project.imports import SOURCES, imported_in, module_name

PACKAGES: Final = ("table", "server", "cli", "pages")
GAMES: Final = ("magenoir", "anima")


def files() -> list[Path]:
    """Without the folders of the games themselves, and the file that has them by name."""
    found = [path for package in PACKAGES for path in sorted((SOURCES / "grimoire" / package).rglob("*.py"))]
    return [path for path in found if path.name != "games.py" and not set(GAMES) & set(path.parts)]


def of_one_game(path: Path) -> list[str]:
    """The folders of a game that a file imports, as package.game."""
    found: set[str] = set()
    for name in imported_in(ast.parse(path.read_text(encoding="utf-8"))):
        parts = name.split(".")
        if parts[0] == "grimoire" and len(parts) > 2 and parts[2] in GAMES:
            found.add(f"{parts[1]}.{parts[2]}")
        elif parts[0] == "grimoire" and len(parts) > 1 and parts[1] in GAMES:
            found.add(parts[1])
    return sorted(found)


@pytest.mark.parametrize("path", files(), ids=lambda path: module_name(path))
def test_a_file_for_every_game_knows_no_single_one(path: Path) -> None:
    assert of_one_game(path) == []
