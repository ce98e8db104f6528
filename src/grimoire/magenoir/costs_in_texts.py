"""Costs inside texts: "X to Y", where without X there is no Y (D9.1)."""

from typing import Final

from grimoire.kernel.conditions import Condition
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Scope
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question
from grimoire.magenoir.common_options import NO, YES
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.state import State

PAID: Final = 2  # the step of To in which its cost has been carried out


class To(Effect):
    """ "X to Y" (D9.1): Y only if X was done, and X in full or not at all: as the player wishes, or whenever it can be."""

    def __init__(self, cost: Effect, effect: Effect, otherwise: Effect | None) -> None:
        super().__init__()
        self.cost = cost
        self.effect = effect
        self.otherwise = otherwise
        self.asked = True  # False for `must`, and inside "may", which asks already

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == PAID:
            g.pop()
            if self.cost.was_done(g, s):
                g.stack.append(Frame(self.effect, s, []))
            elif self.otherwise is not None:
                g.stack.append(Frame(self.otherwise, s, []))
            return
        if f.step == BEGIN:
            if not self.cost.can_be_done(g, s):
                self.go(g, f, False)
                return
            if self.asked:
                g.ask(f, ANSWERED, s.seat, Question("pay-to", g.definitions[s.home].id), Offer([YES, NO], [1, 0]))
                return
            self.go(g, f, True)
            return
        self.go(g, f, g.reply != 0)

    def go(self, g: State, f: Frame, done: bool) -> None:
        s = f.scope
        if done:
            f.step = PAID  # what was replaced was not paid (D6.2), and buys nothing
            g.stack.append(Frame(self.cost, s, []))
            return
        g.pop()
        if self.otherwise is not None:
            g.stack.append(Frame(self.otherwise, s, []))

    def can_be_done(self, g: State, s: Scope) -> bool:
        return self.cost.can_be_done(g, s)


class CannotBeDone(Condition[State]):
    """A cost that cannot be paid now."""

    def __init__(self, cost: Effect) -> None:
        super().__init__()
        self.cost = cost

    def holds(self, g: State, s: Scope) -> bool:
        return not self.cost.can_be_done(g, s)
