"""Derived values: Combat, Speed, Levels, limits. Never written into the state."""

from typing import Final

from grimoire.anima import continuous_texts
from grimoire.anima.bonuses import CARD, COMBAT, COMBAT_ROLLS, HAND_LIMIT, LEVEL, ROW, SPEED, WHAT, bonus
from grimoire.anima.combat_state import CREATURE_CARD, FIRST, MISSION_FOE, SECOND, Fight
from grimoire.anima.pool import MOST_CARDS
from grimoire.anima.state import DOWN, SPUN, STEEL, State
from grimoire.anima.zones import (
    ARCANE,
    AREAS,
    CHARACTER,
    COMPLETED,
    FACTION,
    GUARDS,
    HAND,
    INCIDENTS,
    OWN,
    PARTY,
    SHARED,
    TRAPS,
    USED,
)

MOST_NORMAL: Final = 3
MOST_ARCANE: Final = 1
LEAST_LEVEL: Final = 1
MOST_LEVEL: Final = 3


# -- Parties -----------------------------------------------------------------------------------------------------------


def party(g: State, seat: int) -> list[int]:
    return g.zones[SHARED + seat * OWN + PARTY]


def hand(g: State, seat: int) -> list[int]:
    return g.zones[SHARED + seat * OWN + HAND]


def normal(g: State, seat: int) -> list[int]:
    return [card for card in party(g, seat) if g.definition(card).category == CHARACTER]


def has_arcane(g: State, seat: int) -> bool:
    return any([g.definition(card).category == ARCANE for card in party(g, seat)])


def has_room_for(g: State, seat: int, category: int) -> bool:
    """At most three normal Characters and one Arcane one."""
    if category == CHARACTER:
        return len(normal(g, seat)) < MOST_NORMAL
    return not has_arcane(g, seat)


def hand_limit(g: State, seat: int) -> int:
    return max(0, MOST_CARDS + bonus(g, HAND_LIMIT, seat, -1) + continuous_texts.sum_for(g, continuous_texts.HAND_LIMIT, seat))


def room_in_hand(g: State, seat: int) -> int:
    return max(0, hand_limit(g, seat) - len(hand(g, seat)))


def has_completed(g: State, seat: int) -> bool:
    return len(g.own(seat, COMPLETED)) > 0


def faction(g: State, seat: int) -> int:
    cards = g.own(seat, FACTION)
    return cards[0] if cards else -1


def are_opposed(g: State, one: int, other: int) -> bool:
    """Whether the Factions of two seats are opposed: if either card names the other."""
    first, second = faction(g, one), faction(g, other)
    if first < 0 or second < 0:
        return False
    return g.printed[second] in g.definition(first).opposed_numbers or g.printed[first] in g.definition(second).opposed_numbers


def players(g: State) -> list[int]:
    """The seats still in the game, in Speed order."""
    return [seat for seat in g.order if not g.gone[seat]]


def parties_at(g: State, area: int) -> list[int]:
    """The seats whose Party is in an Area, in Speed order."""
    return [seat for seat in g.order if g.place[seat] == area and not g.gone[seat]]


def fewest(g: State, counts: list[int]) -> int:
    """The one seat that alone has fewest, -1 if there is a tie."""
    seats = players(g)
    least = min([counts[seat] for seat in seats])
    having = [seat for seat in seats if counts[seat] == least]
    return having[0] if len(having) == 1 else -1


def has_just_recruited(g: State, seat: int, area: int) -> bool:
    """Whether a seat recruited by a reward of this Area in this turn or the one before."""
    return g.recruited[seat] == area and g.recruited_turn[seat] >= g.turn - 1


def can_spin(g: State, card: int) -> bool:
    return g.state[card] & (SPUN | DOWN) == 0


def spinners(g: State, seat: int, icon: int) -> list[int]:
    """The Characters that could be spun for a card of this skill."""
    return [card for card in party(g, seat) if can_spin(g, card) and g.definition(card).skills & icon]


# -- Speed and Combat --------------------------------------------------------------------------------------------------


def speed_of(g: State, seat: int) -> int:
    """Incapacitated Characters count too: only their Combat is taken away."""
    total = bonus(g, SPEED, seat, -1) + continuous_texts.sum_for(g, continuous_texts.SPEED, seat)
    for card in party(g, seat):
        total += g.definition(card).speed
    return max(0, total)


