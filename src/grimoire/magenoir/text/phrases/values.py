"""What a language says for values and for amounts of Mana."""

from abc import abstractmethod

from grimoire.language.syntax import Expr
from grimoire.magenoir.text.happening import Happening
from grimoire.magenoir.text.phrases.selectors import SelectorPhrases
from grimoire.magenoir.text.writer import Thing


class ValuePhrases(SelectorPhrases):
    """How much."""

    # Before a noun and at the end of a clause

    @abstractmethod
    def is_numeral_plural(self, word: str) -> bool:
        """Whether a noun after one of NUMERALS is in the plural."""

    @abstractmethod
    def quantity(self, word: str) -> str:
        """ "all", "any_number", "that_amount"."""

    @abstractmethod
    def between(self, least: str, most: str) -> str:
        """ "1 to 3"."""

    @abstractmethod
    def up_to(self, count: str) -> str:
        """ "up to 3"."""

    @abstractmethod
    def or_so_many(self, count: str, condition: str) -> str:
        """ " (or 4 if you are a Mage Noir)"."""

    @abstractmethod
    def for_each(self, each: str) -> str:
        """ "for each Tree in play"."""

    @abstractmethod
    def plus(self, added: str) -> str:
        """ ", plus 1 for each Tree in play"."""

    @abstractmethod
    def x_being(self, word: str, described: str) -> str:
        """ ", X being the number of Trees in play". `word` is the word of the value."""

    @abstractmethod
    def if_clause(self, condition: str) -> str:
        """ "if you are a Mage Noir"."""

    @abstractmethod
    def unless_clause(self, condition: str) -> str:
        """ "unless you are a Mage Noir"."""

    @abstractmethod
    def each_mana_released(self, mana: str) -> str:
        """ "each Fire Mana released this way"."""

    @abstractmethod
    def each_mana_held(self, mana: str, reserve: str) -> str:
        """ "each Fire Mana in your Mana reserve"."""

    @abstractmethod
    def each_of_them(self) -> str:
        """ "each of them"."""

    # Values as nouns

    @abstractmethod
    def value_name(self, word: str) -> str:
        """ "hp_dropped", "hp_lost_here", "excess"."""

    @abstractmethod
    def the_number_of(self, cards: str) -> str:
        """ "the number of your Drop components"."""

    @abstractmethod
    def size_of(self, thing: Thing) -> str:
        """ "the number of your Drop components", of cards that may have been named before."""

    @abstractmethod
    def amount_locked(self, mana: str, under: str) -> str:
        """ "the amount of Fire Mana locked under it"."""

    @abstractmethod
    def amount_held(self, mana: str, reserve: str) -> str:
        """ "the amount of Fire Mana in your Mana reserve"."""

    @abstractmethod
    def amount_released(self, mana: str) -> str:
        """ "the amount of Fire Mana released this way"."""

    @abstractmethod
    def hp_of(self, thing: Thing) -> str:
        """ "your HP", "its HP"."""

    @abstractmethod
    def cost_of(self, thing: Thing, total: bool) -> str:
        """ "its total Mana cost"."""

    @abstractmethod
    def damage_taken(self, thing: Thing) -> str:
        """ "the damage the opponent took this way"."""

    @abstractmethod
    def sum_of(self, first: str, second: str) -> str:
        """ "2 plus the number of Trees in play"."""

    @abstractmethod
    def product_of(self, first: str, second: str) -> str:
        """ "2 times the number of Trees in play"."""

    @abstractmethod
    def only_if(self, value: str, condition: str) -> str:
        """ "2 if you are a Mage Noir and 0 otherwise"; the condition comes with its "if"."""

    @abstractmethod
    def that_amount(self) -> str:
        """ "that amount", as a noun."""

    @abstractmethod
    def mana_matching(self, cost: str) -> str:
        """ "Mana matching its Mana cost"."""

    @abstractmethod
    def times_it_happened(self, said: Happening) -> str:
        """ "the number of times this spell was applied this turn"."""

    @abstractmethod
    def each_time_it_happened(self, said: Happening) -> str:
        """ "each time this spell was applied this turn"."""

    @abstractmethod
    def half_of(self, value: str) -> str:
        """ "half of your HP, rounded down"."""

    @abstractmethod
    def minus(self, value: str, less: str) -> str:
        """ "your HP minus 2"."""

    @abstractmethod
    def so_many_at_most(self, value: str, most: str) -> str:
        """ "the number of Trees in play (5 at most)"."""

    @abstractmethod
    def no_more_than(self, value: str, limit: str) -> str:
        """ "its HP, but no more than your HP"."""

    @abstractmethod
    def counted_at_first_hit(self, value: str) -> str:
        """ "your HP, as counted when you are first dealt damage that turn"."""

    # Mana

    @abstractmethod
    def excess_mana(self) -> str:
        """ "the excess Mana"."""

    @abstractmethod
    def that_much(self, mana: str) -> str:
        """ "that much Fire Mana"."""

    @abstractmethod
    def all_mana(self, mana: str) -> str:
        """ "all Fire Mana"."""

    @abstractmethod
    def any_amount_of(self, mana: str) -> str:
        """ "any amount of Fire Mana"."""

    @abstractmethod
    def one_mana(self, mana: str) -> str:
        """ "one Fire Mana"."""

    @abstractmethod
    def of_own_element(self) -> str:
        """ " of their own element"."""

    @abstractmethod
    def ether(self, word: str) -> str:
        """ "available", "infinite"."""

    @abstractmethod
    def reserve_of(self, who: Expr) -> str:
        """ "your Mana reserve"."""

    @abstractmethod
    def without_all(self, cards: str) -> str:
        """ "your Flowers" of "all your Flowers"."""
