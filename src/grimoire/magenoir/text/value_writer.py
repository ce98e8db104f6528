"""Values: how much, and how much Mana."""

from abc import abstractmethod
from typing import Final

from grimoire.language.syntax import BOTH, CALL, NUMBER, Expr
from grimoire.magenoir.text.filter_writer import IN
from grimoire.magenoir.text.numbers import Amount
from grimoire.magenoir.text.reading import NUMERALS, Filter, is_call, read_filter, read_mana, unknown
from grimoire.magenoir.text.selector_writer import SelectorWriter

COUNTED: Final[tuple[str, ...]] = (
    "count",
    "comps",
    "released_now",
    "held",
    "size",
    "tally",
)  # so many of what "for each" can be said of


class ValueWriter(SelectorWriter):
    """How much."""

    def amount(self, expr: Expr) -> Amount:
        """A value as the parts of a phrase."""
        if expr.kind == NUMBER:
            return Amount(self.number(expr), self.plural_of(expr))
        if expr.kind != CALL:
            raise unknown(expr)
        word = expr.text
        args = expr.args
        if word in NUMERALS and not expr.called:
            return Amount(self.said(f"number {word}"), self.phrases.grammar.is_plural(self.value(expr)), word=word)
        if word == "x":
            return Amount("X", True)
        if word in ("that_amount", "all", "any_number"):
            return Amount(self.said(f"quantity {word}"), True, word=word)
        if word == "between":
            return Amount(self.said("between", least=self.number(args[0]), most=self.number(args[1])), True)
        if word in ("upto", "split"):
            first = self.amount(args[0])
            return Amount(self.said("up to", n=first) if word == "upto" else first.text, first.plural, first.aside)
        if word == "alt":
            first = self.amount(args[0])
            other = self.amount(args[2])
            aside = self.said("or so many", n=other, condition=self.if_text(args[1]))
            return Amount(first.text, first.plural, aside, first.end)
        if word == "times" and args[1].text in COUNTED:
            first = self.amount(args[0])
            return Amount(first.text, first.plural, first.aside, f" {self.said('for', each=self.per(args[1]))}")
        if word == "plus":
            first = self.amount(args[0])
            return Amount(first.text, first.plural, first.aside, first.end + self.said("plus", added=self.added(args[1])))
        key = "x equal" if word in ("hp", "cost_of", "total_cost") else "x being"
        return Amount(self.letter, True, "", self.said(key, x=self.letter, value=self.described(expr)))

    def several(self, amount: Amount, noun: str) -> str:
        """An amount with its noun: "2 cards", "a card", "X cards, X being ..."."""
        if amount.one:
            return self.one_noun(noun)
        return f"{amount.text} {self.phrases.noun(noun, amount.plural)}{amount.aside}{amount.end}"

    def number_of(self, value: Expr, noun: str) -> str:
        return self.several(self.amount(value), noun)

    def added(self, expr: Expr) -> str:
        """What comes on top: "1 for each Ice component you control"."""
        if is_call(expr, "bonus"):
            amount = self.amount(expr.args[1])
            return f"{amount.text}{amount.end} {self.if_text(expr.args[0])}"
        amount = self.amount(expr)
        return f"{amount.text}{amount.end}"

    def if_text(self, condition: Expr) -> str:
        """A condition with "if" or "unless"."""
        if is_call(condition, "not"):
            return self.said("unless", condition=self.condition(condition.args[0]))
        return self.said("if", condition=self.condition(condition))

    def components(self, expr: Expr) -> Filter:
        f = read_filter(expr)
        if not f.state("component"):
            f.states.append("component")
        return f

    def per(self, expr: Expr) -> str:
        """ "each Tree in play": what times() counts."""
        word = expr.text
        args = expr.args
        if expr.kind != CALL:
            raise unknown(expr)
        if word in ("count", "comps"):
            return self.each(read_filter(args[0]) if word == "count" else self.components(args[0]))
        if word == "tally":
            return self.tally(args[0], True)
        return self.plain(f"each {word}", expr)

    def described(self, expr: Expr) -> str:
        """A value as a noun: "the number of Drop components you control"."""
        if expr.kind == NUMBER:
            return self.number(expr)
        word = expr.text
        args = expr.args
        key = f"value {word}"
        if word in NUMERALS or word == "x":
            return "X" if word == "x" else self.said(f"number {word}")
        if word in ("count", "comps"):
            f = read_filter(args[0]) if word == "count" else self.components(args[0])
            return self.said("number of", noun=self.group(f).text if self.partitive(f) else self.some(f, True, IN))
        if word == "tally":
            return self.tally(args[0], False)
        if word == "min":
            if args[0].kind == NUMBER:
                return self.said(key, value=self.described(args[1]), n=self.number(args[0]))
            return self.said("value min value", value=self.described(args[0]), limit=self.described(args[1]))
        if word == "alt":
            first = self.described(args[0])
            return first + self.said("or so many", n=self.described(args[2]), condition=self.if_text(args[1]))
        if word == "that_amount" and not args:
            return self.said(key)
        return self.plain(key, expr)

    # -- Mana ------------------------------------------------------------------------------------------------------

    def mana_named(self, element: list[Expr]) -> str:
        """Mana of an element, if there is one."""
        return self.mana_kind([element[0].text if element else "mana"])

    def mana_amount(self, expr: Expr) -> Amount:
        """Mana as a phrase: `text` is the whole of it."""
        if is_call(expr, "cost_of"):
            return Amount(self.said("mana matching", cost=self.described(expr)), True)
        parts: list[str] = []
        whole = Amount("", True)
        for much, elements in read_mana(expr):
            kind = self.mana_kind(elements)
            if much.text in ("excess", "that_amount"):
                text = self.said(f"mana {much.text}", mana=kind)
            else:
                amount = self.amount(much)
                whole.end += amount.end
                whole.of = whole.of or amount.of
                if amount.whole or amount.of or amount.one:
                    text = self.said(f"mana {'all' if amount.whole else 'any_number' if amount.of else 'one'}", mana=kind)
                else:
                    text = f"{amount.text} {kind}{amount.aside}"
            if elements == ["own_element"]:
                text += self.said("own element")
            parts.append(text)
        whole.text = self.phrases.joined(parts, False)
        return whole

    def mana(self, expr: Expr) -> str:
        amount = self.mana_amount(expr)
        return amount.text + amount.end

    def pool(self, expr: Expr) -> str:
        """Where Mana comes from."""
        if is_call(expr, "available") or is_call(expr, "infinite"):
            return self.said(f"pool {expr.text}")
        if is_call(expr, "reserve"):
            return self.belonging(expr.args[0], "reserve")
        if expr.kind == BOTH:
            return self.phrases.joined([self.pool(arg) for arg in expr.args], False)
        cards = self.thing(expr.args[0] if is_call(expr, "under") else expr)
        return self.phrases.reworded("without all", cards.text)

    @abstractmethod
    def condition(self, expr: Expr) -> str:
        """A condition as a clause."""

    @abstractmethod
    def tally(self, event: Expr, each: bool) -> str:
        """How often something happened this turn; `each`: "each time" it did."""
