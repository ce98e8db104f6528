"""Whether an Interruption is about a player's own Party: others' dice in matters of their own are not."""

from grimoire.anima.view import View
from grimoire.kernel.option import Decision


def is_concerned(view: View, decision: Decision) -> bool:
    """From what the asked seat sees: its own dice, its own fights, and everything that is no die."""
    if decision.question.word != "die":
        return True
    seat = decision.seat
    if any(roller == seat for roller, _ in view.roll):
        return True
    return view.fight is not None and seat in (view.fight.seat, view.fight.rival)
