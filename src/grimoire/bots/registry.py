"""Bots by name."""

from collections.abc import Callable

from grimoire.bots.bot import Bot
from grimoire.bots.eager import EagerBot
from grimoire.bots.greedy import GreedyBot
from grimoire.bots.random import RandomBot
from grimoire.kernel.chance import Chance

BOTS: dict[str, Callable[[Chance], Bot]] = {"random": RandomBot, "eager": EagerBot, "greedy": GreedyBot}


class UnknownBot(Exception):
    """A name that no bot has; says which there are."""


def make_bot(name: str, chance: Chance) -> Bot:
    if name not in BOTS:
        raise UnknownBot(f"'{name}' is no bot; there are: {', '.join(sorted(BOTS))}")
    return BOTS[name](chance)
