"""From the written form of a card to the nodes that run: one function for each kind of word."""

from typing import Final

from grimoire.kernel.conditions import AllOf, Condition, Not
from grimoire.language.syntax import BOTH, CALL, EITHER, NUMBER, PLUS, STEPS, TOGETHER, CardTextError, Expr
from grimoire.magenoir.choosing_targets import CountAs, Counting
from grimoire.magenoir.conditions import (
    AT_LEAST,
    EQUALS,
    FEWER,
    MORE_THAN,
    NONE,
    SOME,
    Compare,
    Is,
    MageNoir,
    OpponentMageNoir,
    PreparedNow,
    TurnOf,
    WasDiscarded,
    Zenith,
)
from grimoire.magenoir.definition import Ability
from grimoire.magenoir.elements import ANY_ELEMENT, ELEMENT_NUMBER
from grimoire.magenoir.expressions import Value
from grimoire.magenoir.indivisible_actions import Body, Effect
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.mana_effects import Amount, CostAmount
from grimoire.magenoir.meant_cards import (
    HealthOf,
    Locked,
    Selection,
    Size,
)
from grimoire.magenoir.naming import Said
from grimoire.magenoir.object_words import ObjectBuilder
from grimoire.magenoir.state import State
from grimoire.magenoir.values import (
    MINUS,
    SMALLER,
    TIMES,
    Alternative,
    Arithmetic,
    Bonus,
    Components,
    Count,
    DamageDone,
    Fixed,
    Half,
    Held,
    HpLostHere,
    Number,
    PaidX,
    ReleasedNow,
    ThatAmount,
    TotalCost,
)
from grimoire.magenoir.values import PLUS as ADDED

FIXED_NUMBERS: Final = {"zero": 0, "one": 1, "two": 2, "four": 4}


