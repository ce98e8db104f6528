"""When two cards differ, and how a card is told from others: where it lies, and cards of a hidden order by their names."""

from grimoire.anima.state import State
from grimoire.anima.zones import OWN, OWN_PLACES, SHARED, SHARED_PLACES


def looks_same(g: State, one: int, other: int) -> bool:
    """Whether two cards of one name differ in nothing that matters."""
    return (
        g.printed[one] == g.printed[other]
        and g.zone[one] == g.zone[other]
        and g.state[one] == g.state[other]
        and g.at[one] == g.at[other]
        and g.marks[one] == g.marks[other]
    )


def place_of(g: State, card: int, seat: int) -> str:
    zone = g.zone[card]
    if zone < SHARED:
        return SHARED_PLACES[zone]
    owner = (zone - SHARED) // OWN
    place = OWN_PLACES[(zone - SHARED) % OWN]
    return place if owner == seat else f"p{owner + 1}.{place}"


def sorted_by_name(g: State, cards: list[int]) -> list[int]:
    """For what lies in a hidden order that must not be told."""
    return sorted(cards, key=lambda card: g.definitions[g.printed[card]].id)
