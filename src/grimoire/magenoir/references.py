"""References to cards: a stamp and a number in one integer, larger than any other number a text keeps."""

from typing import Final

CARD_BITS: Final = 1024  # a reference to a card is its stamp times this, plus its number
FIRST_STAMP: Final = 1 << 20
LEAST_REF: Final = FIRST_STAMP * CARD_BITS
