"""What a deck nobody has shown is likely to hold: what was seen of it, and more cards of those elements."""

from typing import Final

from grimoire.kernel.chance import Chance
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import ANIMAL

MOST_COPIES: Final = 4
USUAL_ELEMENTS: Final = 2  # of a deck of which nothing was seen yet


def likely_list(g: State, seat: int, chance: Chance) -> list[int]:
    """A list the other seat might play: as many cards as it has, with all that this seat has seen of them. Of each other
    card there are two to four, all of elements that were seen. It follows from what the seat knows, and chance."""
    owner = 1 - seat
    bit = 1 << seat
    pool = g.pool
    if pool.sorted_cards < len(pool.definitions):
        pool.sort_cards()
    definitions = g.definitions
    known_to = g.known
    printed = g.printed
    seen = [printed[card] for card, of in enumerate(g.owner) if of == owner and known_to[card] & bit]
    remembered = [face for _, faces in g.recalled[seat] for face in faces]
    size = g.owner.count(owner)
    cards = sorted(seen)
    for face in sorted(remembered):
        if cards.count(face) < min(MOST_COPIES, remembered.count(face)):
            cards.append(face)
    if pool.animals and not any([definitions[face].type == ANIMAL for face in cards]):
        cards.append(pool.animals[chance.below(len(pool.animals))])
    elements = sorted({definitions[face].element for face in cards if definitions[face].type != ANIMAL})
    while len(elements) < USUAL_ELEMENTS:
        element = chance.below(len(ELEMENTS))
        if element not in elements:
            elements.append(element)
    known = set(cards)
    others = [face for element in elements for face in pool.by_element.get(element, []) if face not in known]
    others.sort()  # what comes by chance does not depend on the order in which elements were seen
    for face in sorted(known):  # who has shown one card of a kind has more of it, as a rule
        if definitions[face].type != ANIMAL:
            for _ in range(chance.below(MOST_COPIES + 1 - min(MOST_COPIES, cards.count(face)))):
                cards.append(face)
    while len(cards) <= size:
        if not others:
            others = sorted(known)
        face = others.pop(chance.below(len(others)))
        for _ in range(2 + chance.below(MOST_COPIES - 1)):
            cards.append(face)
    return cards
