"""What a language says for filters."""

from abc import abstractmethod
from typing import Final

from grimoire.language.syntax import Expr
from grimoire.magenoir.text.reading import Filter
from grimoire.magenoir.text.writer import Thing, Writer

# Cards are from a place when they leave it, in it otherwise.
FROM: Final = "from"
IN: Final = "in"


class NounPhrases(Writer):
    """Cards as noun phrases. A `Filter` is given where words must agree with its noun."""

    def feminine(self, f: Filter) -> bool:
        """The gender of the noun that stands for the filter, in a language where it matters."""
        return False

    def is_group_plural(self, f: Filter) -> bool:
        """Whether all such cards together are in the plural."""
        return True

    @abstractmethod
    def this(self) -> str:
        """ "this spell"."""

    @abstractmethod
    def keyword_name(self, word: str) -> str:
        """ "Quickcast"."""

    @abstractmethod
    def transmutable(self, word: str) -> str:
        """ "Transmutable (Ore)"."""

    @abstractmethod
    def a_word(self, word: str) -> str:
        """A word of a name as a noun: "a Tree"."""

    @abstractmethod
    def copies_of(self, name: str, plural: bool) -> str:
        """ "copies of Ember"."""

    @abstractmethod
    def noun_phrase(self, f: Filter, plural: bool, either: bool, counted: bool) -> str:
        """The noun with its adjectives; see `head`."""

    @abstractmethod
    def mana_kind(self, elements: list[str]) -> str:
        """ "Fire or Air Mana"; "mana" and "own_element" are just "Mana"."""

    @abstractmethod
    def turn_of(self, who: Expr) -> str:
        """ "your turn"."""

    # Determiners

    @abstractmethod
    def one(self, noun: str, f: Filter) -> str:
        """ "a Fire spell"."""

    @abstractmethod
    def one_animal(self, f: Filter) -> str:
        """ "your Animal", "your Cat, wherever it is"."""

    @abstractmethod
    def among(self, f: Filter) -> str:
        """ "of your Wave components"."""

    @abstractmethod
    def one_among(self, f: Filter) -> str:
        """ "one of your spells"."""

    @abstractmethod
    def each_among(self, f: Filter) -> str:
        """ "each of your Trees"."""

    @abstractmethod
    def each_one(self, noun: str) -> str:
        """ "each Tree"."""

    @abstractmethod
    def all_cards(self, f: Filter, every: bool) -> str:
        """ "your other Trees"; `every`: "all your other Trees"."""

    @abstractmethod
    def whole_pile(self, zone: str, owner: str) -> str:
        """ "your hand"; nobody's in particular: "each player's hand"."""

    # What stands after the noun, with the space before it

    @abstractmethod
    def in_play(self) -> str:
        """ " in play"."""

    @abstractmethod
    def in_play_or_hand(self) -> str:
        """ ", in play or in hand,"."""

    @abstractmethod
    def wherever(self, f: Filter, plural: bool) -> str:
        """ " (wherever they are)"."""

    @abstractmethod
    def in_places(self, zones: list[str], owner: str) -> str:
        """ " in your hand or discard pile": cards of more than one place."""

    @abstractmethod
    def among_looked(self, hand: bool) -> str:
        """ " among them"; of a hand that was looked at, " from it"."""

    @abstractmethod
    def owned_by(self, owner: str) -> str:
        """ " you own", of exiled cards."""

    @abstractmethod
    def controlled_by(self, owner: str) -> str:
        """ " you control"."""

    @abstractmethod
    def of_your_choice(self, noun: str) -> str:
        """ "Permanent of your choice"."""

    @abstractmethod
    def in_pile(self, f: Filter, preposition: str) -> str:
        """ " from your hand"."""

    @abstractmethod
    def not_elements(self, f: Filter, plural: bool) -> str:
        """ " that is not Fire or Air"."""

    @abstractmethod
    def except_types(self, types: str) -> str:
        """ " (except Rituals and Animals)"."""

    @abstractmethod
    def other_than(self, kind: str, plural: bool) -> str:
        """ " other than a Ritual"."""

    @abstractmethod
    def not_words(self, f: Filter, plural: bool) -> str:
        """ " that is neither Wave nor Drop"."""

    @abstractmethod
    def not_this_name(self) -> str:
        """ " other than Ember"."""

    @abstractmethod
    def mark(self, mark: str, f: Filter, plural: bool) -> str:
        """What a filter marks: "on_top", "has_hp" ...; nothing if the language says it before the noun."""

    @abstractmethod
    def with_hp(self, least: str) -> str:
        """ " with at least 3 HP"."""

    @abstractmethod
    def whose_hp_reach(self, value: str, plural: bool) -> str:
        """ " whose HP are at least the number of Trees in play"."""

    @abstractmethod
    def costing(self, least: str, mana: str, plural: bool) -> str:
        """ " that costs 3 or more Fire Mana"."""

    @abstractmethod
    def with_keyword(self, keyword: Expr, f: Filter, plural: bool) -> str:
        """ " with Slowcast"."""

    @abstractmethod
    def doing(self, word: str, plural: bool) -> str:
        """ " that makes a player draw", by the word its text uses."""

    @abstractmethod
    def activated_during(self, turn: str) -> str:
        """ " you activate during your turn"."""

    @abstractmethod
    def below_this(self, f: Filter, plural: bool) -> str:
        """ " (located below this spell if it is there too)"."""

    @abstractmethod
    def targeting(self, thing: Thing, plural: bool) -> str:
        """ " that targets it"."""

    @abstractmethod
    def sharing_word(self, thing: Thing) -> str:
        """ " that shares a component name with it"."""
