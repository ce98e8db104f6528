"""Where a Party is: in an Area, or outside all of them. Leaving one breaks off what the Party was holding out in."""

from grimoire.anima.facts.missions import ResistanceBroken
from grimoire.anima.state import State
from grimoire.anima.zones import FINAL, FINAL_MISSION, MISSIONS


def set_place(g: State, seat: int, area: int) -> None:
    """A Party goes somewhere, or nowhere."""
    if g.place[seat] == area:
        return
    g.place[seat] = area
    for mission in [*g.own(seat, MISSIONS), *g.zones[FINAL]]:
        break_resistance(g, seat, mission)


def break_resistance(g: State, seat: int, mission: int) -> None:
    """The steps already taken are lost: the Mission begins anew (A:resistance-missions)."""
    definition = g.definition(mission)
    if not definition.steps:
        return
    if definition.category == FINAL_MISSION:
        steps = g.final_steps[seat]
        g.final_steps[seat] = 0
    else:
        steps = g.marks[mission]
        g.marks[mission] = 0
    if steps:
        g.log(ResistanceBroken("A:resistance-missions", seat, definition.id))
