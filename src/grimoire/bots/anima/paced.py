"""How every bot of Anima begins a choice: what leaves nothing to think about is taken at once, the rest with a sample."""

from abc import abstractmethod
from typing import cast

from grimoire.anima.game import Game
from grimoire.bots.anima.pace import FREE, Pace
from grimoire.bots.bot import Sight
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision


class PacedBot:
    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.pace = Pace()
        self.was_cut = False  # whether time ended a thought; the choice may be another one on another machine

    def choose(self, sight: Sight, decision: Decision) -> int:
        self.was_cut = False
        if len(decision.options) == 1:
            return 0
        # A sample serves as the view read through the accessors of a position; only what is seen is looked at.
        seen = cast(Game, sight.sample(self.chance))
        forced = self.pace.forced(seen.turn, decision)
        return self.think(sight, seen, decision) if forced == FREE else forced

    @abstractmethod
    def think(self, sight: Sight, seen: Game, decision: Decision) -> int:
        """The option taken of several. `seen` is a first sample."""
