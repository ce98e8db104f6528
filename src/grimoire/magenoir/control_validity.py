"""The control validity check: what may not stay as it is at the beginning of a turn (D10.7)."""

from typing import cast

from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question
from grimoire.magenoir.definition import NO_HP
from grimoire.magenoir.indestructible import can_be_discarded
from grimoire.magenoir.leaving_and_discarding import QUIET, leave
from grimoire.magenoir.passive_effects import is_working
from grimoire.magenoir.procedure_numbers import CONTROL_CHECK, PROCEDURES
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.state import Pending, State
from grimoire.magenoir.triggers import STATES, StateTrigger
from grimoire.magenoir.unique_and_equipment_limits import crowds
from grimoire.magenoir.zenith import procedure_scope
from grimoire.magenoir.zones import DISCARD, PERMANENTS


def fallen(g: State) -> list[int]:
    """Cards that should have gone by themselves: without Health Points, or by their own condition (D10.7.2)."""
    found: list[int] = []
    for seat in (g.active, 1 - g.active):
        for card in g.cards(seat, PERMANENTS):
            if NO_HP < g.hp[card] <= 0:
                found.append(card)
    for active in g.listeners[STATES]:
        trigger = cast(StateTrigger, active.ability)
        card = active.scope.card
        if trigger.discards_itself and card not in found and is_working(g, active) and trigger.state.holds(g, active.scope):
            found.append(card)
    return found


def violations(g: State) -> list[int]:
    """Cards that may not stay as they are (D10.7): the control validity check would act on them."""
    found = fallen(g)
    for seat in (g.active, 1 - g.active):
        for group, _ in crowds(g, seat):
            found.extend(group)
    return found


def check_control(g: State) -> None:
    start(g, CONTROL_CHECK, g.active, [])


def await_control_check(g: State) -> None:
    """The check is put in order with what else happens at the beginning of the turn."""
    g.pending.append(Pending(PROCEDURES[CONTROL_CHECK], procedure_scope(g)))


class ControlCheck(Step[State]):
    """D10.7: only the discard, none of the card's own text.

    Numbers: what has had its turn: kept, or told to go and perhaps still here.
    """

    def run(self, g: State, f: Frame) -> None:
        if f.step == ANSWERED:
            f.vals.append(g.ref(g.reply))
            f.step = BEGIN
        for card in fallen(g):
            if g.ref(card) not in f.vals:
                f.vals.append(g.ref(card))
                if can_be_discarded(g, card):
                    leave(g, g.owner[card], DISCARD, [g.ref(card)], QUIET)
                    return
        for seat in (g.active, 1 - g.active):
            for group, most in crowds(g, seat):
                free = [c for c in group if g.ref(c) not in f.vals and can_be_discarded(g, c)]
                if free:
                    self.thin_out(g, f, free, most - (len(group) - len(free)))
                    return
        g.pop()

    def thin_out(self, g: State, f: Frame, free: list[int], room: int) -> None:
        """D10.7.1: as many as there is room for stay, of their player's choice, beside what cannot go."""
        seat = g.owner[free[0]]
        if room <= 0:
            f.vals.extend([g.ref(card) for card in free])
            leave(g, seat, DISCARD, [g.ref(card) for card in free], QUIET)
            return
        offer = Offer()
        offer.add_cards(g, seat, "keep", free)
        if len(offer.keys) == 1:
            f.vals.append(g.ref(offer.keys[0]))
            return
        name = g.definition(free[0]).id
        question = Question("keep-one", name) if room == 1 else Question("keep-some", name, room)
        g.ask(f, ANSWERED, seat, question, offer)


procedure(CONTROL_CHECK, ControlCheck())
