"""The six elements of Mana, and small tables of Mana: lists of six numbers."""

from typing import Final

AIR: Final = 0
FIRE: Final = 1
WATER: Final = 2
VEGETAL: Final = 3
MINERAL: Final = 4
ARCANE: Final = 5
ELEMENTS: Final = ("air", "fire", "water", "vegetal", "mineral", "arcane")
ANY_ELEMENT: Final = 63  # a bit mask

ELEMENT_NUMBER: dict[str, int] = {name: i for i, name in enumerate(ELEMENTS)}
