"""How long bots think, in time of the processor. It is told of the run that was played and kept nowhere: results are games."""

import time
from typing import Final

import msgspec

from grimoire.bots.bot import Bot, Sight
from grimoire.bots.own_bots import answered
from grimoire.kernel.option import Decision

FINEST: Final = 1e-5  # seconds: what is quicker is not told apart
STEPS_A_DOUBLING: Final = 4  # how finely times are kept


class Thinking(msgspec.Struct):
    """How long a bot thought, in seconds of the processor; only where there was something to choose."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    cut: int = 0  # thoughts that a ceiling of time ended: those choices may be others on another machine
    spread: dict[int, int] = {}  # decisions by how long they took, in steps of a doubling

    def note(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        step = 0
        bound = FINEST
        while bound < seconds:
            step += 1
            bound *= 2 ** (1 / STEPS_A_DOUBLING)
        self.spread[step] = self.spread.get(step, 0) + 1

    def add(self, other: "Thinking") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.cut += other.cut
        for step, count in other.spread.items():
            self.spread[step] = self.spread.get(step, 0) + count

    def within(self, share: float) -> float:
        """How many seconds were enough for this share of the decisions."""
        left = share * self.decisions
        for step, count in sorted(self.spread.items()):
            left -= count
            if left <= 0:
                return min(self.longest, FINEST * 2 ** (step / STEPS_A_DOUBLING))
        return self.longest


class Timed:
    """A bot with a clock beside it."""

    def __init__(self, name: str, bot: Bot, thinking: Thinking) -> None:
        self.name = name
        self.bot = bot
        self.thinking = thinking

    def choose(self, sight: Sight, decision: Decision) -> int:
        began = time.thread_time()
        chosen = answered(self.name, self.bot, sight, decision)
        if len(decision.options) > 1:
            self.thinking.note(time.thread_time() - began)
            self.thinking.cut += bool(getattr(self.bot, "was_cut", False))
        return chosen
