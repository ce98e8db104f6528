"""Continuous effects as statements, and how a card may be prepared."""

from grimoire.language.phrase import sentence
from grimoire.language.syntax import ABILITY, BOTH, CALL, Expr
from grimoire.magenoir.text.construct_writer import ConstructWriter
from grimoire.magenoir.text.reading import ELEMENTS, KEYWORDS, is_call, names_a_zone, read_filter, read_mana, unknown
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
        args = mod.args
        key = f"modifier {word}"
        if word in ("dealt", "taken", "shield"):
            return self.damage_modifier(mod)
        if word == "keyword":
            gained = granted or is_call(args[0], "user")
            return self.with_keyword("gaining" if gained else "having", self.subject_of(args[0]), args[1])
        if word == "never":
            return self.with_keyword(key, self.subject_of(args[0]), args[1])
        if word == "cannot":
            return self.cannot(args[0])
        if word == "gains":
            return self.gains(args)
        if word == "limit":
            return self.limit(args)
        if word == "apply_times":
            thing = self.thing(args[0])
            times = self.amount(args[1].args[0])
            key = key if is_call(args[1], "more") else "modifier apply_times of abilities"
            return self.said(key, thing=thing, n=times) + times.tail()
        if word == "sees" and is_call(args[0], "players"):
            return self.said("seen by both", thing=self.thing(args[1]))
        if word == "not_mage_noir" and is_call(args[0], "players"):
            return self.said("nobody mage_noir")
        if word in ("enter_hp", "phase_amount", "trade_rate", "spared_by_forge"):
            return self.rare_modifier(mod)
        blanks = self.plain(key, args)
        return self.phrases.said(key, blanks) if blanks is not None else self.preparing(mod)

    def rare_modifier(self, mod: Expr) -> str:
        word = mod.text
        args = mod.args
        key = f"modifier {word}"
        if word == "enter_hp":
            thing = self.thing(args[0])
            amount = self.amount(args[1].args[0])
            more = is_call(args[1], "more")
            return self.said("modifier enter_hp more" if more else key, thing=thing, n=amount) + amount.tail()
        if word == "phase_amount":
            amount = self.amount(args[1].args[0])
            return self.said(key, who=self.thing(args[0]), n=amount, more=self.is_more(args[1])) + amount.tail()
        if word == "trade_rate":
            everybody = is_call(args[0], "players")
            who = Thing(self.said("traders"), True) if everybody else self.thing(args[0])
            element = args[1].text in ELEMENTS
            mana = self.mana_kind([args[1].text if element else "mana"])
            return self.said(key, who=who, mana=mana, rate=self.rate(args[2], args[3]), both_ways=element)
        things = [self.thing(arg).text for arg in (args[0].args if args[0].kind == BOTH else args[:1])]
        return self.said(key, things=self.phrases.joined(things, False), several=len(things) > 1)

    def damage_modifier(self, mod: Expr) -> str:
        word = mod.text
        args = mod.args
        thing = self.subject_of(args[0])
        if word == "shield":
            amount = self.amount(args[1])
            mine = is_call(args[0], "you")
            return self.said("shield of you" if mine else word, thing=thing, n=amount, by_opponent=len(args) > 2) + amount.end
        delta = args[1]
        if word == "taken" and is_call(delta, "exactly"):
            if delta.args[0].text != "zero":
                raise unknown(delta)
            return self.said("taken none", thing=thing)
        amount = self.amount(delta.args[0])
        if is_call(delta, "at_most"):
            return self.said(f"{word} at_most", thing=thing, n=amount) + amount.tail()
        more = self.is_more(delta)
        key = "taken by you" if word == "taken" and thing.you else word
        onto = ""
        if word == "dealt" and len(args) > 2:
            target = args[2].args[0]
            opposing = is_call(target, "opposing")
            onto = self.said("onto opposing") if opposing else self.said("onto", thing=self.thing(target))
        return self.said(key, thing=thing, n=amount, more=more, aside=amount.aside) + onto + amount.end

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
        if args[1].kind == CALL and args[1].text in KEYWORDS:
            return self.with_keyword("gaining", thing, args[1])
        if args[1].kind == ABILITY and args[1].text in ("always", "on"):
            return self.said("gains text", thing=thing, text=sentence(self.statement(args[1], False)))
        said = self.say(args[1])
        return self.said("gains text", thing=thing, text=" ".join([sentence(part) for part in said.sentences]))

    def limit(self, args: list[Expr]) -> str:
        none = is_call(args[1], "zero")
        if is_call(args[0], "self"):
            if none:
                return self.said("control no own", own=self.own())
            most = self.amount(args[1])
            copies = self.said("copies", name=self.name, plural=most.plural)
            return self.said("control copies", n=most, copies=copies, end=most.end)
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
        part = read_mana(delta.args[0])[0]
        amount = self.amount(part.amount)
        text = self.said("more mana", n=amount, mana=self.mana_kind(part.elements), more=self.is_more(delta))
        if part.elements == ["own_element"]:
            text += self.said("own element")
        return text + amount.tail()

    def component_need(self, expr: Expr, additional: bool = False) -> str:
        """`1 "Time"`: "1 additional Time component"."""
        amount = self.amount(expr.args[0])
        word = self.phrases.name_word(expr.args[1].text)
        return self.said("components", n=amount, word=word, more=additional) + amount.tail()

    def preparing(self, mod: Expr) -> str:
        word = mod.text
        args = mod.args
        if word == "cost":
            thing = self.thing(args[0]) if len(args) > 1 else self.own()
            cost, each, counted = self.mana_delta(args[-1]).partition(self.said("per"))
            preparing = self.said("preparing") in thing.text
            return self.said("modifier cost", thing=thing, cost=cost, each=each + counted, preparing=preparing)
        if word == "needs":
            return self.needs(args)
        if word == "option":
            return self.option(args)
        if word == "from":
            return self.source(args[0])
        if word == "gather":
            return self.said("modifier gather", who=self.thing(args[0]), mana=self.mana_delta(args[1]))
        if word == "counts_as":
            return self.counts_as(args)
        if word == "ability_cost":
            animal = self.thing(args[0])
            if is_call(args[1], "double"):
                return self.said("abilities double", animal=animal)
            return self.said("abilities cost", animal=animal, cost=self.mana_delta(args[1]))
        if word == "ability_payment":
            any_element = is_call(args[1], "any_element")
            paid = self.said("any element") if any_element else self.said("locked under", pool=self.pool(args[1]))
            return self.said("abilities paid", animal=self.thing(args[0]), mana=paid)
        raise unknown(mod)

    def option(self, args: list[Expr]) -> str:
        """What a player may do as they prepare a card; in French, to keep a keyword away."""
        f = read_filter(args[0])
        self.remember(Thing(self.it_word(False, False)))
        price = self.ordered(args[1]).replace(self.said("price of yours"), self.said("price of theirs"))
        gain = args[2]
        never = is_call(gain, "never")
        key = "modifier option never" if never else "modifier option"
        if not self.phrases.has(key):
            raise unknown(gain)
        return self.said(
            key,
            spell=self.a_kind(f),
            everywhere=f.marked("everywhere"),
            price=price,
            gain=self.modifier(gain, False),
            keyword=self.keyword(gain.args[1]) if never else "",
            quality=never and self.phrases.is_quality(gain.args[1].text),
        )

    def source(self, cards: Expr) -> str:
        if not names_a_zone(cards):
            return self.said("prepare card", thing=self.thing(cards))
        f = read_filter(cards)
        if f.zone() not in ("in_discard", "in_exile", "in_hand"):
            raise unknown(cards)
        return self.said(f"prepare from {f.zone()}", own=self.own(), below="on_top" in f.not_marks)

    def needs(self, args: list[Expr]) -> str:
        delta = args[-1]
        if is_call(delta, "repeated"):
            thing = self.thing(args[0])
            return self.said("modifier needs repeated", thing=thing, n=self.number(delta.args[0].args[0]))
        thing = self.thing(args[0]) if len(args) > 1 else self.own()
        if is_call(delta, "may_add"):
            return self.said("modifier needs may_add", thing=thing, components=self.component_need(delta.args[0], True))
        amount = self.amount(delta.args[0])
        return self.said("modifier needs", thing=thing, n=amount, more=self.is_more(delta)) + amount.tail()

    def counts_as(self, args: list[Expr]) -> str:
        delta = args[1]
        if is_call(delta, "more"):
            times = self.amount(delta.args[0])
            each = self.each(read_filter(args[0]))
            cards = each.removesuffix(self.said("in play"))
            return self.said("counts more", each=each, cards=cards, n=times) + times.tail()
        need = self.component_need(delta.args[0])
        return self.said("may count as" if len(args) > 2 else "always counts as", thing=self.thing(args[0]), components=need)

    # -- how a card may be prepared --------------------------------------------------------------------------------

    def clause(self, clause: Expr) -> str:
        """prepare ..."""
        word = clause.text
        args = clause.args
        key = f"prepare {word}"
        if word == "only":
            own = self.own()
            if is_call(args[0], "mn"):
                return self.said("prepare only mn", own=own)
            if is_call(args[0], "not"):
                return self.said("prepare only not", own=own, condition=self.condition(args[0].args[0]))
            return self.said(key, own=own, condition=self.condition(args[0]))
        if word == "option":
            price = self.ordered(args[0])
            own = self.own()
            if is_call(args[1], "waive"):
                return self.said("prepare option waive", own=own, price=price, components=self.required(args[1].args[0]))
            gain = self.phrases.without_preparing(self.modifier(args[1], False))
            return self.said(key, own=own, price=price, gain=gain)
        if word == "waive":
            return self.said(key, own=self.own(), components=self.required(args[0]))
        if word == "instead_of":
            own = self.own()
            return self.said(key, own=own, components=self.component_need(args[1]), others=self.component_need(args[0]))
        if word == "pay_from":
            return self.said(key, own=self.own(), mana=self.said("locked under", pool=self.pool(args[0])))
        if word == "extra":
            return self.said(key, own=self.own(), verb=self.ordered(args[0]))
        if word == "from" and len(args) > 1:
            return f"{self.said('once per turn')}, {self.modifier(clause, False)}"
        return self.modifier(clause, False)

    def required(self, what: Expr) -> str:
        if is_call(what, "all"):
            return self.said("its components")
        return self.said("its component", word=self.phrases.name_word(what.text))
