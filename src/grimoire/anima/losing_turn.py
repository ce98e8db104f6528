"""Losing the turn, and being expelled: one state for both, out (A:losing-your-turn)."""

from grimoire.anima.facts.parties import PartyExpelled
from grimoire.anima.party_place import set_place
from grimoire.anima.state import CRISIS, NOWHERE, State


def expel(g: State, seat: int, rule: str, source: str = "") -> None:
    """The Party is outside all Areas and does nothing more this turn. An attempt it was making has failed."""
    if g.attempt_seat == seat:
        g.attempt_failed = 1
    if g.out[seat]:
        return
    g.out[seat] = 1
    area = g.place[seat]
    set_place(g, seat, NOWHERE)
    if g.phase == CRISIS:
        return
    g.log(PartyExpelled(rule, seat, area=g.definition(area).id if area >= 0 else "", source=source))
