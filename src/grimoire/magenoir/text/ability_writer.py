"""Whole abilities as paragraphs."""

from typing import Final

from grimoire.language.phrase import paragraph, sentence
from grimoire.language.syntax import ABILITY, CALL, PLUS, STEPS, TOGETHER, Expr
from grimoire.magenoir.definition import KEYWORD_NUMBER
from grimoire.magenoir.text.argument_writer import ArgumentWriter
from grimoire.magenoir.text.reading import is_call, is_lead_of_its_own, unknown
from grimoire.magenoir.text.saying import Say, then

SCOPES: Final[tuple[str, ...]] = ("prepared", "channeled", "in_play", "in_discard", "in_exile")
TIMINGS: Final[tuple[str, ...]] = ("main", "your_turn", "any_time", "on_hit")


class AbilityWriter(ArgumentWriter):
    """Whole abilities."""

    def ability(self, ability: Expr) -> list[str]:
        """The paragraphs of one ability."""
        self.start()
        if ability.kind != ABILITY:
            return self.keyword_or_body(ability, None, "")
        lead = self.lead(ability)
        if ability.text == "":
            return self.keyword_or_body(ability.args[0], ability.condition, lead)
        if ability.text == "on":
            return self.triggered(ability, lead)
        if ability.text == "asap":
            return self.body(ability.body, f"{lead}{self.said('as soon as', condition=self.condition(ability.args[0]))}, ")
        if ability.text == "instead":
            return self.replaced(ability, lead)
        if ability.text == "act":
            return self.activated(ability, lead)
        if ability.text == "prepare":
            return [sentence(lead + self.clause(ability.args[0]))]
        return [sentence(lead + self.modifier(ability.args[0], False))]

    def transmutables(self, words: list[Expr]) -> str:
        """Transmutable, with all its words in one line."""
        named = self.phrases.joined([self.phrases.name_word(word.args[0].text).text for word in words], False)
        return self.reminded(sentence(self.said("transmutable", words=named)), "transmutable")

    def reminded(self, text: str, keyword: str) -> str:
        """A keyword with its reminder, if reminders are wanted."""
        return f"{text} ({self.said(f'reminder {keyword}')})" if self.reminders else text

    def lead(self, ability: Expr) -> str:
        """Where and when an ability works: "while this spell is channeled and you are a Mage Noir, "."""
        condition = ability.condition
        if ability.scope in ("anywhere", ""):
            return self.if_lead(condition) if condition is not None else ""
        if ability.scope not in SCOPES:
            raise unknown(ability)
        before = self.if_lead(condition) if condition is not None and is_lead_of_its_own(condition) else ""
        scope = "on board" if ability.scope == "in_play" and self.kind == "spell" else ability.scope
        text = before + self.said(f"while {scope}", own=self.own())
        if condition is not None and not before:
            text += self.said("and while", condition=self.condition(condition))
        return f"{text}, "

    def keyword_or_body(self, body: Expr, condition: Expr | None, lead: str) -> list[str]:
        if body.kind != CALL or body.text not in KEYWORD_NUMBER:
            return self.body(body, lead)
        if body.text == "mage_noir":
            return [sentence(lead + self.said("become mage_noir"))]
        alone = condition is None or is_call(condition, "zenith")
        text = self.keyword(body) if alone else self.with_keyword("having", self.own(), body)
        return [self.reminded(sentence(lead + text), body.text)]

    def body(self, body: Expr | None, lead: str, suffix: str = "") -> list[str]:
        """Effects, a paragraph for each step."""
        if body is None:
            return []
        said = self.paragraphs(body)
        first = self.spoken_after(lead, said[0])
        if suffix:
            first.sentences[0] += suffix
        return self.lines(lead, first, said[1:])

    def lines(self, lead: str, first: Say, following: list[Say]) -> list[str]:
        return [paragraph(lead, first.sentences), *[paragraph("", said.sentences) for said in following]]

    def paragraphs(self, body: Expr) -> list[Say]:
        """The body as one saying for each paragraph."""
        if body.kind != STEPS:
            return [self.say(body)]
        said = [self.say(body.args[0])]
        for joint, step in zip(body.joints, body.args[1:], strict=True):
            if joint != "then":
                self.self_said = False
            following = self.say_after(said[-1], step) if joint == "then" else self.say(step)
            if joint == "then":
                said[-1] = then(self.phrases, said[-1], following)
            else:
                said.append(following)
        return said

    def triggered(self, ability: Expr, lead: str) -> list[str]:
        event = ability.args[0]
        condition = ability.condition
        if condition is not None and is_call(condition, "equals") and is_call(condition.args[0], "tally"):
            if str(condition.args[0].args[0]) == str(event):
                clause = self.phrases.present(self.event(event))
                nth = self.said(f"ordinal {condition.args[1].text}")
                return self.body(ability.body, f"{self.said('nth time', clause=clause, nth=nth)}, ")
        return self.body(ability.body, f"{lead}{self.when(event)}, ")

    def replaced(self, ability: Expr, lead: str) -> list[str]:
        if str(ability.args[0]) == "put(self, in_discard)" and str(ability.body) == "move(self, discard_bottom)":
            # it is put there all the same: "instead" would deny it
            return [sentence(lead + self.said("under discard", thing=self.own()))]
        would = self.would(self.event(ability.args[0]))
        if ability.scope == "anywhere" and is_call(ability.args[0], "discarded"):
            would += self.said("from anywhere")
        return self.body(ability.body, f"{lead}{would}, ", self.said("instead"))

    def timing(self, expr: Expr) -> str:
        """When an ability may be used, as a lead."""
        text = ""
        for word in expr.args if expr.kind == TOGETHER else [expr]:
            if is_call(word, "once") or is_call(word, "once_per_turn"):
                text = f"{self.said('once per turn')}, {text}"
            elif is_call(word, "any_time_if"):
                main = self.said("timing main")
                text += f"{self.said('or any time', main=main, condition=self.if_text(word.args[0]))}, "
            elif word.kind == CALL and word.text in TIMINGS:
                text += f"{self.said(f'timing {word.text}')}, "
            else:
                raise unknown(word)
        return text

    def activated(self, ability: Expr, lead: str) -> list[str]:
        cost = ability.args[1] if len(ability.args) > 1 else None
        if self.kind == "animal" and cost is not None:
            return self.animal_ability(ability, cost, lead)
        when = self.timing(ability.args[0])
        if ability.body is None:
            return []
        if cost is None:
            said = self.paragraphs(ability.body)
            return self.lines(lead + when, self.optional(said[0], None), said[1:])
        price = self.say(cost)
        said = self.paragraphs(ability.body)
        gain = said[0]
        if self.is_purposeful(cost, price, gain):
            paid = self.said("so as to", price=price.verb, gain=gain.verb)
            first = Say(self.said("you may", verb=paid)).adding(gain.rest())
        else:
            first = self.optional(price, None).adding([self.if_done(True, gain), *gain.rest()])
        return self.lines(lead + when, first, said[1:])

    def animal_ability(self, ability: Expr, cost: Expr, lead: str) -> list[str]:
        """Cost first, as on an Animal: "1 Vegetal Mana, exhaust: ..."."""
        parts: list[str] = []
        for part in cost.args if cost.kind == PLUS else [cost]:
            if is_call(part, "pay"):
                parts.append(self.mana(part.args[0]))
            elif is_call(part, "exhaust") or is_call(part, "icon"):
                parts.append(self.said(f"cost {part.text}"))
            else:
                parts.append(self.ordered(part))
        when = self.timing(ability.args[0]).removesuffix(", ")
        price = lead + ", ".join(parts) + (f" ({when})" if not is_call(ability.args[0], "main") else "")
        self.embedded = True
        lines = self.body(ability.body, "")
        lines[0] = sentence(self.said("colon", before=price, after=lines[0][0].lower() + lines[0][1:]))
        return lines
