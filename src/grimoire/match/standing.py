"""Standing answers: what a seat has said beforehand, so that it need not be asked."""

from collections.abc import Sequence
from typing import Final

from grimoire.kernel.option import Decision

ASK_ALWAYS: Final = 0
PASS_UNLESS_I_CAN_ACT: Final = 1
PASS_THIS_TURN: Final = 2  # until the next turn begins, then as usual; it passes whatever the hand holds, so it tells nothing

PASS: Final = "pass"
IDLE: Final = (PASS, "end")  # alone on offer there is nothing to do; "end turn" is not among them: a turn is one's own


def usual_answer(bots: Sequence[object | None]) -> int:
    """What a seat that has said nothing is taken to have said.

    Not to be asked where one can do nothing tells others what one holds: the answer comes at once. Against bots nobody is
    there to notice. Among people everybody is asked wherever the table shows that they might act; who wants to pass
    whatever comes says so (PASS_THIS_TURN), and that tells nothing.
    """
    people = [bot for bot in bots if bot is None]
    return PASS_UNLESS_I_CAN_ACT if len(people) < 2 else ASK_ALWAYS


def standing_answer(standing: int, decision: Decision) -> int:
    """The option a standing answer takes, or -1 where the seat wants to be asked."""
    options = decision.options
    if standing == PASS_UNLESS_I_CAN_ACT and len(options) == 1 and options[0].verb in IDLE:
        return 0
    if standing == PASS_THIS_TURN:
        for i, option in enumerate(options):
            if option.verb == PASS:
                return i
    return -1
