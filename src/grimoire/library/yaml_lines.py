"""YAML with line numbers: every scalar is a text that knows its line, so that errors can name it.

Whatever a file holds, reading it ends soon: how large it may be, how deep it may be nested and how far aliases may blow it up
is limited. What a reader would not see, or what would command a terminal, is refused.
"""

from typing import Final

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from grimoire.kernel.unusable import Fact
from grimoire.library.quick_yaml import composed
from grimoire.library.reading import UNSEEN, BadFile, read_text, unseen_in
from grimoire.library.yaml_slips import check_swallowed, yaml_slip

__all__ = ["BadFile", "compose", "line_of", "mapping", "read_text", "scalar", "sequence"]

LARGEST: Final = 1024 * 1024  # letters; what we write ourselves stays far below
DEEPEST: Final = 32
MOST_NODES: Final = 100_000  # with every alias written out


def line_of(node: Node) -> int:
    return int(node.start_mark.line) + 1


def compose(text: str, where: str, loader: type[yaml.SafeLoader] = yaml.SafeLoader) -> Node | None:
    """The tree of a YAML text; errors name the line."""
    if len(text) > LARGEST:
        raise BadFile("bad-too-large", where)
    try:
        node = composed(text, loader)
    except yaml.MarkedYAMLError as error:
        raise yaml_slip(error, text, where) from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise BadFile("bad-letter", f"{where}:{line}", letter=repr(error.character)) from None
    except yaml.YAMLError as error:
        raise BadFile("bad-yaml-why", where, why=str(error).splitlines()[0]) from None
    except RecursionError:
        raise BadFile("bad-too-deep", where) from None
    except (ValueError, OverflowError):  # an escape that stands for no letter
        raise BadFile("bad-yaml", where) from None
    if node is not None:
        measure(node, where, 1, {}, text.splitlines())
    return node


def measure(node: Node, where: str, depth: int, known: dict[int, tuple[int, int]], lines: list[str]) -> tuple[int, int]:
    """How many nodes this one is with every alias written out, and how deep. Raises BadFile for one that no file of ours is."""
    if depth > DEEPEST:
        raise BadFile("bad-too-deep", f"{where}:{line_of(node)}")
    if isinstance(node, ScalarNode):
        if UNSEEN.search(node.value):
            raise unseen_in(node.value, f"{where}:{line_of(node)}")
        if not node.style and node.end_mark.line > node.start_mark.line:
            check_swallowed(node, lines, where)
        return 1, 1
    found = known.get(id(node))
    if found is None:
        known[id(node)] = 0, 0  # until it is measured
        inside = [part for pair in node.value for part in pair] if isinstance(node, MappingNode) else node.value
        parts = [measure(part, where, depth + 1, known, lines) for part in inside]
        found = 1 + sum(size for size, _ in parts), 1 + max((height for _, height in parts), default=0)
        known[id(node)] = found
    size, height = found
    if not size:
        raise BadFile("bad-itself", f"{where}:{line_of(node)}")
    if depth + height > DEEPEST + 1:
        raise BadFile("bad-too-deep", f"{where}:{line_of(node)}")
    if size > MOST_NODES:
        raise BadFile("bad-blown-up", f"{where}:{line_of(node)}")
    return found


def mapping(node: Node | None, where: str, what: Fact) -> list[tuple[str, int, Node]]:
    """Keys, their lines and their values, in order; a key written twice is an error."""
    if not isinstance(node, MappingNode):
        raise BadFile("bad-mapping", f"{where}:{0 if node is None else line_of(node)}", what=what)
    found: list[tuple[str, int, Node]] = []
    seen: set[str] = set()
    for key, value in node.value:
        name = scalar(key, where, "part-name")
        if name in seen:
            raise BadFile("bad-twice", f"{where}:{line_of(key)}", name=name)
        seen.add(name)
        found.append((name, line_of(key), value))
    return found


def scalar(node: Node, where: str, what: str) -> str:
    if not isinstance(node, ScalarNode):
        raise BadFile("bad-scalar", f"{where}:{line_of(node)}", what=what)
    return str(node.value)


def sequence(node: Node, where: str, what: str) -> list[Node]:
    if isinstance(node, SequenceNode):
        return list(node.value)
    if isinstance(node, ScalarNode):
        return [node] if node.value else []
    raise BadFile("bad-list", f"{where}:{line_of(node)}", what=what)
