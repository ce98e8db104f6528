"""Constructs of the card language that choose and join what is done: then, if, may, instead, by each player."""

from typing import Final

from grimoire.kernel.conditions import Condition
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Scope
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question
from grimoire.magenoir.common_options import NO, YES
from grimoire.magenoir.conditions import Is
from grimoire.magenoir.effects import RunOnce
from grimoire.magenoir.facts.cards import LookedInVain
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.meant_cards import Selection
from grimoire.magenoir.paying import covers
from grimoire.magenoir.players import Who
from grimoire.magenoir.procedures import settle
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import OPEN

# What the frame of Sequence holds: the next action, and the next effect inside it.
ACTION: Final = 0
EFFECT: Final = 1


class Sequence(Effect):
    """Several effects in place of one; joined by "then" they are separate actions."""

    def __init__(self, actions: list[list[Effect]]) -> None:
        super().__init__()
        self.actions = actions

    def run(self, g: State, f: Frame) -> None:
        vals = f.vals
        if not vals:
            vals.extend([0, 0])
        if vals[ACTION] >= len(self.actions):
            g.pop()
            return
        effects = self.actions[vals[ACTION]]
        effect = effects[vals[EFFECT]]
        vals[EFFECT] += 1
        if vals[EFFECT] == len(effects):
            vals[ACTION] += 1
            vals[EFFECT] = 0
            if vals[ACTION] == len(self.actions):
                g.pop()
            else:
                settle(g)
        g.stack.append(Frame(effect, f.scope, []))

    def can_be_done(self, g: State, s: Scope) -> bool:
        effects = [effect for action in self.actions for effect in action]
        if not all([effect.can_be_done(g, s) for effect in effects]):
            return False
        needs = [need for effect in effects for need in effect.reserve_needs(g, s)]
        return covers(g.reserve[s.seat * 6 : s.seat * 6 + 6], needs)

    def was_done(self, g: State, s: Scope) -> bool:
        return all([effect.was_done(g, s) for action in self.actions for effect in action])


class If(Effect):
    def __init__(self, condition: Condition[State], then: Effect, otherwise: Effect | None) -> None:
        super().__init__()
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN and not self.is_ready(g, f):
            return
        holds = self.condition.holds(g, s)
        choice = self.then
        if isinstance(choice, May) and (f.step == ANSWERED or self.is_secret(g, s)):
            if f.step == BEGIN:
                # where only one seat sees why nothing may be done, it is asked all the same, and by the same frame, so that
                # neither asking nor what is under way tells anything
                can = holds and choice.effect.can_be_done(g, s)
                offer = Offer([YES, NO], [1, 0]) if can else Offer([NO], [0])
                g.ask(f, ANSWERED, s.seat, Question("may", g.definitions[s.home].id), offer)
                return
            g.pop()
            if holds and g.reply:
                g.stack.append(Frame(choice.effect, s, []))
            elif not holds and self.otherwise is not None:  # what happens now tells the others that it was not so
                g.log(LookedInVain("D8.2", s.seat, g.definitions[s.home].id, revealed=True))
                g.stack.append(Frame(self.otherwise, s, []))
            return
        g.pop()
        effect = self.then if holds else self.otherwise
        if effect is not None:
            g.stack.append(Frame(effect, s, []))

    def is_secret(self, g: State, s: Scope) -> bool:
        if not isinstance(self.condition, Is):
            return False
        return any([g.known[card] != OPEN for card in self.condition.cards.numbers(g, s)])


class May(Effect):
    """Optional. Where it names a target, naming none was declining; otherwise it is asked now."""

    def __init__(self, effect: Effect, targets: list[Selection]) -> None:
        super().__init__()
        self.effect = effect
        self.targets = targets
        self.who: Who | None = None  # another player decides

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN:
            if not self.is_ready(g, f):
                return
            named = [target for target in self.targets if target.slot in s.picks]
            if self.targets and named:
                g.pop()
                if any([s.picks[target.slot] for target in named]):
                    g.stack.append(Frame(self.effect, s, []))
                return
            if not self.effect.can_be_done(g, s):
                g.pop()
                return
            if self.effect.may_do_nothing():
                g.pop()
                g.stack.append(Frame(self.effect, s, []))
                return
            seats = [s.seat] if self.who is None else self.who.seats(g, s)
            seat = seats[0] if seats else s.seat
            g.ask(f, ANSWERED, seat, Question("may", g.definitions[s.home].id), Offer([YES, NO], [1, 0]))
            return
        g.pop()
        if g.reply:
            g.stack.append(Frame(self.effect, s, []))

    def can_be_done(self, g: State, s: Scope) -> bool:
        return True


EACH_PLAYER: Final = 1  # the step of ByEach in which its numbers are the seats still to come


class ByEach(Effect):
    """Each of these players in turn does the same as "you": one, then the next, so these are separate actions (D4.1)."""

    def __init__(self, players: list[Who], effects: RunOnce) -> None:
        super().__init__()
        self.players = players
        self.effects = effects

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN:
            if not self.is_ready(g, f):
                return
            f.vals = [seat for who in self.players for seat in who.seats(g, s)]
            f.step = EACH_PLAYER
        if not f.vals:
            g.pop()
            return
        seat = f.vals.pop(0)
        inner = Scope(s.card, s.stamp, seat, s.mode, s.home, s.uses)
        inner.began = s.began
        inner.losses = s.losses
        inner.x = s.x
        if f.vals:
            settle(g)
        g.stack.append(Frame(self.effects, inner, []))


class Alternative(Effect):
    """The base, or instead the other where the condition holds (and the player wants it, if one is named)."""

    def __init__(self, base: Effect, condition: Condition[State], other: Effect, who: Who | None) -> None:
        super().__init__()
        self.base = base
        self.condition = condition
        self.other = other
        self.who = who

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN:
            if not self.is_ready(g, f):
                return
            if not self.condition.holds(g, s):
                self.go(g, f, self.base)
            elif self.who is None:
                self.go(g, f, self.other)
            else:
                seat = self.who.first(g, s)
                g.ask(f, ANSWERED, seat, Question("instead-of", g.definitions[s.home].id), Offer([YES, NO], [1, 0]))
            return
        self.go(g, f, self.other if g.reply else self.base)

    def go(self, g: State, f: Frame, effect: Effect) -> None:
        g.pop()
        g.stack.append(Frame(effect, f.scope, []))
