"""French: values and amounts of Mana."""

from grimoire.language.phrase import au, de, elided, si
from grimoire.language.syntax import Expr
from grimoire.magenoir.text.french.selectors import FrenchSelectors
from grimoire.magenoir.text.writer import Thing


class FrenchValues(FrenchSelectors):
    """How much."""

    def is_numeral_plural(self, word: str) -> bool:
        return word not in ("zero", "one")

    def quantity(self, word: str) -> str:
        return {"all": "toute", "any_number": "n'importe quel nombre", "that_amount": "autant de"}[word]

    def between(self, least: str, most: str) -> str:
        return f"{least} à {most}"

    def up_to(self, count: str) -> str:
        return f"jusqu'à {count}"

    def or_so_many(self, count: str, condition: str) -> str:
        return f" (ou {count} {condition})"

    def for_each(self, each: str) -> str:
        return f"pour {each}"

    def plus(self, added: str) -> str:
        return f", plus {added}"

    def x_being(self, word: str, described: str) -> str:
        equal = word in ("hp", "cost_of", "total_cost")
        return f", X étant {'égal ' + au(described) if equal else described}"

    def if_clause(self, condition: str) -> str:
        return si(condition)

    def unless_clause(self, condition: str) -> str:
        return f"sauf {si(condition)}"

    def each_mana_released(self, mana: str) -> str:
        return f"chaque {mana} ainsi libérée"

    def each_mana_held(self, mana: str, reserve: str) -> str:
        return f"chaque {mana} dans {reserve}"

    def each_of_them(self) -> str:
        return "chacun d'eux"

    # Values as nouns

    def value_name(self, word: str) -> str:
        return {
            "hp_dropped": "le nombre de PV qu'il a ainsi perdus",
            "hp_lost_here": "le nombre de fois qu'un joueur a ainsi perdu des PV",
            "excess": "l'excédent",
        }[word]

    def the_number_of(self, cards: str) -> str:
        return f"le nombre {de(cards)}"

    def size_of(self, thing: Thing) -> str:
        return "leur nombre" if thing.pronoun else self.the_number_of(self.without_all(thing.text))

    def amount_locked(self, mana: str, under: str) -> str:
        return f"le nombre de {mana} verrouillées sous {under}"

    def amount_held(self, mana: str, reserve: str) -> str:
        return f"le nombre de {mana} dans {reserve}"

    def amount_released(self, mana: str) -> str:
        return f"le nombre de {mana} ainsi libérées"

    def hp_of(self, thing: Thing) -> str:
        if thing.you:
            return "vos PV"
        if thing.pronoun:
            return "leurs PV" if thing.plural else "ses PV"
        return f"les PV {de(thing.text)}"

    def cost_of(self, thing: Thing, total: bool) -> str:
        cost = "coût total en Mana" if total else "coût en Mana"
        if thing.pronoun:
            return f"leur {cost}" if thing.plural else f"son {cost}"
        return f"le {cost} {de(thing.text)}"

    def damage_taken(self, thing: Thing) -> str:
        return f"le nombre de dégâts {elided('que', 'vous avez' if thing.you else f'{thing.text} a')} ainsi subis"

    def sum_of(self, first: str, second: str) -> str:
        return f"{first} plus {second}"

    def product_of(self, first: str, second: str) -> str:
        return f"{first} fois {second}"

    def only_if(self, value: str, condition: str) -> str:
        return f"{value} {condition} et 0 sinon"

    def that_amount(self) -> str:
        return "ce nombre"

    def mana_matching(self, cost: str) -> str:
        return f"la Mana correspondant {au(cost)}"

    def half_of(self, value: str) -> str:
        return f"la moitié {de(value)}, arrondie à l'inférieur"

    def minus(self, value: str, less: str) -> str:
        return f"{value} moins {less}"

    def so_many_at_most(self, value: str, most: str) -> str:
        return f"{value} ({most} au maximum)"

    def no_more_than(self, value: str, limit: str) -> str:
        return f"{value}, dans la limite {de(limit)}"

    def counted_at_first_hit(self, value: str) -> str:
        return f"{value}, compté lorsque vous subissez des dégâts pour la première fois du tour"

    # Mana

    def excess_mana(self) -> str:
        return "la Mana excédentaire"

    def that_much(self, mana: str) -> str:
        return f"autant de {mana}"

    def all_mana(self, mana: str) -> str:
        return f"toute la {mana}"

    def any_amount_of(self, mana: str) -> str:
        return f"autant de {mana} que vous le souhaitez"

    def one_mana(self, mana: str) -> str:
        return f"une {mana}"

    def of_own_element(self) -> str:
        return " de leur propre élément"

    def ether(self, word: str) -> str:
        return "l'Éther disponible" if word == "available" else "l'Éther infini"

    def reserve_of(self, who: Expr) -> str:
        return self.belonging(who, "réserve de Mana", True)

    def without_all(self, cards: str) -> str:
        return cards.removeprefix("tous ").removeprefix("toutes ")
