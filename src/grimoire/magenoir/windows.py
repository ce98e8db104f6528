"""Windows: the moments between chains of events when "at any time" actions may be taken (D4.3, R:instantaneous-effects)."""

from typing import Final, cast

from grimoire.kernel.frame import Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question
from grimoire.magenoir.abilities import Act
from grimoire.magenoir.common_options import PASS
from grimoire.magenoir.definition import ANY_TIME, MOST_ACTS, QUICKCAST, YOUR_TURN
from grimoire.magenoir.legality import (
    ABILITY_KEY,
    BETWEEN,
    ability_options,
    is_quick_now,
    is_under_way,
    may_activate,
    may_use,
)
from grimoire.magenoir.loops import NO_ACTION, open_moment
from grimoire.magenoir.procedure_numbers import ACTIVATE, PROCEDURES, SETTLE, USE_ABILITY, WINDOW
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.queries import has_keyword
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import ANIMALS, PREPARED, ZONES

WINDOW_QUESTION: Final = Question("window")
# Who is asked in a window.
BOTH: Final = 0
THE_ACTIVE: Final = 1
THE_OTHER: Final = 2


def may_act_now(g: State, seat: int) -> bool:
    """Whether the board shows everyone that this seat could do something between chains."""
    zones = g.zones
    definitions = g.definitions
    defs = g.defs
    first = seat * ZONES
    for card in zones[first + PREPARED]:
        if is_quick(g, seat, card):
            return True
    for at in range(first + PREPARED, first + ANIMALS + 1):  # the board
        for card in zones[at]:
            for ability in definitions[defs[card]].acts:
                act = cast(Act, ability)
                timing = act.timing
                if timing == ANY_TIME or (timing == YOUR_TURN and g.active == seat) or is_quick_now(g, card, act):
                    if may_use(g, seat, card, act) and not is_under_way(g, card):
                        return True
    return False


def is_quick(g: State, seat: int, card: int) -> bool:
    """A prepared spell that may be activated between chains (Quickcast, D3.2.10), and is not announced already."""
    if not has_keyword(g, card, QUICKCAST) or not may_activate(g, seat, card):
        return False
    for frame in g.stack:
        if frame.scope.card == card and frame.node is PROCEDURES[ACTIVATE]:
            return False
    return True


def is_window_possible(g: State) -> bool:
    return may_act_now(g, 0) or may_act_now(g, 1)


def open_window(g: State, whom: int) -> bool:
    """A moment between chains (D4.3), if anybody could use it and something has happened since everybody passed."""
    if g.passed == g.happened:
        return False
    if not may_act_now(g, 1 - g.active) and (whom == THE_OTHER or not may_act_now(g, g.active)):
        return False
    start(g, WINDOW, g.active, [whom])
    return True


def announce(g: State, seat: int, quick: bool) -> bool:
    """The moment between saying what one does and doing it (D4.3), if anybody could use it.

    What could be done at any time is not forestalled on its player's own turn: both want the same moment, and the active
    player orders it.
    """
    if not is_window_possible(g):
        return False
    start(g, WINDOW, g.active, [THE_ACTIVE if quick and seat == g.active else BOTH])
    return True


class Window(Step[State]):
    """The other player is asked first, then the active one, until both pass in a row.

    Numbers: who is asked, passes in a row. Only the active player is where nobody forestalls them on their own turn, only
    the other one where the active player is asked for any action at all next.
    """

    def run(self, g: State, f: Frame) -> None:
        vals = f.vals
        if len(vals) == 1:
            vals.append(0)
            g.outer.append(g.opened)  # the action this window interrupts goes on afterwards
        if f.step == 1:
            seat = self.seat(g, f)
            f.step = 0
            if g.reply == -1:
                vals[1] += 1
            else:
                vals[1] = 0
                act_on(g, seat, g.reply)
                return
        g.opened = None
        while vals[1] < (2 if vals[0] == BOTH else 1):
            seat = self.seat(g, f)
            if not may_act_now(g, seat):
                vals[1] += 1
                continue
            offer = Offer([PASS], [NO_ACTION])
            quick_options(g, seat, offer)
            open_moment(g, seat, offer)
            g.ask(f, 1, seat, WINDOW_QUESTION, offer)
            return
        g.pop()
        g.opened = g.outer.pop()
        if vals[0] != THE_ACTIVE:
            g.passed = g.happened

    def seat(self, g: State, f: Frame) -> int:
        return g.active if f.vals[0] == THE_ACTIVE or f.vals[1] == 1 else 1 - g.active


def quick_options(g: State, seat: int, offer: Offer) -> None:
    quick = [card for card in g.cards(seat, PREPARED) if is_quick(g, seat, card)]
    if quick:
        offer.add_cards(g, seat, "activate", quick)
    ability_options(g, seat, False, offer)


def act_on(g: State, seat: int, key: int) -> None:
    """Start an action of a window: activating, or using an ability."""
    start(g, SETTLE, g.active, [])
    if key >= ABILITY_KEY:
        card = (key - ABILITY_KEY) // MOST_ACTS
        start(g, USE_ABILITY, seat, [(key - ABILITY_KEY) % MOST_ACTS, 1], card)
    else:
        frame = start(g, ACTIVATE, seat, [], key)
        frame.scope.x = BETWEEN


procedure(WINDOW, Window())
