"""References to cards: a stamp and a number in one integer, larger than any other number a text keeps but words."""

from typing import Final

CARD_BITS: Final = 1024  # a reference to a card is its stamp times this, plus its number
FIRST_STAMP: Final = 1 << 20
LEAST_REF: Final = FIRST_STAMP * CARD_BITS

# In the picks of a preparation: the designated cards, in order, and the word each was designated for. A word is a bit among
# hundreds and may be larger than the least reference: it is never one.
CARDS_SLOT: Final = -1
WORDS_SLOT: Final = -2
