"""A player of Mage Noir that cheats, to see how far anybody could get; docs/opponents.md says what it is for.

It searches the true position, with all hands, the order of the decks and the chance to come. Of the best lines of a turn it
takes the one that wins when both sides play the game out as greedy-1, and its starting hand it chooses in the same way.
"""

from typing import Final, cast

from grimoire.bots.bot import Sight
from grimoire.bots.magenoir.answers import answer
from grimoire.bots.magenoir.gathering import Gathering
from grimoire.bots.magenoir.gathering_plan import GatheringPlan, Plan
from grimoire.bots.magenoir.knowledge import MageNoirKnowledge
from grimoire.bots.magenoir.pace import FREE, Pace
from grimoire.bots.magenoir.weights import AS_SEARCHING
from grimoire.bots.search.advice import Advice, advice_on, by_worth
from grimoire.bots.search.budget import Budget
from grimoire.bots.search.turn_search import TurnSearch
from grimoire.bots.yardsticks.magenoir.greedy import GreedyBot as Greedy1
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision
from grimoire.lab.streams import stream
from grimoire.magenoir.game import Game

NODES: Final = 600
GATHERING_NODES: Final = 400
PLANS: Final = 10
LINES: Final = 3  # that are played out
NEAR: Final = 6.0  # of the best, in what positions are worth
LONGEST: Final = 1500  # choices of a game played out
PLAYED_OUT: Final = 100.0  # a game that was won counts more than anything a line is worth
SURE: Final = 0.99


class Cheat:
    def __init__(self, chance: Chance, truth: Game) -> None:
        self.chance = chance
        self.truth = truth
        self.pace = Pace()
        self.plan: Plan | None = None
        self.planned = -1
        self.line: list[str] = []

    def choose(self, sight: Sight, decision: Decision) -> int:
        g = self.truth.clone()
        question = decision.question.id
        if len(decision.options) == 1:
            if question == "gather" and self.plan is not None:
                self.plan.next(g)
            return 0
        forced = self.pace.forced(g.turn, decision, self.chance)
        if forced != FREE:
            return forced
        if question == "choose-hand":
            return self.hand(g)
        if question == "who-begins":
            return answer(g, self.chance)
        if question in ("gather", "take-pile"):
            planned = self.by_plan(g)
            if planned >= 0:
                return planned
            if question == "gather":
                return Gathering(g, AS_SEARCHING).choose()
        if not decision.opens and self.line:
            form = self.line.pop(0)
            forms = [option.form for option in decision.options]
            if form in forms:
                return forms.index(form)
            self.line = []
        return self.by_lines(g, decision)

    def by_lines(self, g: Game, decision: Decision) -> int:
        for advice in self.advised(g, decision):
            if advice.chance > SURE or not self.pace.is_used_up(decision.options[advice.option].form):
                self.pace.note(decision, advice.option)
                self.line = advice.line[1:]
                return advice.option
        return len(decision.options) - 1

    def advised(self, g: Game, decision: Decision) -> list[Advice]:
        knowledge = MageNoirKnowledge(g.asked, AS_SEARCHING)
        budget = Budget(NODES)
        found = TurnSearch(knowledge, self.chance, budget, NODES).run(g, NODES // 2)
        advised = [advice_on(option, [found[option]], knowledge) for option in range(len(g.options))]
        advised.sort(key=by_worth)
        if decision.opens and decision.question.id == "main" and advised[0].chance < SURE:
            close = [one for one in advised[:LINES] if one.value > advised[0].value - NEAR]
            if len(close) > 1:
                for one in close:
                    moment = found[one.option]
                    if moment is not None:
                        one.value += PLAYED_OUT * self.end_of_turn(cast(Game, moment.position), knowledge.seat)
                advised.sort(key=by_worth)
        return advised

    def end_of_turn(self, position: Game, seat: int) -> float:
        g = position.clone()
        if not g.over and g.asked == seat and g.question.id == "main" and g.opened is None:
            g.choose(len(g.options) - 1)
        return played_out(g, seat)

    def hand(self, g: Game) -> int:
        won: list[float] = []
        for option in (0, 1):
            ahead = g.clone()
            ahead.choose(option)
            won.append(played_out(ahead, g.asked))
        return answer(g, self.chance) if won[0] == won[1] else won.index(max(won))

    def by_plan(self, g: Game) -> int:
        if self.planned != g.turn:
            self.planned = g.turn
            self.plan = None
            if g.question.id == "gather":
                self.plan = GatheringPlan(g, AS_SEARCHING, self.chance, Budget(GATHERING_NODES)).find(PLANS)
        if self.plan is None:
            return -1
        option = self.plan.next(g)
        if option < 0:
            self.plan = None
        return option


def played_out(g: Game, seat: int) -> float:
    """The true game, with its chance to come, if greedy-1 played on for both: 1 won, 0 lost."""
    bots = [Greedy1(stream(0, "p0")), Greedy1(stream(0, "p1"))]
    sights = [Sight(g, 0), Sight(g, 1)]
    for _ in range(LONGEST):
        decision = g.decision()
        if decision is None:
            break
        g.choose(bots[decision.seat].choose(sights[decision.seat], decision))
    return 0.5 if not g.over or g.winner < 0 else 1.0 if g.winner == seat else 0.0
