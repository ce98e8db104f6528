"""Numbers of texts that are not fixed."""

from grimoire.anima.areas import level_of
from grimoire.anima.state import State
from grimoire.kernel.frame import Node, Scope


class Value(Node):
    """A number, read when needed."""

    def of(self, g: State, s: Scope) -> int:
        return 0


class Number(Value):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def of(self, g: State, s: Scope) -> int:
        return self.amount


class LevelOfFoe(Value):
    """The Level of the Creature card of this Combat."""

    def of(self, g: State, s: Scope) -> int:
        if not g.fights or g.fights[-1].card < 0:
            return 0
        return g.definition(g.fights[-1].card).level


class LevelHere(Value):
    """The present Level of the Area the Party is in."""

    def of(self, g: State, s: Scope) -> int:
        return level_of(g, g.place[s.seat]) if g.place[s.seat] >= 0 else 0
