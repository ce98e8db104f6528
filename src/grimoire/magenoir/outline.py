"""The table in a few lines, with everything that is hidden: what a position shows when it is printed."""

from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import DECK, OUTSIDE, PLACES, ZONES, is_board


def outline_of(g: State) -> list[str]:
    whose = f" of seat {g.active}" if g.turn else ""
    lines = [f"Mage Noir, turn {g.turn}, {g.phase_name()} phase{whose}"]
    lines.append(f"Available Ether: left {mana(g.piles[0:6])}, right {mana(g.piles[6:12])}")
    for seat in (0, 1):
        status = ", Mage Noir" if g.mage_noir[seat] else ""
        lines.append(f"seat {seat}: {g.life[seat]} HP{status}, reserve {mana(g.reserve[seat * 6 : seat * 6 + 6])}")
        for zone in range(ZONES):
            cards = g.zones[seat * ZONES + zone]
            if zone == DECK:
                lines.append(f"  deck: {len(cards)} cards")
            elif cards and zone != OUTSIDE:
                lines.append(f"  {PLACES[zone]}: {', '.join([card_outline(g, card) for card in cards])}")
    return lines


def card_outline(g: State, card: int) -> str:
    """Its id, and on the board what lies on it."""
    name = g.definitions[g.defs[card]].id
    if not is_board(g.zone[card]):
        return name
    told: list[str] = []
    if g.hp[card] != NO_HP:
        told.append(f"{g.hp[card]} HP")
    if any(g.mana[card * 6 : card * 6 + 6]):
        told.append(mana(g.mana[card * 6 : card * 6 + 6]))
    if card in g.exhausted:
        told.append("exhausted")
    return f"{name} ({', '.join(told)})" if told else name


def mana(amounts: list[int]) -> str:
    return " ".join([f"{amount} {element}" for element, amount in zip(ELEMENTS, amounts, strict=True) if amount]) or "none"
