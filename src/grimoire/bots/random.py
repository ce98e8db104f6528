"""A bot that takes any option, each as likely as the others."""

from grimoire.bots.bot import Sight
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision


class RandomBot:
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, sight: Sight, decision: Decision) -> int:
        return self.chance.below(len(decision.options))
