"""The bots of Mage Noir by name."""

from typing import Final

from grimoire.bots.bot import Maker
from grimoire.bots.magenoir.eager import EagerBot
from grimoire.bots.magenoir.greedy import GreedyBot
from grimoire.bots.random import RandomBot

BOTS: Final[dict[str, Maker]] = {"random": RandomBot, "eager": EagerBot, "greedy": GreedyBot}
