"""What kind of deck a deck is: its elements, and the words it mostly asks of its components. A rule, not a judgement."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from grimoire.magenoir.pool import Pool

SHARE: Final = 4  # an element counts with one card of so many
MOST_ELEMENTS: Final = 2
MOST_WORDS: Final = 3


class DeckKind(msgspec.Struct, frozen=True):
    elements: list[str]
    words: list[str]  # what its cards ask for most, as components

    @property
    def id(self) -> str:
        return f"{'-'.join(self.elements)}:{'-'.join(sorted(self.words))}"


def kind_of(cards: Sequence[str], pool: Pool) -> DeckKind:
    """Of a deck without its side deck; copies count. Cards that are not known any more are left out."""
    known = {definition.id: definition for definition in pool.definitions}
    found = [known[card] for card in cards if card in known]
    elements = Counter(card.element_name for card in found)
    asked = Counter(word for card in found for word, amount in card.needs for _ in range(amount))
    main = [name for name, amount in ranked(elements) if amount * SHARE >= len(found)]
    return DeckKind(main[:MOST_ELEMENTS], [word for word, _ in ranked(asked)[:MOST_WORDS]])


def ranked(counts: Counter[str]) -> list[tuple[str, int]]:
    """The most first; those that are level by name, so that a deck is of one kind however it is listed."""
    return sorted(counts.items(), key=lambda one: (-one[1], one[0]))
