"""Values: how much, and how much Mana."""

from abc import abstractmethod

from grimoire.language.syntax import BOTH, CALL, NUMBER, Expr
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.happening import Happening
from grimoire.magenoir.text.phrases.nouns import IN
from grimoire.magenoir.text.reading import NUMERALS, Filter, is_call, read_filter, read_mana, unknown
from grimoire.magenoir.text.walk.selectors import Selectors


def is_counted(expr: Expr) -> bool:
    """Whether a value is so many of something, so that "for each" can be said of it."""
    return expr.kind == CALL and expr.text in ("count", "comps", "released_now", "held", "size", "tally")


class Values(Selectors):
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
            amount = Amount(self.numeral(word), self.is_numeral_plural(word))
            amount.one = word == "one"
            return amount
        if word == "x":
            return Amount("X", True)
        if word in ("that_amount", "all", "any_number"):
            amount = Amount(self.quantity(word), True)
            amount.whole = word == "all"
            amount.of = word == "any_number"
            return amount
        if word == "between":
            return Amount(self.between(self.number(args[0]), self.number(args[1])), True)
        if word in ("upto", "split"):
            first = self.amount(args[0])
            return Amount(self.up_to(first.count) if word == "upto" else first.count, first.plural, first.aside)
        if word == "alt":
            first = self.amount(args[0])
            other = self.amount(args[2])
            return Amount(first.count, first.plural, self.or_so_many(other.count, self.if_text(args[1])), first.end)
        if word == "times" and is_counted(args[1]):
            first = self.amount(args[0])
            return Amount(first.count, first.plural, first.aside, f" {self.for_each(self.per(args[1]))}")
        if word == "plus":
            first = self.amount(args[0])
            return Amount(first.count, first.plural, first.aside, first.end + self.plus(self.added(args[1])))
        return Amount("X", True, "", self.x_being(word, self.described(expr)))

    def several(self, amount: Amount, noun: str) -> str:
        """An amount with its noun: "2 cards", "a card", "X cards, X being ..."."""
        if amount.one:
            return self.a_noun(noun)
        return f"{amount.count} {self.noun(noun, amount.plural)}{amount.aside}{amount.end}"

    def number_of(self, value: Expr, noun: str) -> str:
        return self.several(self.amount(value), noun)

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
            return self.unless_clause(self.condition(condition.args[0]))
        return self.if_clause(self.condition(condition))

    def components(self, expr: Expr) -> Filter:
        f = read_filter(expr)
        if not f.state("component"):
            f.states.append("component")
        return f

    def counted_cards(self, f: Filter) -> str:
        return self.group(f).text if self.partitive(f) else self.some(f, True, IN)

    def per(self, expr: Expr) -> str:
        """ "each Tree in play": what times() counts."""
        if is_call(expr, "count"):
            return self.each(read_filter(expr.args[0]))
        if is_call(expr, "comps"):
            return self.each(self.components(expr.args[0]))
        if is_call(expr, "released_now"):
            return self.each_mana_released(self.mana_named(expr.args))
        if is_call(expr, "held"):
            return self.each_mana_held(self.mana_named(expr.args[1:]), self.reserve_of(expr.args[0]))
        if is_call(expr, "size"):
            return self.each_of_them()
        if is_call(expr, "tally"):
            if not self.is_told_by_cards(expr.args[0]):
                return self.each_time_it_happened(self.whole_event(expr.args[0]))
            return self.each_one(self.happened(expr.args[0], False))
        raise unknown(expr)

    def described(self, expr: Expr) -> str:
        """A value as a noun: "the number of Drop components you control"."""
        if expr.kind == NUMBER:
            return self.number(expr)
        word = expr.text
        args = expr.args
        if word in NUMERALS or word == "x":
            return "X" if word == "x" else self.numeral(word)
        if word == "count":
            return self.the_number_of(self.counted_cards(read_filter(args[0])))
        if word == "comps":
            return self.the_number_of(self.counted_cards(self.components(args[0])))
        if word == "tally":
            if not self.is_told_by_cards(args[0]):
                return self.times_it_happened(self.whole_event(args[0]))
            return self.the_number_of(self.happened(args[0], True))
        if word == "size":
            return self.size_of(self.thing(args[0]))
        if word == "locked":
            return self.amount_locked(self.mana_named(args[1:]), self.without_all(self.thing(args[0]).text))
        if word == "held":
            return self.amount_held(self.mana_named(args[1:]), self.reserve_of(args[0]))
        if word == "released_now":
            return self.amount_released(self.mana_named(args))
        if word == "hp":
            return self.hp_of(self.thing(args[0]))
        if word in ("cost_of", "total_cost"):
            return self.cost_of(self.thing(args[0]), word == "total_cost")
        if word == "damage_done":
            return self.damage_taken(self.thing(args[0]))
        if word in ("hp_dropped", "hp_lost_here", "excess"):
            return self.value_name(word)
        if word == "half":
            return self.half_of(self.described(args[0]))
        if word == "minus":
            return self.minus(self.described(args[0]), self.described(args[1]))
        if word == "min":
            if args[0].kind == NUMBER:
                return self.so_many_at_most(self.described(args[1]), self.number(args[0]))
            return self.no_more_than(self.described(args[0]), self.described(args[1]))
        if word in ("plus", "times"):
            first, second = self.described(args[0]), self.described(args[1])
            return self.sum_of(first, second) if word == "plus" else self.product_of(first, second)
        if word == "bonus":
            return self.only_if(self.described(args[1]), self.if_text(args[0]))
        if word == "alt":
            return self.described(args[0]) + self.or_so_many(self.described(args[2]), self.if_text(args[1]))
        if word == "that_amount" and not args:
            return self.that_amount()
        if word == "fixed_at_first_hit":
            return self.counted_at_first_hit(self.described(args[0]))
        raise unknown(expr)

    def mana_named(self, element: list[Expr]) -> str:
        """Mana of an element, if there is one."""
        return self.mana_kind([element[0].text if element else "mana"])

    def mana_amount(self, expr: Expr) -> Amount:
        """Mana as a phrase: `count` is the whole of it."""
        if is_call(expr, "cost_of"):
            return Amount(self.mana_matching(self.described(expr)), True)
        parts: list[str] = []
        end = ""
        for part in read_mana(expr):
            kind = self.mana_kind(part.elements)
            named = part.amount.text
            if named == "excess":
                text = self.excess_mana()
            elif named == "that_amount":
                text = self.that_much(kind)
            else:
                amount = self.amount(part.amount)
                end += amount.end
                if amount.whole:
                    text = self.all_mana(kind)
                elif amount.of:
                    text = self.any_amount_of(kind)
                elif amount.one:
                    text = self.one_mana(kind)
                else:
                    text = f"{amount.count} {kind}{amount.aside}"
            if part.elements == ["own_element"]:
                text += self.of_own_element()
            parts.append(text)
        return Amount(self.joined(parts, False), True, "", end)

    def mana(self, expr: Expr) -> str:
        amount = self.mana_amount(expr)
        return amount.count + amount.end

    def pool(self, expr: Expr) -> str:
        """Where Mana comes from."""
        if is_call(expr, "available") or is_call(expr, "infinite"):
            return self.ether(expr.text)
        if is_call(expr, "reserve"):
            return self.reserve_of(expr.args[0])
        if expr.kind == BOTH:
            return self.joined([self.pool(arg) for arg in expr.args], False)
        return self.without_all(self.thing(expr.args[0] if is_call(expr, "under") else expr).text)

    @abstractmethod
    def condition(self, expr: Expr) -> str:
        """A condition as a clause."""

    @abstractmethod
    def is_told_by_cards(self, event: Expr) -> bool:
        """Whether `happened` can tell this event."""

    @abstractmethod
    def whole_event(self, event: Expr) -> Happening:
        """An event as a clause; refused where it is but a moment."""

    @abstractmethod
    def happened(self, event: Expr, plural: bool) -> str:
        """An event of this turn, told by its cards: "spell you discarded from your hand this turn"."""
