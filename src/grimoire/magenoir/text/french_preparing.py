"""French: modifiers of preparation, and forms that all modifiers share."""

from typing import Final

from grimoire.language.phrase import de
from grimoire.language.syntax import STRING, Expr
from grimoire.magenoir.text.french_control import FrenchControl
from grimoire.magenoir.text.french_events import conjugated
from grimoire.magenoir.text.french_nouns import agreed
from grimoire.magenoir.text.french_values import subject
from grimoire.magenoir.text.french_words import ELEMENT, mana_element, name_word, type_form
from grimoire.magenoir.text.reading import is_call, read_filter, read_mana, unknown
from grimoire.magenoir.text.writer import Thing

ADJECTIVES: Final = ("quickcast", "slowcast", "unique", "indestructible")


class FrenchPreparing(FrenchControl):
    """Costs, components, sources."""

    def modifier(self, mod: Expr, granted: bool) -> str:
        """Any modifier: given by the class of modifiers."""
        raise unknown(mod)

    def verb(self, thing: Thing, verb: str) -> str:
        return f"{subject(thing)} {conjugated(verb, thing.plural, thing.you)}"

    def negated(self, thing: Thing, verb: str) -> str:
        """ "il n'a", "ils ne peuvent"."""
        form = conjugated(verb, thing.plural, thing.you)
        no = f"n'{form}" if form[0] in "aoeéê" else f"ne {form}"
        return f"{subject(thing)} {no}"

    def fewer(self, delta: Expr) -> str:
        """ "plus" or "moins"."""
        if is_call(delta, "more"):
            return "plus"
        if is_call(delta, "less"):
            return "moins"
        raise unknown(delta)

    def mana_delta(self, delta: Expr) -> str:
        """ "1 Mana Air de moins", "1 Mana Eau de plus", "0 Mana"."""
        if is_call(delta, "exactly"):
            return self.mana(delta.args[0])
        part = read_mana(delta.args[0])[0]
        amount = self.amount(part.amount)
        kind = f"Mana {mana_element(part.elements[0])}" if part.elements[0] in ELEMENT else "Mana"
        if part.elements[0] == "own_element":
            kind = "Mana"
        text = f"{amount.count} {kind} de {self.fewer(delta)}"
        if part.elements[0] == "own_element":
            text += " de leur propre élément"
        return f"{text}{amount.aside}{amount.end}"

    def quality(self, thing: Thing, keyword: Expr) -> str:
        """A keyword that is an adjective: "Rapides"."""
        return agreed(self.keyword(keyword), thing.plural, thing.feminine)

    def having(self, thing: Thing, keyword: Expr) -> str:
        """ "est Rapide", "a Protecteur"."""
        if keyword.text in ADJECTIVES:
            return f"{conjugated('être', thing.plural, thing.you)} {self.quality(thing, keyword)}"
        return f"{conjugated('avoir', thing.plural, thing.you)} {self.keyword(keyword)}"

    def component_need(self, expr: Expr, additional: bool = False) -> str:
        """`1 "Time"`: "1 composant Temps supplémentaire"."""
        number = expr.args[0]
        plural = self.plural_of(number)
        text = f"{self.number(number)} {type_form('component', plural)} {name_word(expr.args[1].text)[0]}"
        if additional:
            text += " supplémentaires" if plural else " supplémentaire"
        return text

    def preparing(self, mod: Expr) -> str:
        word = mod.text
        args = mod.args
        if word == "cost":
            thing = self.thing(args[0]) if len(args) > 1 else self.own()
            cost = self.mana_delta(args[-1])
            if "que vous préparez" in thing.text:
                return f"{self.verb(thing, 'coûter')} {cost}"
            prepared = "se préparent" if thing.plural else "se prépare"
            return f"{subject(thing)} {prepared} pour {cost}"
        if word == "needs":
            return self.needs(args)
        if word == "option":
            f = read_filter(args[0])
            self.remember(Thing("celui-ci"))
            price = self.say(args[1]).verb.replace("votre réserve", "sa réserve")
            keyword = self.keyword(args[2].args[1])
            return f"un joueur qui prépare {self.a_kind(f)} peut {price} pour qu'il ne puisse jamais être {keyword}"
        if word == "from":
            if is_zone(args[0]):
                return f"vous pouvez préparer {self.own().text} depuis {self.place(args[0])}"
            return f"vous pouvez préparer {self.thing(args[0]).text}"
        if word == "gather":
            return f"lorsque vous récupérez de la Mana, ajoutez {self.mana_delta(args[1])} à l'Éther disponible"
        if word == "counts_as":
            return self.counts_as(args)
        if word == "ability_cost":
            animal = de(self.thing(args[0]).text)
            if is_call(args[1], "double"):
                return f"le coût en Mana des capacités {animal} est doublé"
            return f"les capacités {animal} coûtent {self.mana_delta(args[1])}"
        if is_call(args[1], "any_element"):
            paid = "de la Mana de n'importe quel élément"
        else:
            paid = f"la Mana verrouillée sous {self.pool(args[1])}"
        return f"les capacités {de(self.thing(args[0]).text)} peuvent être payées avec {paid}"

    def place(self, expr: Expr) -> str:
        f = read_filter(expr)
        place = {"in_discard": "votre défausse", "in_exile": "l'exil", "in_hand": "votre main"}.get(f.zone())
        if place is None:
            raise unknown(expr)
        if "on_top" in f.not_marks:
            place += ", sauf s'il en est la carte du dessus"
        return place

    def needs(self, args: list[Expr]) -> str:
        delta = args[-1]
        if is_call(delta, "repeated"):
            group = self.thing(args[0]).text
            fewer = f"{self.number(delta.args[0].args[0])} fois de moins"
            return f"un composant requis plusieurs fois par {group} est requis {fewer}"
        thing = self.thing(args[0]) if len(args) > 1 else self.own()
        if is_call(delta, "may_add"):
            return f"{self.verb(thing, 'pouvoir')} utiliser {self.component_need(delta.args[0], True)}"
        number = delta.args[0]
        fewer = "moins" if is_call(delta, "less") else "plus"
        noun = type_form("component", self.plural_of(number))
        return f"{self.verb(thing, 'demander')} {self.number(number)} {noun} de {fewer} pour être préparé"

    def counts_as(self, args: list[Expr]) -> str:
        delta = args[1]
        if is_call(delta, "more"):
            return f"{self.each(read_filter(args[0]))} compte {self.number(delta.args[0])} fois de plus"
        need = self.component_need(delta.args[0])
        if len(args) > 2:
            return f"{subject(self.own())} peut compter comme {need} une fois par tour"
        return f"{subject(self.own())} compte toujours comme {need}"


def is_zone(expr: Expr) -> bool:
    """Whether from(...) names a zone, not a card."""
    return expr.kind != STRING and (is_call(expr, "in_discard") or is_call(expr, "in_exile") or len(expr.args) > 1)
