"""Activating a spell (R:activate-a-spell)."""

from typing import cast

from grimoire.kernel.frame import NO_USES, Frame, Step
from grimoire.magenoir.applying import begin_now, frames_of, take_up
from grimoire.magenoir.body import Body
from grimoire.magenoir.definition import QUICKCAST
from grimoire.magenoir.facts.spells import ActivationAnnounced, ActivationCalledOff, SpellActivated
from grimoire.magenoir.leave import BY_ACTIVATION, leave
from grimoire.magenoir.legality import BETWEEN, ORDERED, why_not_go_ahead, why_not_let_activate
from grimoire.magenoir.occurrences import ACTIVATED, APPLIED, happen
from grimoire.magenoir.procedure_numbers import ACTIVATE, SETTLE
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.queries import has_keyword
from grimoire.magenoir.state import ACTIVATION, State
from grimoire.magenoir.windows import announce
from grimoire.magenoir.zones import DECK, DISCARD, HAND, is_board


class Activate(Step[State]):
    """R:activate-a-spell: announce with all targets, window, check again, apply, discard, release.

    Numbers: where the announced texts begin in the parked list.
    """

    def run(self, g: State, f: Frame) -> None:
        card = f.scope.card
        seat = f.scope.seat
        vals = f.vals
        if f.step == 0 and f.scope.x == ORDERED and why_not_let_activate(g, card, False) is not None:
            g.log(ActivationCalledOff("D3.2.9", seat, g.definition(card).id))
            g.pop()
            return
        if f.step == 0:
            f.scope.home = g.defs[card]  # whatever becomes of the card while its activation waits
            vals.append(len(g.parked))
            g.parked.extend(frames_of(g, card, seat, ACTIVATION, NO_USES))
            f.step = 1
        if f.step == 1:
            for frame in g.parked[vals[0] :]:
                body = cast(Body, frame.node)
                wanted = body.next_target(g, frame.scope)
                if wanted >= 0:
                    g.stack.append(Frame(body.pickers[wanted], frame.scope, []))
                    return
            f.step = 2
            g.log(ActivationAnnounced("D4.3", seat, g.definition(card).id))
            if f.scope.x != ORDERED and announce(g, seat, f.scope.x == BETWEEN or has_keyword(g, card, QUICKCAST)):
                return
        if f.step == 2:
            frames = g.parked[vals[0] :]
            del g.parked[vals[0] :]
            if g.stamp[card] != f.scope.stamp or why_not_go_ahead(g, seat, card, f.scope.x, False) is not None:
                g.log(ActivationCalledOff("D4.2.2", seat, g.definitions[f.scope.home].id))
                g.pop()
                return
            f.step = 3
            g.log(SpellActivated("R:activate-a-spell", seat, g.definition(card).id))
            take_up(g, card, seat)
            happen(g, APPLIED, card, seat)
            begin_now(g, frames)
            g.stack.extend(reversed(frames))
            return
        if f.step == 3:
            f.step = 4
            happen(g, ACTIVATED, card, seat)
            start(g, SETTLE, g.active, [])
            return
        g.pop()
        # its own effects may have put it into hand or deck: it still goes to the discard pile; exiled it stays exiled
        zone = g.zone[card]
        if is_board(zone) and g.stamp[card] == f.scope.stamp:
            start(g, SETTLE, g.active, [])
            leave(g, seat, DISCARD, [g.ref(card)], BY_ACTIVATION)
        elif zone in (HAND, DECK) and g.stamp[card] == f.scope.stamp + 1:
            leave(g, seat, DISCARD, [g.ref(card)])


procedure(ACTIVATE, Activate())
