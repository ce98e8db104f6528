"""The bots of Mage Noir by name."""

from typing import Final

from grimoire.bots.bot import Maker
from grimoire.bots.magenoir.eager import EagerBot
from grimoire.bots.magenoir.greedy import GreedyBot
from grimoire.bots.magenoir.searching import SearchBot
from grimoire.bots.random import RandomBot
from grimoire.bots.yardsticks.magenoir.eager import EagerBot as Eager1
from grimoire.bots.yardsticks.magenoir.greedy import GreedyBot as Greedy1

BOTS: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "eager": EagerBot,
    "greedy": GreedyBot,
    "search": lambda chance: SearchBot(chance),
    "eager-1": Eager1,
    "greedy-1": Greedy1,
}