class Builder(ObjectBuilder):
    """Builds the nodes of one card."""

    # -- numbers ---------------------------------------------------------------------------------------------------

    def value(self, e: Expr) -> Value:
        if e.kind == NUMBER:
            return Fixed(e.value) if self.printed_numbers else Number(e.value)
        if e.kind != CALL:
            raise V.refuse("number", e)
        name = e.text
        n = len(e.args)
        if name in FIXED_NUMBERS and n == 0:
            return Fixed(FIXED_NUMBERS[name])
        if name == "alt" and n == 3:
            return Alternative(self.value(e.args[0]), self.condition(e.args[1]), self.value(e.args[2]))
        if name == "times" and n == 2:
            return Arithmetic(TIMES, self.value(e.args[0]), self.value(e.args[1]))
        if name == "plus" and n == 2:
            return Arithmetic(ADDED, self.value(e.args[0]), self.value(e.args[1]))
        if name == "minus" and n == 2:
            return Arithmetic(MINUS, self.value(e.args[0]), self.value(e.args[1]))
        if name == "min" and n == 2:
            return Arithmetic(SMALLER, self.value(e.args[0]), self.value(e.args[1]))
        if name == "count" and n == 1:
            return Count(self.filter(e.args[0]))
        if name == "comps" and n == 1:
            components = Components(self.filter(e.args[0], component=True), self.next_slot())
            counting = CountAs(components)
            self.number_node(counting)
            self.asks.append(Counting(components.slot, components))
            self.pickers.append(counting)
            return components
        if name == "locked" and n in (1, 2):
            return Locked(self.unnamed(e.args[0]), self.elements(e.args[1]) if n == 2 else ANY_ELEMENT)
        if name == "held" and n in (1, 2):
            return Held(self.who(e.args[0]), self.elements(e.args[1]) if n == 2 else ANY_ELEMENT)
        if name == "bonus" and n == 2:
            return Bonus(self.condition(e.args[0]), self.value(e.args[1]))
        if name == "half" and n == 1:
            return Half(self.value(e.args[0]))
        if name == "hp" and n == 1:
            return HealthOf(self.unnamed(e.args[0], players=True))
        if name == "that_amount" and n == 0:
            self.said.need(self.said.amount, e, "part-no-amount")
            return ThatAmount()
        if name == "x" and n == 0:
            return PaidX()
        if name == "damage_done" and n == 1:
            self.said.need(self.said.hurt, e, "part-no-damage")
            return DamageDone(self.who(e.args[0]))
        if name == "hp_dropped" and n == 0:
            self.said.need(self.said.dropped, e, "part-no-damage-heard")
            return ThatAmount()
        if name == "released_now" and n <= 1:
            self.said.need(self.said.released, e, "part-no-release")
            return ReleasedNow(self.elements(e.args[0]) if n else ANY_ELEMENT)
        if name == "total_cost" and n == 1:
            return TotalCost(self.unnamed(e.args[0]))
        if name == "excess" and n == 0 and self.excess is not None:
            return self.excess
        if name == "tally" and n == 1:
            return self.tally(e.args[0])
        if name == "size" and n == 1:
            return Size(self.unnamed(e.args[0]))
        if name == "hp_lost_here" and n == 0:
            return HpLostHere()
        raise V.refuse("number", e)

    def tally(self, e: Expr) -> Value:
        raise V.refuse("number", e)

    def elements(self, e: Expr) -> int:
        parts = e.args if e.kind == EITHER else [e]
        bits = 0
        for part in parts:
            if part.kind != CALL or (part.text not in ELEMENT_NUMBER and part.text != "mana"):
                raise CardTextError("bad-element-of-mana", part.column, text=str(part), allowed=", ".join(ELEMENT_NUMBER))
            bit = ANY_ELEMENT if part.text == "mana" else 1 << ELEMENT_NUMBER[part.text]
            if bits & bit:
                raise CardTextError("bad-element-twice", part.column, text=str(e))
            bits |= bit
        return bits

    # -- conditions ------------------------------------------------------------------------------------------------

    def condition(self, e: Expr) -> Condition[State]:
        """Conditions ask nobody, and name nothing that an "it" after them could mean."""
        before = len(self.asks)
        condition = self.bare_condition(e)
        if any([isinstance(asking, Selection) for asking in self.asks[before:]]):
            raise CardTextError("bad-choice-in-condition", e.column, text=str(e))
        return condition

    def bare_condition(self, e: Expr) -> Condition[State]:
        if e.kind != CALL:
            raise V.refuse("condition", e)
        name = e.text
        n = len(e.args)
        if name == "mn" and n == 0:
            return MageNoir()
        if name == "zenith" and n == 0:
            self.definition.speaks_of_zenith = True
            return Zenith()
        if name == "not" and n == 1 and e.args[0].text in ("not", "and"):
            raise CardTextError("bad-denies", e.column, text=str(e))
        if name == "and" and n == 2 and [part.text for part in e.args] == ["not", "not"]:
            if not all([part.args and part.args[0].text in ("mn", "opp_mn") for part in e.args]):
                raise CardTextError("bad-denies", e.column, text=str(e))
        if name == "not" and n == 1:
            return Not(self.condition(e.args[0]))
        if name == "and" and n == 2:
            return AllOf([self.condition(e.args[0]), self.condition(e.args[1])])
        if name == "opp_mn" and n == 0:
            return OpponentMageNoir()
        if name == "turn_of" and n == 1:
            return TurnOf(self.one_player(e.args[0]))
        if name == "exists" and n == 1:
            return Compare(SOME, Count(self.filter(e.args[0])), Fixed(0))
        if name == "is" and n == 2:
            return Is(self.unnamed(e.args[0]), self.filter(e.args[1], anywhere=True))
        if name == "was_discarded" and n == 1:
            return WasDiscarded(self.unnamed(e.args[0]))
        if name == "first" and n == 1 and e.args[0].text == "prepared":
            return AllOf([PreparedNow(), Compare(EQUALS, self.tally(e.args[0]), Fixed(1))])
        if name in ("none", "some", "at_least", "more_than", "fewer", "equals") and n and is_constant(e.args[0]):
            raise CardTextError("bad-always-same", e.column, text=str(e.args[0]))
        kinds = {"none": NONE, "some": SOME}
        if name in kinds and n == 1:
            return Compare(kinds[name], self.value(e.args[0]), Fixed(0))
        kinds = {"at_least": AT_LEAST, "more_than": MORE_THAN, "fewer": FEWER, "equals": EQUALS}
        if name in kinds and n == 2:
            return Compare(kinds[name], self.value(e.args[0]), self.value(e.args[1]))
        raise V.refuse("condition", e)

    # -- Mana ------------------------------------------------------------------------------------------------------

    def amount(self, e: Expr) -> Amount:
        """So much Mana of some elements."""
        if e.kind == CALL and e.text == "cost_of" and len(e.args) == 1:
            return CostAmount(self.unnamed(e.args[0]))
        if e.kind == TOGETHER and len(e.args) == 2:
            how_many, what = e.args
            elements = self.elements(what)
            if how_many.kind == CALL and how_many.text == "all":
                return Amount(None, elements)
            count, up_to = self.how_many(how_many)
            amount = Amount(count, elements)
            amount.up_to = up_to
            return amount
        raise V.refuse("amount of Mana", e)

    def amounts(self, e: Expr) -> list[Amount]:
        return [self.amount(part) for part in e.args] if e.kind == BOTH else [self.amount(e)]

    # -- bodies ----------------------------------------------------------------------------------------------------

    def actions(self, e: Expr) -> list[list[Effect]]:
        """Actions of effects: "/" and "then" divide actions, "+" joins effects of one action."""
        actions: list[list[Effect]] = []
        for step in e.args if e.kind == STEPS else [e]:
            actions.append([self.effect(part) for part in (step.args if step.kind == PLUS else [step])])
        return actions

    def effect(self, e: Expr) -> Effect:
        raise V.refuse("effect", e)  # built by EffectBuilder

    def inner_ability(self, e: Expr) -> Ability:
        raise V.refuse("ability", e)  # built by CardBuilder

    def body(self, lines: list[Expr], said: Said | None = None) -> Body:
        """A text of one or more paragraphs, with the targets it names at its announcement. `said` is what was spoken of
        before it: what its event was about, what was paid."""
        outer = (self.targets, self.target_pickers, self.guards)
        outer_said, outer_names, outer_shuffles = self.said, self.names, self.shuffles
        self.targets, self.target_pickers, self.guards = [], [], []
        self.said, self.names, self.shuffles = Said() if said is None else said, [], []
        actions: list[list[Effect]] = []
        for i, line in enumerate(lines):
            if i:
                self.said.end_line()
            try:
                actions.extend(self.actions(line))
            except CardTextError as error:
                error.paragraph = i
                raise
        body = Body(actions)
        body.targets = self.targets
        body.pickers = self.target_pickers
        for line in lines:
            collect_words(line, body.verbs)
        self.number_node(body)
        self.targets, self.target_pickers, self.guards = outer
        self.said, self.names, self.shuffles = outer_said, outer_names, outer_shuffles
        return body


def is_constant(e: Expr) -> bool:
    """Whether a value is made of printed numbers alone."""
    if e.kind == NUMBER or (e.kind == CALL and e.text in FIXED_NUMBERS and not e.args):
        return True
    return e.kind == CALL and e.text in ("plus", "minus", "times", "min", "half") and all([is_constant(arg) for arg in e.args])


def collect_words(e: Expr, into: list[str]) -> None:
    if e.kind == CALL:
        into.append(e.text)
    for arg in e.args:
        collect_words(arg, into)
    if e.body is not None:
        collect_words(e.body, into)
