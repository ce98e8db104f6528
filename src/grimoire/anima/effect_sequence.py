"""What a text does: effects, one after the other."""

from typing import Final

from grimoire.anima.state import State
from grimoire.anima.text_parts import Effect, Target
from grimoire.kernel.frame import BEGIN, Frame, Scope


def prices_of(effects: list[Effect]) -> list[Effect]:
    """What must be possible for the whole to be begun. After a trial what is not possible is left out when its turn comes."""
    found: list[Effect] = []
    for effect in effects:
        if effect.is_trial():
            break
        if effect.is_price():
            found.append(effect)
    return found


CARRYING_OUT: Final = 1  # the step of Sequence after its targets are named
NEXT_EFFECT: Final = 0  # what its frame holds: the effect that comes next, by place


class Sequence(Effect):
    """Effects joined by "then"; what they aim at is named first."""

    def __init__(self, effects: list[Effect], targets: list[Target]) -> None:
        super().__init__()
        self.effects = effects
        self.targets = targets
        self.prices = prices_of(effects)
        self.is_plain = not targets and not self.prices  # can always be used

    def can_be_used(self, g: State, s: Scope) -> bool:
        """Whether a card with this text can be played: its targets are there, and what it must do can be done."""
        return self.has_targets(g, s) and self.can_be_paid(g, s)

    def run(self, g: State, f: Frame) -> None:
        if f.step == BEGIN:
            for target in self.targets:
                if target.slot not in f.scope.picks:
                    g.stack.append(Frame(target, f.scope, []))
                    return
                if not f.scope.picks[target.slot]:
                    g.pop()  # nobody is there to aim at
                    return
            f.vals = [0]
            f.step = CARRYING_OUT
        at = f.vals[NEXT_EFFECT]
        if at >= len(self.effects) or (g.attempt_failed and g.attempt_card == f.scope.card >= 0):
            g.pop()  # a task that has failed is not carried on
            return
        f.vals[NEXT_EFFECT] = at + 1
        if at + 1 == len(self.effects):
            g.pop()
        g.stack.append(Frame(self.effects[at], f.scope, []))

    def can_be_done(self, g: State, s: Scope) -> bool:
        if not self.has_targets(g, s):
            return False
        if len(self.effects) == 1:
            return self.effects[0].can_be_done(g, s)
        return self.can_be_paid(g, s)

    def can_be_paid(self, g: State, s: Scope) -> bool:
        for effect in self.prices:
            if not effect.can_be_done(g, s):
                return False
        return True

    def is_named(self, s: Scope) -> bool:
        return all([target.slot in s.picks for target in self.targets])

    def has_targets(self, g: State, s: Scope) -> bool:
        for target in self.targets:
            if not target.candidates(g, s):
                return False
        return True
