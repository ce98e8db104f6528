"""French: amounts and Mana."""

from grimoire.language.phrase import au, de, listed, si
from grimoire.language.syntax import BOTH, CALL, NUMBER, Expr
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.french_values import FrenchValues
from grimoire.magenoir.text.french_words import FIXED, mana_element
from grimoire.magenoir.text.reading import Filter, is_call, read_filter, read_mana, unknown


class FrenchAmounts(FrenchValues):
    """How much."""

    def condition(self, expr: Expr) -> str:
        """Given by the class of conditions."""
        raise unknown(expr)

    def happened(self, event: Expr, plural: bool) -> str:
        """Given by the class of events."""
        raise unknown(event)

    def if_text(self, condition: Expr) -> str:
        if is_call(condition, "not"):
            return f"sauf {si(self.condition(condition.args[0]))}"
        return si(self.condition(condition))

    def amount(self, expr: Expr) -> Amount:
        """A value as the parts of a phrase."""
        if expr.kind == NUMBER:
            return Amount(self.number(expr), self.plural_of(expr))
        if expr.kind != CALL:
            raise unknown(expr)
        word = expr.text
        if word in FIXED and not expr.called:
            amount = Amount(FIXED[word], word not in ("zero", "one"))
            amount.one = word == "one"
            return amount
        if word == "x":
            return Amount("X", True)
        if word == "all":
            amount = Amount("toute", True)
            amount.whole = True
            return amount
        if word == "any_number":
            amount = Amount("n'importe quel nombre", True)
            amount.of = True
            return amount
        if word in ("upto", "split"):
            amount = self.amount(expr.args[0])
            return Amount(f"jusqu'à {amount.count}" if word == "upto" else amount.count, amount.plural, amount.aside)
        if word == "between":
            return Amount(f"{self.number(expr.args[0])} à {self.number(expr.args[1])}", True)
        if word == "alt":
            first = self.amount(expr.args[0])
            other = self.amount(expr.args[2])
            aside = f" (ou {other.count} {self.if_text(expr.args[1])})"
            return Amount(first.count, first.plural, aside, first.end)
        if word == "times":
            first = self.amount(expr.args[0])
            return Amount(first.count, first.plural, first.aside, f" pour {self.per(expr.args[1])}")
        if word == "plus":
            first = self.amount(expr.args[0])
            return Amount(first.count, first.plural, first.aside, f"{first.end}, plus {self.added(expr.args[1])}")
        what = self.described(expr)
        if word in ("hp", "cost_of", "total_cost"):
            what = f"égal {au(what)}"
        return Amount("X", True, "", f", X étant {what}")

    def added(self, expr: Expr) -> str:
        """What comes on top: "1 pour chaque composant Glace que vous contrôlez"."""
        if is_call(expr, "bonus"):
            amount = self.amount(expr.args[1])
            return f"{amount.count}{amount.end} {self.if_text(expr.args[0])}"
        amount = self.amount(expr)
        return f"{amount.count}{amount.end}"

    def components(self, expr: Expr) -> Filter:
        f = read_filter(expr)
        if not f.state("component"):
            f.states.append("component")
        return f

    def per(self, expr: Expr) -> str:
        """ "chaque Arbre en jeu": what times() counts."""
        if is_call(expr, "count"):
            return self.each(read_filter(expr.args[0]))
        if is_call(expr, "released_now"):
            kind = f" {mana_element(expr.args[0].text)}" if expr.args else ""
            return f"chaque Mana{kind} ainsi libérée"
        if is_call(expr, "comps"):
            return self.each(self.components(expr.args[0]))
        if is_call(expr, "held"):
            place = "sa réserve" if is_call(expr.args[0], "opp") else "votre réserve"
            return f"chaque Mana {mana_element(expr.args[1].text)} dans {place}"
        if is_call(expr, "size"):
            return "chacun d'eux"
        if is_call(expr, "tally"):
            return f"chaque {self.happened(expr.args[0], False)}"
        raise unknown(expr)

    def described(self, expr: Expr) -> str:
        """A value as a noun: "le nombre de composants Goutte que vous contrôlez"."""
        if expr.kind == NUMBER:
            return self.number(expr)
        word = expr.text
        if word == "count":
            return f"le nombre {de(self.counted_cards(read_filter(expr.args[0])))}"
        if word == "comps":
            return f"le nombre {de(self.counted_cards(self.components(expr.args[0])))}"
        if word == "locked":
            under = self.thing(expr.args[0]).text.removeprefix("tous ")
            return f"le nombre de Mana{self.element(expr)} verrouillées sous {under}"
        if word == "hp":
            return self.attribute(expr.args[0], "les PV", "ses PV", "leurs PV")
        if word == "half":
            whole = expr.args[0].args[0]
            hp = "vos PV" if is_call(whole, "you") else self.attribute(whole, "les PV", "ses PV", "leurs PV")
            return f"la moitié {de(hp)}, arrondie à l'inférieur"
        if word == "cost_of":
            return self.attribute(expr.args[0], "le coût en Mana", "son coût en Mana", "leur coût en Mana")
        if word == "total_cost":
            return self.attribute(expr.args[0], "le coût total en Mana", "son coût total en Mana", "leur coût total en Mana")
        if word == "hp_dropped":
            return "le nombre de PV qu'il a ainsi perdus"
        if word == "released_now":
            kind = f" {mana_element(expr.args[0].text)}" if expr.args else ""
            return f"le nombre de Mana{kind} ainsi libérées"
        if word == "min":
            if expr.args[0].kind == NUMBER:
                return f"{self.described(expr.args[1])} ({self.number(expr.args[0])} au maximum)"
            return f"{self.described(expr.args[0])}, dans la limite {de(self.described(expr.args[1]))}"
        if word == "fixed_at_first_hit":
            return f"{self.described(expr.args[0])}, compté lorsque vous subissez des dégâts pour la première fois du tour"
        if word == "tally":
            return f"le nombre {de(self.happened(expr.args[0], True))}"
        raise unknown(expr)

    def counted_cards(self, f: Filter) -> str:
        return self.group(f).text if self.partitive(f) else self.some(f, True, "dans")

    def attribute(self, expr: Expr, noun: str, its: str, their: str) -> str:
        """ "son coût en Mana", or "le coût en Mana d'1 Permanent" when it was not named before."""
        thing = self.thing(expr)
        if thing.pronoun:
            return their if thing.plural else its
        return f"{noun} {de(thing.text)}"

    def element(self, locked: Expr) -> str:
        """The element of locked(C, element), after its space."""
        return f" {mana_element(locked.args[1].text)}" if len(locked.args) > 1 else ""

    def mana_amount(self, expr: Expr, wish: str = "vous le souhaitez") -> Amount:
        """Mana as a phrase: `count` is the whole of it."""
        parts: list[str] = []
        end = ""
        for part in read_mana(expr):
            named = part.amount.text
            amount = self.amount(part.amount) if named not in ("excess", "that_amount") else Amount("", True)
            kind = "Mana"
            if part.elements != ["mana"] and part.elements != ["own_element"]:
                kind = f"Mana {listed([mana_element(element) for element in part.elements], 'ou')}"
            if part.elements == ["own_element"]:
                kind = "Mana de leur propre élément"
            text = f"{amount.count} {kind}{amount.aside}"
            if amount.whole:
                text = f"toute la {kind}"
            elif amount.of:
                text = f"autant de {kind} que {wish}"
            elif named == "excess":
                text = "la Mana excédentaire"
            elif named == "that_amount":
                text = f"autant de {kind}"
            elif amount.one:
                text = f"une {kind}"
            parts.append(text)
            end += amount.end
        return Amount(listed(parts, "et"), True, "", end)

    def mana(self, expr: Expr) -> str:
        amount = self.mana_amount(expr)
        return amount.count + amount.end

    def reserve_of(self, who: Expr) -> str:
        if is_call(who, "you"):
            return "votre réserve de Mana"
        if is_call(who, "opp"):
            return "la réserve de Mana de l'adversaire"
        return "la réserve de Mana de son propriétaire"

    def pool(self, expr: Expr) -> str:
        """Where Mana comes from, with its article."""
        if is_call(expr, "available"):
            return "l'Éther disponible"
        if is_call(expr, "infinite"):
            return "l'Éther infini"
        if is_call(expr, "reserve"):
            return self.reserve_of(expr.args[0])
        if is_call(expr, "under"):
            return self.thing(expr.args[0]).text.removeprefix("tous ").removeprefix("toutes ")
        if expr.kind == BOTH:
            return listed([self.pool(arg) for arg in expr.args], "et")
        return self.thing(expr).text.removeprefix("tous ").removeprefix("toutes ")
