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
# Where rules are enforced; the rest only shows them.
LOOKED_IN: Final = ("kernel", "magenoir", "anima", "library", "match", "table")
EXAMPLE: Final = "/ex"
REFUSAL: Final = "Reason"


class Citation(msgspec.Struct, frozen=True):
    """One line that cites a section: in which file, in which function or class (empty: in none), and the line itself.

    `tells`: it only names the rule of what has happened, as an event does; what decides says so of itself, or refuses by it.
    """

    section: str
    file: str
    line: int
    inside: str
    text: str
    tells: bool = False


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
    tree = ast.parse(text)
    homes = homes_of(tree)
    telling = told_in(tree)
    said = said_in(tree)
    found: list[Citation] = []
    for number, line in enumerate(text.splitlines(), 1):
        for section in dict.fromkeys(CITED.findall(line)):
            inside = [name for first, last, name in homes if first <= number <= last]
            tells = (section, number) in telling and CITED.findall(line).count(section) == 1
            words = said.get(number) or line.strip()
            found.append(Citation(section, file, number, ".".join(inside), words, tells))
    return found


def said_in(tree: ast.Module) -> dict[int, str]:
    """What a file, class or function says of itself, by each line it stands on: a sentence may go over several."""
    found: dict[int, str] = {}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) or ast.get_docstring(node) is None:
            continue
        text = node.body[0]
        at = text.lineno
        for paragraph in (ast.get_docstring(node, clean=False) or "").split("\n\n"):
            lines = paragraph.split("\n")
            found.update({at + i: " ".join(paragraph.split()) for i in range(len(lines))})
            at += len(lines) + 1
    return found


def told_in(tree: ast.Module) -> set[tuple[str, int]]:
    """Sections with the lines that hold one as a value, but for refusals: whoever refuses by a rule decides."""
    refused = {id(part) for node in ast.walk(tree) if is_refusal(node) for part in ast.walk(node)}
    return {
        (node.value, node.lineno)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in refused
    }


def is_refusal(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == REFUSAL


def homes_of(tree: ast.Module) -> list[tuple[int, int, str]]:
    """Functions and classes with their first and last line, the outer before the inner."""
    return [
        (node.lineno, node.end_lineno or node.lineno, node.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    ]


def where_enforced(section: str) -> list[Citation]:
    """Who cites a section or a part of it where it is decided; where nobody cites a part by itself, who cites the whole."""
    every = [one for one in citations() if not one.tells]
    parts = [one for one in every if one.section == section or one.section.startswith((f"{section}.", f"{section}/"))]
    whole = section.partition("/")[0]
    return parts or [one for one in every if one.section == whole]


def is_engine_rule(source: Source) -> bool:
    """A section that says how the game goes: no worked example, no ruling on a card, nothing said elsewhere as well."""
    return source.states_rule and not source.same_as and EXAMPLE not in source.id and CITED.fullmatch(source.id) is not None
