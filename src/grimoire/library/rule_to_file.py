"""Where the sources of the program cite a section of the rules: in what a file or function says of itself, in comments, and
in the events and refusals that name their rule."""

import ast
import re
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from grimoire.library.sources import Source

CITED: Final = re.compile(r"(?<![\w.:/-])(D\d+(?:\.\d+)*|[RSA]:[a-z0-9-]+(?:/\d+)?)(?![\w/-])")
LOOKED_IN: Final = ("kernel", "magenoir", "anima", "library", "match")  # where rules are enforced; the rest only shows them
EXAMPLE: Final = "/ex"


class Citation(msgspec.Struct, frozen=True):
    """One line that cites a section: in which file, in which function or class (empty: in none), and the line itself."""

    section: str
    file: str
    line: int
    inside: str
    text: str


@lru_cache(maxsize=1)
def citations() -> tuple[Citation, ...]:
    """All of them, by file and line. None where the program came without its sources."""
    root = files("grimoire")
    found: list[Citation] = []
    for folder in LOOKED_IN:
        for name, entry in python_files(root / folder, folder):
            text = entry.read_text(encoding="utf-8")
            if CITED.search(text):
                found.extend(cited_in(text, name))
    return tuple(found)


def python_files(folder: Traversable, name: str) -> list[tuple[str, Traversable]]:
    found: list[tuple[str, Traversable]] = []
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            found += python_files(entry, f"{name}/{entry.name}")
        elif entry.name.endswith(".py"):
            found.append((f"{name}/{entry.name}", entry))
    return found


def cited_in(text: str, file: str) -> list[Citation]:
    """The citations of one file."""
    homes = homes_of(ast.parse(text))
    found: list[Citation] = []
    for number, line in enumerate(text.splitlines(), 1):
        for section in dict.fromkeys(CITED.findall(line)):
            inside = [name for first, last, name in homes if first <= number <= last]
            found.append(Citation(section, file, number, ".".join(inside), line.strip().strip('"').strip()))
    return found


def homes_of(tree: ast.Module) -> list[tuple[int, int, str]]:
    """Functions and classes with their first and last line, the outer before the inner."""
    return [
        (node.lineno, node.end_lineno or node.lineno, node.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    ]


def where_enforced(section: str) -> list[Citation]:
    """Who cites a section or a part of it; where nobody cites a part by itself, who cites the whole."""
    every = citations()
    parts = [one for one in every if one.section == section or one.section.startswith((f"{section}.", f"{section}/"))]
    whole = section.partition("/")[0]
    return parts or [one for one in every if one.section == whole]


def is_engine_rule(source: Source) -> bool:
    """A section that says how the game goes: no worked example, no ruling on a card, nothing said elsewhere as well."""
    return source.states_rule and not source.same_as and EXAMPLE not in source.id and CITED.fullmatch(source.id) is not None
