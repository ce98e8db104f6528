"""YAML for scenarios: a fact may end in a list, `alice discard is [seed]`, also inside a list written on one line."""

from collections.abc import Collection
from typing import Any

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from yaml.tokens import ScalarToken

from grimoire.library.yaml_lines import BadFile, compose, line_of, mapping, scalar


class FactLoader(yaml.SafeLoader):
    """Standard YAML ends a plain text inside `[…]` at the next bracket; here brackets inside the text belong to it."""

    def scan_plain(self) -> Any:
        token = super().scan_plain()
        while self.flow_level and token.value and self.peek() == "[":
            text = f"{token.value} {self.scan_brackets()}"
            self.scan_plain_spaces(self.indent + 1, token.start_mark)
            token = ScalarToken(text, True, token.start_mark, self.get_mark())
        return token

    def scan_brackets(self) -> str:
        depth = 0
        length = 0
        while True:
            char = self.peek(length)
            if char == "\0":
                raise yaml.scanner.ScannerError(None, None, "a '[' is not closed", self.get_mark())
            depth += (char == "[") - (char == "]")
            length += 1
            if depth == 0:
                break
        text = str(self.prefix(length))
        self.forward(length)
        return " ".join(text.split())


def compose_scenarios(text: str, where: str) -> Node | None:
    return compose(text, where, FactLoader)


def sentence(node: Node, where: str, what: str) -> str:
    """A line of `when` or `then`. YAML reads `refused: alice trade` as a name and a value; both together are meant."""
    if isinstance(node, MappingNode) and len(node.value) == 1:
        ((name, _, value),) = mapping(node, where, what)
        return f"{name}: {flat(value, where, what)}"
    return scalar(node, where, what).strip()


def flat(node: Node, where: str, what: str) -> str:
    if isinstance(node, SequenceNode):
        return f"[{', '.join(flat(item, where, what) for item in node.value)}]"
    if isinstance(node, ScalarNode):
        return str(node.value).strip()
    raise BadFile("bad-scalar", f"{where}:{line_of(node)}", what=what)


def with_moment(node: Node, moments: Collection[str]) -> Node:
    """`{turn: alice, main}` on one line: YAML reads `main` as a name of its own without a value, and it belongs to the turn."""
    if not isinstance(node, MappingNode):
        return node
    pairs = [(key, value) for key, value in node.value if not (key.value in moments and is_empty(value))]
    stray = [key.value for key, value in node.value if key.value in moments and is_empty(value)]
    for at, (key, value) in enumerate(pairs):
        if len(stray) == 1 and key.value == "turn" and isinstance(value, ScalarNode) and "," not in value.value:
            text = f"{value.value}, {stray[0]}"
            pairs[at] = (key, ScalarNode(value.tag, text, value.start_mark, value.end_mark, value.style))
            return MappingNode(node.tag, pairs, node.start_mark, node.end_mark, node.flow_style)
    return node


def is_empty(node: Node) -> bool:
    return isinstance(node, ScalarNode) and not node.value and node.style is None


def merged(base: Node, over: Node) -> Node:
    """The names of `over` on top of those of `base`; mappings inside are merged too."""
    if not isinstance(base, MappingNode) or not isinstance(over, MappingNode):
        return over
    pairs = list(base.value)
    for key, value in over.value:
        for i, (other, old) in enumerate(pairs):
            if other.value == key.value:
                pairs[i] = (key, merged(old, value))
                break
        else:
            pairs.append((key, value))
    return MappingNode(base.tag, pairs, over.start_mark, over.end_mark, over.flow_style)
