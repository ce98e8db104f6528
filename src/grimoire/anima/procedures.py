"""The procedures of the rules are steps too; each has a fixed number, so that bytes can name it."""

from grimoire.anima.procedure_numbers import PROCEDURES
from grimoire.anima.state import State
from grimoire.anima.zones import SPINNER_SLOT
from grimoire.kernel.frame import NO_USES, Frame, Scope, Step


def procedure(number: int, step: Step[State]) -> Step[State]:
    step.number = number
    PROCEDURES[number] = step
    return step


def start(g: State, number: int, seat: int, vals: list[int], card: int = -1) -> Frame:
    """Put a procedure on the stack, to run next."""
    frame = Frame(PROCEDURES[number], text_scope(g, seat, card), vals)
    g.stack.append(frame)
    return frame


def is_running(frame: Frame, number: int) -> bool:
    """Whether a frame is of this procedure."""
    return frame.node is PROCEDURES[number]


def text_scope(g: State, seat: int, card: int) -> Scope:
    """A scope for what a card says, with this seat as `us`. `it` is what it answers, by its place on the stack."""
    return Scope(card, 0, seat, 0, g.printed[card] if card >= 0 else -1, NO_USES)


def spinner_of(s: Scope) -> int:
    """The Character spun for a text; -1 if none was."""
    cards = s.picks.get(SPINNER_SLOT)
    return cards[0] if cards else -1


def start_text(g: State, effect: Step[State], seat: int, card: int) -> Frame:
    """Put a text of a card on the stack, to be carried out next."""
    frame = Frame(effect, text_scope(g, seat, card), [])
    g.stack.append(frame)
    return frame
