"""English: abilities as paragraphs."""

from typing import Final

from grimoire.language.phrase import listed, sentence
from grimoire.language.syntax import ABILITY, CALL, PLUS, STEPS, TOGETHER, Expr
from grimoire.magenoir.text.english_effects import ENGLISH
from grimoire.magenoir.text.english_mods import EnglishMods
from grimoire.magenoir.text.reading import KEYWORDS, is_call, unknown
from grimoire.magenoir.text.saying import Say, paragraph, then

SCOPE: Final[dict[str, str]] = {
    "prepared": "while {0} is in preparation, ",
    "channeled": "while {0} is channeled, ",
    "in_play": "while {0} is in play, ",
    "in_discard": "while {0} is in your discard pile, ",
    "in_exile": "while {0} is in exile, ",
    "anywhere": "",
    "": "",
}
REMINDER: Final[dict[str, str]] = {
    "quickcast": "It can be activated at any moment.",
    "slowcast": "It cannot be activated during the turn of its preparation.",
    "transmutable": "It also serves as a component of that name.",
    "protector": "Damage from the opponent may be redirected to it.",
    "unique": "You cannot control a second copy.",
    "forge": "It is discarded after an Equipment has used it as a component.",
    "indestructible": "It cannot be discarded from play.",
    "autumn": "Its start-of-turn effects also apply when it is destroyed.",
}


