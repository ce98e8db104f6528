"""What an option of Anima points at: the cards it may be taken on."""

from typing import Final

from grimoire.anima.game import Game
from grimoire.anima.parties import SEAT_NAMES
from grimoire.anima.zones import (
    AREA_DISCARD,
    AREAS,
    CHARACTER_DISCARD,
    FINAL,
    LOOKED,
    OWN,
    OWN_PLACES,
    SHARED,
    SHARED_PLACES,
    TOSSED,
    USED,
    own_zone,
)
from grimoire.kernel.option import Option

# Where a card that an option names is looked for: one's own places first.
SHARED_FIRST: Final = (AREAS, LOOKED, TOSSED, USED, FINAL, AREA_DISCARD, CHARACTER_DISCARD)


def cards_meant(g: Game, seat: int, option: Option) -> list[int]:
    """The cards an option stands for: those of its name in the place it means."""
    if not option.card:
        return []
    if option.place:
        same = named(g, zone_of(seat, option.place), option.card)
        return same[option.ordinal - 1 : option.ordinal] if option.ordinal else same
    own = [own_zone(seat, zone) for zone in range(OWN)]
    for at in [*own, *SHARED_FIRST, *range(len(g.zones))]:
        same = named(g, at, option.card)
        if same:
            return same
    return []


def named(g: Game, at: int, id: str) -> list[int]:
    return [card for card in g.zones[at] if g.definition(card).id == id] if at >= 0 else []


def zone_of(seat: int, place: str) -> int:
    owner, _, name = place.rpartition(".")
    if name in SHARED_PLACES:
        return SHARED_PLACES.index(name)
    whose = SEAT_NAMES.index(owner) if owner in SEAT_NAMES else seat
    return SHARED + whose * OWN + OWN_PLACES.index(name) if name in OWN_PLACES else -1
