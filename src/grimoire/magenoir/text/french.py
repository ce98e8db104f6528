"""French: abilities as paragraphs."""

from typing import Final

from grimoire.language.phrase import NBSP, colon, elided, listed, sentence, si
from grimoire.language.syntax import ABILITY, CALL, PLUS, STEPS, TOGETHER, Expr
from grimoire.magenoir.text.french_effects import FRENCH
from grimoire.magenoir.text.french_mods import FrenchMods
from grimoire.magenoir.text.french_values import subject
from grimoire.magenoir.text.french_words import name_word
from grimoire.magenoir.text.reading import KEYWORDS, is_call, unknown
from grimoire.magenoir.text.saying import Say, paragraph, then

SCOPE: Final[dict[str, str]] = {
    "prepared": "tant que {0} est en préparation, ",
    "channeled": "tant que {0} est canalisé, ",
    "in_play": "tant que {0} est en jeu, ",
    "in_discard": "tant que {0} est dans votre défausse, ",
    "in_exile": "tant que {0} est en exil, ",
    "anywhere": "",
    "": "",
}
REMINDER: Final[dict[str, str]] = {
    "quickcast": "Peut être activé à n'importe quel moment.",
    "slowcast": "Ne peut pas être activé pendant le tour de sa préparation.",
    "transmutable": "Sert aussi de composant de ce nom.",
    "protector": "Les dégâts de l'adversaire peuvent être redirigés vers lui.",
    "unique": "Vous ne pouvez pas en contrôler un deuxième exemplaire.",
    "forge": "Est défaussé après qu'un Équipement l'a utilisé comme composant.",
    "indestructible": "Ne peut pas être défaussé depuis le jeu.",
    "autumn": "Ses effets de début de tour s'appliquent aussi lorsqu'il est détruit.",
}