class English(EnglishMods):
    """Whole abilities."""

    def ability(self, ability: Expr) -> list[str]:
        """The paragraphs of one ability."""
        self.start()
        condition = ability.condition if ability.kind == ABILITY else None
        lead = self.if_lead(condition) if condition is not None else ""
        if ability.kind != ABILITY:
            return self.plain_body(ability, "")
        if ability.text == "":
            return self.plain_body_if(ability.args[0], condition, lead)
        if ability.scope not in SCOPE:
            raise unknown(ability)
        where = SCOPE[ability.scope]
        if where:
            lead += where.format(self.own().text)
        if ability.text == "on":
            return self.triggered(ability, lead)
        if ability.text == "asap":
            return self.body(ability.body, f"{lead}as soon as {self.condition(ability.args[0])}, ")
        if ability.text == "instead":
            return self.replaced(ability, lead)
        if ability.text == "act":
            return self.activated(ability, lead)
        if ability.text == "prepare":
            return [sentence(lead + self.clause(ability.args[0]))]
        return [sentence(lead + self.modifier(ability.args[0], False))]

    def plain_body(self, body: Expr, lead: str) -> list[str]:
        if body.kind == CALL and body.text in KEYWORDS:
            if body.text == "mage_noir":
                return ["You become a Mage Noir."]
            text = sentence(self.keyword(body))
            return [f"{text} ({REMINDER[body.text]})" if self.reminders else text]
        return self.body(body, lead)

    def plain_body_if(self, body: Expr, condition: Expr | None, lead: str) -> list[str]:
        if body.kind != CALL or body.text not in KEYWORDS or condition is None:
            return self.plain_body(body, lead)
        if body.text == "mage_noir":
            return [sentence(f"{lead}you become a Mage Noir")]
        word = self.keyword(body)
        text = f"{lead}{self.own().text} {'is' if body.text == 'unique' else 'has'} {word}"
        if is_call(condition, "zenith"):
            text = lead + word
        return [f"{sentence(text)} ({REMINDER[body.text]})" if self.reminders else sentence(text)]

    def body(self, body: Expr | None, lead: str, suffix: str = "") -> list[str]:
        """Effects, a paragraph for each step."""
        if body is None:
            return []
        said = self.paragraphs(body)
        first = self.spoken_after(lead, said[0])
        if suffix:
            first.sentences[0] += suffix
        lines = [paragraph(lead, first.sentences)]
        lines.extend([paragraph("", following.sentences) for following in said[1:]])
        return lines

    def paragraphs(self, body: Expr) -> list[Say]:
        """The body as one saying for each paragraph."""
        if body.kind != STEPS:
            return [self.say(body)]
        said = [self.say(body.args[0])]
        for joint, step in zip(body.joints, body.args[1:], strict=True):
            if joint != "then":
                self.self_said = False
            following = self.say(step)
            if joint == "then":
                said[-1] = then(ENGLISH, said[-1], following)
            else:
                said.append(following)
        return said

    def triggered(self, ability: Expr, lead: str) -> list[str]:
        event = ability.args[0]
        condition = ability.condition
        if condition is not None and is_call(condition, "equals") and is_call(condition.args[0], "tally"):
            if str(condition.args[0].args[0]) == str(event):
                return self.body(ability.body, f"{self.nth_time(event, condition.args[1].text)}, ")
        return self.body(ability.body, f"{lead}{self.when(event)}, ")

    def replaced(self, ability: Expr, lead: str) -> list[str]:
        would = self.would(ability.args[0])
        if ability.scope == "anywhere" and is_call(ability.args[0], "discarded"):
            would += " from anywhere"
        return self.body(ability.body, f"{lead}{would}, ", " instead")

    def timing(self, expr: Expr) -> str:
        """When an ability may be used, as a lead."""
        words = expr.args if expr.kind == TOGETHER else [expr]
        text = ""
        for word in words:
            if is_call(word, "once") or is_call(word, "once_per_turn"):
                text = f"once per turn, {text}"
            elif is_call(word, "main"):
                text += "in your main phase, "
            elif is_call(word, "your_turn"):
                text += "during your turn, "
            elif is_call(word, "any_time"):
                text += "at any time, "
            elif is_call(word, "any_time_if"):
                text += f"in your main phase, or at any time {self.if_text(word.args[0])}, "
            elif is_call(word, "on_hit"):
                text += "whenever damage is about to be dealt to you, "
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
            first = self.may(said[0], None)
        else:
            price = self.say(cost)
            said = self.paragraphs(ability.body)
            gain = said[0]
            if gain.ordered() and gain.text() == gain.verb:
                first = Say(f"you may {price.verb} to {gain.verb}").adding(gain.rest())
            else:
                first = Say(f"you may {price.verb}").adding([f"if you do, {gain.text()}", *gain.rest()])
        lines = [paragraph(lead + when, first.sentences)]
        lines.extend([paragraph("", following.sentences) for following in said[1:]])
        return lines

    def animal_ability(self, ability: Expr, cost: Expr, lead: str) -> list[str]:
        """Cost first, as on an Animal: "1 Vegetal Mana, exhaust: ..."."""
        parts: list[str] = []
        for part in cost.args if cost.kind == PLUS else [cost]:
            if is_call(part, "pay"):
                parts.append(self.mana(part.args[0]))
            elif is_call(part, "exhaust"):
                parts.append("exhaust")
            elif is_call(part, "icon"):
                parts.append("[cost]")
            else:
                parts.append(self.say(part).verb)
        when = self.timing(ability.args[0]).removesuffix(", ")
        if when == "in your main phase":
            when = ""
        price = lead + ", ".join(parts) + (f" ({when})" if when else "")
        self.embedded = True
        lines = self.body(ability.body, "")
        lines[0] = sentence(f"{price}: {lines[0][0].lower()}{lines[0][1:]}")
        return lines

    def clause(self, clause: Expr) -> str:
        """How this card may be prepared."""
        word = clause.text
        args = clause.args
        if word == "only":
            return f"only a Mage Noir may prepare {self.own().text}"
        if word == "option":
            price = self.say(args[0]).verb
            if is_call(args[1], "waive"):
                return f"to prepare {self.own().text}, you may {price} instead of using {self.required(args[1].args[0])}"
            own = self.own().text
            gain = self.modifier(args[1], False).removesuffix(" to prepare")
            return f"as you prepare {own}, you may {price}; if you do, {gain}"
        if word == "waive":
            return f"you may prepare {self.own().text} without {self.required(args[0])}"
        if word == "instead_of":
            old = self.component_need(args[0])
            return f"you may prepare {self.own().text} with {self.component_need(args[1])} instead of {old}"
        if word == "pay_from":
            return f"you may pay for {self.own().text} with Mana locked under {self.pool(args[0])}"
        if word == "extra":
            return f"to prepare {self.own().text}, you must also {self.say(args[0]).verb}"
        if word == "from" and len(args) > 1:
            return f"once per turn, {self.modifier(clause, False)}"
        return self.modifier(clause, False)

    def required(self, what: Expr) -> str:
        return "its components" if is_call(what, "all") else f"its {what.text} component"

    def transmutables(self, words: list[Expr]) -> str:
        text = f"Transmutable: {listed([word.args[0].text for word in words], 'and')}."
        return f"{text} ({REMINDER['transmutable']})" if self.reminders else text
