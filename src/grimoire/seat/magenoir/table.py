"""What stands above the table of Mage Noir, and at the foot of a card of the hand."""

from collections.abc import Sequence

from grimoire.magenoir.game import Game
from grimoire.match.magenoir.prospects import Prospect
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.wording import NONE

BOARD_ZONES = ("prepared", "channeled", "permanents", "equipment", "rituals", "animals")


def heading(wording: MageNoirWording, g: Game, seat: int, names: Sequence[str] = ()) -> str:
    if not g.turn:
        return wording.say("table-setup")
    phase = wording.say(f"phase-{g.phase_name()}")
    who = "you" if g.active == seat else "named" if names else "other"
    name = names[g.active] if names else NONE
    return wording.say("table-heading", turn=g.turn, who=who, phase=phase, name=name)


def status(wording: MageNoirWording, prospect: Prospect) -> str:
    """Whether a card of the hand can be prepared now, in a word or two."""
    reason = prospect.reason
    if reason is None:
        return wording.say("status-ready")
    if reason.id == "needs-mana":
        return wording.say("status-needs-mana", mana=wording.mana(prospect.lacks))
    if reason.id in ("needs-component", "only-mage-noir"):
        return wording.say(f"status-{reason.id}", **wording.reason_args(reason))
    return "" if reason.id == "not-your-main-phase" else wording.say("status-not-now")
