"""Becoming a Mage Noir (R:rites-and-rituals)."""

from grimoire.magenoir.definition import MAGE_NOIR
from grimoire.magenoir.facts.play import BecameMageNoir
from grimoire.magenoir.keywords import has_keyword
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import RITUALS, ZONES


def become_mage_noir(g: State, seat: int, card: int) -> None:
    """A status for the rest of the game (R:becoming-a-mage-noir)."""
    g.log(BecameMageNoir("R:becoming-a-mage-noir", seat, g.definition(card).id))
    g.mage_noir[seat] = 1


def heed_ritual(g: State, card: int) -> None:
    """A Rite or Ritual in play makes its controller a Mage Noir; a blank one only once it works again."""
    seat = g.owner[card]
    if not g.mage_noir[seat] and has_keyword(g, card, MAGE_NOIR):
        become_mage_noir(g, seat, card)


def heed_rituals(g: State) -> None:
    for seat in range(2):
        if not g.mage_noir[seat]:
            for card in g.zones[seat * ZONES + RITUALS]:
                heed_ritual(g, card)
