"""A bot that always does something useful at once and never looks ahead."""

from typing import cast

from grimoire.anima.game import Game
from grimoire.bots.bot import Sight
from grimoire.bots.yardsticks.anima.answers import answer
from grimoire.bots.yardsticks.anima.pace import FREE, Pace
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision


class EagerBot:
    """Goes where its Missions are, recruits, draws, explores, and fights whoever is weaker."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.pace = Pace()

    def choose(self, sight: Sight, decision: Decision) -> int:
        if len(decision.options) == 1:
            return 0
        # A sample serves as the view read through the accessors of a position; only what is seen is looked at.
        seen = cast(Game, sight.sample(self.chance))
        forced = self.pace.forced(seen.turn, decision)
        return answer(seen, self.chance) if forced == FREE else forced
