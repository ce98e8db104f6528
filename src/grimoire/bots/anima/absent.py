"""Whoever sits where a player left a game that goes on: lets the Party fall apart, and does nothing else."""

from typing import Final

from grimoire.bots.bot import Sight
from grimoire.kernel.option import Decision

# What is taken if it is offered, the first of these. Characters are sent away, so that others may recruit them, and the
# Party rests outside, where nobody meets it.
WISHES: Final = ("expel", "leave", "rest", "end", "pass", "refuse", "abandon", "no")


class AbsentBot:
    def choose(self, sight: Sight, decision: Decision) -> int:
        for verb in WISHES:
            for i, option in enumerate(decision.options):
                if option.verb == verb:
                    return i
        return 0
