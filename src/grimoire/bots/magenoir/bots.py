"""The bots of Mage Noir by name."""

from typing import Final

from grimoire.bots.bot import Maker
from grimoire.bots.magenoir.eager import EagerBot
from grimoire.bots.magenoir.greedy import GreedyBot
from grimoire.bots.magenoir.searching import SearchBot
from grimoire.bots.magenoir.simple import SimpleBot
from grimoire.bots.random import RandomBot
from grimoire.bots.wavering import WaveringBot
from grimoire.bots.yardsticks.magenoir.eager import EagerBot as Eager1
from grimoire.bots.yardsticks.magenoir.greedy import GreedyBot as Greedy1

OFTEN: Final = 78  # of a hundred actions, those an adept begins without weighing them

BOTS: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "eager": EagerBot,
    "greedy": lambda chance: GreedyBot(chance),
    "search": lambda chance: SearchBot(chance),
    "novice": lambda chance: SimpleBot(chance, True),
    "apprentice": lambda chance: SimpleBot(chance, False),
    "journeyman": EagerBot,
    "adept": lambda chance: WaveringBot(GreedyBot(chance), EagerBot(chance), OFTEN, chance),
    "expert": lambda chance: GreedyBot(chance),
    "master": lambda chance: SearchBot(chance),
    "eager-1": Eager1,
    "greedy-1": Greedy1,
}
