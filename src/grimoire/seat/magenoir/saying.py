"""What parts of a card's text say, so that a question and its options can say what will happen."""

from typing import Final

from grimoire.kernel.frame import Node
from grimoire.language.syntax import Expr
from grimoire.magenoir.composed_effects import May, Sequence
from grimoire.magenoir.costs_in_texts import To
from grimoire.magenoir.game import Game
from grimoire.magenoir.text import card_text
from grimoire.seat.magenoir.wording import MageNoirWording

UNSAID: Final = "‹"  # a part that says nothing without what comes before it is shown as written


def said(wording: MageNoirWording, g: Game, node: Node | None) -> str:
    """A part of a text as a sentence without its full stop; empty where it cannot be said by itself."""
    if node is None or node.home < 0:
        return ""
    if isinstance(node, To):
        parts = [said(wording, g, part) for part in (node.cost, node.effect)]
        return wording.say("said-then", first=parts[0], then=small(parts[1])) if all(parts) else ""
    if isinstance(node, May):
        return said(wording, g, node.effect)
    if isinstance(node, Sequence) and node.number not in g.definitions[node.home].written:
        return ""
    line = g.definitions[node.home].written.get(node.number)
    return "" if line is None else line_said(wording, g, node.home, line)


def line_said(wording: MageNoirWording, g: Game, home: int, line: Expr) -> str:
    """A line of a card, or a part of one."""
    definition = g.definitions[home]
    name = wording.names[definition.id]
    text = card_text([line], name, definition.type_name, wording.lang, None, False, wording.names, [])
    return "" if UNSAID in text else text.replace("\n", " ").strip().removesuffix(".")


def whole(wording: MageNoirWording, card: str) -> str:
    """All a card says, where a part of it cannot stand alone."""
    return " ".join(wording.text(wording.definition(card))).removesuffix(".")


def small(sentence: str) -> str:
    """A sentence inside another."""
    return sentence[:1].lower() + sentence[1:]
