"""What a deck nobody has shown is likely to hold: what was seen of it, and more cards of those elements."""

from typing import TYPE_CHECKING, Final

from grimoire.kernel.chance import Chance
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.zones import ANIMAL

if TYPE_CHECKING:
    from grimoire.magenoir.game import Game

MOST_COPIES: Final = 4
USUAL_ELEMENTS: Final = 2  # of a deck of which nothing was seen yet


def likely_list(g: "Game", seat: int, chance: Chance) -> list[int]:
    """A list the other seat might play: as many cards as it has, with all that this seat has seen of them. Of each other
    card there are two to four, all of elements that were seen. It follows from what the seat knows, and chance."""
    owner = 1 - seat
    bit = 1 << seat
    seen = [g.printed[card] for card in range(len(g.printed)) if g.owner[card] == owner and g.known[card] & bit]
    remembered = [face for face, _ in g.recalled[seat]]
    size = len([card for card in range(len(g.printed)) if g.owner[card] == owner])
    cards = sorted(seen)
    for face in sorted(remembered):
        if cards.count(face) < min(MOST_COPIES, remembered.count(face)):
            cards.append(face)
    if not any([g.definitions[face].type == ANIMAL for face in cards]):
        animals = [definition.index for definition in g.definitions if definition.type == ANIMAL]
        if animals:
            cards.append(animals[chance.below(len(animals))])
    elements = sorted({g.definitions[face].element for face in cards if g.definitions[face].type != ANIMAL})
    while len(elements) < USUAL_ELEMENTS:
        element = chance.below(len(ELEMENTS))
        if element not in elements:
            elements.append(element)
    known = set(cards)
    others = [
        definition.index
        for definition in g.definitions
        if definition.type != ANIMAL and definition.element in elements and definition.index not in known
    ]
    for face in sorted(known):  # who has shown one card of a kind has more of it, as a rule
        if g.definitions[face].type != ANIMAL:
            for _ in range(chance.below(MOST_COPIES + 1 - min(MOST_COPIES, cards.count(face)))):
                cards.append(face)
    while len(cards) <= size:
        if not others:
            others = sorted(known)
        face = others.pop(chance.below(len(others)))
        for _ in range(2 + chance.below(MOST_COPIES - 1)):
            cards.append(face)
    return cards
