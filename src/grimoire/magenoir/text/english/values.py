"""English: values and amounts of Mana."""

from grimoire.language.syntax import Expr
from grimoire.magenoir.text.english.selectors import EnglishSelectors
from grimoire.magenoir.text.writer import Thing


class EnglishValues(EnglishSelectors):
    """How much."""

    def is_numeral_plural(self, word: str) -> bool:
        return word != "one"

    def quantity(self, word: str) -> str:
        return {"all": "all", "any_number": "any number of", "that_amount": "that much"}[word]

    def between(self, least: str, most: str) -> str:
        return f"{least} to {most}"

    def up_to(self, count: str) -> str:
        return f"up to {count}"

    def or_so_many(self, count: str, condition: str) -> str:
        return f" (or {count} {condition})"

    def for_each(self, each: str) -> str:
        return f"for {each}"

    def plus(self, added: str) -> str:
        return f", plus {added}"

    def x_being(self, word: str, described: str) -> str:
        return f", X being {described}"

    def if_clause(self, condition: str) -> str:
        return f"if {condition}"

    def unless_clause(self, condition: str) -> str:
        return f"unless {condition}"

    def each_mana_released(self, mana: str) -> str:
        return f"each {mana} released this way"

    def each_mana_held(self, mana: str, reserve: str) -> str:
        return f"each {mana} in {reserve}"

    def each_of_them(self) -> str:
        return "each of them"

    # Values as nouns

    def value_name(self, word: str) -> str:
        return {
            "hp_dropped": "the HP it lost this way",
            "hp_lost_here": "the number of times a player lost HP this way",
            "excess": "the excess",
        }[word]

    def the_number_of(self, cards: str) -> str:
        return f"the number of {cards}"

    def size_of(self, thing: Thing) -> str:
        return f"the number of {self.without_all(thing.text)}"

    def amount_locked(self, mana: str, under: str) -> str:
        return f"the amount of {mana} locked under {under}"

    def amount_held(self, mana: str, reserve: str) -> str:
        return f"the amount of {mana} in {reserve}"

    def amount_released(self, mana: str) -> str:
        return f"the amount of {mana} released this way"

    def hp_of(self, thing: Thing) -> str:
        if thing.you:
            return "your HP"
        return f"{self.its(thing)} HP" if thing.pronoun else f"{thing.text}'s HP"

    def cost_of(self, thing: Thing, total: bool) -> str:
        cost = "total Mana cost" if total else "Mana cost"
        return f"{self.its(thing)} {cost}" if thing.pronoun else f"the {cost} of {thing.text}"

    def damage_taken(self, thing: Thing) -> str:
        return f"the damage {thing.text} took this way"

    def sum_of(self, first: str, second: str) -> str:
        return f"{first} plus {second}"

    def product_of(self, first: str, second: str) -> str:
        return f"{first} times {second}"

    def only_if(self, value: str, condition: str) -> str:
        return f"{value} {condition} and 0 otherwise"

    def that_amount(self) -> str:
        return "that amount"

    def mana_matching(self, cost: str) -> str:
        return f"Mana matching {cost}"

    def half_of(self, value: str) -> str:
        return f"half of {value}, rounded down"

    def minus(self, value: str, less: str) -> str:
        return f"{value} minus {less}"

    def so_many_at_most(self, value: str, most: str) -> str:
        return f"{value} ({most} at most)"

    def no_more_than(self, value: str, limit: str) -> str:
        return f"{value}, but no more than {limit}"

    def counted_at_first_hit(self, value: str) -> str:
        return f"{value}, as counted when you are first dealt damage that turn"

    # Mana

    def excess_mana(self) -> str:
        return "the excess Mana"

    def that_much(self, mana: str) -> str:
        return f"that much {mana}"

    def all_mana(self, mana: str) -> str:
        return f"all {mana}"

    def any_amount_of(self, mana: str) -> str:
        return f"any amount of {mana}"

    def one_mana(self, mana: str) -> str:
        return f"one {mana}"

    def of_own_element(self) -> str:
        return " of their own element"

    def ether(self, word: str) -> str:
        return "the Available Ether" if word == "available" else "the Infinite Ether"

    def reserve_of(self, who: Expr) -> str:
        return self.belonging(who, "Mana reserve")

    def without_all(self, cards: str) -> str:
        return cards.removeprefix("all ")
