"""The modules of the rules stand on each other in one direction: whoever reads a file can read first what it stands on.

Every import counts, also one inside a function or for types alone: a circle that is hidden is a circle.
"""

import ast
from typing import Final

from tests.project.imports import Modules, imported_in, modules_in

PACKAGES: Final = ("kernel", "language", "magenoir", "anima")


def circle_in(modules: Modules) -> list[str]:
    """A circle of imports, from a module back to itself; empty where there is none."""
    done: set[str] = set()
    for start in modules:
        path: list[str] = []
        trail = [(start, iter(modules[start]))] if start not in done else []
        while trail:
            name, others = trail[-1]
            path = [entry for entry, _ in trail]
            for other in others:
                if other in path:
                    return [*path[path.index(other) :], other]
                if other not in done:
                    trail.append((other, iter(modules[other])))
                    break
            else:
                done.add(name)
                trail.pop()
    return []


def test_no_modules_import_each_other_in_a_circle() -> None:
    modules = modules_in(PACKAGES)
    assert len(modules) > 100
    circle = circle_in(modules)
    assert not circle, "these modules import each other in a circle: " + " -> ".join(circle)


def test_a_circle_is_named_module_by_module() -> None:
    modules = {
        "turn": ["state", "damage"],
        "damage": ["settle"],
        "settle": ["state", "leave"],
        "leave": ["damage"],
        "state": [],
    }
    assert circle_in(modules) == ["damage", "settle", "leave", "damage"]


def test_imports_inside_functions_and_for_types_alone_count() -> None:
    lazy = "def view():\n    from grimoire.magenoir.viewing import view_of\n"
    typed = "if TYPE_CHECKING:\n    from grimoire.magenoir.game import Game\n"
    assert "grimoire.magenoir.viewing" in imported_in(ast.parse(lazy))
    assert "grimoire.magenoir.game" in imported_in(ast.parse(typed))
