"""The bots of Anima by name, and who sits where somebody left."""

from typing import Final

from grimoire.bots.anima.absent import AbsentBot
from grimoire.bots.anima.eager import EagerBot
from grimoire.bots.anima.greedy import GreedyBot
from grimoire.bots.anima.searching import SearchBot
from grimoire.bots.anima.simple import Habits, SimpleBot
from grimoire.bots.bot import ABSENT, Maker
from grimoire.bots.random import RandomBot
from grimoire.bots.yardsticks.anima.eager import EagerBot as Eager1
from grimoire.bots.yardsticks.anima.greedy import GreedyBot as Greedy1

BOTS: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "eager": EagerBot,
    "greedy": lambda chance: GreedyBot(chance),
    "novice": lambda chance: SimpleBot(chance, Habits(100, True, 60)),
    "apprentice": lambda chance: SimpleBot(chance, Habits(100, True)),
    "journeyman": lambda chance: SimpleBot(chance, Habits(30, True)),
    "adept": lambda chance: SimpleBot(chance, Habits(0, False)),
    "expert": EagerBot,
    "master": lambda chance: SearchBot(chance),
    "search": lambda chance: SearchBot(chance),
    "eager-1": Eager1,
    "greedy-1": Greedy1,
    ABSENT: lambda chance: AbsentBot(),
}
