"""English: amounts and Mana."""

from grimoire.language.phrase import article, listed
from grimoire.language.syntax import BOTH, CALL, NUMBER, Expr
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.english_nouns import ELEMENT, FIXED, TYPE
from grimoire.magenoir.text.english_values import EnglishValues
from grimoire.magenoir.text.reading import Filter, is_call, read_filter, read_mana, unknown


class EnglishAmounts(EnglishValues):
    """How much."""

    def amount(self, expr: Expr) -> Amount:
        """A value as the parts of a phrase."""
        if expr.kind == NUMBER:
            return Amount(self.number(expr), self.value(expr) != 1)
        if expr.kind != CALL:
            raise unknown(expr)
        word = expr.text
        if word in FIXED and not expr.called:
            amount = Amount(FIXED[word], word != "one")
            amount.one = word == "one"
            return amount
        if word == "x":
            return Amount("X", True)
        if word == "all":
            amount = Amount("all", True)
            amount.whole = True
            return amount
        if word == "any_number":
            return Amount("any number of", True)
        if word in ("upto", "split"):
            amount = self.amount(expr.args[0])
            return Amount(f"up to {amount.count}" if word == "upto" else amount.count, amount.plural, amount.aside)
        if word == "between":
            return Amount(f"{self.number(expr.args[0])} to {self.number(expr.args[1])}", True)
        if word == "alt":
            first = self.amount(expr.args[0])
            other = self.amount(expr.args[2])
            aside = f" (or {other.count} {self.if_text(expr.args[1])})"
            return Amount(first.count, first.plural, aside, first.end)
        if word == "times":
            first = self.amount(expr.args[0])
            return Amount(first.count, first.plural, first.aside, f" for {self.per(expr.args[1])}")
        if word == "plus":
            first = self.amount(expr.args[0])
            return Amount(first.count, first.plural, first.aside, f"{first.end}, plus {self.added(expr.args[1])}")
        return Amount("X", True, "", f", X being {self.described(expr)}")

    def added(self, expr: Expr) -> str:
        """What comes on top: "1 for each Ice component you control"."""
        if is_call(expr, "bonus"):
            amount = self.amount(expr.args[1])
            return f"{amount.count}{amount.end} {self.if_text(expr.args[0])}"
        amount = self.amount(expr)
        return f"{amount.count}{amount.end}"

    def if_text(self, condition: Expr) -> str:
        """A condition with "if" or "unless"."""
        if is_call(condition, "not"):
            return f"unless {self.condition(condition.args[0])}"
        return f"if {self.condition(condition)}"

    def components(self, expr: Expr) -> Filter:
        f = read_filter(expr)
        if not f.state("component"):
            f.states.append("component")
        return f

    def per(self, expr: Expr) -> str:
        """ "each Tree in play": what times() counts."""
        if is_call(expr, "count"):
            return self.each(read_filter(expr.args[0]))
        if is_call(expr, "released_now"):
            kind = f"{ELEMENT[expr.args[0].text]} " if expr.args else ""
            return f"each {kind}Mana released this way"
        if is_call(expr, "comps"):
            return self.each(self.components(expr.args[0]))
        if is_call(expr, "held"):
            return f"each {ELEMENT[expr.args[1].text]} Mana in {self.reserve_of(expr.args[0])}"
        if is_call(expr, "size"):
            return "each of them"
        if is_call(expr, "tally"):
            return f"each {self.happened(expr.args[0], False)}"
        raise unknown(expr)

    def happened(self, event: Expr, plural: bool) -> str:
        """Given by the class of events: "spell you discarded from your hand this turn"."""
        raise unknown(event)

    def reserve_of(self, who: Expr) -> str:
        return "their Mana reserve" if is_call(who, "opp") else f"{self.whose(who)} Mana reserve"

    def described(self, expr: Expr) -> str:
        """A value as a noun: "the number of Drop components you control"."""
        if expr.kind == NUMBER:
            return self.number(expr)
        word = expr.text
        if word == "count":
            return f"the number of {self.counted_cards(read_filter(expr.args[0]))}"
        if word == "comps":
            return f"the number of {self.counted_cards(self.components(expr.args[0]))}"
        if word == "locked":
            return f"the amount of {self.element(expr)}Mana locked under {self.thing(expr.args[0]).text}".replace(
                "under all ", "under "
            )
        if word == "hp":
            return f"{self.of(expr.args[0])} HP"
        if word == "half":
            return f"half of {self.of(expr.args[0].args[0])} HP, rounded down"
        if word == "cost_of":
            return self.attribute(expr.args[0], "Mana cost")
        if word == "total_cost":
            return self.attribute(expr.args[0], "total Mana cost")
        if word == "hp_dropped":
            return "the HP it lost this way"
        if word == "released_now":
            kind = f"{ELEMENT[expr.args[0].text]} " if expr.args else ""
            return f"the amount of {kind}Mana released this way"
        if word == "min":
            if expr.args[0].kind == NUMBER:
                return f"{self.described(expr.args[1])} ({self.number(expr.args[0])} at most)"
            return f"{self.described(expr.args[0])}, but no more than {self.described(expr.args[1])}"
        if word == "fixed_at_first_hit":
            return f"{self.described(expr.args[0])}, as counted when you are first dealt damage that turn"
        if word == "tally":
            return f"the number of {self.happened(expr.args[0], True)}"
        raise unknown(expr)

    def counted_cards(self, f: Filter) -> str:
        return self.group(f).text if self.partitive(f) else self.some(f, True, "in")

    def attribute(self, expr: Expr, noun: str) -> str:
        """ "its Mana cost", or "the Mana cost of 1 Permanent" when it was not named before."""
        thing = self.thing(expr)
        if thing.pronoun:
            return f"{'their' if thing.plural else 'its'} {noun}"
        return f"the {noun} of {thing.text}"

    def of(self, expr: Expr) -> str:
        """A possessive: "your", "its", "this Permanent's"."""
        thing = self.thing(expr)
        if thing.you:
            return "your"
        if thing.pronoun:
            return "their" if thing.plural else "its"
        return f"{thing.text}'s"

    def element(self, locked: Expr) -> str:
        """The element of locked(C, element), with its space."""
        return f"{ELEMENT[locked.args[1].text]} " if len(locked.args) > 1 else ""

    def mana_amount(self, expr: Expr) -> Amount:
        """Mana as a phrase: `count` is the whole of it."""
        parts: list[str] = []
        end = ""
        for part in read_mana(expr):
            amount = self.amount(part.amount) if part.amount.text not in ("excess", "that_amount") else Amount("", True)
            kind = "Mana"
            if part.elements != ["mana"] and part.elements != ["own_element"]:
                kind = f"{listed([ELEMENT[element] for element in part.elements], 'or')} Mana"
            text = f"{amount.count} {kind}{amount.aside}"
            if part.amount.text == "any_number":
                text = f"any amount of {kind}"
            elif part.amount.text == "excess":
                text = "the excess Mana"
            elif part.amount.text == "that_amount":
                text = f"that much {kind}"
            elif amount.one:
                text = f"one {kind}"
            if part.elements == ["own_element"]:
                text += " of their own element"
            parts.append(text)
            end += amount.end
        return Amount(listed(parts, "and"), True, "", end)

    def mana(self, expr: Expr) -> str:
        amount = self.mana_amount(expr)
        return amount.count + amount.end

    def pool(self, expr: Expr) -> str:
        """Where Mana comes from."""
        if is_call(expr, "available"):
            return "the Available Ether"
        if is_call(expr, "infinite"):
            return "the Infinite Ether"
        if is_call(expr, "reserve"):
            return f"{self.whose(expr.args[0])} Mana reserve"
        if is_call(expr, "under"):
            return self.thing(expr.args[0]).text.removeprefix("all ")
        if expr.kind == BOTH:
            return listed([self.pool(arg) for arg in expr.args], "and")
        return self.thing(expr).text.removeprefix("all ")

    def a_kind(self, f: Filter) -> str:
        """What something may be: "an Equipment, a Permanent or a Ritual"."""
        if f.types and not f.words:
            return listed([article(TYPE[kind]) for kind in f.types], "or")
        if f.words and not f.types:
            return listed([article(word) for word in f.words], "or")
        return article(self.head(f, False))
