"""Reading the parts of a scenario: texts, numbers and yes or no, with errors that name file and line."""

from collections.abc import Callable
from typing import TypeVar

from yaml.nodes import MappingNode, Node

from grimoire.kernel.unusable import Fact
from grimoire.library.scenario_words import BadWords, card_id, counted
from grimoire.library.yaml_lines import BadFile, line_of, scalar

T = TypeVar("T")


class PartReader:
    """What the readers of positions have in common."""

    def __init__(self, cards: dict[str, int], where: str) -> None:
        self.card_numbers = cards
        self.where = where

    def fail(self, node: Node, wrong: str, **facts: Fact) -> BadFile:
        return BadFile(wrong, f"{self.where}:{line_of(node)}", **facts)

    def unknown(self, name: str, line: int, of: str, allowed: tuple[str, ...]) -> BadFile:
        return BadFile("bad-stated", f"{self.where}:{line}", name=name, what=of, allowed=", ".join(allowed))

    def word(self, node: Node, what: str, read: Callable[[str], T]) -> T:
        try:
            return read(scalar(node, self.where, what).strip())
        except BadWords as error:
            raise self.fail(node, error.wrong, **error.facts) from None

    def yes(self, node: Node, what: str) -> bool:
        text = scalar(node, self.where, what).strip().lower()
        if text not in ("yes", "no"):
            raise self.fail(node, "bad-yes-no", what=what, text=text)
        return text == "yes"

    def named(self, item: Node, what: str) -> tuple[int, str, Node | None]:
        """`seed`, `2 seed`, or `{seed: {…}}`."""
        details: Node | None = None
        if isinstance(item, MappingNode) and len(item.value) == 1:
            key, details = item.value[0]
        else:
            key = item
        times, name = self.word(key, what, counted)
        return times, self.word(key, what, lambda _: card_id(self.card_numbers, name)), details
