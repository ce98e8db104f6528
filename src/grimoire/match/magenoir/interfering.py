"""Whether it matters in which order things happen that wait at the same moment: tried out, within a budget (Mage Noir)."""

from typing import Final

from grimoire.magenoir.game import Game
from grimoire.magenoir.zones import HAND, ZONES

MOST_TRIED: Final = 60  # choices on the way, in all orders together; where more would be needed, it matters
OVER: Final = ("main", "gather", "take-pile", "window")  # the questions at which all of it is done


def matters(g: Game) -> bool:
    """Whether one of the options leads to a table that another does not lead to, whatever is answered on the way."""
    tried = Trial(len(g.stack))
    first: set[bytes] | None = None
    for i in range(len(g.options)):
        found: set[bytes] = set()
        copy = g.clone()
        copy.choose(i)
        if not tried.follow(copy, found) or (first is not None and found != first):
            return True
        first = found
    return False


class Trial:
    """All ways to the end of what a frame of this depth does."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.left = MOST_TRIED

    def follow(self, g: Game, found: set[bytes]) -> bool:
        """Note where everything leads from here. False where the budget does not reach."""
        if g.over or len(g.stack) < self.depth or g.question.id in OVER:
            found.add(outcome(g))
            return True
        for i in range(len(g.options)):
            self.left -= 1
            if self.left < 0:
                return False
            copy = g.clone()
            copy.choose(i)
            if not self.follow(copy, found):
                return False
        return True


def outcome(g: Game) -> bytes:
    """The table, and what is remembered: not how it came about."""
    table = (g.defs, g.zone, g.hp, g.mana, g.known, sorted(g.exhausted), g.reserve, g.piles, g.life, g.mage_noir, g.zenith)
    zones = [sorted(zone) if i % ZONES == HAND else zone for i, zone in enumerate(g.zones)]
    memory = (sorted(g.once), sorted(g.fired), sorted(g.shield.items()), sorted(g.tally.items()), sorted(g.paid_x.items()))
    at_work = [(kind, len(actives)) for kinds in (g.mods, g.listeners) for kind, actives in sorted(kinds.items())]
    now = (g.asked, g.question.id, [option.form for option in g.options], len(g.stack), g.over, g.winner)
    return repr((table, zones, memory, at_work, g.chance.numbers(), now)).encode()
