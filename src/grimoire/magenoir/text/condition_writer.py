"""Conditions: what must be so."""

from grimoire.language.syntax import NUMBER, Expr
from grimoire.language.template import Noun
from grimoire.magenoir.text.event_writer import EventWriter
from grimoire.magenoir.text.filter_writer import IN, PILES
from grimoire.magenoir.text.reading import NUMERALS, Filter, is_call, is_denial, read_filter, unknown


class ConditionWriter(EventWriter):
    """Conditions as clauses that can follow "if", "unless" and "as soon as"."""

    def condition(self, expr: Expr) -> str:
        word = expr.text
        args = expr.args
        if word == "and":
            return self.conjunction(args)
        if word == "exists":
            return self.existence(read_filter(args[0]))
        if word == "is":
            return self.being(expr)
        if word == "first":
            card = self.happened(args[0], False)
            if card is None:
                raise unknown(args[0])
            return self.said("condition first", card=card)
        if word in ("none", "some"):
            return self.presence(args[0], word)
        if word in ("at_least", "more_than", "fewer", "equals"):
            return self.comparison(expr)
        return self.plain(f"condition {word}", expr)

    def conjunction(self, args: list[Expr]) -> str:
        denied = [arg for arg in args if is_denial(arg)]
        if len(denied) == 1:
            held = [arg for arg in args if arg is not denied[0]]
            first = self.condition(held[0])
            return self.said("but not", first=first, second=self.condition(denied[0].args[0]))
        text = self.condition(args[0])
        for arg in args[1:]:
            text = self.said("and if", first=text, second=self.condition(arg))
        return text

    def if_lead(self, condition: Expr) -> str:
        """A condition as a lead, with its comma."""
        if is_call(condition, "zenith") and not self.embedded:
            return self.said("zenith lead")
        if is_call(condition, "turn_of"):
            return f"{self.said('during', time=self.turn_of(condition.args[0]))}, "
        return f"{self.if_text(condition)}, "

    def control(self, f: Filter) -> str:
        """ "you control"; nothing for cards off the board, or of nobody in particular."""
        if f.owner not in ("you", "opp"):
            return ""
        if f.zone() == "in_exile":
            return self.said(f"owns {f.owner}")
        return self.said(f"controls {f.owner}") if f.zone() == "" else ""

    def existence(self, f: Filter) -> str:
        if f.own_animal() and f.state("rested"):
            return self.said("animal face up", mine=f.owner == "you")
        control = self.control(f)
        if control == "":
            return self.there_is(f, True)
        f.owner = ""
        return f"{control} {self.a(f).text}"

    def there_is(self, f: Filter, some: bool) -> str:
        found = self.some(f, False, IN)
        if f.owner == "" and f.zone() == "":
            found += self.said("in play")
        return self.said("there is", card=self.one(found, f)) if some else self.said("there is no", card=found)

    def being(self, expr: Expr) -> str:
        thing = self.thing(expr.args[0])
        f = read_filter(expr.args[1])
        if f.marks == ["channelable"]:
            return self.said("is channelable", thing=thing)
        if f.is_mere_kind():
            kind = self.kinds(f) if thing.plural else self.a_kind(f)
        else:
            kind = self.said("some kinds", kinds=self.some(f, True)) if thing.plural else self.a(f).text
        return self.said("is", thing=thing, kind=kind)

    def presence(self, value: Expr, how: str) -> str:
        """some(V) and none(V)."""
        word = value.text
        args = value.args
        some = how == "some"
        if word == "count":
            f = read_filter(args[0])
            if f.zones == ["in_hand"] and not some:
                return self.said("hand empty", pile=self.pile("in_hand", "you" if f.owner == "you" else "opp"))
            return self.there_is(f, some)
        happened = self.happened(args[0], False, was=True) if word == "tally" and some else None
        if happened is not None:
            return self.phrases.grammar.one(happened.text, happened.feminine)
        if f"{how} {word}" in self.phrases.arguments:
            return self.plain(f"{how} {word}", value)
        return self.value_is(value, "more_than" if some else "at_most", "0")

    def value_is(self, value: Expr, word: str, number: str) -> str:
        return self.said(f"value {word}", value=self.described(value), many=is_call(value, "hp"), n=number)

    def comparison(self, expr: Expr) -> str:
        value = expr.args[0]
        limit = expr.args[1]
        word = expr.text
        if word == "equals" and limit.kind != NUMBER and limit.text not in NUMERALS:
            return self.said("values equal", value=self.described(value), other=self.described(limit))
        amount = self.amount(limit)
        if is_call(value, "comps") or is_call(value, "count"):
            f = self.components(value.args[0]) if is_call(value, "comps") else read_filter(value.args[0])
            zone = f.zone()
            owner = f.owner
            control = self.control(f)
            if zone in PILES:
                if owner == "player":
                    raise unknown(expr)
                f.zones = []
            f.owner = ""
            many = self.said(word, cards=f"{amount.text} {self.some(f, amount.plural)}")
            if zone in PILES:
                text = self.said("pile holds", pile=self.pile(zone, owner), cards=many)
            else:
                text = f"{control} {many}" if control else self.said("there are", cards=many, plural=amount.plural)
            return f"{text}{amount.aside}{amount.end}"
        if is_call(value, "locked"):
            mana = self.said(word, cards=f"{amount.text} {self.mana_named(value.args[1:])}") + amount.aside
            locked = Noun(mana, amount.plural, True)
            return self.said("so much locked", mana=locked, thing=self.thing(value.args[0])) + amount.end
        if is_call(value, "tally") and is_call(value.args[0], "drawn") and self.happened(value.args[0], True):
            cards = self.said(word, cards=f"{amount.text} {self.phrases.noun('card', amount.plural)}")
            return self.said("drew", who=self.thing(value.args[0].args[0]), cards=cards) + amount.end
        return self.value_is(value, word, amount.text) + amount.aside + amount.end
