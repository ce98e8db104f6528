"""Which effect each option of an "order" question stands for, so that two of one card can be told apart (Mage Noir)."""

import msgspec

from grimoire.language.syntax import Expr
from grimoire.magenoir.game import Game
from grimoire.magenoir.procedure_numbers import PROCEDURES, SETTLE
from grimoire.magenoir.state import Pending


class WaitingEffect(msgspec.Struct, frozen=True):
    """An effect that waits for its turn: whose it is, the card whose text it stands on, and that line as written."""

    seat: int
    card: str  # empty for a check of the rules
    line: Expr | None  # None where it is no line of its own


def waiting_effects(g: Game) -> list[WaitingEffect]:
    """One for each option of the open question; none where cards are put in order, not effects."""
    if g.stack[-1].node is not PROCEDURES[SETTLE]:
        return []
    return [waiting_effect(g, g.batches[-1][key]) for key in g.keys]


def waiting_effect(g: Game, waiting: Pending) -> WaitingEffect:
    home = waiting.node.home
    if home < 0:
        return WaitingEffect(waiting.scope.seat, "", None)
    definition = g.definitions[home]
    for ability in definition.abilities:
        if getattr(ability, "body", None) is waiting.node:
            return WaitingEffect(waiting.scope.seat, definition.id, ability.expr)
    return WaitingEffect(waiting.scope.seat, definition.id, None)
