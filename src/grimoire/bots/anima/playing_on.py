"""How everybody plays on inside a thought: by greedy's odds where they are soon reckoned, else with quick answers."""

from typing import Final

from grimoire.anima.game import Game
from grimoire.bots.anima.answers import answer
from grimoire.bots.anima.greedy import IN_COMBAT, Thought
from grimoire.bots.anima.weighing import BY_QUESTION, Weighing
from grimoire.bots.search.budget import Budget
from grimoire.kernel.chance import Chance

TURN_BEGINS: Final = ("reset", "movement", "reveal-final")
LONGEST: Final = 4000  # choices


class PlayingOn:
    def __init__(self, chance: Chance, budget: Budget) -> None:
        self.chance = chance
        self.budget = budget

    def until(self, g: Game, turn: int) -> None:
        """To the beginning of a turn, or to the end of the game."""
        for _ in range(LONGEST):
            if g.over or self.budget.was_cut or (g.turn >= turn and g.question.id in TURN_BEGINS):
                return
            self.budget.spend()
            g.choose(self.choice(g))

    def choice(self, g: Game) -> int:
        if len(g.options) == 1:
            return 0
        if g.question.id == IN_COMBAT:
            scores = Thought(g.asked, self.chance, self.budget).scores(g)
            return scores.index(max(scores))
        if g.question.id in BY_QUESTION:
            known = Weighing(g, g.asked).scores()
            best, most = -1, 0.0
            for i, option in enumerate(g.options):
                score = known.get(option.form)
                if score is not None and (best < 0 or score > most):
                    best, most = i, score
            if best >= 0:
                return best
        return answer(g, self.chance)
