"""The procedures of the rules are steps too; each has a fixed number, so that bytes can name it."""

from grimoire.kernel.frame import NO_USES, Frame, Scope, Step
from grimoire.magenoir.procedure_numbers import PROCEDURES
from grimoire.magenoir.state import PROCEDURE, State


def procedure(number: int, step: Step[State]) -> Step[State]:
    step.number = number
    PROCEDURES[number] = step
    return step


def start(g: State, number: int, seat: int, vals: list[int], card: int = -1) -> Frame:
    """Put a procedure on the stack, to run next."""
    stamp = g.stamp[card] if card >= 0 else 0
    frame = Frame(PROCEDURES[number], Scope(card, stamp, seat, PROCEDURE, -1, NO_USES), vals)
    g.stack.append(frame)
    return frame


def start_in(g: State, number: int, scope: Scope, vals: list[int]) -> Frame:
    """Put a procedure on the stack that works for the text of this scope."""
    frame = Frame(PROCEDURES[number], scope, vals)
    g.stack.append(frame)
    return frame
