"""Abilities that work for a time, or for the next event."""

from abc import abstractmethod
from typing import Final

from grimoire.language.syntax import ABILITY, Expr
from grimoire.language.template import Noun
from grimoire.magenoir.text.effect_writer import EffectWriter
from grimoire.magenoir.text.reading import Filter, is_call, read_filter, unknown
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing

DURATIONS: Final = ("this_turn", "until_your_turn", "forever")
UNSAID: Final = ("while_in_play", "this_activation", "this_damage")  # durations that go without saying


class LastingWriter(EffectWriter):
    """lasting(...) and next(...)."""

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
            if ability.text == "instead" and duration == "this_activation" and ability.body is not None:
                said = self.say(ability.body)
                text = self.said("instead of discarding", effect=said.text(), bare=said.verb)
                return Say(text, self.said("instead of discarding", effect=said.verb, bare=said.verb))
            if duration == "this_damage" and is_call(mod, "shield"):
                return self.order("ignore damage", n=self.number(mod.args[1]))
            text = self.lasting_statement(ability, mod, until)
            if sentences and mod.args and mod.args[0].args:
                text = self.with_one_of_them(text, read_filter(mod.args[0]).words)
            if not until or sentences:
                sentences.append(text)
            elif ability.text == "always" and is_short(mod):
                sentences.append(f"{text} {until}")
            else:
                sentences.append(f"{until}, {text}")
        return Say(sentences[0]).adding(sentences[1:])

    def lasting_statement(self, ability: Expr, mod: Expr, until: str) -> str:
        if not is_call(mod, "silence") or until:
            return self.statement(ability, True)
        lead = self.if_lead(ability.condition) if ability.condition is not None else ""
        return lead + self.said("loses effects", thing=self.thing(mod.args[0]))

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
            said = self.say(args[2])
            return Say(self.said("end of turn", effect=said.text())).adding(said.rest())
        f = read_filter(event.args[0])
        if f.owner != "you":
            raise unknown(event)
        f.owner = ""
        card = Noun(self.some(f, False), False, self.feminine(f))
        until = self.said(f"duration {args[1].text}")
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


def is_short(mod: Expr) -> bool:
    """Whether a modifier is said so shortly that its duration can stand behind it."""
    return mod.text in ("keyword", "silence") or (is_call(mod, "taken") and is_call(mod.args[1], "exactly"))
