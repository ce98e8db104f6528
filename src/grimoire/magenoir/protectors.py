"""Protector: which Permanents may take damage in the place of what it was meant for (D3.2.1, R:glossary-protector)."""

from grimoire.magenoir.definition import NO_HP, PROTECTOR
from grimoire.magenoir.keywords import has_keyword
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import PERMANENTS


def protectors_of(g: State, seat: int, target: int) -> list[int]:
    """Permanents of the victim that may take the blow instead (D3.2.1, R:glossary-protector)."""
    found: list[int] = []
    for card in g.cards(seat, PERMANENTS):
        if g.ref(card) != target and g.hp[card] != NO_HP and has_keyword(g, card, PROTECTOR):
            found.append(card)
    return found
