"""Where a card can be, and what it can be."""

from typing import Final

# Piles and places all share. The last card of a deck is its top, that of a discard pile the one laid there last.
CHARACTER_DECK: Final = 0
CHARACTER_DISCARD: Final = 1
ARCANE_DECK: Final = 2
ARCANE_DISCARD: Final = 3
ADVANTAGE_DECK: Final = 4
ADVANTAGE_DISCARD: Final = 5
ENCOUNTER_DECK: Final = 6
ENCOUNTER_DISCARD: Final = 7
AREA_DECK: Final = 8
AREA_DISCARD: Final = 9
SET_ASIDE: Final = 10  # Basic Missions nobody drew; cards of a pack that is not played with
FINAL_DECK: Final = 11
FINAL: Final = 12  # the Final Mission, revealed
AREAS: Final = 13  # in play, in the order they came
GUARDS: Final = 14  # Preliminary Encounters, each at an Area
TRAPS: Final = 15  # laid, the oldest first, each at an Area
DRAWN: Final = 16  # Encounters of an exploration that are still face down
BESIDE: Final = 17  # Encounters of this phase, discarded when it ends
INCIDENTS: Final = 18
USED: Final = 19  # Advantages being used, and Combat cards until the Combat ends
TOSSED: Final = 20  # discarded or expelled in this slot of Reset; others may pick up
LOOKED: Final = 21  # taken from a pile to choose among
SHARED: Final = 22

# Places of each player, after the shared ones.
HAND: Final = 0
PARTY: Final = 1
MISSIONS: Final = 2  # not completed; face up or face down
COMPLETED: Final = 3
FACTION: Final = 4
ORGANIZATION: Final = 5
DEALT: Final = 6  # at the setup, to choose what to keep
OWN: Final = 7

CHARACTER_SLOTS: Final = 100  # in the picks of a scope: Characters from here on, Parties below
SPINNER_SLOT: Final = 10_000  # and there the Character that was spun for a text

SHARED_PLACES: Final[tuple[str, ...]] = (
    "character-deck",
    "character-discard",
    "arcane-deck",
    "arcane-discard",
    "advantage-deck",
    "advantage-discard",
    "encounter-deck",
    "encounter-discard",
    "area-deck",
    "area-discard",
    "set-aside",
    "final-deck",
    "final",
    "areas",
    "guards",
    "traps",
    "drawn",
    "beside",
    "incidents",
    "used",
    "tossed",
    "looked",
)
OWN_PLACES: Final[tuple[str, ...]] = ("hand", "party", "missions", "completed", "faction", "organization", "dealt")

# What a card is.
CHARACTER: Final = 0
ARCANE: Final = 1
AREA: Final = 2
ENCOUNTER: Final = 3
BASIC_MISSION: Final = 4
FINAL_MISSION: Final = 5
ADVANTAGE: Final = 6
CATEGORIES: Final[tuple[str, ...]] = ("character", "arcane", "area", "encounter", "basic-mission", "final-mission", "advantage")

DECK_OF: Final[tuple[int, ...]] = (
    CHARACTER_DECK,
    ARCANE_DECK,
    AREA_DECK,
    ENCOUNTER_DECK,
    SET_ASIDE,
    FINAL_DECK,
    ADVANTAGE_DECK,
)
DISCARD_OF: Final[tuple[int, ...]] = (
    CHARACTER_DISCARD,
    ARCANE_DISCARD,
    AREA_DISCARD,
    ENCOUNTER_DISCARD,
    SET_ASIDE,
    SET_ASIDE,
    ADVANTAGE_DISCARD,
)

# The word on the card, finer than its category.
TYPE_CHARACTER: Final = 0
TYPE_ARCANE: Final = 1
TYPE_AREA: Final = 2
CREATURE: Final = 3
EVENT: Final = 4
OBJECTIVE: Final = 5
RESISTANCE: Final = 6
TALLY: Final = 7
TYPE_FINAL: Final = 8
MAGIC: Final = 9
KI: Final = 10
TRICKERY: Final = 11
PLOT: Final = 12
INCIDENT: Final = 13
TRAP: Final = 14
TYPE_FACTION: Final = 15
TYPE_ORGANIZATION: Final = 16
TYPES: Final[tuple[str, ...]] = (
    "character",
    "arcane",
    "area",
    "creature",
    "event",
    "objective",
    "resistance",
    "tally",
    "final",
    "magic",
    "ki",
    "trickery",
    "plot",
    "incident",
    "trap",
    "faction",
    "organization",
)
TYPE_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(TYPES)}
CATEGORY_OF_TYPE: Final[tuple[int, ...]] = (
    CHARACTER,
    ARCANE,
    AREA,
    ENCOUNTER,
    ENCOUNTER,
    BASIC_MISSION,
    BASIC_MISSION,
    BASIC_MISSION,
    FINAL_MISSION,
    ADVANTAGE,
    ADVANTAGE,
    ADVANTAGE,
    ADVANTAGE,
    ADVANTAGE,
    ADVANTAGE,
    ADVANTAGE,
    ADVANTAGE,
)

# Skills, as bits.
MAGIC_ICON: Final = 1
KI_ICON: Final = 2
TRICKERY_ICON: Final = 4
ICON_NUMBER: Final[dict[str, int]] = {"magic": MAGIC_ICON, "ki": KI_ICON, "trickery": TRICKERY_ICON}
ICON_OF_TYPE: Final[dict[int, int]] = {MAGIC: MAGIC_ICON, KI: KI_ICON, TRICKERY: TRICKERY_ICON}
WHOLE_TYPES: Final[tuple[int, ...]] = (INCIDENT, TRAP, TYPE_FACTION, TYPE_ORGANIZATION)  # played as a whole, in Reset

# Kinds of foes, as bits.
NATURAL: Final = 1
SUPERNATURAL: Final = 2
DARKNESS: Final = 4
PARTY_FOE: Final = 8
MISSION_FOE: Final = 16
CREATURE_FOE: Final = 32  # a Creature card
KIND_NUMBER: Final[dict[str, int]] = {"natural": NATURAL, "supernatural": SUPERNATURAL, "darkness": DARKNESS}
FOE_KIND_NUMBER: Final[dict[str, int]] = {**KIND_NUMBER, "party": PARTY_FOE, "mission": MISSION_FOE, "creature": CREATURE_FOE}

MOST_SEATS: Final = 5
WATCHER: Final = 1 << MOST_SEATS  # the bit of whoever only watches
OPEN: Final = (1 << MOST_SEATS + 1) - 1  # known to everybody


def own_zone(seat: int, zone: int) -> int:
    return SHARED + seat * OWN + zone


def place_name(zone: int) -> str:
    if zone < SHARED:
        return SHARED_PLACES[zone]
    return OWN_PLACES[(zone - SHARED) % OWN]
