"""English: what is done with Mana, and what governs other effects."""

from grimoire.language.phrase import article, english_verb, listed, sentence
from grimoire.language.syntax import ABILITY, Expr
from grimoire.magenoir.text.english_effects import EnglishEffects, done_by, order
from grimoire.magenoir.text.reading import abilities_in, is_call, read_filter, unknown
from grimoire.magenoir.text.saying import Say, option_lines
from grimoire.magenoir.text.writer import Thing

DURATION: dict[str, str] = {
    "this_turn": "this turn",
    "until_your_turn": "until the start of your next turn",
    "while_in_play": "",
    "this_activation": "",
    "this_damage": "",
    "forever": "from now on",
}


class EnglishControl(EnglishEffects):
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
                amount.count = amount.count.replace("Mana", "Mana of your choice", 1)
            return order(f"take {amount.count} from {self.pool(args[1])}{amount.end}")
        if word == "release":
            amount = self.mana_amount(args[0])
            each = is_call(args[1], "all")
            under = self.target(args[1]) if each else self.thing(args[1])
            if under.pronoun and amount.count == "the excess Mana":
                return order(f"release {amount.count}")
            return order(f"release {amount.count} from {under.text}{amount.end}")
        if word == "lock":
            amount = self.mana_amount(args[0])
            verb = "move" if is_call(args[1], "under") else "lock"
            origin = self.pool(args[1])
            return order(f"{verb} {amount.count} from {origin} under {self.thing(args[2]).text}{amount.end}")
        if word == "distribute":
            origin = self.pool(args[1])
            return order(f"distribute {self.mana(args[0])} locked under {origin} among {self.pool(args[2])}")
        if word == "add_mana":
            cost = self.described(args[0])
            return order(f"add Mana matching {cost} from the Infinite Ether to the Available Ether")
        if word == "trade":
            return order(f"trade Mana {self.trade_place(args[1])} at a rate of {self.rate(args[2], args[3])}")
        return None

    def rate(self, give: Expr, get: Expr) -> str:
        return f"{self.number(give)} for {self.number(get)}"

    def trade_place(self, pool: Expr) -> str:
        if is_call(pool, "available"):
            return "with the Available Ether"
        return f"between your Mana reserve and {self.pool(pool)}"

    def pay(self, args: list[Expr]) -> Say:
        who = self.thing(args[1]) if len(args) > 1 else Thing("you")
        if len(args) == 1:
            who.you = True
        if is_call(args[0], "cost_of"):
            return done_by(who, f"pay {self.described(args[0])}")
        amount = self.mana_amount(args[0])
        if amount.count == "all Mana":
            whose = "your" if who.you else "their"
            return done_by(who, f"put all Mana from {whose} Mana reserve into the Available Ether")
        return done_by(who, f"pay {amount.count}{amount.end}")

    def if_lead(self, condition: Expr) -> str:
        """A condition as a lead, with its comma."""
        if is_call(condition, "zenith") and not self.embedded:
            return "Zenith: "
        if is_call(condition, "turn_of"):
            return f"during {self.whose(condition.args[0])} turn, "
        return f"{self.if_text(condition)}, "

    def construct(self, expr: Expr) -> Say:
        word = expr.text
        args = expr.args
        if word == "if":
            if is_call(args[0], "not") and len(args) == 2:
                said = self.say(args[1])
                if len(said.sentences) == 1:
                    comma = "," if "," in said.text() else ""
                    return Say(f"{said.text()}{comma} {self.if_text(args[0])}")
            lead = self.if_lead(args[0])
            said = self.spoken_after(lead, self.say(args[1]))
            result = Say(lead + said.text()).adding(said.rest())
            if len(args) > 2:
                other = self.say(args[2])
                result.adding([f"otherwise, {other.text()}", *other.rest()])
            return result
        if word == "alt":
            return self.alternative(args)
        if word == "may":
            return self.may(self.say(args[0]), args[1] if len(args) > 1 else None)
        if word == "to":
            return self.in_order_to(args)
        if word == "unless":
            price = self.say(args[0])
            return Say(f"{self.say(args[1]).text()} unless you {price.verb}")
        if word == "choose":
            return self.choose(args)
        if word == "repeat":
            return self.repeat(args)
        if word == "with":
            return self.with_thing(args)
        if word == "by_each":
            said = self.say(args[1])
            return said.adding(["then, the opponent does the same with their own deck"])
        if word == "lasting":
            return self.lasting(args)
        if word == "next":
            return self.next_time(args)
        raise unknown(expr)

    def spoken_after(self, lead: str, said: Say) -> Say:
        """The opponent, once named in the lead, is "they"."""
        if "the opponent" not in lead:
            return said
        text = said.text()
        if said.subject == "the opponent" and said.verb:
            text = f"they {said.verb}"
        text = (
            text.replace("to the opponent", "to them")
            .replace("the opponent's", "their")
            .replace("the opponent controls", "they control")
        )
        said.sentences[0] = text
        if said.ordered():
            said.verb = said.verb.replace("to the opponent", "to them")
        return said

    def alternative(self, args: list[Expr]) -> Say:
        """An effect, or another one instead."""
        base = self.say(args[0])
        lead = self.if_lead(args[1])
        other = self.say(args[2])
        text = other.text()
        if len(args) > 3:
            text = f"{'you' if is_call(args[3], 'you') else 'they'} may {other.verb}"
        base.adding([f"{lead}{text} instead", *other.rest()])
        return base

    def may(self, said: Say, who: Expr | None) -> Say:
        if who is not None:
            return Say(f"{self.thing(who).text} may {said.verb}").adding(said.rest())
        if not said.ordered():
            return said if said.text().startswith("you may") else Say(f"you may have {said.text()}").adding(said.rest())
        return Say(f"you may {said.verb}").adding(said.rest())

    def in_order_to(self, args: list[Expr]) -> Say:
        price = self.say(args[0])
        gain = self.say(args[1])
        if price.ordered() and gain.ordered() and gain.text() == gain.verb and len(price.sentences) == 1:
            said = Say(f"{price.text()} to {gain.verb}", f"{price.verb} to {gain.verb}").adding(gain.rest())
        else:
            said = Say(price.text(), price.verb, price.subject).adding(price.rest())
            said.adding([f"if {'you' if price.subject == 'you' else 'they'} do, {gain.text()}", *gain.rest()])
        if len(args) > 2:
            other = self.say(args[2])
            said.adding([f"if you do not, {other.text()}", *other.rest()])
        return said

    def choose(self, args: list[Expr]) -> Say:
        who = self.thing(args[1])
        options: list[str] = []
        for option in args[2:]:
            said = self.say(option)
            options.append(" ".join([sentence(text) for text in said.sentences]))
        verb = f"choose {self.number_of(args[0], 'option').replace('an option', 'one option')}:{option_lines(options)}"
        return done_by(who, verb) if who.you else Say(f"{who.text} {english_verb(verb, False)}", verb, who.text)

    def repeat(self, args: list[Expr]) -> Say:
        times = args[0]
        if is_call(args[1], "trade"):
            trade = args[1]
            many = self.number_of(times, "Mana trade")
            return order(
                f"make {many} {self.trade_place(trade.args[1])} at a rate of {self.rate(trade.args[2], trade.args[3])}"
            )
        if is_call(times, "released_now"):
            said = self.say(args[1])
            return Say(f"for each Mana released this way, {said.text()}").adding(said.rest())
        said = self.say(args[1])
        if is_call(times, "plus") and is_call(times.args[0], "one"):
            return said.adding([f"do this once more for {self.per(times.args[1])}"])
        amount = self.amount(times)
        suffix = f" {amount.count} {'times' if amount.plural else 'time'}{amount.aside}{amount.end}"
        return Say(said.text() + suffix, said.verb + suffix if said.verb else "", said.subject).adding(said.rest())

    def with_thing(self, args: list[Expr]) -> Say:
        """The first time the thing is spoken of it is named in full; or it is chosen beforehand."""
        thing = self.thing(args[0])
        first = args[1].args[0] if args[1].args else args[1]
        if args[1].text == "may" or is_call(first, "lasting"):
            said = self.say(args[1])
            return order(f"choose {thing.text}").adding(said.sentences)
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
                return order(f"{body.verb} instead of discarding it")
            if is_call(args[0], "this_damage") and is_call(mod, "shield"):
                return order(f"ignore {self.number(mod.args[1])} of that damage")
            text = self.statement(ability, True)
            if is_call(mod, "silence") and not until:
                text = text.replace("have no effect", "lose all effects").replace("has no effect", "loses all its effects")
            if sentences and mod.args and mod.args[0].args:
                words = listed(read_filter(mod.args[0]).words, "or")
                text = text.replace(article(f"{words} spell"), "one of them") if words else text
            if not until or sentences:
                sentences.append(text)
            elif ability.text == "always" and (mod.text in ("keyword", "silence") or text.endswith("no damage")):
                sentences.append(f"{text} {until}")
            else:
                sentences.append(f"{until}, {text}")
        return Say(sentences[0]).adding(sentences[1:])

    def next_time(self, args: list[Expr]) -> Say:
        """Bound to the next matching event."""
        event = args[0]
        if is_call(event, "turn_end"):
            said = self.say(args[2])
            return Say(f"at the end of the turn, {said.text()}").adding(said.rest())
        f = read_filter(event.args[0])
        f.owner = ""
        noun = self.some(f, False)
        turn = DURATION[args[1].text]
        if event.text == "applied":
            thing = Thing(f"the next {noun} you control that applies its effects {turn}")
        else:
            thing = Thing(f"the next {noun} you {event.text.removesuffix('d')} {turn}")
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
