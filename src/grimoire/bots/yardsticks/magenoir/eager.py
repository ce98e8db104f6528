"""A bot that always does something useful at once and never looks ahead."""

from typing import cast

from grimoire.bots.bot import Sight
from grimoire.bots.yardsticks.magenoir.answers import answer
from grimoire.bots.yardsticks.magenoir.pace import FREE, Pace
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision
from grimoire.magenoir.game import Game


class EagerBot:
    """Gathers what its hand needs, prepares and activates what it can, channels what something waits for."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.pace = Pace()

    def choose(self, sight: Sight, decision: Decision) -> int:
        if len(decision.options) == 1:
            return 0
        # A sample serves as the view read through the accessors of a position; only what is seen is looked at.
        seen = cast(Game, sight.sample(self.chance))
        forced = self.pace.forced(seen.turn, decision, self.chance)
        return answer(seen, self.chance) if forced == FREE else forced
