"""Indestructible: what can be neither discarded nor destroyed (D3.2.2, D10.2)."""

from grimoire.magenoir.definition import INDESTRUCTIBLE
from grimoire.magenoir.keywords import has_keyword
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import EQUIPMENT, PERMANENT, is_board


def can_be_discarded(g: State, card: int) -> bool:
    """Indestructible protects Permanents and Equipment on the board (D3.2.2, D10.2)."""
    if g.zone[card] == EQUIPMENT or (is_board(g.zone[card]) and g.definition(card).type == PERMANENT):
        return not has_keyword(g, card, INDESTRUCTIBLE)
    return True
