"""Combat and Speed of Parties (A:characters-and-parties) and their foes, as they are now."""

from grimoire.anima import continuous_texts
from grimoire.anima.bonuses import COMBAT, COMBAT_ROLLS, SPEED, bonus
from grimoire.anima.combat_state import CARD, FIRST, MISSION_FOE, PER_CARD, SECOND, USER, Fight
from grimoire.anima.parties import party
from grimoire.anima.state import DOWN, STEEL, State
from grimoire.anima.zones import (
    INCIDENTS,
    USED,
)


def speed_of(g: State, seat: int) -> int:
    """Incapacitated Characters count too: only their Combat is taken away (A:incapacitated-characters)."""
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
    total = fight.combat + fight.bonus[SECOND]
    total += continuous_texts.sum_for(g, continuous_texts.COMBAT, seat, continuous_texts.FOES)
    for card in g.zones[INCIDENTS]:  # every foe is fought as if it were a Creature (A:combat/5)
        total += continuous_texts.sum_of_card(g, continuous_texts.COMBAT, seat, card, continuous_texts.CREATURES)
    if fight.kind == MISSION_FOE and fight.card >= 0:
        total += continuous_texts.sum_of_card(g, continuous_texts.COMBAT, seat, fight.card, continuous_texts.FOES)
    return max(0, total)


def combat_cards_of(g: State, seat: int) -> list[int]:
    """Advantages this player used in the Combat being fought, still lying there."""
    if not g.fights:
        return []
    fight = g.fights[-1]
    used = zip(fight.cards_used(), fight.users(), strict=True)
    return [card for card, user in used if user == seat and g.zone[card] == USED]


def others_used_cards(g: State, seat: int) -> bool:
    """Whether Advantages another player used in the Combat being fought still lie there."""
    used = g.fights[-1].used
    for i in range(0, len(used), PER_CARD):
        if used[i + USER] != seat and g.zone[used[i + CARD]] == USED:
            return True
    return False


def current_fight(g: State, seat: int) -> Fight | None:
    """The Combat being fought, if this Party is in it."""
    if not g.fights:
        return None
    fight = g.fights[-1]
    return fight if fight.seat == seat or fight.rival == seat else None
