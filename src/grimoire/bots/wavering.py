"""A bot that looks away now and then: some actions it begins as a quicker bot would, all others with care.

It keeps nothing in mind from one decision to the next, so that it plays alike wherever it is made anew for each of them.
"""

from typing import Final

from grimoire.bots.bot import Bot, Sight
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision

WHOLE: Final = 100


class WaveringBot:
    def __init__(self, careful: Bot, quick: Bot, often: int, chance: Chance) -> None:
        self.careful = careful
        self.quick = quick
        self.often = often  # of a hundred actions, how many are begun without care
        self.chance = chance

    def choose(self, sight: Sight, decision: Decision) -> int:
        if len(decision.options) == 1:
            return self.careful.choose(sight, decision)
        looks_away = decision.opens and self.chance.below(WHOLE) < self.often
        return (self.quick if looks_away else self.careful).choose(sight, decision)

    @property
    def was_cut(self) -> bool:
        return bool(getattr(self.careful, "was_cut", False))
