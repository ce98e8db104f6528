"""Activating a spell (R:activate-a-spell)."""

from typing import Final, cast

from grimoire.kernel.frame import NO_USES, Frame, Step
from grimoire.magenoir.announcing import announce
from grimoire.magenoir.applying import begin_now, frames_of, take_up
from grimoire.magenoir.definition import QUICKCAST
from grimoire.magenoir.facts.spells import ActivationAnnounced, ActivationCalledOff, SpellActivated
from grimoire.magenoir.indivisible_actions import Body
from grimoire.magenoir.keywords import has_keyword
from grimoire.magenoir.leaving_and_discarding import BY_ACTIVATION, end_activation, leave
from grimoire.magenoir.legality import BETWEEN, ORDERED, why_not_go_ahead, why_not_let_activate
from grimoire.magenoir.occurrences import ACTIVATED, APPLIED
from grimoire.magenoir.procedure_numbers import ACTIVATE
from grimoire.magenoir.procedures import PAST_ANNOUNCEMENT, procedure, settle, start
from grimoire.magenoir.state import ACTIVATION, State
from grimoire.magenoir.triggers import happen
from grimoire.magenoir.zones import DECK, DISCARD, HAND, is_board

# Steps of Activate; between the last two, PAST_ANNOUNCEMENT.
ANNOUNCING: Final = 0
NAMING_TARGETS: Final = 1
GOING_AHEAD: Final = 2
CLOSING: Final = 4
# What its frame holds.
HOW: Final = 0  # as one chooses to, BETWEEN chains or ORDERED (legality.py)
PARKED: Final = 1  # where the announced texts begin in the parked list


def activate(g: State, seat: int, card: int, how: int) -> None:
    """Activate a prepared spell."""
    start(g, ACTIVATE, seat, [how, 0], card)


class Activate(Step[State]):
    """R:activate-a-spell: announce with all targets, window, check again, apply, discard, release."""

    def run(self, g: State, f: Frame) -> None:
        card = f.scope.card
        seat = f.scope.seat
        vals = f.vals
        if f.step == ANNOUNCING and vals[HOW] == ORDERED and why_not_let_activate(g, card, False) is not None:
            g.log(ActivationCalledOff("D3.2.9", seat, g.definition(card).id))
            g.pop()
            return
        if f.step == ANNOUNCING:
            f.scope.home = g.defs[card]  # whatever becomes of the card while its activation waits
            vals[PARKED] = len(g.parked)
            g.parked.extend(frames_of(g, card, seat, ACTIVATION, NO_USES))
            f.step = NAMING_TARGETS
        if f.step == NAMING_TARGETS:
            for frame in g.parked[vals[PARKED] :]:
                body = cast(Body, frame.node)
                wanted = body.next_target(g, frame.scope)
                if wanted >= 0:
                    g.stack.append(Frame(body.pickers[wanted], frame.scope, []))
                    return
            f.step = GOING_AHEAD
            g.log(ActivationAnnounced("D4.3", seat, g.definition(card).id))
            if vals[HOW] != ORDERED and announce(g, seat, vals[HOW] == BETWEEN or has_keyword(g, card, QUICKCAST)):
                return
        if f.step == GOING_AHEAD:
            frames = g.parked[vals[PARKED] :]
            del g.parked[vals[PARKED] :]
            # D4.2.2: what an answer has made impossible never happened
            if g.stamp[card] != f.scope.stamp or why_not_go_ahead(g, seat, card, vals[HOW], False) is not None:
                g.log(ActivationCalledOff("D4.2.2", seat, g.definitions[f.scope.home].id))
                g.pop()
                return
            f.step = PAST_ANNOUNCEMENT
            g.log(SpellActivated("R:activate-a-spell", seat, g.definition(card).id))
            take_up(g, card, seat)
            happen(g, APPLIED, card, seat)
            begin_now(g, frames)
            g.stack.extend(reversed(frames))
            return
        if f.step == PAST_ANNOUNCEMENT:
            f.step = CLOSING
            happen(g, ACTIVATED, card, seat)
            settle(g)
            return
        g.pop()
        # its own effects may have put it into hand or deck: it still goes to the discard pile; exiled it stays exiled
        zone = g.zone[card]
        if is_board(zone) and g.stamp[card] == f.scope.stamp:
            settle(g)
            leave(g, seat, DISCARD, [g.ref(card)], BY_ACTIVATION)
            return
        end_activation(g, card)
        if zone in (HAND, DECK) and g.stamp[card] == f.scope.stamp + 1:
            leave(g, seat, DISCARD, [g.ref(card)])


procedure(ACTIVATE, Activate())
