"""What is done with Mana."""

from abc import abstractmethod

from grimoire.language.syntax import Expr
from grimoire.magenoir.text.reading import is_all_mana, is_call
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.walk.effects import Effects


class ManaEffects(Effects):
    """The verbs of Mana."""

    def other_verb(self, expr: Expr) -> Say:
        said = self.mana_verb(expr)
        return said if said is not None else self.construct(expr)

    @abstractmethod
    def construct(self, expr: Expr) -> Say:
        """What governs other effects."""

    def mana_verb(self, expr: Expr) -> Say | None:
        word = expr.text
        args = expr.args
        if word == "pay":
            return self.payment(args)
        if word == "take":
            amount = self.mana_amount(args[0])
            return self.take(amount, len(args[0].args) > 1 and args[0].args[1].text == "mana", self.pool(args[1]))
        if word == "release":
            amount = self.mana_amount(args[0])
            under = self.target(args[1])
            if under.pronoun and args[0].args and is_call(args[0].args[0], "excess"):
                return self.release_excess()
            return self.release(amount, under)
        if word == "lock":
            amount = self.mana_amount(args[0])
            origin = self.pool(args[1])
            return self.lock(amount, is_call(args[1], "under"), origin, self.thing(args[2]))
        if word == "distribute":
            origin = self.pool(args[1])
            return self.distribute(self.mana(args[0]), origin, self.pool(args[2]))
        if word == "add_mana":
            return self.add_to_ether(self.described(args[0]))
        if word == "trade":
            return self.trade(self.trade_place(args[1]), self.rate(args[2], args[3]))
        return None

    def rate(self, give: Expr, get: Expr) -> str:
        return self.so_many_for(self.number(give), self.number(get))

    def trade_place(self, pool: Expr) -> str:
        return self.with_ether() if is_call(pool, "available") else self.between_reserve_and(self.pool(pool))

    def payment(self, args: list[Expr]) -> Say:
        who = self.thing(args[1]) if len(args) > 1 else self.player("you")
        if is_call(args[0], "cost_of"):
            return self.pay(who, self.described(args[0]))
        if is_all_mana(args[0]):
            return self.empty_reserve(who)
        return self.pay(who, self.mana(args[0]))