def combat_of(g: State, seat: int) -> int:
    """Combat of a Party as it is now, in the Combat being fought if it is one of its sides."""
    fight = current_fight(g, seat)
    total = bonus(g, COMBAT, seat, -1) + continuous_texts.sum_for(g, continuous_texts.COMBAT, seat)
    for card in party(g, seat):
        if not g.state[card] & DOWN:
            total += max(0, character_combat(g, card, fight))
    if fight is not None:
        side = fight.side_of(seat)
        total += fight.bonus[side]
        if fight.rival >= 0:
            other = fight.rival if side == FIRST else fight.seat
            total += continuous_texts.sum_for(g, continuous_texts.COMBAT, other, continuous_texts.FOES)
    return max(0, total)


def strength_of(g: State, seat: int) -> int:
    """What a Party brings to the dice of a Combat: its Combat, and what all its rolls have more."""
    return combat_of(g, seat) + bonus(g, COMBAT_ROLLS, seat, -1)


def character_combat(g: State, card: int, fight: Fight | None) -> int:
    total = g.definition(card).combat + bonus(g, COMBAT, -1, card)
    if g.state[card] & STEEL:
        total += 1
    if fight is not None:
        total += fight.change_of(card)
    return total


def foe_combat(g: State, fight: Fight) -> int:
    """Combat of a foe without a player."""
    seat = fight.seat
    total = (
        fight.combat + fight.bonus[SECOND] + continuous_texts.sum_for(g, continuous_texts.COMBAT, seat, continuous_texts.FOES)
    )
    if fight.kind == CREATURE_CARD:
        for card in g.zones[INCIDENTS]:
            total += continuous_texts.sum_of_card(g, continuous_texts.COMBAT, seat, card, continuous_texts.CREATURES)
    elif fight.kind == MISSION_FOE and fight.card >= 0:
        total += continuous_texts.sum_of_card(g, continuous_texts.COMBAT, seat, fight.card, continuous_texts.FOES)
    return max(0, total)


def combat_cards_of(g: State, seat: int) -> list[int]:
    """Advantages this player used in the Combat being fought, still lying there."""
    if not g.fights:
        return []
    fight = g.fights[-1]
    used = zip(fight.cards_used(), fight.users(), strict=True)
    return [card for card, user in used if user == seat and g.zone[card] == USED]


def current_fight(g: State, seat: int) -> Fight | None:
    """The Combat being fought, if this Party is in it."""
    if not g.fights:
        return None
    fight = g.fights[-1]
    return fight if fight.seat == seat or fight.rival == seat else None


# -- Areas -------------------------------------------------------------------------------------------------------------


def level_of(g: State, area: int) -> int:
    """The present Level. Where a Trap changed it, Incidents do not apply."""
    level = g.definition(area).level
    rows = g.bonuses
    by_trap = False
    for i in range(0, len(rows), ROW):
        if rows[i + WHAT] == LEVEL and rows[i + CARD] == area:
            by_trap = True
    if by_trap:
        level += bonus(g, LEVEL, -1, area)
    else:
        level += continuous_texts.level_change(g, [seat for seat in range(g.seats) if g.place[seat] == area])
    return min(MOST_LEVEL, max(LEAST_LEVEL, level))


def guard_of(g: State, area: int) -> int:
    """The Preliminary Encounter of an Area, -1 if there is none."""
    for card in g.zones[GUARDS]:
        if g.at[card] == area:
            return card
    return -1


def has_trap(g: State, area: int) -> bool:
    return any([g.at[card] == area for card in g.zones[TRAPS]])


def trades_here(g: State, seat: int) -> bool:
    """In an Area with the Trade icon, or counting as such."""
    place = g.place[seat]
    if place < 0:
        return False
    return g.definition(place).trade or continuous_texts.sum_for(g, continuous_texts.TRADE, seat) > 0


def most_areas(g: State) -> int:
    return 2 * g.seats


def removable_areas(g: State, new: int, saved: list[int]) -> list[int]:
    """Areas that may leave the table for a new one."""
    return [
        area
        for area in g.zones[AREAS]
        if area != new and area not in saved and not parties_at(g, area) and guard_of(g, area) < 0 and not has_trap(g, area)
    ]
