"""The bots of Anima by name, and who sits where somebody left."""

from typing import Final

from grimoire.bots.anima.absent import AbsentBot
from grimoire.bots.anima.eager import EagerBot
from grimoire.bots.anima.greedy import GreedyBot
from grimoire.bots.bot import ABSENT, Maker
from grimoire.bots.random import RandomBot

BOTS: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "eager": EagerBot,
    "greedy": GreedyBot,
    ABSENT: lambda chance: AbsentBot(),
}
