"""The effects of a text, carried out one indivisible action after the other (D4.1)."""

from typing import Final

from grimoire.kernel.frame import Frame, Scope, Step
from grimoire.magenoir.expressions import CardsExpr
from grimoire.magenoir.meant_cards import Asking
from grimoire.magenoir.passive_effects import BLANK, text_of
from grimoire.magenoir.procedures import settle
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import is_board


class Effect(Step[State]):
    """One instruction. What it must ask before it can go on stands in `asks`."""

    def __init__(self) -> None:
        super().__init__()
        self.asks: list[Asking] = []
        self.pickers: list[Step[State]] = []  # the steps that ask, one for each
        self.names: list[CardsExpr] = []  # what it names, for an "it" after it

    def is_ready(self, g: State, f: Frame) -> bool:
        """Whether everything it asks is chosen; if not, the next question is on the stack."""
        for i, asking in enumerate(self.asks):
            if asking.slot not in f.scope.picks and asking.is_wanted(g, f.scope):
                g.stack.append(Frame(self.pickers[i], f.scope, []))
                return False
        for cards in self.names:  # from here on they are "it"
            f.scope.pick(cards.name_slot, cards.refs(g, f.scope))
        return True

    def can_be_done(self, g: State, s: Scope) -> bool:
        """Whether it can be done in full, as a cost must be (D9.1)."""
        return True

    def was_done(self, g: State, s: Scope) -> bool:
        """Whether it came about, right after it was carried out: what something else was done instead of was not (D9.1)."""
        return True

    def reserve_needs(self, g: State, s: Scope) -> list[int]:
        """Mana it takes out of your reserve, each as a set of elements. Costs are paid together or not at all."""
        return []

    def may_do_nothing(self) -> bool:
        """Whether the effect itself lets the player take nothing, so that "may" need not be asked."""
        return False


def is_guarded(g: State, s: Scope, asking: Asking) -> bool:
    """Whether what decides if a target is named at all holds."""
    for guard in asking.guards:
        if not guard.holds(g, s):
            return False
    return True


# Steps of Body.
NAMING_TARGETS: Final = 0
CARRYING_OUT: Final = 1
# What its frame holds once targets are named: the next action, and the next effect inside it.
ACTION: Final = 0
EFFECT: Final = 1


class Body(Step[State]):
    """All paragraphs of a text. Targets are named when it enters the chain, choices are made as each action resolves."""

    def __init__(self, actions: list[list[Effect]]) -> None:
        super().__init__()
        self.actions = actions
        self.targets: list[Asking] = []
        self.pickers: list[Step[State]] = []
        self.timed = False  # an effect of the start or end of a turn
        self.verbs: list[str] = []  # the words it uses

    def can_be_done(self, g: State, s: Scope) -> bool:
        """Whether its first action can be done in full, as an optional replacement must be."""
        if self.actions:
            for effect in self.actions[0]:
                if not effect.can_be_done(g, s):
                    return False
        return True

    def next_target(self, g: State, s: Scope) -> int:
        """Which target is still to be named at the announcement, -1 if none."""
        for i, asking in enumerate(self.targets):
            if asking.slot not in s.picks and is_guarded(g, s, asking):
                return i
        return -1

    def run(self, g: State, f: Frame) -> None:
        if f.step == NAMING_TARGETS:
            wanted = self.next_target(g, f.scope)
            if wanted >= 0:
                g.stack.append(Frame(self.pickers[wanted], f.scope, []))
                return
            f.vals = [0, 0]
            f.step = CARRYING_OUT
        vals = f.vals
        action = vals[ACTION]
        if vals[EFFECT] == 0 and self.is_cut_off(g, f.scope):
            g.pop()
            return
        effects = self.actions[action]
        effect = effects[vals[EFFECT]]
        vals[EFFECT] += 1
        if vals[EFFECT] == len(effects):
            vals[ACTION] = action + 1
            vals[EFFECT] = 0
            if vals[ACTION] == len(self.actions):
                g.pop()  # the last effect needs this frame no more: applying again does not nest
            settle(g)
        g.stack.append(Frame(effect, f.scope, []))

    def is_cut_off(self, g: State, s: Scope) -> bool:
        """The card of this text was silenced while it waited in the chain."""
        if s.card < 0 or g.stamp[s.card] != s.stamp:
            return False
        return is_board(g.zone[s.card]) and text_of(g, s.card) is BLANK
