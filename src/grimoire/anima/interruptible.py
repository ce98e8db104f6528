"""What an Interruption can answer: a use, a roll, an Encounter, a Trap, a death (A:interruption).

Each is a frame whose first number says whether it is settled: cancelled, evaded, saved. An answer names it by its place on the
stack: what lies below does not move while it is there.
"""

from typing import Final

from grimoire.anima.procedure_numbers import WINDOW
from grimoire.anima.procedures import start
from grimoire.anima.state import State
from grimoire.kernel.frame import Frame, Scope

SETTLED: Final = 0  # in the frame of whatever can be answered

# What the frame of a window holds (interruptions.py).
SUBJECT: Final = 0  # where on the stack the frame is that can be answered
NEXT_ASKED: Final = 1  # who is asked next, by place in the order


def open_window(g: State, seat: int) -> None:
    """Let everybody answer what the running frame does."""
    start(g, WINDOW, seat, [len(g.stack) - 1, 0])


def subject_of(g: State, window: Frame) -> Frame:
    """What a window is open for."""
    return g.stack[window.vals[SUBJECT]]


def answered_by(g: State, s: Scope) -> Frame | None:
    """What a text answers; None where there is nothing, or no longer."""
    return g.stack[s.it[0]] if s.it and 0 <= s.it[0] < len(g.stack) else None


def settle(subject: Frame) -> None:
    """What was answered does not go on as it would have."""
    subject.vals[SETTLED] = 1
