"""Which modules the compiler gets: all but those whose classes it would silently change."""

import ast
import re
from pathlib import Path

import mypyc
from tools.compile import QUICK, ROOT, Sources, module_name, struct_modules


def test_a_module_that_defines_a_struct_stays_interpreted() -> None:
    texts = {
        Path("event.py"): "class Event(msgspec.Struct, frozen=True):\n    rule: str\n",
        Path("position.py"): "class Position:\n    pass\n",
    }
    assert struct_modules(texts) == {Path("event.py")}


def test_so_does_one_whose_struct_descends_from_ours_in_another_module() -> None:
    texts = {
        Path("drawn.py"): "class CardDrawn(Hidden):\n    pass\n",
        Path("hidden.py"): "class Hidden(Event):\n    pass\n",
        Path("event.py"): "class Event(Struct):\n    pass\n",
        Path("node.py"): "class Draw(Node[Position]):\n    pass\n",
    }
    assert struct_modules(texts) == {Path("drawn.py"), Path("hidden.py"), Path("event.py")}


def test_a_package_is_named_without_its_init_file() -> None:
    assert module_name(Path("grimoire/kernel/__init__.py")) == "grimoire.kernel"
    assert module_name(Path("grimoire/kernel/frame.py")) == "grimoire.kernel.frame"


def test_every_constant_of_compiled_code_is_final() -> None:
    """One that is not costs a look-up in a dictionary at each use."""
    src = ROOT / "src"
    found = [f"{path}: {name}" for path in Sources(src).compiled for name in changeable_constants((src / path).read_text())]
    assert found == []


def test_a_constant_that_could_change_is_found() -> None:
    text = "MOST = 3\nLEAST: Final = 1\nNAMES: dict[str, int] = {}\nKNOWN: Final[list[str]] = []\nAnswer = int\nT = int\n"
    assert changeable_constants(text) == ["MOST", "NAMES"]


def changeable_constants(text: str) -> list[str]:
    """Names in capitals, at the top of a module, that are not Final; one letter is a variable of types."""
    found: list[str] = []
    for line in ast.parse(text).body:
        if isinstance(line, ast.Assign):
            found += [target.id for target in line.targets if isinstance(target, ast.Name)]
        elif (
            isinstance(line, ast.AnnAssign)
            and isinstance(line.target, ast.Name)
            and "Final" not in ast.unparse(line.annotation)
        ):
            found.append(line.target.id)
    return [name for name in found if name.isupper() and len(name) > 1]


def test_what_is_done_without_a_call_is_a_function_of_the_runtime() -> None:
    """A name that mypyc no longer has would be replaced nowhere, and only be slow."""
    replaced = re.findall(r"^#define (CPy\w+)", QUICK.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(replaced) > 5
    runtime = (Path(mypyc.__file__).parent / "lib-rt" / "CPy.h").read_text(encoding="utf-8")
    assert [name for name in replaced if not re.search(rf"\b{name}\(", runtime)] == []
