"""Constructs that name something once and use it, repeat, or choose among options."""

from typing import Final

from grimoire.kernel.conditions import Condition
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Scope, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.common_options import NO, YES
from grimoire.magenoir.expressions import CardsExpr, Value
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.meant_cards import Asking, Selection
from grimoire.magenoir.players import Who
from grimoire.magenoir.state import State


class With(Effect):
    """Choose once, then "it"."""

    def __init__(self, cards: CardsExpr, effect: Effect) -> None:
        super().__init__()
        self.cards = cards
        self.effect = effect

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        s = f.scope
        g.pop()
        if self.cards.refs(g, s):
            g.stack.append(Frame(self.effect, s, []))


AGAIN: Final = 1  # the step of Repeat in which it has been counted how often
# What its frame holds then.
TIMES: Final = 0
DONE: Final = 1


class Repeat(Effect):
    """Separate instances of the same, one after the other, each with its own target."""

    def __init__(self, times: Value, effect: Effect, slot: int) -> None:
        super().__init__()
        self.times = times
        self.effect = effect
        self.slot = slot
        self.targets: list[Selection] = []  # inside it, one for each time
        self.target_pickers: list[Step[State]] = []

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN:  # how often is settled now (card:lightning-chain/fr1); what has become more has no target yet
            if not self.is_ready(g, f):
                return
            f.vals = [self.times.of(g, s), 0]
            f.step = AGAIN
            for target, picker in zip(self.targets, self.target_pickers, strict=True):
                named = s.picks.get(target.slot, [])
                if named and len(named) < f.vals[TIMES]:
                    g.stack.append(Frame(picker, s, named[:]))
            if g.stack[-1] is not f:
                return
        if f.vals[DONE] >= f.vals[TIMES]:
            s.forget(self.slot)
            g.pop()
            return
        s.pick(self.slot, [f.vals[DONE]])
        f.vals[DONE] += 1
        g.stack.append(Frame(self.effect, s, []))


class Unless(Effect):
    """Do the first if you wish and can, else the second."""

    def __init__(self, effect: Effect, otherwise: Effect) -> None:
        super().__init__()
        self.effect = effect
        self.otherwise = otherwise

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN and self.effect.can_be_done(g, s):
            g.ask(f, ANSWERED, s.seat, Question("do-or-else", g.definitions[s.home].id), Offer([YES, NO], [1, 0]))
            return
        done = f.step == ANSWERED and g.reply != 0
        g.pop()
        g.stack.append(Frame(self.effect if done else self.otherwise, s, []))


class OptionChoice(Asking):
    """So many different options out of a list, at most all (card:ephemeral-brambles/3)."""

    def __init__(self, slot: int, count: Value, who: Who, most: int) -> None:
        super().__init__(slot)
        self.count = count
        self.who = who
        self.most = most


class PickOptions(Step[State]):
    """Asks for the options one by one."""

    def __init__(self, choice: OptionChoice) -> None:
        super().__init__()
        self.choice = choice

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == ANSWERED:
            f.step = BEGIN
            f.vals.append(g.reply)
        wanted = min(self.choice.count.of(g, s), self.choice.most)
        left = [i for i in range(self.choice.most) if i not in f.vals]
        if len(f.vals) >= wanted:
            s.pick(self.choice.slot, f.vals)
            g.pop()
            return
        if len(left) <= wanted - len(f.vals):
            s.pick(self.choice.slot, f.vals + left)
            g.pop()
            return
        seat = self.choice.who.first(g, s)
        question = Question("choose-option", g.definitions[s.home].id, wanted - len(f.vals))
        g.ask(f, ANSWERED, seat, question, Offer([Option("option", amount=i + 1) for i in left], left))


class IsChosen(Condition[State]):
    """This option was chosen; targets of the others are not asked for."""

    def __init__(self, slot: int, number: int) -> None:
        super().__init__()
        self.slot = slot
        self.number_of_option = number

    def holds(self, g: State, s: Scope) -> bool:
        return self.number_of_option in s.picks.get(self.slot, [])


class Choose(Effect):
    """Carries out the chosen options in the order they are written; the step is the place of the next one."""

    def __init__(self, choice: OptionChoice, effects: list[Effect]) -> None:
        super().__init__()
        self.choice = choice
        self.effects = effects

    def run(self, g: State, f: Frame) -> None:
        if not self.is_ready(g, f):
            return
        chosen = sorted(f.scope.picks[self.choice.slot])
        if f.step >= len(chosen):
            g.pop()
            return
        effect = self.effects[chosen[f.step]]
        f.step = f.step + 1
        g.stack.append(Frame(effect, f.scope, []))
