"""How a card may be prepared."""

from grimoire.language.syntax import Expr
from grimoire.magenoir.text.reading import is_call
from grimoire.magenoir.text.walk.modifiers import Modifiers


class Clauses(Modifiers):
    """prepare ..."""

    def clause(self, clause: Expr) -> str:
        word = clause.text
        args = clause.args
        if word == "only":
            own = self.own()
            if is_call(args[0], "mn"):
                return self.only_mage_noir_prepares(own)
            if is_call(args[0], "not"):
                return self.cannot_be_prepared_if(own, self.condition(args[0].args[0]))
            return self.can_only_be_prepared_if(own, self.condition(args[0]))
        if word == "option":
            price = self.order(args[0])
            own = self.own()
            if is_call(args[1], "waive"):
                return self.option_instead_of(own, price, self.required(args[1].args[0]))
            return self.option_to_prepare(own, price, self.modifier(args[1], False))
        if word == "waive":
            return self.may_be_prepared_without(self.own(), self.required(args[0]))
        if word == "instead_of":
            return self.may_be_prepared_with(self.own(), self.component_need(args[1]), self.component_need(args[0]))
        if word == "pay_from":
            return self.may_be_paid_from(self.own(), self.pool(args[0]))
        if word == "extra":
            return self.must_also(self.own(), self.order(args[0]))
        if word == "from" and len(args) > 1:
            return f"{self.once_per_turn()}, {self.modifier(clause, False)}"
        return self.modifier(clause, False)

    def required(self, what: Expr) -> str:
        return self.its_components() if is_call(what, "all") else self.its_component(what.text)
