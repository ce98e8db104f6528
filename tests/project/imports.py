"""What the modules of the project import of each other, wherever in a file they do."""

import ast
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).resolve().parents[2] / "src"
Modules = dict[str, list[str]]  # by name, the modules each imports


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


def modules_in(packages: tuple[str, ...]) -> Modules:
    """What each module of these packages imports of them."""
    paths = {module_name(path): path for package in packages for path in sorted((SOURCES / "grimoire" / package).rglob("*.py"))}
    found: Modules = {}
    for name, path in paths.items():
        named = imported_in(ast.parse(path.read_text(encoding="utf-8")))
        found[name] = sorted({other for other in named if other in paths and other != name})
    return found


def imported_in(tree: ast.AST) -> set[str]:
    named: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            named |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            named |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return named
