"""Players as cards speak of them: you, the opponent, both, that player."""

from typing import Final

from grimoire.kernel.frame import Node, Scope
from grimoire.magenoir.game import CARD_BITS, Game

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

    def seats(self, g: Game, s: Scope) -> list[int]:
        kind = self.kind
        if kind == YOU:
            return [s.seat]
        if kind == OPPONENT:
            return [1 - s.seat]
        if kind == THAT_PLAYER:
            return [s.player]
        if kind == CHOSEN:
            for ref in s.picks.get(self.slot, []):
                s.player = seat_of(ref)  # "that player" from here on
                return [s.player]
            return []
        if kind == OWNER:
            return [g.owner[ref % CARD_BITS] for ref in s.it[:1]]
        return [g.active, 1 - g.active]


def player_ref(seat: int) -> int:
    """A player as a target; cards are the numbers from 0 on."""
    return -1 - seat


def seat_of(ref: int) -> int:
    return -1 - ref
