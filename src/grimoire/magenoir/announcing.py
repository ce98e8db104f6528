"""When "at any time" actions may be taken (D4.3, R:instantaneous-effects): between chains, and after an announcement."""

from typing import Final, cast

from grimoire.magenoir.abilities import Act
from grimoire.magenoir.definition import ANY_TIME, QUICKCAST, YOUR_TURN
from grimoire.magenoir.keywords import has_keyword
from grimoire.magenoir.legality import (
    is_quick_now,
    is_under_way,
    may_activate,
    may_use,
)
from grimoire.magenoir.procedure_numbers import ACTIVATE, PROCEDURES, WINDOW
from grimoire.magenoir.procedures import start
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import ANIMALS, PREPARED, ZONES

# Who is asked in a window.
BOTH: Final = 0
THE_ACTIVE: Final = 1
THE_OTHER: Final = 2
# What the frame of Window holds (instantaneous_actions.py).
WHOM: Final = 0
PASSED: Final = 1  # how many have passed one after the other
NOT_ASKED: Final = -1  # nobody has been asked yet


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
            if not definitions[defs[card]].is_instant:
                continue
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
    start(g, WINDOW, g.active, [whom, NOT_ASKED])
    return True


def announce(g: State, seat: int, quick: bool) -> bool:
    """The moment between saying what one does and doing it (D4.3), if anybody could use it.

    What could be done at any time is not forestalled on its player's own turn: both want the same moment, and the active
    player orders it.
    """
    if not is_window_possible(g):
        return False
    start(g, WINDOW, g.active, [THE_ACTIVE if quick and seat == g.active else BOTH, NOT_ASKED])
    return True
