"""How far a slot of Movement is: whoever has moved is done, whoever has used something cannot rest any more (A:rest)."""

from typing import Final

from grimoire.anima.procedure_numbers import MOVE_SLOT
from grimoire.anima.procedures import is_running
from grimoire.anima.state import State
from grimoire.kernel.frame import Frame

PROGRESS: Final = 0  # in the frame of a slot
NOTHING_DONE: Final = 0
MOVED: Final = 1
ACTED: Final = 2  # something was used in it


def has_acted(slot: Frame) -> bool:
    """Whether a frame is a slot of Movement in which something was used."""
    return is_running(slot, MOVE_SLOT) and slot.vals[PROGRESS] == ACTED


def end_movement(g: State) -> None:
    """A text has moved the Party: that was the movement of its slot."""
    for frame in g.stack:
        if is_running(frame, MOVE_SLOT):
            frame.vals[PROGRESS] = MOVED
