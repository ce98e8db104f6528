"""A bot that always does something useful at once and never looks ahead."""

from typing import Final, cast

from grimoire.bots.answers import answer
from grimoire.bots.bot import Sight
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision
from grimoire.magenoir.game import Game

MOST_ACTIONS: Final = 40  # in one turn: whatever could go on for ever ends there
WAYS_OUT: Final = {"main": -1, "window": 0}  # the last option ends the turn, the first one passes


class EagerBot:
    """Gathers what its hand needs, prepares and activates what it can, channels what something waits for."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.turn = -1
        self.actions = 0  # taken in this turn

    def choose(self, sight: Sight, decision: Decision) -> int:
        if len(decision.options) == 1:
            return 0
        # A sample serves as the view read through the accessors of a position; only what is seen is looked at.
        seen = cast(Game, sight.sample(self.chance))
        if decision.opens:
            self.actions = self.actions + 1 if seen.turn == self.turn else 0
            self.turn = seen.turn
            if self.actions > MOST_ACTIONS and decision.question.id in WAYS_OUT:
                return WAYS_OUT[decision.question.id] % len(decision.options)
        return answer(seen, self.chance)
