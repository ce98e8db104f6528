"""Windows: what a seat may do in a moment between chains of events (D4.3, R:instantaneous-effects)."""

from typing import Final

from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question
from grimoire.magenoir.activating import activate
from grimoire.magenoir.announcing import BOTH, NOT_ASKED, PASSED, THE_ACTIVE, WHOM, is_quick, may_act_now
from grimoire.magenoir.common_options import PASS
from grimoire.magenoir.definition import MOST_ACTS
from grimoire.magenoir.legality import (
    ABILITY_KEY,
    BETWEEN,
    ability_options,
)
from grimoire.magenoir.loops import NO_ACTION, open_moment
from grimoire.magenoir.procedure_numbers import WINDOW
from grimoire.magenoir.procedures import procedure, settle
from grimoire.magenoir.state import State
from grimoire.magenoir.using import use_ability
from grimoire.magenoir.zones import PREPARED

WINDOW_QUESTION: Final = Question("window")


class Window(Step[State]):
    """The other player is asked first, then the active one, until both pass in a row.

    Only the active player is asked where nobody may forestall them on their own turn; only the other one where the active
    player is about to be asked for any action at all.
    """

    def run(self, g: State, f: Frame) -> None:
        vals = f.vals
        if vals[PASSED] == NOT_ASKED:
            vals[PASSED] = 0
            g.outer.append(g.opened)  # the action this window interrupts goes on afterwards
        if f.step == ANSWERED:
            seat = self.seat(g, f)
            f.step = BEGIN
            if g.reply == NO_ACTION:
                vals[PASSED] += 1
            else:
                vals[PASSED] = 0
                act_on(g, seat, g.reply)
                return
        g.opened = None
        while vals[PASSED] < (2 if vals[WHOM] == BOTH else 1):
            seat = self.seat(g, f)
            if not may_act_now(g, seat):
                vals[PASSED] += 1
                continue
            offer = Offer([PASS], [NO_ACTION])
            quick_options(g, seat, offer)
            open_moment(g, seat, offer)
            g.ask(f, ANSWERED, seat, WINDOW_QUESTION, offer)
            return
        g.pop()
        g.opened = g.outer.pop()
        if vals[WHOM] != THE_ACTIVE:
            g.passed = g.happened

    def seat(self, g: State, f: Frame) -> int:
        return g.active if f.vals[WHOM] == THE_ACTIVE or f.vals[PASSED] == 1 else 1 - g.active


def asked_later(g: State) -> list[int]:
    """The seat that is asked in the open window after the one that is asked now, if that one passes."""
    vals = g.stack[-1].vals
    if vals[WHOM] != BOTH or vals[PASSED] or not may_act_now(g, g.active):
        return []
    return [g.active]


def quick_options(g: State, seat: int, offer: Offer) -> None:
    """Quickcast spells (D3.2.10), and abilities that can be used at any time."""
    quick = [card for card in g.cards(seat, PREPARED) if is_quick(g, seat, card)]
    if quick:
        offer.add_cards(g, seat, "activate", quick)
    ability_options(g, seat, False, offer)


def act_on(g: State, seat: int, key: int) -> None:
    """Start an action of a window: activating, or using an ability."""
    settle(g)
    if key >= ABILITY_KEY:
        key -= ABILITY_KEY
        use_ability(g, seat, key // MOST_ACTS, key % MOST_ACTS)
    else:
        activate(g, seat, key, BETWEEN)


procedure(WINDOW, Window())
