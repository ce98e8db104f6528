"""The six elements of Mana, and small tables of Mana: lists of six numbers."""

from typing import Final

ELEMENTS: Final[tuple[str, ...]] = ("air", "fire", "water", "vegetal", "mineral", "arcane")
ANY_ELEMENT: Final = 63  # a bit mask

ELEMENT_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(ELEMENTS)}