class French(FrenchMods):
    """Whole abilities."""

    def ability(self, ability: Expr) -> list[str]:
        """The paragraphs of one ability."""
        self.start()
        if ability.kind != ABILITY:
            return self.plain_body(ability, "")
        condition = ability.condition
        lead = self.if_lead(condition) if condition is not None else ""
        if ability.text == "":
            return self.plain_body_if(ability.args[0], condition, lead)
        if ability.scope not in SCOPE:
            raise unknown(ability)
        where = SCOPE[ability.scope]
        if where:
            own = subject(self.own())
            lead += where.format(own).replace("que il", "qu'il")
        if ability.text == "on":
            return self.triggered(ability, lead)
        if ability.text == "asap":
            return self.body(ability.body, f"{lead}{elided('dès que', self.condition(ability.args[0]))}, ")
        if ability.text == "instead":
            would = self.would(ability.args[0])
            if ability.scope == "anywhere" and is_call(ability.args[0], "discarded"):
                would += ", d'où que ce soit"
            return self.body(ability.body, f"{lead}{si(would)}, ", " à la place")
        if ability.text == "act":
            return self.activated(ability, lead)
        if ability.text == "prepare":
            return [sentence(lead + self.clause(ability.args[0]))]
        return [sentence(lead + self.modifier(ability.args[0], False))]

    def plain_body(self, body: Expr, lead: str) -> list[str]:
        if body.kind == CALL and body.text in KEYWORDS:
            if body.text == "mage_noir":
                return ["Vous devenez Mage Noir."]
            text = sentence(self.keyword(body))
            return [f"{text} ({REMINDER[body.text]})" if self.reminders else text]
        return self.body(body, lead)

    def plain_body_if(self, body: Expr, condition: Expr | None, lead: str) -> list[str]:
        if body.kind != CALL or body.text not in KEYWORDS or condition is None:
            return self.plain_body(body, lead)
        if body.text == "mage_noir":
            return [sentence(f"{lead}vous devenez Mage Noir")]
        word = self.keyword(body)
        own = self.own()
        text = f"{lead}{subject(own)} {self.having(own, body)}"
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
                said[-1] = then(FRENCH, said[-1], following)
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

    def timing(self, expr: Expr) -> str:
        """When an ability may be used, as a lead."""
        text = ""
        for word in expr.args if expr.kind == TOGETHER else [expr]:
            if is_call(word, "once") or is_call(word, "once_per_turn"):
                text = f"une fois par tour, {text}"
            elif is_call(word, "main"):
                text += "pendant votre phase principale, "
            elif is_call(word, "your_turn"):
                text += "pendant votre tour, "
            elif is_call(word, "any_time"):
                text += "à tout moment, "
            elif is_call(word, "any_time_if"):
                text += f"pendant votre phase principale, ou à tout moment {self.if_text(word.args[0])}, "
            elif is_call(word, "on_hit"):
                text += "chaque fois que vous allez subir des dégâts, "
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
            if self.purposeful(price, gain):
                first = Say(f"vous pouvez {price.verb} pour {gain.verb}").adding(gain.rest())
            else:
                first = Say(f"vous pouvez {price.verb}").adding([f"si vous le faites, {gain.text()}", *gain.rest()])
        lines = [paragraph(lead + when, first.sentences)]
        lines.extend([paragraph("", following.sentences) for following in said[1:]])
        return lines

    def animal_ability(self, ability: Expr, cost: Expr, lead: str) -> list[str]:
        """Cost first, as on an Animal: "1 Mana Végétal, épuiser : ..."."""
        parts: list[str] = []
        for part in cost.args if cost.kind == PLUS else [cost]:
            if is_call(part, "pay"):
                parts.append(self.mana(part.args[0]))
            elif is_call(part, "exhaust"):
                parts.append("épuiser")
            elif is_call(part, "icon"):
                parts.append("[coût]")
            else:
                parts.append(self.say(part).verb)
        when = self.timing(ability.args[0]).removesuffix(", ")
        if when == "pendant votre phase principale":
            when = ""
        price = lead + ", ".join(parts) + (f" ({when})" if when else "")
        self.embedded = True
        lines = self.body(ability.body, "")
        lines[0] = sentence(colon(price, lines[0][0].lower() + lines[0][1:]))
        return lines

    def clause(self, clause: Expr) -> str:
        """How this card may be prepared."""
        word = clause.text
        args = clause.args
        if word == "only":
            return f"seul un Mage Noir peut préparer {self.own().text}"
        if word == "option":
            price = self.say(args[0]).verb
            if is_call(args[1], "waive"):
                without = self.required(args[1].args[0])
                return f"pour préparer {self.own().text}, vous pouvez {price} au lieu d'utiliser {without}"
            own = self.own().text
            gain = self.modifier(args[1], False).replace("se prépare pour", "coûte")
            return f"en préparant {own}, vous pouvez {price}{NBSP}; dans ce cas, {gain}"
        if word == "waive":
            return f"vous pouvez préparer {self.own().text} sans {self.required(args[0])}"
        if word == "instead_of":
            old = self.component_need(args[0])
            new = self.component_need(args[1])
            return f"vous pouvez préparer {self.own().text} avec {new} au lieu {elided('de', old)}"
        if word == "pay_from":
            return f"vous pouvez payer {self.own().text} avec la Mana verrouillée sous {self.pool(args[0])}"
        if word == "extra":
            return f"pour préparer {self.own().text}, vous devez aussi {self.say(args[0]).verb}"
        if word == "from" and len(args) > 1:
            return f"une fois par tour, {self.modifier(clause, False)}"
        return self.modifier(clause, False)

    def required(self, what: Expr) -> str:
        return "ses composants" if is_call(what, "all") else f"son composant {name_word(what.text)[0]}"

    def transmutables(self, words: list[Expr]) -> str:
        names = listed([name_word(word.args[0].text)[0] for word in words], "et")
        text = colon("Transmutable", names) + "."
        return f"{text} ({REMINDER['transmutable']})" if self.reminders else text
