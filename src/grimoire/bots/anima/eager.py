"""A bot that always does something useful at once and never looks ahead."""

from grimoire.anima.game import Game
from grimoire.bots.anima.answers import answer
from grimoire.bots.anima.paced import PacedBot
from grimoire.bots.bot import Sight
from grimoire.kernel.option import Decision


class EagerBot(PacedBot):
    """Goes where its Missions are, recruits, draws, explores, and fights whoever is weaker."""

    def think(self, sight: Sight, seen: Game, decision: Decision) -> int:
        return answer(seen, self.chance)
