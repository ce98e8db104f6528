"""French: what is done with Mana, and what governs other effects."""

from grimoire.language.phrase import IL, NBSP, au, colon, de, french_verb, listed, sentence, un
from grimoire.language.syntax import ABILITY, Expr
from grimoire.magenoir.text.french_effects import FrenchEffects, done_by, order, theirs
from grimoire.magenoir.text.reading import abilities_in, is_call, read_filter, unknown
from grimoire.magenoir.text.saying import Say, option_lines
from grimoire.magenoir.text.writer import Thing

DURATION: dict[str, str] = {
    "this_turn": "ce tour-ci",
    "until_your_turn": "jusqu'au début de votre prochain tour",
    "while_in_play": "",
    "this_activation": "",
    "this_damage": "",
    "forever": "désormais",
}


class FrenchControl(FrenchEffects):
    """Mana verbs and constructs."""

    def statement(self, ability: Expr, granted: bool) -> str:
        """A modifier or trigger as a statement: given by the class of modifiers."""
        raise unknown(ability)

    def other_verb(self, expr: Expr) -> Say:
        said = self.mana_verb(expr)
        return said if said is not None else self.construct(expr)

    def mana_verb(self, expr: Expr) -> Say | None:
        word = expr.text
        args = expr.args
        if word == "pay":
            return self.pay(args)
        if word == "take":
            amount = self.mana_amount(args[0])
            if args[0].args[1].text == "mana":
                amount.count = amount.count.replace("Mana", "Mana de votre choix", 1)
            return order("prendre", f"{amount.count} dans {self.pool(args[1])}{amount.end}")
        if word == "release":
            amount = self.mana_amount(args[0])
            under = self.target(args[1]) if is_call(args[1], "all") else self.thing(args[1])
            if under.pronoun and amount.count == "la Mana excédentaire":
                return order("libérer", amount.count)
            return order("libérer", f"{amount.count} {de(under.text)}{amount.end}")
        if word == "lock":
            amount = self.mana_amount(args[0])
            verb = "déplacer" if is_call(args[1], "under") else "verrouiller"
            origin = self.pool(args[1])
            origin = f"depuis {origin}" if " que " in amount.count else de(origin)
            return order(verb, f"{amount.count} {origin} sous {self.thing(args[2]).text}{amount.end}")
        if word == "distribute":
            origin = self.pool(args[1])
            return order("répartir", f"{self.mana(args[0])} verrouillée sous {origin} entre {self.pool(args[2])}")
        if word == "add_mana":
            cost = self.described(args[0])
            return order("ajouter", f"à l'Éther disponible de la Mana de l'Éther infini correspondant {au(cost)}")
        if word == "trade":
            return order("échanger", f"de la Mana {self.trade_place(args[1])} au taux de {self.rate(args[2], args[3])}")
        return None

    def rate(self, give: Expr, get: Expr) -> str:
        return f"{self.number(give)} pour {self.number(get)}"

    def trade_place(self, pool: Expr) -> str:
        if is_call(pool, "available"):
            return "avec l'Éther disponible"
        return f"entre votre réserve de Mana et {self.pool(pool)}"

    def pay(self, args: list[Expr]) -> Say:
        who = self.thing(args[1]) if len(args) > 1 else Thing("vous")
        if len(args) == 1:
            who.you = True
        if is_call(args[0], "cost_of"):
            return done_by(who, "payer", self.described(args[0]))
        amount = self.mana_amount(args[0])
        if amount.count == "toute la Mana":
            whose = "votre réserve" if who.you else "sa réserve"
            return done_by(who, "mettre", f"toute la Mana de {whose} dans l'Éther disponible")
        return done_by(who, "payer", f"{amount.count}{amount.end}")

    def if_lead(self, condition: Expr) -> str:
        """A condition as a lead, with its comma."""
        if is_call(condition, "zenith") and not self.embedded:
            return f"Zénith{NBSP}: "
        if is_call(condition, "turn_of"):
            return f"pendant {self.turn_of(condition.args[0])}, "
        return f"{self.if_text(condition)}, "

    def construct(self, expr: Expr) -> Say:
        word = expr.text
        args = expr.args
        if word == "if":
            return self.conditional(args)
        if word == "alt":
            return self.alternative(args)
        if word == "may":
            return self.may(self.say(args[0]), args[1] if len(args) > 1 else None)
        if word == "to":
            return self.in_order_to(args)
        if word == "unless":
            price = self.say(args[0])
            return Say(f"{self.say(args[1]).text()}, à moins de {price.verb}")
        if word == "choose":
            return self.choose(args)
        if word == "repeat":
            return self.repeat(args)
        if word == "with":
            return self.with_thing(args)
        if word == "by_each":
            return self.say(args[1]).adding(["l'adversaire fait ensuite de même avec son propre deck"])
        if word == "lasting":
            return self.lasting(args)
        if word == "next":
            return self.next_time(args)
        raise unknown(expr)

    def conditional(self, args: list[Expr]) -> Say:
        if is_call(args[0], "not") and len(args) == 2:
            said = self.say(args[1])
            if len(said.sentences) == 1:
                return Say(f"{said.text()}, {self.if_text(args[0])}")
        lead = self.if_lead(args[0])
        said = self.spoken_after(lead, self.say(args[1]))
        result = Say(lead + said.text()).adding(said.rest())
        if len(args) > 2:
            other = self.say(args[2])
            result.adding([f"sinon, {other.text()}", *other.rest()])
        return result

    def spoken_after(self, lead: str, said: Say) -> Say:
        """The opponent, once named in the lead, is "il", "lui"."""
        if "l'adversaire" not in lead:
            return said
        text = said.text()
        if text.startswith("l'adversaire "):
            text = f"il {text[13:]}"
        if text.startswith("infligez ") and " à l'adversaire" in text:
            text = "infligez-lui " + text[9:].replace(" à l'adversaire", "", 1)
        if text.startswith("vous pouvez infliger ") and " à l'adversaire" in text:
            text = "vous pouvez lui infliger " + text[21:].replace(" à l'adversaire", "", 1)
        said.sentences[0] = theirs(text)
        return said

    def alternative(self, args: list[Expr]) -> Say:
        """An effect, or another one instead."""
        base = self.say(args[0])
        lead = self.if_lead(args[1])
        other = self.say(args[2])
        text = other.text()
        if len(args) > 3:
            text = f"{'vous pouvez' if is_call(args[3], 'you') else 'il peut'} {other.verb}"
        return base.adding([f"{lead}{text} à la place", *other.rest()])

    def may(self, said: Say, who: Expr | None) -> Say:
        if who is not None:
            return Say(f"{self.thing(who).text} peut {said.verb}").adding(said.rest())
        if not said.ordered():
            return said
        return Say(f"vous pouvez {said.verb}").adding(said.rest())

    def in_order_to(self, args: list[Expr]) -> Say:
        price = self.say(args[0])
        gain = self.say(args[1])
        if self.purposeful(price, gain):
            said = Say(f"{price.text()} pour {gain.verb}", f"{price.verb} pour {gain.verb}").adding(gain.rest())
        else:
            said = Say(price.text(), price.verb, price.subject).adding(price.rest())
            said.adding([f"si vous le faites, {gain.text()}", *gain.rest()])
        if len(args) > 2:
            other = self.say(args[2])
            said.adding([f"sinon, {other.text()}", *other.rest()])
        return said

    def purposeful(self, price: Say, gain: Say) -> bool:
        """Whether "pour" can join them: you do both."""
        made = gain.verb.startswith("faire ") and not gain.text().startswith("faites ")
        return price.ordered() and gain.ordered() and not made and len(price.sentences) == 1

    def choose(self, args: list[Expr]) -> Say:
        who = self.thing(args[1])
        options: list[str] = []
        for option in args[2:]:
            said = self.say(option)
            options.append(" ".join([sentence(text) for text in said.sentences]))
        amount = self.amount(args[0])
        count = "une" if amount.one else amount.count
        what = colon(f"{count} {'options' if amount.plural else 'option'}", "") + option_lines(options)
        if who.you:
            return order("choisir", what)
        return Say(f"{who.text} {french_verb('choisir', IL)} {what}", f"choisir {what}", who.text)

    def repeat(self, args: list[Expr]) -> Say:
        times = args[0]
        if is_call(args[1], "trade"):
            trade = args[1]
            amount = self.amount(times)
            many = f"{amount.count} {'échanges' if amount.plural else 'échange'} de Mana"
            rate = self.rate(trade.args[2], trade.args[3])
            return order("faire", f"{many} {self.trade_place(trade.args[1])} au taux de {rate}")
        said = self.say(args[1])
        if is_call(times, "released_now"):
            return Say(f"pour chaque Mana ainsi libérée, {said.text()}").adding(said.rest())
        if is_call(times, "plus") and is_call(times.args[0], "one"):
            return said.adding([f"recommencez une fois pour {self.per(times.args[1])}"])
        amount = self.amount(times)
        suffix = f" {amount.count} fois{amount.aside}{amount.end}"
        return Say(said.text() + suffix, said.verb + suffix if said.verb else "", said.subject).adding(said.rest())

    def with_thing(self, args: list[Expr]) -> Say:
        """The first time the thing is spoken of it is named in full; or it is chosen beforehand."""
        thing = self.thing(args[0])
        first = args[1].args[0] if args[1].args else args[1]
        if args[1].text == "may" or is_call(first, "lasting"):
            said = self.say(args[1])
            return order("choisir", thing.text).adding(said.sentences)
        self.it_said = False
        return self.say(args[1])

    def lasting(self, args: list[Expr]) -> Say:
        until = DURATION.get(args[0].text)
        if until is None:
            raise unknown(args[0])
        sentences: list[str] = []
        for ability in abilities_in(args[1:]):
            mod = ability.args[0]
            if ability.text == "instead" and is_call(args[0], "this_activation") and ability.body is not None:
                body = self.say(ability.body)
                return Say(f"{body.text()} au lieu de le défausser", f"{body.verb} au lieu de le défausser")
            if is_call(args[0], "this_damage") and is_call(mod, "shield"):
                return order("ignorer", f"{self.number(mod.args[1])} de ces dégâts")
            text = self.statement(ability, True)
            if is_call(mod, "silence") and not until:
                text = text.replace("n'ont aucun effet", "perdent tous leurs effets")
                text = text.replace("n'a aucun effet", "perd tous ses effets")
            if sentences and mod.args and mod.args[0].args:
                words = read_filter(mod.args[0]).words
                if words:
                    text = text.replace(un(f"sort {self.label(words, False, 'ou')}", False), "l'un d'eux")
            if not until or sentences:
                sentences.append(text)
            elif ability.text == "always" and (mod.text in ("keyword", "silence") or text.endswith("aucun dégât")):
                sentences.append(f"{text} {until}")
            else:
                sentences.append(f"{until}, {text}")
        return Say(sentences[0]).adding(sentences[1:])

    def next_time(self, args: list[Expr]) -> Say:
        """Bound to the next matching event."""
        event = args[0]
        if is_call(event, "turn_end"):
            said = self.say(args[2])
            return Say(f"à la fin du tour, {said.text()}").adding(said.rest())
        f = read_filter(event.args[0])
        f.owner = ""
        noun = f"{'la prochaine' if self.feminine(f) else 'le prochain'} {self.some(f, False)}"
        turn = DURATION[args[1].text]
        if event.text == "applied":
            text = f"{noun} sous votre contrôle qui applique ses effets {turn}"
        else:
            verb = {"prepared": "préparez", "activated": "activez"}[event.text]
            text = f"{noun} que vous {verb} {turn}"
        thing = Thing(text, False, self.feminine(f))
        thing.owner = "you"
        self.it = thing
        self.it_said = False
        sentences: list[str] = []
        for effect in abilities_in(args[2:]):
            if effect.kind == ABILITY:
                sentences.append(self.statement(effect, True))
            else:
                sentences.extend(self.say(effect).sentences)
        return Say(sentences[0]).adding(sentences[1:])

    def both(self, texts: list[str]) -> str:
        return listed(texts, "et")
