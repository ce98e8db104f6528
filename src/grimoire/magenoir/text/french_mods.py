"""French: continuous modifiers as statements."""

from grimoire.language.phrase import colon, de, quoted, sentence, un
from grimoire.language.syntax import ABILITY, BOTH, Expr
from grimoire.magenoir.text.french_preparing import FrenchPreparing
from grimoire.magenoir.text.french_values import subject
from grimoire.magenoir.text.french_words import ELEMENT, mana_element, name_word, word_form
from grimoire.magenoir.text.reading import is_call, read_filter, unknown


class FrenchMods(FrenchPreparing):
    """Modifiers."""

    def statement(self, ability: Expr, granted: bool) -> str:
        if ability.kind != ABILITY:
            raise unknown(ability)
        text = ""
        if ability.condition is not None:
            text = self.if_lead(ability.condition)
        if ability.text == "on" and ability.body is not None:
            lead = self.when(ability.args[0])
            said = self.say(ability.body)
            return f"{text}{lead}, {said.text()}"
        if ability.text not in ("always", "rider"):
            raise unknown(ability)
        return text + self.modifier(ability.args[0], granted)

    def modifier(self, mod: Expr, granted: bool) -> str:
        word = mod.text
        args = mod.args
        if word in ("cost", "needs", "option", "from", "gather", "counts_as", "ability_cost", "ability_payment"):
            return self.preparing(mod)
        if word in ("dealt", "taken", "shield", "unstoppable"):
            return self.damage_modifier(mod)
        if word == "keyword":
            thing = self.thing(args[0])
            gains = granted or is_call(args[0], "user")
            if gains:
                return f"{self.verb(thing, 'gagner')} {self.keyword(args[1])}"
            return f"{subject(thing)} {self.having(thing, args[1])}"
        if word == "never":
            thing = self.thing(args[0])
            return f"{self.negated(thing, 'pouvoir')} jamais être {self.quality(thing, args[1])}"
        if word == "silence":
            return f"{self.negated(self.thing(args[0]), 'avoir')} aucun effet"
        if word == "cannot":
            return self.cannot(args[0])
        if word == "numbers":
            return f"chaque nombre dans les effets {de(self.thing(args[0]).text)} est {self.operation(args[1])}"
        if word == "gains":
            return self.gains(args)
        if word == "limit":
            return self.limit(args)
        if word == "apply_times":
            return self.apply_times(args)
        return self.rare_modifier(mod)

    def rare_modifier(self, mod: Expr) -> str:
        word = mod.text
        args = mod.args
        if word == "hand_size":
            whose = "votre main" if is_call(args[0], "you") else "la main de l'adversaire"
            return f"la taille maximale de {whose} est de {self.number_of(args[1], 'card')}"
        if word == "sees":
            if is_call(args[0], "players"):
                return f"{self.thing(args[1]).text} est visible par les deux joueurs"
            return f"vous pouvez regarder {self.thing(args[1]).text} à tout moment"
        if word == "loses_word":
            noun = name_word(args[1].text)
            return f"{self.negated(self.thing(args[0]), 'être')} plus {un(noun[0], noun[2])}"
        if word == "enter_hp":
            thing = self.thing(args[0])
            amount = self.amount(args[1].args[0])
            if is_call(args[1], "more"):
                return f"s'{subject(thing)} a des PV, {self.verb(thing, 'arriver')} en jeu avec {amount.count} PV de plus"
            return f"{self.verb(thing, 'arriver')} en jeu avec {amount.count} PV{amount.end}"
        if word == "phase_amount":
            amount = self.amount(args[1].args[0])
            more = self.fewer(args[1])
            return f"chaque fois que vous déphasez un joueur, déphasez-le de {amount.count} de {more}"
        if word == "trade_rate":
            kind = f" {mana_element(args[1].text)}" if args[1].text in ELEMENT else ""
            who = "vous pouvez échanger" if is_call(args[0], "you") else "les joueurs échangent"
            both = ", dans les deux sens" if kind else ""
            return f"{who} la Mana{kind} au taux de {self.rate(args[2], args[3])}{both}"
        if word == "is_mage_noir":
            return f"vous êtes Mage Noir tant que vous contrôlez {self.own().text}"
        if word == "not_mage_noir":
            return "vous n'êtes pas Mage Noir"
        if word == "spared_by_forge":
            things = [self.thing(arg).text for arg in (args[0].args if args[0].kind == BOTH else [args[0]])]
            verb = "ne sont pas détruits" if len(things) > 1 else "n'est pas détruit"
            return f"{self.both(things)} {verb} en servant de composants à un Équipement"
        if word == "level_piles":
            return "les deux piles de l'Éther disponible sont considérées comme égales"
        if word == "element":
            return f"{self.verb(self.thing(args[0]), 'prendre')} l'élément de la Mana payée pour cette capacité"
        if word == "copy_of":
            return f"{self.verb(self.thing(args[0]), 'être')} des copies {de(self.own().text)}"
        raise unknown(mod)

    def damage_modifier(self, mod: Expr) -> str:
        word = mod.text
        args = mod.args
        thing = self.thing(args[0])
        if word == "unstoppable":
            return f"les dégâts infligés par {thing.text} ne peuvent être ni ignorés, ni réduits, ni redirigés"
        if word == "dealt":
            if is_call(args[1], "at_most"):
                return f"{self.negated(thing, 'pouvoir')} pas infliger plus {de(self.hurt(args[1].args[0]))} à la fois"
            onto = ""
            if len(args) > 2:
                opposing = is_call(args[2].args[0], "opposing")
                onto = " aux cibles adverses" if opposing else f" {self.toward(self.thing(args[2].args[0]))}"
            hurt, aside = self.hurt_delta(args[1])
            return f"{self.verb(thing, 'infliger')} {hurt}{aside}{onto}"
        if word == "taken":
            if is_call(args[1], "at_most"):
                return f"{self.negated(thing, 'pouvoir')} pas subir plus {de(self.hurt(args[1].args[0]))} à la fois"
            if is_call(args[1], "exactly"):
                return f"{self.negated(thing, 'subir')} aucun dégât"
            hurt, aside = self.hurt_delta(args[1])
            if thing.you:
                count, _, fewer = hurt.partition(" ")
                fewer = fewer.partition(" ")[2]
                return f"chaque fois que vous subissez des dégâts, vous en subissez {count} {fewer}{aside}"
            return f"{self.verb(thing, 'subir')} {hurt}{aside} à chaque fois"
        amount = self.amount(args[1])
        dealt = "que l'adversaire vous inflige" if len(args) > 2 else "qui vous sont infligés"
        hurt = "dégâts" if amount.plural else "dégât"
        return f"chaque tour, ignorez jusqu'à {amount.count} {hurt} parmi ceux {dealt}{amount.end}"

    def hurt_delta(self, delta: Expr) -> tuple[str, str]:
        """ "1 dégât de plus", and what stands aside."""
        amount = self.amount(delta.args[0])
        hurt = "dégâts" if amount.plural else "dégât"
        return f"{amount.count} {hurt} de {self.fewer(delta)}", amount.aside

    def hurt(self, number: Expr) -> str:
        return f"{self.number(number)} {'dégâts' if self.plural_of(number) else 'dégât'}"

    def operation(self, op: Expr) -> str:
        """A number operation: "augmenté de 1"."""
        if is_call(op, "double"):
            return "doublé"
        if is_call(op, "alt"):
            return f"{self.operation(op.args[0])} ({self.operation(op.args[2])} à la place {self.if_text(op.args[1])})"
        amount = self.amount(op.args[0])
        by = f"de {amount.count}{amount.aside}"
        if is_call(op, "add"):
            return f"augmenté {by}"
        if is_call(op, "subtract"):
            return f"diminué {by}"
        if is_call(op, "reduce"):
            return f"réduit {by}, sans descendre sous zéro"
        raise unknown(op)

    def gains(self, args: list[Expr]) -> str:
        thing = self.thing(args[0])
        if is_call(args[1], "effects_of"):
            source = "cette carte" if is_call(args[0], "user") else self.this()
            return f"{self.verb(thing, 'gagner')} aussi les effets de {source}"
        said = self.say(args[1])
        text = " ".join([sentence(part) for part in said.sentences])
        return colon(self.verb(thing, "gagner"), quoted(text))

    def limit(self, args: list[Expr]) -> str:
        if is_call(args[0], "self"):
            return f"vous ne pouvez pas contrôler {self.own().text}"
        f = read_filter(args[0])
        f.owner = ""
        if is_call(args[1], "zero"):
            return f"vous ne pouvez pas contrôler {de(self.some(f, True))}"
        amount = self.amount(args[1])
        words = [word for word in f.words if f.types == ["animal"]]
        noun = word_form(words[0], amount.plural) if words else self.some(f, amount.plural)
        return f"vous pouvez contrôler jusqu'à {amount.count} {noun}"

    def apply_times(self, args: list[Expr]) -> str:
        thing = self.thing(args[0])
        number = self.number(args[1].args[0])
        if is_call(args[1], "more"):
            effects = "leurs effets" if thing.plural else "ses effets"
            return f"{self.verb(thing, 'appliquer')} {effects} {number} fois de plus"
        return f"les effets des capacités {de(thing.text)} s'appliquent {number} fois"
