"""How the card language writes what governs other effects: conditions, choices, prices, repetition, promises."""

from abc import abstractmethod

from grimoire.kernel.conditions import Condition, Not
from grimoire.language.syntax import ABILITY, BOTH, CALL, CardTextError, Expr
from grimoire.magenoir.composed_effects import Alternative, ByEach, If, May
from grimoire.magenoir.conditions import Is
from grimoire.magenoir.costs_in_texts import CannotBeDone, To
from grimoire.magenoir.effects import (
    RunOnce,
)
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.known_forms import speaks_of_it
from grimoire.magenoir.lasting import Promise
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.meant_cards import IT, Pointer, Selection
from grimoire.magenoir.modifier_words import ModifierBuilder
from grimoire.magenoir.naming import Said
from grimoire.magenoir.occurrences import APPLIED, PROMISED, TURN_END
from grimoire.magenoir.repeating import Choose, IsChosen, OptionChoice, PickOptions, Repeat
from grimoire.magenoir.state import State
from grimoire.magenoir.triggers import Next
from grimoire.magenoir.word_numbers import DURATION_NUMBER, IN_PLAY


class ConstructBuilder(ModifierBuilder):
    """Effects made of effects."""

    @abstractmethod
    def inner(self, e: Expr) -> Effect:
        """An effect inside another."""

    def alternative(self, args: list[Expr]) -> Alternative:
        condition = self.condition(args[1])
        self.guards.append(Not(condition))
        base = self.apart(args[0])
        self.guards[-1] = condition
        other = self.apart(args[2])
        self.guards.pop()
        return Alternative(base, condition, other, self.one_player(args[3]) if len(args) == 4 else None)

    def repeat(self, args: list[Expr]) -> Repeat:
        """Separate instances; a target inside is named once for each of them."""
        slot = self.next_slot()
        before = len(self.targets)
        times = self.value(args[0])
        effect = self.inner(args[1])
        repeat = Repeat(times, effect, slot)
        for target, picker in zip(self.targets[before:], self.target_pickers[before:], strict=True):
            if isinstance(target, Selection):
                target.count = times
                target.turns_slot = slot
                repeat.targets.append(target)
                repeat.target_pickers.append(picker)
        return repeat

    def choose(self, args: list[Expr]) -> Choose:
        """One's own options are chosen at the announcement, the opponent's on resolution."""
        choice = OptionChoice(self.next_slot(), self.value(args[0]), self.one_player(args[1]), len(args) - 2)
        picker = PickOptions(choice)
        self.number_node(picker)
        choice.guards = self.guards[:]
        if args[1].text == "you":
            self.targets.append(choice)
            self.target_pickers.append(picker)
        effects: list[Effect] = []
        for i, arg in enumerate(args[2:]):
            self.guards.append(IsChosen(choice.slot, i))
            effects.append(self.apart(arg))
            self.guards.pop()
        self.asks = [choice]
        self.pickers = [picker]
        return Choose(choice, effects)

    def to(self, args: list[Expr], asked: bool) -> To:
        """A price and what it is for; what is done otherwise needs its targets only then."""
        before = self.said.copy()
        cost = self.inner(args[0])
        effect = self.inner(args[1])
        otherwise = None
        if len(args) == 3:
            self.said = before
            self.guards.append(CannotBeDone(cost))
            otherwise = self.apart(args[2])
            self.guards.pop()
        to = To(cost, effect, otherwise)
        to.asked = asked
        return to

    def if_effect(self, args: list[Expr]) -> If:
        asked = args[0]
        if asked.kind == CALL and asked.text == "is" and len(asked.args) == 2:  # what it asks about is "it" from here on
            self.condition(asked)  # refused where it asks somebody
            condition: Condition[State] = Is(self.cards(asked.args[0]), self.filter(asked.args[1], anywhere=True))
        else:
            condition = self.condition(asked)
        after = self.said.copy()
        self.guards.append(condition)
        then = self.inner(args[1])
        self.guards.pop()
        if len(args) == 2:
            return If(condition, then, None)
        self.said = after
        return If(condition, then, self.apart(args[2]))

    def apart(self, e: Expr) -> Effect:
        """One of several ways: what it names is named in it alone."""
        outer = self.said
        self.said = outer.copy()
        effect = self.inner(e)
        self.said = outer
        return effect

    def by_each(self, args: list[Expr]) -> ByEach:
        players = args[0].args if args[0].kind == BOTH else [args[0]]
        whose = [self.who(player) for player in players]
        outer = (self.said, self.on_resolution)
        self.said, self.on_resolution = Said(), True
        steps = RunOnce([effect for action in self.actions(args[1]) for effect in action])
        self.number_node(steps)
        self.said, self.on_resolution = outer
        return ByEach(whose, steps)

    def may(self, e: Expr) -> May:
        """Targets named under "may" are optional, unless a payment decides later."""
        pays = e.kind == CALL and e.text in ("to", "must")
        before = len(self.targets)
        outer = self.optional
        self.optional = not pays
        effect = self.inner(e)
        self.optional = outer
        if isinstance(effect, To):
            effect.asked = False
        targets = [target for target in self.targets[before:] if isinstance(target, Selection)]
        return May(effect, [] if pays else targets)

    def promise(self, args: list[Expr]) -> Promise:
        pattern = self.event(args[0])
        if pattern.kind not in PROMISED:
            raise CardTextError("bad-awaited", args[0].column, text=str(args[0]), allowed=", ".join(PROMISED.values()))
        if pattern.kind == TURN_END and len(args) > 3:
            raise CardTextError("bad-next-one", args[3].column, text=str(args[3]))
        promise = Next(pattern)
        duration = self.duration(args[1])
        if pattern.kind != TURN_END and (pattern.subject is None or not pattern.subject.yours):
            raise CardTextError("bad-next-yours", args[0].column, word=args[0].text)
        outer = self.said
        about: Pointer | None = None  # the card that is spoken of then, if one is
        for arg in args[2:]:
            if pattern.kind == TURN_END:  # what is done later is about what the text speaks of now
                said = Said()
                said.has_event_card = outer.has_event_card or outer.it is not None
                said.event_expr = outer.it_expr
                if speaks_of_it(arg):
                    about = Pointer(IT)
                    about.antecedent = outer.it
            else:
                said = self.said_by([pattern], False)
            self.said = said
            if arg.kind == ABILITY:
                if pattern.kind == TURN_END or arg.text != "always":
                    raise CardTextError("bad-next-modifier", arg.column, text=str(arg))
                before = len(self.asks)
                self.in_next = pattern.kind
                promise.given.append(self.inner_ability(arg))
                self.in_next = 0
                self.asks_nothing(before, arg)
            elif pattern.kind == APPLIED:
                raise CardTextError("bad-next-effects", arg.column, text=str(arg))
            elif promise.body is not None:
                raise CardTextError("bad-next-one", arg.column, text=str(arg))
            else:
                promise.body = self.body([arg], said)
        self.said = outer
        promise.zones = IN_PLAY
        self.number_node(promise)
        made = Promise(duration, promise)
        made.about = about
        return made

    def duration(self, e: Expr) -> int:
        if e.kind == CALL and e.text in DURATION_NUMBER:
            return DURATION_NUMBER[e.text]
        raise V.refuse("duration", e)
