"""YAML with line numbers: every scalar is a text that knows its line, so that errors can name it."""

from pathlib import Path

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode


class BadFile(Exception):
    """A file that cannot be used: one line that says what is wrong and where."""


def line_of(node: Node) -> int:
    return int(node.start_mark.line) + 1


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(f"{path}: cannot be read ({error.strerror or error})") from None
    except UnicodeDecodeError:
        raise BadFile(f"{path}: is not a text in UTF-8") from None


def compose(text: str, where: str) -> Node | None:
    """The tree of a YAML text; errors name the line."""
    try:
        node: Node | None = yaml.compose(text, Loader=yaml.SafeLoader)
        return node
    except yaml.MarkedYAMLError as error:
        line = 0 if error.problem_mark is None else error.problem_mark.line + 1
        raise BadFile(f"{where}:{line}: {error.problem or 'is no YAML'}") from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise BadFile(f"{where}:{line}: the character {error.character!r} is not allowed") from None
    except yaml.YAMLError as error:
        raise BadFile(f"{where}: is no YAML ({str(error).splitlines()[0]})") from None
    except RecursionError:
        raise BadFile(f"{where}: is nested too deeply") from None


def mapping(node: Node | None, where: str, what: str) -> list[tuple[str, int, Node]]:
    """Keys, their lines and their values, in order; a key written twice is an error."""
    if not isinstance(node, MappingNode):
        raise BadFile(f"{where}:{0 if node is None else line_of(node)}: {what} must be a list of 'name: value' lines")
    found: list[tuple[str, int, Node]] = []
    seen: set[str] = set()
    for key, value in node.value:
        name = scalar(key, where, "a name")
        if name in seen:
            raise BadFile(f"{where}:{line_of(key)}: '{name}' is written twice")
        seen.add(name)
        found.append((name, line_of(key), value))
    return found


def scalar(node: Node, where: str, what: str) -> str:
    if not isinstance(node, ScalarNode):
        raise BadFile(f"{where}:{line_of(node)}: {what} must be a single text")
    return str(node.value)


def sequence(node: Node, where: str, what: str) -> list[Node]:
    if isinstance(node, SequenceNode):
        return list(node.value)
    if isinstance(node, ScalarNode):
        return [node] if node.value else []
    raise BadFile(f"{where}:{line_of(node)}: {what} must be a list")
