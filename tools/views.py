"""docs/views.md from the types themselves: options and decisions, and what a seat sees in each game.

`python tools/views.py > docs/views.md` after a field was added or changed. What a field means is the remark behind it.
"""

import ast
import inspect
import re
from typing import Final

import msgspec

from grimoire.anima import view as anima
from grimoire.kernel import option
from grimoire.magenoir import view as magenoir

CHAPTERS: Final[dict[str, tuple[type[msgspec.Struct], ...]]] = {
    "What is decided": (option.Decision, option.Question, option.Option),
    "What a seat sees of Mage Noir": (magenoir.View, magenoir.PlayerView, magenoir.CardView),
    "What a seat sees of Anima": (
        anima.View,
        anima.PlayerView,
        anima.AreaView,
        anima.CardView,
        anima.FightView,
        anima.BonusView,
    ),
}
OPENING: Final = """# Decisions, options and views, field by field

Made from the types by `python tools/views.py > docs/views.md`. [api.md](api.md) tells how to come by them,
[events.md](events.md) lists what can happen. All of them are frozen msgspec structs: `msgspec.to_builtins(view)` gives plain
dicts and lists, `msgspec.json.encode(view)` JSON. Mana is a list of six numbers: air, fire, water, vegetal, mineral, arcane.
"""
REMARK: Final = re.compile(r"#\s*(.*)$")


def page() -> str:
    parts = [OPENING]
    for title, types in CHAPTERS.items():
        parts.append(f"## {title}\n")
        parts.extend(described(type) for type in types)
    return "\n".join(parts)


def described(type: type[msgspec.Struct]) -> str:
    """A type with its fields as a table."""
    doc = type.__dict__.get("__doc__") or ""
    words = f"{' '.join(doc.split())}\n\n" if doc else ""
    rows = [f"| `{name}` | `{hint}` | {remark} |" for name, hint, remark in fields_of(type)]
    return f"### {type.__name__}\n\n{words}| field | type | what it says |\n|---|---|---|\n" + "\n".join(rows) + "\n"


def fields_of(type: type[msgspec.Struct]) -> list[tuple[str, str, str]]:
    """The fields in their order: name, type as written, and the remark behind it."""
    source = inspect.getsource(type)
    lines = source.splitlines()
    found: list[tuple[str, str, str]] = []
    for node in ast.parse(source).body[0].body:  # type: ignore[attr-defined]
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            remark = REMARK.search(lines[node.lineno - 1])
            hint = ast.unparse(node.annotation).replace("|", "or")
            found.append((node.target.id, hint, remark[1] if remark else ""))
    return found


if __name__ == "__main__":
    print(page(), end="")
