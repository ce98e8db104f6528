"""References to cards, a stamp and a number in one integer; and where else numbers of cards are kept in what is under way.

A reference is larger than any other number a text keeps but words, so that it is found wherever it is.
"""

from typing import Final

from grimoire.kernel.frame import Kept, Scope

CARD_BITS: Final = 1024  # a reference to a card is its stamp times this, plus its number
FIRST_STAMP: Final = 1 << 20
LEAST_REF: Final = FIRST_STAMP * CARD_BITS

ELEMENTS_OF_CARD: Final = 6  # a Mana: under this card, or in the reserve of whoever adds it, and its element

# What a scope picks is kept by the slots of its text, which are positive. What procedures keep there has these:
CARDS_SLOT: Final = -1  # of a preparation: the designated cards, in order,
WORDS_SLOT: Final = -2  # and the word each was designated for, a bit among hundreds and never a reference
RELEASED_SLOT: Final = -3  # the cards that released Mana, or were discarded, in the step before
PURSE_SLOT: Final = -4  # of a preparation: which Mana pays, from where
ASKED_SLOT: Final = -5  # a useless payment was offered already
FIRST_SLOT: Final = -6  # the card whose "instead" is looked at first
PAID_SLOT: Final = -7  # the Mana that was paid, as keys
HURT_SLOT: Final = -8  # what the last damage did to each player
ELEMENT_SLOT: Final = -9  # of an effect that changes elements: the element it says
PHASED_SLOT: Final = -50  # the cards just phased out

PLAIN_CARDS: Final[tuple[int, ...]] = (RELEASED_SLOT, FIRST_SLOT)
MANA_KEYS: Final[tuple[int, ...]] = (PURSE_SLOT, PAID_SLOT)


def plain_in(s: Scope) -> list[Kept]:
    """Where a scope keeps cards by their plain number."""
    found: list[Kept] = []
    for slot, numbers in s.picks.items():
        if slot in PLAIN_CARDS:
            found.append(Kept(numbers))
        elif slot in MANA_KEYS:
            found.append(mana_keys(numbers))
    return found


def mana_keys(numbers: list[int], first: int = 0) -> Kept:
    return Kept(numbers, first, -1, ELEMENTS_OF_CARD, 1)
