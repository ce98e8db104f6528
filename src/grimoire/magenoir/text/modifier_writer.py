"""Continuous effects as statements, and how a card may be prepared."""

from collections.abc import Callable
from typing import Final

from grimoire.language.phrase import sentence
from grimoire.language.syntax import ABILITY, CALL, Expr
from grimoire.magenoir.definition import KEYWORD_NUMBER
from grimoire.magenoir.text.construct_writer import ConstructWriter
from grimoire.magenoir.text.reading import is_call, read_filter, read_mana, unknown
from grimoire.magenoir.text.saying import flowing
from grimoire.magenoir.text.writer import Thing


class ModifierWriter(ConstructWriter):
    """Modifiers."""

    def statement(self, ability: Expr, granted: bool) -> str:
        if ability.kind != ABILITY:
            raise unknown(ability)
        lead = self.if_lead(ability.condition) if ability.condition is not None else ""
        if ability.text == "on" and ability.body is not None:
            when = self.when(ability.args[0])
            said = self.say(ability.body)
            return flowing([f"{lead}{when}, {said.text()}", *said.rest()])
        if ability.text not in ("always", "rider"):
            raise unknown(ability)
        return lead + self.modifier(ability.args[0], granted)

    def modifier(self, mod: Expr, granted: bool) -> str:
        """Any modifier as a statement. `granted`: something gains it."""
        word = mod.text
        if word == "keyword":
            gained = granted or is_call(mod.args[0], "user")
            return self.with_keyword("gaining" if gained else "having", self.subject_of(mod.args[0]), mod.args[1])
        return MODIFIERS[word](self, mod.args) if word in MODIFIERS else self.plain(f"modifier {word}", mod)

    def operation(self, op: Expr) -> str:
        if is_call(op, "double"):
            return self.said("operation double")
        if is_call(op, "alt"):
            first, other = self.operation(op.args[0]), self.operation(op.args[2])
            return self.said("operation alt", operation=first, other=other, condition=self.if_text(op.args[1]))
        if op.text not in ("add", "subtract", "reduce"):
            raise unknown(op)
        amount = self.amount(op.args[0])
        return self.said(f"operation {op.text}", n=amount.text + amount.aside) + amount.end

    def gains(self, args: list[Expr]) -> str:
        thing = self.thing(args[0])
        if is_call(args[1], "effects_of"):
            return self.said("gains effects", thing=thing, used=is_call(args[0], "user"), own=self.this())
        if args[1].kind == CALL and args[1].text in KEYWORD_NUMBER:
            return self.with_keyword("gaining", thing, args[1])
        if args[1].kind == ABILITY and args[1].text in ("always", "on"):
            return self.said("gains text", thing=thing, text=sentence(self.statement(args[1], False)))
        said = self.say(args[1])
        return self.said("gains text", thing=thing, text=" ".join([sentence(part) for part in said.sentences]))

    def dealt(self, args: list[Expr]) -> str:
        """What others take off their opponent's damage is a reduction; what is said of one's own belongs to the damage."""
        key = self.variant("modifier dealt", args)
        if key == "modifier dealt" and "theirs" in str(args[0]).split():
            key = "modifier dealt reduced"
        return self.phrases.said(key, self.blanks(key, args))

    def limit(self, args: list[Expr]) -> str:
        none = is_call(args[1], "zero")
        if is_call(args[0], "self"):
            if none:
                return self.said("control no own", own=self.own())
            most = self.amount(args[1])
            copies = self.said("copies", name=self.name, plural=most.plural)
            return self.said("control copies", copies=f"{most.text} {copies}{most.end}")
        f = read_filter(args[0])
        if f.owner != "you":
            raise unknown(args[0])
        f.owner = ""
        if none:
            head = self.head(f, True, counted=False)
            return self.said("control none", head=head, after=self.after(f, True), cards=self.some(f, True))
        amount = self.amount(args[1])
        words = f.words if f.types == ["animal"] else []
        cards = self.phrases.name_form(words[0], amount.plural) if words else self.some(f, amount.plural)
        return self.said("control up to", n=amount, cards=cards)

    # -- costs, components, sources --------------------------------------------------------------------------------

    def is_more(self, delta: Expr) -> bool:
        """More, or less."""
        if is_call(delta, "more") or is_call(delta, "less"):
            return delta.text == "more"
        raise unknown(delta)

    def mana_delta(self, delta: Expr) -> str:
        """ "1 Air Mana less", "1 more Water Mana", "0 Mana"."""
        if is_call(delta, "exactly"):
            return self.mana(delta.args[0])
        much, elements = read_mana(delta.args[0])[0]
        amount = self.amount(much)
        text = self.said("more mana", n=amount, mana=self.mana_kind(elements), more=self.is_more(delta))
        if elements == ["own_element"]:
            text += self.said("own element")
        return text + amount.tail()

    def component_need(self, expr: Expr, additional: bool = False) -> str:
        """`1 "Time"`: "1 additional Time component"."""
        amount = self.amount(expr.args[0])
        word = self.phrases.name_word(expr.args[1].text)
        return self.said("components", n=amount, word=word, more=additional) + amount.tail()

    def cost(self, args: list[Expr]) -> str:
        thing = self.thing(args[0]) if len(args) > 1 else self.own()
        cost, each, counted = self.mana_delta(args[-1]).partition(self.said("per"))
        preparing = self.said("preparing") in thing.text
        return self.said("modifier cost", thing=thing, cost=cost, each=each + counted, preparing=preparing)

    def option(self, args: list[Expr]) -> str:
        """What a player may do as they prepare a card, to keep a keyword away."""
        gain = args[2]
        if not is_call(gain, "never"):
            raise unknown(gain)
        f = read_filter(args[0])
        self.remember(Thing(self.it_word(False, False)))
        price = self.phrases.reworded("price of theirs", self.ordered(args[1]))
        it = self.subject_of(gain.args[0])
        everywhere = f.marked("everywhere")
        return self.with_keyword("option", it, gain.args[1], spell=self.a_kind(f), everywhere=everywhere, price=price)

    def source(self, cards: Expr) -> str:
        names_a_zone = is_call(cards, "in_discard") or is_call(cards, "in_exile") or len(cards.args) > 1
        if not names_a_zone:
            return self.said("prepare card", thing=self.thing(cards))
        f = read_filter(cards)
        if f.zone() not in ("in_discard", "in_exile", "in_hand"):
            raise unknown(cards)
        origin = self.from_zone(f.zone(), "you")
        return self.said("prepare from", own=self.own(), origin=origin, below="on_top" in f.not_marks)

    # -- how a card may be prepared --------------------------------------------------------------------------------

    def clause(self, clause: Expr) -> str:
        """prepare ..."""
        key = self.variant(f"prepare {clause.text}", clause.args)
        if key in self.phrases.arguments:
            return self.plain(key, clause)
        statement = self.modifier(clause, False)
        once = clause.text == "from" and len(clause.args) > 1
        return f"{self.said('once per turn')}, {statement}" if once else statement

    def required(self, what: Expr) -> str:
        if is_call(what, "all"):
            return self.said("its components")
        return self.said("its component", word=self.phrases.name_word(what.text))


MODIFIERS: Final[dict[str, Callable[[ModifierWriter, list[Expr]], str]]] = {
    "never": lambda writer, args: writer.with_keyword("never", writer.subject_of(args[0]), args[1]),
    "cannot": lambda writer, args: writer.cannot(args[0]),
    "dealt": lambda writer, args: writer.dealt(args),
    "gains": lambda writer, args: writer.gains(args),
    "limit": lambda writer, args: writer.limit(args),
    "cost": lambda writer, args: writer.cost(args),
    "option": lambda writer, args: writer.option(args),
    "from": lambda writer, args: writer.source(args[0]),
}
