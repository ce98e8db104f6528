"""The Mana gathering phase: how much is added to the Ether (R:mana-gathering-phase), and taking a pile of it (R:draw-mana)."""

from typing import Final, cast

from grimoire.magenoir.elements import ANY_ELEMENT
from grimoire.magenoir.facts.mana import PileTaken
from grimoire.magenoir.mana import PILE_NAMES
from grimoire.magenoir.modifiers import GATHER as GATHER_AMOUNT
from grimoire.magenoir.modifiers import MORE, Modifier
from grimoire.magenoir.passive_effects import is_working
from grimoire.magenoir.state import State

GATHERED: Final = 3


def gathering(g: State, seat: int) -> tuple[int, list[int]]:
    """How much Mana a player adds (R:mana-gathering-phase), and how much of which element it must be: all in one act."""
    amount = GATHERED
    forced = [0, 0, 0, 0, 0, 0]
    for active in g.mods[GATHER_AMOUNT]:
        modifier = cast(Modifier, active.ability)
        delta = modifier.delta
        if delta is None or modifier.who is None or not is_working(g, active):
            continue
        if seat not in modifier.who.seats(g, active.scope):
            continue
        change = max(0, delta.amount(g, active.scope))
        amount += change if delta.kind == MORE else -change
        if delta.elements != ANY_ELEMENT:
            for e in range(6):
                if delta.elements & (1 << e):
                    forced[e] += change
    return max(0, amount), forced


def take_pile(g: State, seat: int, pile: int) -> None:
    taken = 0
    for e in range(6):
        n = g.piles[pile * 6 + e]
        taken += n
        g.reserve[seat * 6 + e] += n
        g.piles[pile * 6 + e] = 0
    g.log(PileTaken("R:draw-mana", seat, pile=PILE_NAMES[pile], amount=taken))
