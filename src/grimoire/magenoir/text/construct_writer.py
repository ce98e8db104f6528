"""What governs other effects: conditions, choices, prices, repetition, and how long they last.

What governs holds for its sentence, to the full stop, and for no other. So what it governs has to fit into one sentence, and
what comes after begins a new one; what no such sentence says is refused.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from grimoire.language.phrase import sentence
from grimoire.language.syntax import ABILITY, CALL, PLUS, Expr
from grimoire.language.template import Noun
from grimoire.magenoir.known_forms import speaks_of_it
from grimoire.magenoir.text.effect_writer import EffectWriter
from grimoire.magenoir.text.reading import Filter, is_call, read_filter, unknown
from grimoire.magenoir.text.saying import Say, is_list
from grimoire.magenoir.text.writer import Thing

DURATIONS: Final[tuple[str, ...]] = ("this_turn", "until_your_turn", "forever")
UNSAID: Final[tuple[str, ...]] = ("while_in_play", "this_activation", "this_damage")  # durations that go without saying
GOVERNING: Final[tuple[str, ...]] = ("if", "alt", "may", "to", "must", "unless", "choose", "repeat", "with", "by_each")


class ConstructWriter(EffectWriter):
    """Effects made of effects."""

    def covered(self, expr: Expr, wished: bool = False) -> Say:
        """What another word governs: one sentence, or one effect with what is said of it; of a wish also what is instead."""
        if is_call(expr, "by_each"):
            raise unknown(expr)  # "does the same" would mean all that is governed
        said = self.say(expr)
        if len(said.sentences) > 1 + (said.answering if wished else 0) and (expr.kind != CALL or expr.text in GOVERNING):
            raise unknown(expr)
        return said

    def one_effect(self, expr: Expr) -> Say:
        """What stands before the word that governs it: more than one effect would not all be meant."""
        if not self.is_one(expr):
            raise unknown(expr)
        return self.covered(expr)

    def is_one(self, expr: Expr) -> bool:
        return expr.kind == CALL and (expr.text not in GOVERNING or expr.text in ("repeat", "with"))

    def construct(self, expr: Expr) -> Say:
        if expr.text not in CONSTRUCTS:
            raise unknown(expr)
        said = CONSTRUCTS[expr.text](self, expr.args)
        if any([is_list(text) for text in said.sentences[:-1]]):
            raise unknown(expr)  # what comes after a list would belong to its last line
        return said

    def may(self, args: list[Expr]) -> Say:
        said = self.in_order_to(args[0].args, True) if is_call(args[0], "to") else self.covered(args[0], True)
        return self.optional(said, args[1] if len(args) > 1 else None)

    def by_each(self, args: list[Expr]) -> Say:
        key = "opponent too" if [player.text for player in args[0].args] == ["you", "opp"] else "opponent first"
        return self.say(args[1]).adding([self.said("both do this" if is_call(args[0], "players") else key)])

    def names_opponent(self, text: str) -> bool:
        return self.said("player opp") in text

    def spoken_after(self, lead: str, said: Say) -> Say:
        """The opponent, once named in the lead, is "they"."""
        if not self.names_opponent(lead):
            return said
        does = said.verb and said.subject == self.said("player opp")
        text = self.said("opponent does", verb=said.verb, text=said.text()) if does else said.text()
        said.sentences[0] = self.phrases.reworded("led", text)
        if said.ordered():
            said.verb = self.phrases.reworded("led verb", said.verb)
        return said

    def conditional(self, args: list[Expr]) -> Say:
        if is_call(args[0], "not") and len(args) == 2 and self.is_one(args[1]):
            said = self.say(args[1])
            if len(said.sentences) == 1:
                unless = self.trailing(said.text(), self.if_text(args[0]))
                return Say(said.text() + unless, said.verb + unless if said.verb else "", said.subject)
        lead = self.if_lead(args[0])
        said = self.spoken_after(lead, self.covered(args[1]))
        result = Say(lead + said.text()).adding(said.rest())
        result.governed = True
        if said.ordered():
            result.lead = lead
            result.led = said.verb
        result.optional = said.optional
        if len(args) > 2:
            other = self.covered(args[2])
            result.adding([self.said("otherwise", effect=other.text()), *other.rest()])
        return result

    def alternative(self, args: list[Expr]) -> Say:
        """An effect, or another one instead."""
        base = self.one_effect(args[0])
        lead = self.if_lead(args[1])
        if self.names_opponent(base.text()):
            lead = self.phrases.reworded("named", lead)
        other = self.covered(args[2])
        text = other.text()
        if len(args) > 3 and not (other.verb and other.subject == self.doer_named(args[3])):
            raise unknown(args[2])
        if len(args) > 3:
            text = self.said("you may" if is_call(args[3], "you") else "they may", verb=other.verb)
        base.answering = 0 if other.rest() else 1
        return base.adding([lead + text + self.said("instead"), *other.rest()])

    def doer_named(self, who: Expr) -> str:
        thing = self.thing(who)
        return "you" if thing.you else thing.text

    def optional(self, said: Say, who: Expr | None) -> Say:
        if who is not None and not (said.verb and said.subject == self.doer_named(who)):
            raise unknown(who)  # who may do it is who does it
        if who is not None:
            return governed(Say(self.said("may", who=self.thing(who), verb=said.verb)).adding(said.rest()))
        if said.optional:
            return said
        allowed = self.said("you may do this", effect=said.text())
        if said.led:
            allowed = said.lead + self.said("you may", verb=said.led)
        elif said.ordered():
            allowed = self.said("you may", verb=said.verb)
        result = governed(Say(allowed).adding(said.rest()))
        result.optional = True
        return result

    def in_order_to(self, args: list[Expr], wished: bool) -> Say:
        price = self.covered(args[0])
        gain = self.covered(args[1])
        if price.optional:
            raise unknown(args[0])  # "if you do" would mean the wish
        if self.is_purposeful(args[0], price, gain):
            text = self.said("so as to", price=price.text(), gain=gain.verb)
            said = Say(text, self.said("so as to", price=price.verb, gain=gain.verb)).adding(gain.rest())
        else:
            said = Say(price.text(), price.verb, price.subject).adding(price.rest())
            said.adding([self.if_done(price.subject == "you", gain), *gain.rest()])
        if len(args) > 2:
            other = self.covered(args[2])
            said.adding([self.said("if not done" if wished else "if impossible", effect=other.text()), *other.rest()])
        return governed(said)

    def if_done(self, mine: bool, gain: Say) -> str:
        """ "if you do, draw 1 card"; a gain may have a condition of its own."""
        conditional = gain.lead.startswith(tuple(self.said("if signs").split("|")))
        return self.said("if done and" if conditional else "if done", mine=mine, gain=gain.text())

    def trailing(self, text: str, clause: str) -> str:
        """A clause with "unless" behind its sentence, with the space or the comma before it."""
        return self.said("trailing", comma="," in text, clause=clause)

    def is_purposeful(self, cost: Expr, price: Say, gain: Say) -> bool:
        """Whether "to" can join them: you do both, and the price is one thing."""
        alone = len(price.sentences) == 1 and cost.kind != PLUS
        return alone and price.ordered() and gain.ordered() and self.phrases.can_be_a_purpose(gain.text(), gain.verb)

    def unless(self, args: list[Expr]) -> Say:
        price = self.one_effect(args[0])
        said = self.covered(args[1])
        if price.ordered():
            unless = self.said("unless you", verb=price.verb)
        else:
            unless = self.said("unless", condition=self.spoken_after(said.text(), price).text())
        if price.rest():
            raise unknown(args[0])
        if said.rest() or not self.is_one(args[1]):
            return governed(Say(f"{unless}, {said.text()}").adding(said.rest()))
        return Say(said.text() + self.trailing(said.text(), unless))

    def choice(self, args: list[Expr]) -> Say:
        who = self.thing(args[1])
        options: list[str] = []
        for option in args[2:]:
            if is_call(option, "by_each"):
                raise unknown(option)
            said = self.say(option) if who.you else self.spoken_after(who.text, self.say(option))
            options.append(" ".join([sentence(text) for text in said.sentences]))
        amount = self.amount(args[0])
        lines = "".join([f"\n• {option}" for option in options])
        return self.done_by(who, "options", n=amount, one=amount.one, tail=amount.tail(), options=lines)

    def repeat(self, args: list[Expr]) -> Say:
        times = args[0]
        if is_call(args[1], "trade"):
            trade = args[1]
            amount = self.amount(times)
            market = self.market(trade.args[1])
            rate = self.rate(trade.args[2], trade.args[3])
            return self.order("trades", trades=self.several(amount, "trade"), market=market, rate=rate)
        said = self.one_effect(args[1])
        if is_call(times, "released_now"):
            return governed(Say(said.text() + self.said("once for", each=self.per(times))).adding(said.rest()))
        if is_call(times, "plus") and is_call(times.args[0], "one"):
            return said.adding([self.said("once more", each=self.per(times.args[1]))])
        amount = self.amount(times)
        suffix = f" {amount.text} {self.phrases.noun('time', amount.plural)}{amount.tail()}"
        return Say(said.text() + suffix, said.verb + suffix if said.verb else "", said.subject).adding(said.rest())

    def with_thing(self, args: list[Expr]) -> Say:
        """The first time the thing is spoken of it is named in full; or it is chosen beforehand."""
        thing = self.thing(args[0])
        if is_call(args[0], "any"):
            self.remember(thing)
            self.it_expr = args[0]
        first = args[1].args[0] if args[1].args else args[1]
        if args[1].text == "may" or is_call(first, "lasting"):
            said = self.say(args[1])
            return self.order("choose", thing=thing).adding(said.sentences)
        self.it_said = False
        return self.say(args[1])

    # -- what works for a time, or for the next event --------------------------------------------------------------

    @abstractmethod
    def statement(self, ability: Expr, granted: bool) -> str:
        """A modifier or trigger as a statement."""

    def lasting(self, args: list[Expr]) -> Say:
        duration = args[0].text
        if duration not in DURATIONS and duration not in UNSAID:
            raise unknown(args[0])
        until = "" if duration in UNSAID else self.said(f"duration {duration}")
        sentences: list[str] = []
        for ability in args[1:]:
            mod = ability.args[0]
            short = mod.text in ("keyword", "silence") or (is_call(mod, "taken") and is_call(mod.args[1], "exactly"))
            if ability.text == "instead" and duration == "this_activation" and ability.body is not None:
                said = self.say(ability.body)
                text = self.said("instead of discarding", effect=said.text(), bare=said.verb)
                return Say(text, self.said("instead of discarding", effect=said.verb, bare=said.verb))
            if duration == "this_damage" and is_call(mod, "shield"):
                return self.order("ignore damage", n=self.number(mod.args[1]))
            if is_call(mod, "silence") and not until:
                lead = self.if_lead(ability.condition) if ability.condition is not None else ""
                text = lead + self.said("loses effects", thing=self.thing(mod.args[0]))
            else:
                text = self.statement(ability, True)
            if sentences and mod.args and mod.args[0].args:
                text = self.with_one_of_them(text, read_filter(mod.args[0]).words)
            if not until or sentences:
                sentences.append(text)
            elif ability.text == "always" and short:  # its duration can stand behind it
                sentences.append(f"{text} {until}")
            else:
                sentences.append(f"{until}, {text}")
        return Say(sentences[0]).adding(sentences[1:])

    def with_one_of_them(self, text: str, words: list[str]) -> str:
        """Spells that were named before."""
        if not words:
            return text
        spell = Filter()
        spell.words = words
        spell.types = ["spell"]
        return text.replace(self.one(self.head(spell, False), spell), self.said("one of them"))

    def next_time(self, args: list[Expr]) -> Say:
        """Bound to the next matching event."""
        event = args[0]
        if is_call(event, "turn_end"):
            said = self.covered(args[2])
            return governed(Say(self.at_turn_end(event.args[0], args[1].text, said.text())).adding(said.rest()))
        f = read_filter(event.args[0])
        if f.owner != "you":
            raise unknown(event)
        f.owner = ""
        card = Noun(self.some(f, False), False, self.feminine(f))
        until = self.said(f"duration {args[1].text}")
        if args[2].kind != ABILITY and not speaks_of_it(args[2]):
            said = self.covered(args[2])
            one = self.one(self.some(f, False), f)
            when = self.said(f"next time {event.text}", card=one, until=until, effect=said.text())
            return governed(Say(when).adding(said.rest()))
        text = self.said("the next", card=card, deed=self.said(f"next {event.text}"), until=until)
        self.it = Thing(text, False, card.feminine, "you")
        self.it_said = False
        self.it_expr = None
        sentences: list[str] = []
        for effect in args[2:]:
            if effect.kind == ABILITY:
                sentences.append(self.statement(effect, True))
            else:
                sentences.extend(self.say(effect).sentences)
        return Say(sentences[0]).adding(sentences[1:])

    def at_turn_end(self, who: Expr, duration: str, effect: str) -> str:
        """When a turn ends: this one, whoever's it is; this one, if it is that player's; or the next one of that player."""
        if is_call(who, "anyone"):
            return self.said("end of turn", effect=effect)
        turn = self.turn_of(who)
        within_this = duration == "this_turn" or (duration == "until_your_turn" and is_call(who, "you"))
        return self.said("end of turn if" if within_this else "end of next turn", turn=turn, effect=effect)


def governed(said: Say) -> Say:
    """A saying whose sentence nothing else may join."""
    said.governed = True
    return said


CONSTRUCTS: Final[dict[str, Callable[[ConstructWriter, list[Expr]], Say]]] = {
    "damage": lambda writer, args: writer.damage(args),
    "gain": lambda writer, args: writer.hp("gain", args[0], args[1]),
    "lose": lambda writer, args: writer.hp("lose", args[0], args[1]),
    "discard": lambda writer, args: writer.discard(args),
    "move": lambda writer, args: writer.move(writer.thing(args[0]), args[1]),
    "apply": lambda writer, args: writer.application(args),
    "pay": lambda writer, args: writer.payment(args),
    "if": lambda writer, args: writer.conditional(args),
    "alt": lambda writer, args: writer.alternative(args),
    "may": lambda writer, args: writer.may(args),
    "to": lambda writer, args: writer.optional(writer.in_order_to(args, True), None),  # paid by who wishes to (D9.1)
    "must": lambda writer, args: writer.in_order_to(args, False),
    "unless": lambda writer, args: writer.unless(args),
    "choose": lambda writer, args: writer.choice(args),
    "repeat": lambda writer, args: writer.repeat(args),
    "with": lambda writer, args: writer.with_thing(args),
    "by_each": lambda writer, args: writer.by_each(args),
    "lasting": lambda writer, args: writer.lasting(args),
    "next": lambda writer, args: writer.next_time(args),
}
