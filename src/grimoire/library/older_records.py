"""Records of version 0.1: a list of choices and what was noted beside it, read as entries.

conceded: {player: 120}      # who gave up, and after how many choices
result: random
digests: [9b3c…, …]          # of views: no longer compared
choices: [hand 1, hand 2, …]
"""

import re
from typing import Final

from yaml.nodes import Node, ScalarNode

from grimoire.library.entries import CHOICE, CONCEDE, DRAW, END, HAND, NOBODY, Entry
from grimoire.library.yaml_lines import BadFile, line_of, mapping, scalar, sequence

OLDER_KEYS: Final = ("choices", "digests", "conceded", "result")


def older_entries(nodes: dict[str, Node], where: str, seats: list[str]) -> list[Entry]:
    """Who chose, and by what, nobody wrote down; whoever plays the record again finds out."""
    items = sequence(nodes["choices"], where, "choices")
    left = read_conceded(nodes["conceded"], where, len(items)) if "conceded" in nodes else {}
    entries: list[Entry] = []

    def give_up(after: int) -> None:
        entries.extend(Entry(CONCEDE, seat, HAND) for seat, name in enumerate(seats) if left.get(name) == after)

    give_up(0)
    for number, item in enumerate(items, 1):
        entries.append(Entry(CHOICE, form=scalar(item, where, "part-entry"), line=line_of(item)))
        give_up(number)
    result = scalar(nodes["result"], where, "result") if "result" in nodes else ""
    if result:
        entries.append(Entry(END, seats.index(result) if result in seats and result != DRAW else NOBODY))
    return entries


def read_conceded(node: Node, where: str, choices: int) -> dict[str, int]:
    """Who gave up and when; the oldest records name only who did, at the end of a game of two."""
    if isinstance(node, ScalarNode):
        return {str(node.value): choices} if node.value else {}
    found: dict[str, int] = {}
    for name, line, value in mapping(node, where, "conceded"):
        after = scalar(value, where, "conceded")
        if not re.fullmatch(r"[0-9]{1,9}", after):
            raise BadFile("bad-conceded", f"{where}:{line}", name=name, text=after)
        found[name] = int(after)
    return found
