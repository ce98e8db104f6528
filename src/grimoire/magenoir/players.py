"""Players as cards speak of them: you (D9.4), the opponent, both, that player."""

from typing import Final

from grimoire.kernel.frame import Node, Scope
from grimoire.magenoir.expressions import CardsExpr
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.state import State

YOU: Final = 0
OPPONENT: Final = 1
EVERYONE: Final = 2
THAT_PLAYER: Final = 3
CHOSEN: Final = 4  # a player chosen as a target
OWNER: Final = 5  # the owner of "it"


class Who(Node):
    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind
        self.slot = 0  # of a chosen player: where the choice is kept
        self.cards: CardsExpr | None = None  # whose owner is meant

    def first(self, g: State, s: Scope) -> int:
        """The one player who decides; "you" where nobody is meant."""
        seats = self.seats(g, s)
        return seats[0] if seats else s.seat

    def seats(self, g: State, s: Scope) -> list[int]:
        kind = self.kind
        if kind == YOU:
            return [s.seat]
        if kind == OPPONENT:
            return [1 - s.seat]
        if kind == THAT_PLAYER:
            return [s.player] if s.player >= 0 else []
        if kind == CHOSEN:
            for ref in s.picks.get(self.slot, []):
                s.player = seat_of(ref)  # "that player" from here on
                return [s.player]
            return []
        if kind == OWNER:
            refs = [] if self.cards is None else self.cards.last_refs(g, s)
            return [g.owner[ref % CARD_BITS] for ref in refs[:1]]
        return [g.active, 1 - g.active]


def player_ref(seat: int) -> int:
    """A player as a target; cards are the numbers from 0 on."""
    return -1 - seat


def seat_of(ref: int) -> int:
    return -1 - ref
