"""A bot for somebody's first games: it plays by a few plain habits, all of them sensible, and sees little at a time."""

from typing import Final

from grimoire.anima.game import Game
from grimoire.bots.anima.answers import answer
from grimoire.bots.anima.paced import PacedBot
from grimoire.bots.anima.picking import by_verb
from grimoire.bots.bot import Sight
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision

WHOLE: Final = 100
IN_COMBAT: Final = ("combat-cards", "interrupt")


class Habits:
    """How little is looked at, in chances of a hundred."""

    __slots__ = ("rests", "saves_cards", "wanders")

    def __init__(self, wanders: int, saves_cards: bool, rests: int = 0) -> None:
        self.wanders = wanders  # to set out for any Area, whatever is there
        self.saves_cards = saves_cards  # fights as it stands, without a card
        self.rests = rests  # to begin a turn without doing anything of what could be done first


class SimpleBot(PacedBot):
    """Takes the first reward an Area gives, before a Mission; beside that it has its habits."""

    def __init__(self, chance: Chance, habits: Habits) -> None:
        super().__init__(chance)
        self.habits = habits

    def think(self, sight: Sight, seen: Game, decision: Decision) -> int:
        question = decision.question.id
        if question == "reward":
            return by_verb(seen, "reward", "mission", "ex", "end")
        if question in IN_COMBAT and self.habits.saves_cards:
            return by_verb(seen, "pass")
        if question == "movement" and self.happens(self.habits.wanders):
            return self.anywhere(seen)
        if question == "reset" and self.happens(self.habits.rests):
            return len(seen.options) - 1
        return answer(seen, self.chance)

    def happens(self, often: int) -> bool:
        return often > 0 and self.chance.below(WHOLE) < often

    def anywhere(self, g: Game) -> int:
        """Any way but to stay outside."""
        ways = [i for i, option in enumerate(g.options) if option.verb != "rest"]
        return ways[self.chance.below(len(ways))] if ways else 0
