"""The procedures of the rules are steps too; each has a fixed number, so that bytes can name it.

A procedure is started by the function its own file has for it. Here are only those that files below it start or ask about.
"""

from typing import Final

from grimoire.kernel.frame import NO_USES, Frame, Scope, Step
from grimoire.magenoir.procedure_numbers import ACTIVATE, PROCEDURES, SETTLE
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


def settle(g: State) -> None:
    """Settle what has been set off (chain_of_events.py), next."""
    start(g, SETTLE, g.active, [])


PAST_ANNOUNCEMENT: Final = 3  # the step of ACTIVATE from which on a spell is being activated (activating.py)


def is_activating(g: State, card: int) -> bool:
    """Whether this card's activation is under way, past its announcement."""
    node = PROCEDURES[ACTIVATE]
    return any([frame.node is node and frame.scope.card == card and frame.step >= PAST_ANNOUNCEMENT for frame in g.stack])
