"""Autumn: on the way from the board to the discard pile, effects of the beginning of a turn take place again (D3.2.7)."""

from typing import cast

from grimoire.magenoir.definition import AUTUMN
from grimoire.magenoir.keywords import has_keyword
from grimoire.magenoir.occurrences import TURN_START
from grimoire.magenoir.passive_effects import text_of
from grimoire.magenoir.state import TRIGGER, State
from grimoire.magenoir.triggers import Trigger


def autumn_effects(g: State, card: int) -> list[int]:
    """Which triggers of a card Autumn sets off, by their places among them: those that would speak where it lies; none where it
    has no Autumn."""
    found: list[int] = []
    if g.definitions[g.defs[card]].triggers and has_keyword(g, card, AUTUMN):
        for i, ability in enumerate(text_of(g, card).triggers):
            trigger = cast(Trigger, ability)
            if trigger.zones >> g.zone[card] & 1 and any([p.kind == TURN_START and not p.itself for p in trigger.patterns]):
                if trigger.condition is None or trigger.condition.holds(g, g.scope_of(card, TRIGGER)):
                    found.append(i)
    return found
