"""Which cards of Anima use which words of its card language, by the kind of place a word stands in."""

from typing import Final

from grimoire.anima.definition import CardDefinition
from grimoire.anima.listed_words import TAKES, V
from grimoire.language.syntax import ABILITY, BOTH, CALL, NUMBER, STEPS, TOGETHER, Expr, parse
from grimoire.pages.word_book import Use

LINE: Final = "kind of line"
# What stands first in a line of each kind; what follows the comma of `act` is its price.
FIRST: Final = {"act": "moment", "on": "event", "always": "modifier"}
# A line of an invented card, with its type, for words that no card of the set uses; a test asks for it.
INVENTED: Final[dict[Use, tuple[str, str]]] = {
    ("condition", "players_at_least"): ("final", "always combat(1, foe) if players_at_least(4)"),
    ("modifier", "speed"): ("organization", "always speed(1, us) if in_trade_area(us)"),
    ("modifier", "hand_limit"): ("faction", "always hand_limit(1, us)"),
}


def parts_of(definition: CardDefinition) -> list[tuple[str, Expr]]:
    """Everything a card says, with the field it is written in."""
    parts = [(f"explore {faces}", line) for faces, line in definition.table_lines]
    parts.extend([(f"ex {extra.id}", extra.line) for extra in definition.extras])
    parts.extend([("step", line) for line in definition.step_lines])
    crisis = f"crisis {definition.crisis_turns}"
    for field, line in (("task", definition.task_line), (crisis, definition.crisis_line), ("reward", definition.reward_line)):
        if line is not None:
            parts.append((field, line))
    return [*parts, *[("", line) for line in definition.lines]]


def lines_of(definition: CardDefinition) -> list[Expr]:
    return [line for _, line in parts_of(definition)]


def words_in(line: Expr) -> set[Use]:
    """The words one line uses."""
    found: set[Use] = set()
    walk(line, "effect", found)
    return found


def walk(e: Expr, kind: str, found: set[Use]) -> None:
    if e.kind == NUMBER:
        found.add(("number", "7"))
    elif e.kind == ABILITY:
        found.add((LINE, e.text))
        for i, part in enumerate(e.args):
            walk(part, "cost" if i else FIRST[e.text], found)
        if e.body is not None:
            walk(e.body, "effect", found)
        if e.condition is not None:
            walk(e.condition, "condition", found)
    elif e.kind == CALL:
        walk_word(e, kind, found)
    elif e.kind == TOGETHER:  # once
        walk(e.args[0], kind, found)
    elif e.kind in (STEPS, BOTH):
        for part in e.args:
            walk(part, kind, found)


def walk_word(e: Expr, kind: str, found: set[Use]) -> None:
    if kind == "subject":
        found.add((kind, "party"))
        if e.text == "creatures":
            return
        kind = "party" if e.text in V.kinds["party"] else "characters"
    found.add((kind, e.text))
    takes = TAKES[f"{kind} {e.text}"]
    for i, part in enumerate(e.args):
        named = takes[min(i, len(takes) - 1)].rstrip("?.")
        walk(part, part.text if named in ("passed", "failed", "low", "high") else named, found)


def invented_line(use: Use) -> tuple[str, Expr]:
    """The type of the invented card, and its line."""
    kind, text = INVENTED[use]
    return kind, parse(text, signed=True)
