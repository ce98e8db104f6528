"""Steps and slots of frames have names, and so do kinds: no bare number is compared with a step or a kind, counts along
`vals` or says where a question goes on ([ADR 35](../../docs/adr/0035-frames-have-names.md))."""

import ast
from pathlib import Path
from typing import Final

import pytest

SOURCES: Final = Path(__file__).resolve().parents[2] / "src" / "grimoire"
PACKAGES: Final = ("kernel", "magenoir", "anima")
KINDS: Final = ("kind", "mode", "query", "duration", "phase", "timing")
STARTS: Final = {
    "start": 1,
    "start_in": 1,
    "Frame": 0,
    "Pending": 0,
}  # what puts a procedure on the stack, and which argument names it
RESUME: Final = 1  # the place of the argument of `ask` that says with which step the frame goes on


def is_bare(node: ast.AST | None) -> bool:
    """A number as it is, also one below zero."""
    if isinstance(node, ast.UnaryOp):
        return is_bare(node.operand)
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def is_step(node: ast.AST) -> bool:
    named = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return named in ("step", "resume")


def is_kind(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in KINDS


def is_vals(node: ast.AST) -> bool:
    return (isinstance(node, ast.Attribute) and node.attr == "vals") or (isinstance(node, ast.Name) and node.id == "vals")


def is_nameless(node: ast.AST) -> bool:
    """Whether this piece of a program has a bare number where a step or a slot should have a name."""
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        bare = any(is_bare(side) or (isinstance(side, ast.Tuple) and any(map(is_bare, side.elts))) for side in sides)
        return bare and any(is_step(side) or is_kind(side) for side in sides)
    if isinstance(node, ast.Assign):
        return is_bare(node.value) and any(map(is_step, node.targets))
    if isinstance(node, ast.AnnAssign | ast.AugAssign):
        return is_bare(node.value) and is_step(node.target)
    if isinstance(node, ast.Subscript) and is_vals(node.value):
        places = [node.slice.lower, node.slice.upper] if isinstance(node.slice, ast.Slice) else [node.slice]
        return any(is_bare(inner) for place in places if place is not None for inner in ast.walk(place))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "ask":
        named = [keyword.value for keyword in node.keywords if keyword.arg == "resume"]
        return any(map(is_bare, [*node.args[RESUME : RESUME + 1], *named]))
    return False


def nameless_in(source: str) -> list[int]:
    """The lines where a step or a slot has no name."""
    return sorted(
        {node.lineno for node in ast.walk(ast.parse(source)) if isinstance(node, ast.expr | ast.stmt) and is_nameless(node)}
    )


def test_every_step_and_every_slot_has_a_name() -> None:
    files = [path for package in PACKAGES for path in sorted((SOURCES / package).rglob("*.py"))]
    assert len(files) > 100
    found = [
        f"{path.relative_to(SOURCES.parents[1])}:{line}"
        for path in files
        for line in nameless_in(path.read_text(encoding="utf-8"))
    ]
    assert found == [], "give these steps and slots names"


def started_in(package: str) -> dict[str, set[str]]:
    """By the name of a procedure's number, the files that put it on the stack."""
    found: dict[str, set[str]] = {}
    for path in sorted((SOURCES / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in STARTS:
                continue
            given = node.args[STARTS[node.func.id]]
            number = given.slice if isinstance(given, ast.Subscript) else given
            if isinstance(number, ast.Name) and number.id.isupper():
                found.setdefault(number.id, set()).add(path.name)
    return found


@pytest.mark.parametrize("package", [package for package in PACKAGES if package != "kernel"])
def test_a_procedure_is_started_in_one_file(package: str) -> None:
    started = started_in(package)
    assert len(started) > 20
    assert {number: sorted(files) for number, files in started.items() if len(files) > 1} == {}, "start it by its function"


def test_bare_numbers_are_found_and_names_are_not() -> None:
    bare = [
        "if f.step == 1: pass",
        "if 0 < f.step: pass",
        "if f.step in (1, 2): pass",
        "if active.duration == 0: pass",
        "if delta.kind != 3: pass",
        "f.step = 2",
        "f.step += 1",
        "x = f.vals[0]",
        "vals[-1] = 3",
        "x = vals[3:]",
        "x = vals[1 + n]",
        "g.ask(f, 1, seat, question, offer)",
        "g.ask(f, resume=1)",
    ]
    named = [
        "if f.step == PAID: pass",
        "f.step = PAID",
        "x = vals[AMOUNT]",
        "x = vals[TARGETS:]",
        "g.ask(f, PAID, seat, question, offer)",
    ]
    assert [source for source in bare if not nameless_in(source)] == []
    assert [source for source in named if nameless_in(source)] == []
