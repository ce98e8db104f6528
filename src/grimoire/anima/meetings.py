"""Whether two Parties may fight each other, wherever they are (A:declare-combat)."""

from grimoire.anima.continuous_texts import is_forbidden
from grimoire.anima.facts.combat import CombatDeclared
from grimoire.anima.parties import party
from grimoire.anima.state import State
from grimoire.anima.word_numbers import PARTY_COMBAT
from grimoire.kernel.offer import REFUSED
from grimoire.kernel.reason import Reason


def why_no_match(g: State, seat: int, rival: int, explain: bool = True) -> Reason | None:
    """Size and meeting limits bind forced Combats as well; who is outside all Areas is fought by nobody."""
    if g.place[seat] < 0 or g.place[rival] < 0 or g.gone[rival]:
        return Reason("not-in-your-area", "A:declare-combat") if explain else REFUSED
    if is_forbidden(g, PARTY_COMBAT):
        return Reason("combat-forbidden", "A:declare-combat") if explain else REFUSED
    if abs(len(party(g, seat)) - len(party(g, rival))) > 1:
        return Reason("too-unequal", "A:declare-combat") if explain else REFUSED
    if pair_of(seat, rival) in g.fought:
        return Reason("already-met", "A:combat") if explain else REFUSED
    return None


def pair_of(one: int, other: int) -> int:
    return min(one, other) * 8 + max(one, other)


def note_meeting(g: State, seat: int, rival: int) -> None:
    """A Combat is declared: the same two meet once a turn."""
    g.fought.append(pair_of(seat, rival))
    g.log(CombatDeclared("A:declare-combat", seat, rival=rival))
