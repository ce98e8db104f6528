"""A bot that thinks in whole turns: lines of its own turn in sampled positions, gathering and taking as one plan with it."""

from typing import Final, cast

from grimoire.bots.bot import Sight
from grimoire.bots.magenoir.answers import answer
from grimoire.bots.magenoir.gathering import Gathering
from grimoire.bots.magenoir.gathering_plan import MOST_PLANS, GatheringPlan, Plan
from grimoire.bots.magenoir.knowledge import MageNoirKnowledge
from grimoire.bots.magenoir.pace import FREE, Pace
from grimoire.bots.magenoir.starting_hand import DEALS, wins_of_hands
from grimoire.bots.magenoir.weights import AS_SEARCHING, Weights
from grimoire.bots.search.advice import Advice, advise, in_order, seen_ahead
from grimoire.bots.search.budget import CEILING, NO_LIMIT, PROCESSOR_TIME, Budget, Clock
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.magenoir.game import Game

SAMPLES: Final = 2
NODES: Final = 1000  # positions looked at for a decision, over all samples
SETUP: Final = ("choose-hand", "who-begins")
OPEN: Final = ("place-mana", "trade-for", "trade-give", "share-mana", "take-mana", "take-pile")  # nothing hidden matters
GATHERING_NODES: Final = 400
SURE: Final = 0.99  # a win that was found is played out, however often it uses the same ability


class SearchBot:
    def __init__(
        self,
        chance: Chance,
        nodes: int = NODES,
        plans: int = MOST_PLANS,
        weights: Weights = AS_SEARCHING,
        clock: Clock = PROCESSOR_TIME,
    ) -> None:
        self.chance = chance
        self.clock = clock
        self.nodes = nodes
        self.plans = plans  # ways to gather that are played on; 0: gathering is reckoned out, as greedy does
        self.weights = weights
        self.pace = Pace()
        self.plan: Plan | None = None
        self.planned = -1  # the turn the plan is for
        self.line: list[str] = []  # what is still to be chosen of the line that was decided on
        self.is_winning = False  # whether that line wins, as far as it could be seen
        self.was_cut = False  # whether time ended a thought; the choice may be another one on another machine

    def choose(self, sight: Sight, decision: Decision) -> int:
        self.was_cut = False
        if len(decision.options) == 1:
            return self.alone(sight, decision)
        first = cast(Game, sight.sample(self.chance))
        forced = self.pace.forced(first.turn, decision, self.chance)
        if forced != FREE:
            return forced
        question = decision.question.id
        if question in SETUP:
            return self.set_up(sight, first)
        if question == "gather" or question == "take-pile":
            planned = self.by_plan(first)
            if planned >= 0:
                return planned
            if question == "gather":
                return Gathering(first, self.weights).choose()
        if not decision.opens and self.line:
            form = self.line.pop(0)
            for i, option in enumerate(decision.options):
                if option.form == form:
                    return i
            self.line = []  # it came otherwise than in the sample
        known = self.line if decision.opens and self.is_winning else []
        for advice in self.advised(sight, first, known):
            if advice.chance > SURE or not self.pace.is_used_up(decision.options[advice.option].form):
                self.pace.note(decision, advice.option)
                self.line = advice.line[1:]
                self.is_winning = advice.chance > SURE
                return advice.option
        return len(decision.options) - 1

    def advise(self, sight: Sight, decision: Decision) -> list[Advice]:
        """The options, the best first, with lines that tell nothing hidden."""
        self.was_cut = False
        first = cast(Game, sight.sample(self.chance))
        found = self.advised(sight, first, [])
        knowledge = MageNoirKnowledge(first.asked, self.weights)
        preferred = self.preferred(sight, first)
        for advice in found:
            advice.was_cut = self.was_cut
            advice.told = seen_ahead(first, advice.line, knowledge)
        return in_order(found, preferred if preferred >= 0 else found[0].option)

    def preferred(self, sight: Sight, g: Game) -> int:
        """What is not decided by lines of a turn; -1 where that is how it is decided."""
        question = g.question.id
        if question in SETUP:
            return self.set_up(sight, g)
        if question != "gather":
            return -1
        planned = self.by_plan(g)
        return planned if planned >= 0 else Gathering(g, self.weights).choose()

    def set_up(self, sight: Sight, g: Game) -> int:
        """A hand is chosen by how often it wins when it is played out; of equals the one that looks better."""
        quick = answer(g, self.chance)
        if g.question.id != "choose-hand":
            return quick
        deals = [g, *[cast(Game, sight.sample(self.chance)) for _ in range(DEALS - 1)]]
        budget = Budget(NO_LIMIT, CEILING, self.clock)
        wins = wins_of_hands(deals, self.chance, budget)
        self.was_cut = self.was_cut or budget.was_cut
        return quick if wins[quick] == max(wins) else wins.index(max(wins))

    def advised(self, sight: Sight, first: Game, known: list[str]) -> list[Advice]:
        samples: list[Position] = [first]
        if first.question.id not in OPEN:
            samples += [sight.sample(self.chance) for _ in range(SAMPLES - 1)]
        budget = Budget(self.nodes, CEILING, self.clock)
        found = advise(samples, MageNoirKnowledge(first.asked, self.weights), self.chance, budget, known)
        self.was_cut = self.was_cut or budget.was_cut
        return found

    # -- gathering -------------------------------------------------------------------------------------------------

    def alone(self, sight: Sight, decision: Decision) -> int:
        """What is laid without a choice is laid by the plan too."""
        if decision.question.id == "gather" and self.plan is not None:
            self.plan.next(cast(Game, sight.sample(self.chance)))
        return 0

    def by_plan(self, g: Game) -> int:
        """What the plan of this turn says; it is made at the first question of the phase. -1: no plan fits."""
        if self.planned != g.turn:
            self.planned = g.turn
            self.plan = None
            if g.question.id == "gather" and self.plans:
                budget = Budget(GATHERING_NODES, CEILING, self.clock)
                self.plan = GatheringPlan(g, self.weights, self.chance, budget).find(self.plans)
                self.was_cut = self.was_cut or budget.was_cut
        if self.plan is None:
            return -1
        option = self.plan.next(g)
        if option < 0:
            self.plan = None
        return option
