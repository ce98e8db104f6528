"""Parties and who is in them: how many may be, who can be spun, where they are (A:characters-and-parties)."""

from typing import Final

from grimoire.anima.state import DOWN, SPUN, State
from grimoire.anima.zones import (
    ARCANE,
    CHARACTER,
    COMPLETED,
    FACTION,
    OWN,
    PARTY,
    SHARED,
)

MOST_NORMAL: Final = 3
MOST_ARCANE: Final = 1


def party(g: State, seat: int) -> list[int]:
    return g.zones[SHARED + seat * OWN + PARTY]


def normal(g: State, seat: int) -> list[int]:
    return [card for card in party(g, seat) if g.definition(card).category == CHARACTER]


def has_arcane(g: State, seat: int) -> bool:
    return any([g.definition(card).category == ARCANE for card in party(g, seat)])


def has_room_for(g: State, seat: int, category: int) -> bool:
    """At most three normal Characters and one Arcane one."""
    if category == CHARACTER:
        return len(normal(g, seat)) < MOST_NORMAL
    return not has_arcane(g, seat)


def has_completed(g: State, seat: int) -> bool:
    return len(g.own(seat, COMPLETED)) > 0


def faction(g: State, seat: int) -> int:
    """The Faction of a Party, -1 if it has none."""
    cards = g.own(seat, FACTION)
    return cards[0] if cards else -1


def players(g: State) -> list[int]:
    """The seats still in the game, in Speed order. Not to be changed: mostly it is the order itself."""
    for seat in g.order:
        if g.gone[seat]:
            return [other for other in g.order if not g.gone[other]]
    return g.order


def parties_at(g: State, area: int) -> list[int]:
    """The seats whose Party is in an Area, in Speed order."""
    return [seat for seat in g.order if g.place[seat] == area and not g.gone[seat]]


def is_anybody_at(g: State, area: int) -> bool:
    for seat in range(g.seats):
        if g.place[seat] == area and not g.gone[seat]:
            return True
    return False


def fewest(g: State, zone: int) -> int:
    """The one seat that alone has fewest cards in this place of its own, -1 if there is a tie."""
    found = -1
    least = -1
    for seat in range(g.seats):
        if g.gone[seat]:
            continue
        count = len(g.own(seat, zone))
        if least < 0 or count < least:
            found = seat
            least = count
        elif count == least:
            found = -1
    return found


def has_just_recruited(g: State, seat: int, area: int) -> bool:
    """Whether a seat recruited by a reward of this Area in this turn or the one before."""
    return g.recruited[seat] == area and g.recruited_turn[seat] >= g.turn - 1


def can_spin(g: State, card: int) -> bool:
    return g.state[card] & (SPUN | DOWN) == 0


def skills_to_spin(g: State, seat: int) -> int:
    """The skills of all Characters that could be spun, as bits."""
    found = 0
    for card in party(g, seat):
        if can_spin(g, card):
            found |= g.definition(card).skills
    return found


def spinners(g: State, seat: int, icon: int) -> list[int]:
    """The Characters that could be spun for a card of this skill (A:spinning, A:ability-cards)."""
    return [card for card in party(g, seat) if can_spin(g, card) and g.definition(card).skills & icon]
