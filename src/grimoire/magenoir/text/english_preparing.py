"""English: modifiers of preparation, and forms that all modifiers share."""

from grimoire.language.phrase import english_verb
from grimoire.language.syntax import STRING, Expr
from grimoire.magenoir.text.english_control import EnglishControl
from grimoire.magenoir.text.english_nouns import ELEMENT, many
from grimoire.magenoir.text.reading import Mana, is_call, read_filter, read_mana, unknown
from grimoire.magenoir.text.writer import Thing


class EnglishPreparing(EnglishControl):
    """Costs, components, sources."""

    def modifier(self, mod: Expr, granted: bool) -> str:
        """Any modifier: given by the class of modifiers."""
        raise unknown(mod)

    def verb(self, thing: Thing, verb: str) -> str:
        subject = "they" if thing.pronoun and thing.plural else thing.text
        return f"{subject} {english_verb(verb, thing.plural, thing.you)}"

    def fewer(self, delta: Expr) -> str:
        """ "more" or "less"."""
        if is_call(delta, "more") or is_call(delta, "less"):
            return delta.text
        raise unknown(delta)

    def mana_delta(self, delta: Expr) -> str:
        """ "1 less Air Mana", "1 more Water Mana", "0 Mana"."""
        if is_call(delta, "exactly"):
            return self.mana(delta.args[0])
        part: Mana = read_mana(delta.args[0])[0]
        amount = self.amount(part.amount)
        kind = f"{ELEMENT[part.elements[0]]} Mana" if part.elements[0] in ELEMENT else "Mana"
        text = f"{amount.count} more {kind}" if is_call(delta, "more") else f"{amount.count} {kind} less"
        if part.elements[0] == "own_element":
            text += " of their own element"
        return f"{text}{amount.aside}{amount.end}"

    def component_need(self, expr: Expr, additional: str = "") -> str:
        """`1 "Time"`: "1 additional Time component"."""
        number = expr.args[0]
        noun = many("component", self.value(number) != 1)
        return f"{self.number(number)} {additional}{expr.args[1].text} {noun}"

    def preparing(self, mod: Expr) -> str:
        word = mod.text
        args = mod.args
        if word == "cost":
            thing = self.thing(args[0]) if len(args) > 1 else self.own()
            cost = self.mana_delta(args[-1])
            if " prepare " in thing.text:
                return f"{self.verb(thing, 'cost')} {cost}"
            part, per, counted = cost.partition(" for each ")
            return f"{self.verb(thing, 'cost')} {part} to prepare{per}{counted}"
        if word == "needs":
            return self.needs(args)
        if word == "option":
            f = read_filter(args[0])
            whose = "" if f.marked("everywhere") else " of yours"
            self.remember(Thing("it"))
            price = self.say(args[1]).verb.replace("your ", "their ")
            gain = self.modifier(args[2], False)
            return f"a player who prepares {self.a_kind(f)}{whose} may {price} so that {gain}"
        if word == "from":
            if read_from(args[0]):
                return f"you may prepare {self.own().text} from {self.place(args[0])}"
            return f"you may prepare {self.thing(args[0]).text}"
        if word == "gather":
            return f"when you gather Mana, add {self.mana_delta(args[1])} to the Available Ether"
        if word == "counts_as":
            return self.counts_as(args)
        if word == "ability_cost":
            animal = self.thing(args[0]).text
            if is_call(args[1], "double"):
                return f"the Mana cost of {animal}'s abilities is doubled"
            return f"the abilities of {animal} cost {self.mana_delta(args[1])}"
        if is_call(args[1], "any_element"):
            paid = "Mana of any element"
        else:
            paid = f"Mana locked under {self.pool(args[1])}"
        return f"the abilities of {self.thing(args[0]).text} may be paid for with {paid}"

    def place(self, expr: Expr) -> str:
        f = read_filter(expr)
        place = {"in_discard": "your discard pile", "in_exile": "exile", "in_hand": "your hand"}.get(f.zone())
        if place is None:
            raise unknown(expr)
        if "on_top" in f.not_marks:
            place += ", unless it is the top card there"
        return place

    def needs(self, args: list[Expr]) -> str:
        delta = args[-1]
        if is_call(delta, "repeated"):
            number = delta.args[0].args[0]
            group = self.thing(args[0]).text
            fewer = f"{self.number(number)} fewer {many('time', self.value(number) != 1)}"
            return f"a component that {group} require several times is required {fewer}"
        thing = self.thing(args[0]) if len(args) > 1 else self.own()
        if is_call(delta, "may_add"):
            return f"{thing.text} may use {self.component_need(delta.args[0], 'additional ')}"
        number = delta.args[0]
        fewer = "fewer" if is_call(delta, "less") else "more"
        noun = many("component", self.value(number) != 1)
        return f"{self.verb(thing, 'need')} {self.number(number)} {fewer} {noun} to be prepared"

    def counts_as(self, args: list[Expr]) -> str:
        delta = args[1]
        if is_call(delta, "more"):
            thing = self.each(read_filter(args[0])).removesuffix(" in play")
            number = delta.args[0]
            return f"{thing} counts {self.number(number)} additional {many('time', self.value(number) != 1)}"
        need = self.component_need(delta.args[0])
        if len(args) > 2:
            return f"{self.own().text} may count as {need} once per turn"
        return f"{self.own().text} always counts as {need}"


def read_from(expr: Expr) -> bool:
    """Whether from(...) names a zone, not a card."""
    return expr.kind != STRING and (is_call(expr, "in_discard") or is_call(expr, "in_exile") or len(expr.args) > 1)
