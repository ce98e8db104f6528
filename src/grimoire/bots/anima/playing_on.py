"""How everybody plays on inside a thought: by greedy's odds where they are soon reckoned, else with quick answers."""

from typing import Final

from grimoire.anima.game import Game
from grimoire.bots.anima.answers import answer
from grimoire.bots.anima.greedy import GAIN, IN_COMBAT, Thought
from grimoire.bots.anima.prospects import Prospects
from grimoire.bots.anima.weighing import BY_QUESTION, Weighing
from grimoire.bots.search.budget import Budget
from grimoire.kernel.chance import Chance

TURN_BEGINS: Final = ("reset", "movement", "reveal-final")
BEGINNING: Final = "reset"
MEETING: Final = "interaction"
LEAVING: Final = "leave"
USING: Final = ("use", "play")
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
        question = g.question.id
        if question == IN_COMBAT:
            scores = Thought(g.asked, self.chance, self.budget).scores(g)
            return scores.index(max(scores))
        if question == BEGINNING:
            return self.begun(g)
        if question in BY_QUESTION:
            best = self.weighed(g)
            if best >= 0:
                return best
        return answer(g, self.chance)

    def begun(self, g: Game) -> int:
        """What there is to do, quickly; whether to leave, by what there is elsewhere."""
        quick = answer(g, self.chance)
        last = len(g.options) - 1
        if quick != last and g.options[quick].verb != LEAVING:
            return quick
        for i, option in enumerate(g.options):
            if option.verb == LEAVING:
                ahead, place = Prospects(g, g.asked), g.place[g.asked]
                return i if ahead.elsewhere(place) > ahead.here(place) + GAIN else last
        return last

    def weighed(self, g: Game) -> int:
        """The best by the odds; where Parties meet, what could be used is tried out beside them. -1: nothing is known."""
        known = Weighing(g, g.asked).scores()
        best, most = -1, 0.0
        for i, option in enumerate(g.options):
            score = known.get(option.form)
            if score is not None and (best < 0 or score > most):
                best, most = i, score
        if g.question.id == MEETING:
            usable = [i for i, option in enumerate(g.options) if option.verb in USING]
            thought = Thought(g.asked, self.chance, self.budget)
            now = thought.evaluation.of(g) if usable else 0.0
            for i in usable:
                score = thought.tried(g, i) - now
                if score > max(most, GAIN):
                    best, most = i, score
        return best
