"""Gathering, taking a pile and the turn after it as one plan: the likeliest ways are played on, and the best is kept.

What is laid on the pile that is taken is for oneself, what is laid on the other one is what the opponent can use least.
"""

from itertools import combinations_with_replacement
from typing import Final

from grimoire.bots.magenoir.answers import answer
from grimoire.bots.magenoir.gathering import Gathering
from grimoire.bots.magenoir.knowledge import MageNoirKnowledge
from grimoire.bots.magenoir.weights import Weights
from grimoire.bots.search.budget import Budget
from grimoire.bots.search.turn_search import NEVER, TurnSearch
from grimoire.kernel.chance import Chance
from grimoire.magenoir.elements import ELEMENT_NUMBER
from grimoire.magenoir.game import Game
from grimoire.magenoir.mana import LEFT, PILE_NAMES, RIGHT, left_to_add

MOST_PLANS: Final = 12  # that are played on
MOST_STEPS: Final = 60
NODES: Final = 40  # of the turn after each of them
WAYS: Final = 5  # of finishing one of its actions


class Plan:
    """Which pile is taken, and what is laid on each, by element."""

    __slots__ = ("laid", "promise", "taken")

    def __init__(self, taken: int, laid: list[list[int]], promise: float) -> None:
        self.taken = taken
        self.laid = laid  # for each pile
        self.promise = promise

    def copy(self) -> "Plan":
        return Plan(self.taken, [self.laid[0][:], self.laid[1][:]], self.promise)

    def next(self, g: Game) -> int:
        """The option it takes here, which is then done; -1 where it does not fit any more."""
        if g.question.id == "take-pile":
            return self.taken if len(g.options) > self.taken else -1
        either = g.options[0].pile != g.options[-1].pile
        for i, option in enumerate(g.options):
            pile = LEFT if option.pile == PILE_NAMES[LEFT] else RIGHT
            e = ELEMENT_NUMBER[option.element]
            if e in self.laid[pile] and not (either and len(self.laid[pile]) < len(self.laid[1 - pile])):
                self.laid[pile].remove(e)
                return i
        return -1


class GatheringPlan:
    """One thought at the beginning of the gathering phase."""

    def __init__(self, g: Game, weights: Weights, chance: Chance, budget: Budget) -> None:
        self.g = g
        self.weights = weights
        self.chance = chance
        self.budget = budget
        self.knowledge = MageNoirKnowledge(g.asked, weights)

    def find(self, most: int) -> Plan | None:
        """The best of this many plans; None where there is nothing to plan."""
        plans = self.likely()[:most]
        if len(plans) <= 1:
            return plans[0] if plans else None
        best: Plan | None = None
        highest = NEVER
        for number, plan in enumerate(plans):
            if self.budget.was_cut and best is not None:
                break  # the likelier ones have been looked at
            value = self.worth(plan.copy(), (number + 1) * NODES)
            if value > highest:
                highest = value
                best = plan
        return best

    def likely(self) -> list[Plan]:
        g = self.g
        gathering = Gathering(g, self.weights)
        amount = left_to_add(g.stack[-1])
        wanted = [e for e in range(6) if gathering.demands[gathering.seat][e] > 0] or list(range(6))
        plans: list[Plan] = []
        for first in (LEFT, RIGHT):
            if not [option for option in g.options if option.pile == PILE_NAMES[first]]:
                continue
            sizes = [amount // 2, amount // 2]
            sizes[first] = (amount + 1) // 2
            for taken in (LEFT, RIGHT):
                left_value, left_laid = gathering.best_left(1 - taken, sizes[1 - taken])
                together = [n + g.piles[taken * 6 + e] for e, n in enumerate(gathering.reserve)]
                for kept in combinations_with_replacement(wanted, sizes[taken]):
                    mana = together[:]
                    for e in kept:
                        mana[e] += 1
                    laid = [list(kept), list(kept)]
                    laid[1 - taken] = left_laid[:]
                    plans.append(Plan(taken, laid, gathering.wants.value(mana) + left_value))
        plans.sort(key=by_promise)
        return plans

    def worth(self, plan: Plan, share: int) -> float:
        """How good the turn is that follows it."""
        g = self.g.clone()
        seat = self.knowledge.seat
        for _ in range(MOST_STEPS):
            if g.asked < 0 or self.knowledge.goes_on(g):
                break
            option = 0
            if len(g.options) > 1:
                planned = g.asked == seat and g.question.id in ("gather", "take-pile")
                option = plan.next(g) if planned else answer(g, self.chance)
                if option < 0:
                    return NEVER
            elif g.asked == seat and g.question.id == "gather":
                plan.next(g)
            g.choose(option)
        if g.asked < 0 or not self.knowledge.goes_on(g):
            return self.knowledge.value(g)
        found = TurnSearch(self.knowledge, self.chance, self.budget, share, WAYS).run(g, NODES // 2)
        return max([NEVER if moment is None else moment.value for moment in found])


def by_promise(plan: Plan) -> float:
    return -plan.promise
