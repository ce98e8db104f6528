"""The way into an Area: its Preliminary Encounter, or in the tree one for a change of Level (A:move-to-an-area)."""

from typing import Final

from grimoire.anima.areas import guard_of, level_of
from grimoire.anima.bonuses import SKIP_PRELIMINARY, bonus
from grimoire.anima.encounters import IN_TREE, PRELIMINARY, meet
from grimoire.anima.facts.parties import PartyArrived, PartyMoving
from grimoire.anima.moves import carry, top_of
from grimoire.anima.party_place import set_place
from grimoire.anima.procedure_numbers import ARRIVE
from grimoire.anima.procedures import procedure, start
from grimoire.anima.state import State
from grimoire.anima.zones import DRAWN, ENCOUNTER_DECK
from grimoire.kernel.frame import BEGIN, Frame, Step

ON_THE_THRESHOLD: Final = 1  # the step of Arrive after what waits before the Area


def arrive(g: State, seat: int, area: int) -> None:
    """Let a Party go into an Area."""
    start(g, ARRIVE, seat, [0], area)


class Arrive(Step[State]):
    """The way into an Area: its Preliminary Encounter must be overcome (A:move-to-an-area, A:preliminary-encounter)."""

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        area = f.scope.card
        if f.step == BEGIN:
            f.step = ON_THE_THRESHOLD
            g.log(PartyMoving("A:move-to-an-area", seat, area=g.definition(area).id))
            if g.tree:
                change_level(g, seat, area)
                return
            guard = guard_of(g, area)
            if guard >= 0 and not bonus(g, SKIP_PRELIMINARY, seat, -1):
                meet(g, seat, guard, PRELIMINARY, level_of(g, area))
            return
        g.pop()
        if not g.out[seat]:
            set_place(g, seat, area)
            g.log(PartyArrived("A:move-to-an-area", seat, area=g.definition(area).id))


def change_level(g: State, seat: int, area: int) -> None:
    """In the tree each change of Level draws an Encounter for the mover alone; not on the way in from outside
    (A:tree-structure)."""
    before = g.left[seat]
    if before < 0 or g.definition(before).level == g.definition(area).level or bonus(g, SKIP_PRELIMINARY, seat, -1):
        return
    card = top_of(g, ENCOUNTER_DECK)
    if card >= 0:
        carry(g, card, DRAWN, seat, "A:encounters")
        g.at[card] = area
        meet(g, seat, card, IN_TREE, level_of(g, area))


procedure(ARRIVE, Arrive())
