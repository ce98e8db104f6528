"""Modifiers of preparation: costs, components, sources."""

from abc import abstractmethod

from grimoire.language.syntax import Expr
from grimoire.magenoir.text.reading import is_call, names_a_zone, read_filter, read_mana, unknown
from grimoire.magenoir.text.walk.constructs import Constructs
from grimoire.magenoir.text.writer import Thing


class Preparing(Constructs):
    """Costs, components, sources."""

    @abstractmethod
    def modifier(self, mod: Expr, granted: bool) -> str:
        """Any modifier as a statement."""

    def is_more(self, delta: Expr) -> bool:
        """More, or less."""
        if is_call(delta, "more") or is_call(delta, "less"):
            return delta.text == "more"
        raise unknown(delta)

    def mana_delta(self, delta: Expr) -> str:
        """ "1 Air Mana less", "1 more Water Mana", "0 Mana"."""
        if is_call(delta, "exactly"):
            return self.mana(delta.args[0])
        part = read_mana(delta.args[0])[0]
        amount = self.amount(part.amount)
        text = self.more_mana(amount.count, self.mana_kind(part.elements), self.is_more(delta))
        if part.elements == ["own_element"]:
            text += self.of_own_element()
        return text + amount.tail()

    def component_need(self, expr: Expr, additional: bool = False) -> str:
        """`1 "Time"`: "1 additional Time component"."""
        amount = self.amount(expr.args[0])
        return self.components_named(amount, expr.args[1].text, additional) + amount.tail()

    def preparing(self, mod: Expr) -> str:
        word = mod.text
        args = mod.args
        if word == "cost":
            thing = self.thing(args[0]) if len(args) > 1 else self.own()
            return self.costs(thing, self.mana_delta(args[-1]))
        if word == "needs":
            return self.needs(args)
        if word == "option":
            f = read_filter(args[0])
            self.remember(Thing(self.it_word(False, False)))
            return self.option_on_preparing(f, self.order(args[1]), args[2])
        if word == "from":
            return self.source(args[0])
        if word == "gather":
            return self.gathers(self.thing(args[0]), self.mana_delta(args[1]))
        if word == "counts_as":
            return self.counts_as(args)
        if word == "ability_cost":
            animal = self.thing(args[0])
            if is_call(args[1], "double"):
                return self.abilities_cost_double(animal)
            return self.abilities_cost(animal, self.mana_delta(args[1]))
        any_element = is_call(args[1], "any_element")
        paid = self.mana_of_any_element() if any_element else self.mana_locked_under(self.pool(args[1]))
        return self.abilities_are_paid_with(self.thing(args[0]), paid)

    def source(self, cards: Expr) -> str:
        if not names_a_zone(cards):
            return self.may_prepare(self.thing(cards))
        f = read_filter(cards)
        if f.zone() not in ("in_discard", "in_exile", "in_hand"):
            raise unknown(cards)
        return self.may_prepare_from(self.own(), f.zone(), "on_top" in f.not_marks)

    def needs(self, args: list[Expr]) -> str:
        delta = args[-1]
        if is_call(delta, "repeated"):
            return self.needs_fewer_repeated(self.thing(args[0]), self.number(delta.args[0].args[0]))
        thing = self.thing(args[0]) if len(args) > 1 else self.own()
        if is_call(delta, "may_add"):
            return self.may_use(thing, self.component_need(delta.args[0], True))
        amount = self.amount(delta.args[0])
        return self.needs_components(thing, amount, self.is_more(delta)) + amount.tail()

    def counts_as(self, args: list[Expr]) -> str:
        delta = args[1]
        if is_call(delta, "more"):
            times = self.amount(delta.args[0])
            return self.counts_more(self.each(read_filter(args[0])), times) + times.tail()
        need = self.component_need(delta.args[0])
        cards = self.thing(args[0])
        return self.may_count_as(cards, need) if len(args) > 2 else self.always_counts_as(cards, need)
