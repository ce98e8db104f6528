"""Where a Party is, and being out: expelled, or having lost the turn. One state for both (A:losing-your-turn)."""

from grimoire.anima.facts.missions import ResistanceBroken
from grimoire.anima.facts.parties import PartyExpelled
from grimoire.anima.game import CRISIS, NOWHERE, Game
from grimoire.anima.zones import FINAL, FINAL_MISSION, MISSIONS


def set_place(g: Game, seat: int, area: int) -> None:
    """A Party goes somewhere; leaving an Area breaks what it was holding out in."""
    if g.place[seat] == area:
        return
    g.place[seat] = area
    for mission in [*g.own(seat, MISSIONS), *g.zones[FINAL]]:
        break_resistance(g, seat, mission)


def break_resistance(g: Game, seat: int, mission: int) -> None:
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


def expel(g: Game, seat: int, rule: str, source: str = "") -> None:
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
