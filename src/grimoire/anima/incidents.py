"""Incidents: they begin when they are played, and last for the whole turn (A:incidents)."""

from typing import Final

from grimoire.anima.discarding import discard
from grimoire.anima.facts.cards import IncidentBegan
from grimoire.anima.moves import put
from grimoire.anima.state import State
from grimoire.anima.zones import INCIDENTS, SHARED_PLACES, USED, place_name
from grimoire.kernel.frame import Frame, Scope

USED_NAME: Final = SHARED_PLACES[USED]


def begin_incident(g: State, s: Scope) -> None:
    """It lies on the table for everybody; what it does at once it does now."""
    definition = g.definition(s.card)
    put(g, s.card, INCIDENTS)
    g.marks[s.card] = s.seat
    g.log(IncidentBegan("A:incidents", s.seat, definition.id, USED_NAME, place_name(INCIDENTS)))
    if definition.body is not None:
        g.stack.append(Frame(definition.body, s, []))


def end_incidents(g: State) -> None:
    for card in g.zones[INCIDENTS]:
        discard(g, card, g.marks[card], "A:incidents")
