"""Where a card can be (D6.1, R:glossary-board), and what it can be (R:the-different-types-of-cards)."""

from typing import Final

DECK: Final = 0  # the last card of the list is the top
HAND: Final = 1
DISCARD: Final = 2  # the last card of the list is the top; its order stays (R:glossary-discard-pile)
EXILE: Final = 3  # apart from the board, open to everybody, never left (D6.6, S:exile)
PREPARED: Final = 4
CHANNELED: Final = 5
PERMANENTS: Final = 6
EQUIPMENT: Final = 7
RITUALS: Final = 8
ANIMALS: Final = 9
TRANSITION: Final = 10  # between two zones (D6.2), or set aside while its effects are applied
OUTSIDE: Final = 11  # the unchosen starting hand before it is shuffled back, and the Animal set aside
ZONES: Final = 12

PLACES: Final[tuple[str, ...]] = (
    "deck",
    "hand",
    "discard",
    "exile",
    "prepared",
    "channeled",
    "permanents",
    "equipment",
    "rituals",
    "animals",
    "transition",
    "outside",
)
ZONE_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(PLACES)}

OPEN: Final = 7  # a card everybody knows: both seats, and whoever watches (the third bit)

BOARD: Final = (PREPARED, CHANNELED, PERMANENTS, EQUIPMENT, RITUALS, ANIMALS)
SPELLS_IN_PLAY: Final = (PREPARED, CHANNELED, PERMANENTS, EQUIPMENT, RITUALS)
COMPONENTS: Final = (CHANNELED, PERMANENTS, EQUIPMENT)

SPELL: Final = 0
PERMANENT: Final = 1
EQUIPMENT_TYPE: Final = 2
RITUAL: Final = 3
ANIMAL: Final = 4
TYPES: Final[tuple[str, ...]] = ("spell", "permanent", "equipment", "ritual", "animal")
TYPE_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(TYPES)}

STANDING_ZONE: Final[tuple[int, ...]] = (
    PREPARED,
    PERMANENTS,
    EQUIPMENT,
    RITUALS,
    ANIMALS,
)  # by type: where it goes when put into play


def is_board(zone: int) -> bool:
    return PREPARED <= zone <= ANIMALS
