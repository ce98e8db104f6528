"""Where a Party is: in an Area, or outside all of them. Leaving one breaks off what the Party was holding out in."""

from grimoire.anima.facts.missions import ResistanceBroken
from grimoire.anima.state import State
from grimoire.anima.zones import FINAL, FINAL_MISSION, MISSIONS
from grimoire.kernel.dealing import NO_CARDS


def set_place(g: State, seat: int, area: int) -> None:
    """A Party goes somewhere, or nowhere."""
    if g.place[seat] == area:
        return
    g.place[seat] = area
    for mission in resisted(g, seat):
        break_resistance(g, seat, mission)


def resisted(g: State, seat: int) -> list[int]:
    """The Missions of a seat that are held out in, step by step; mostly there are none."""
    found = NO_CARDS
    for mission in g.own(seat, MISSIONS):
        if g.definition(mission).steps:
            found = [*found, mission]
    for mission in g.zones[FINAL]:
        if g.definition(mission).steps:
            found = [*found, mission]
    return found


def break_resistance(g: State, seat: int, mission: int) -> None:
    """The steps already taken are lost: the Mission begins anew (A:resistance-missions)."""
    definition = g.definition(mission)
    if definition.category == FINAL_MISSION:
        steps = g.final_steps[seat]
        g.final_steps[seat] = 0
    else:
        steps = g.marks[mission]
        g.marks[mission] = 0
    if steps:
        g.log(ResistanceBroken("A:resistance-missions", seat, definition.id))
