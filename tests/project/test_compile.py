"""Which modules the compiler gets: all but those whose classes it would silently change."""

from pathlib import Path

from tools.compile import module_name, struct_modules


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
