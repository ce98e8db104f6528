"""What a language says for selectors."""

from abc import abstractmethod

from grimoire.language.syntax import Expr
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.phrases.nouns import NounPhrases
from grimoire.magenoir.text.writer import Thing


class SelectorPhrases(NounPhrases):
    """Who and what."""

    @abstractmethod
    def it_word(self, plural: bool, feminine: bool) -> str:
        """ "it", "them", after a verb or a preposition."""

    @abstractmethod
    def subject(self, thing: Thing) -> str:
        """The thing before a verb: "this spell", "they"."""

    @abstractmethod
    def player_name(self, word: str) -> str:
        """ "you", "the opponent", "a player of your choice"."""

    @abstractmethod
    def owner_of(self, thing: Thing | None) -> str:
        """ "its owner"; of a thing not named before, "the owner of that card"."""

    @abstractmethod
    def target_name(self, word: str) -> str:
        """ "any": any target; "opposing": an opposing target."""

    @abstractmethod
    def the_rest(self) -> str:
        """What is left of the cards looked at."""

    @abstractmethod
    def phased_cards(self) -> str:
        """ "the cards phased out this way"."""

    @abstractmethod
    def user(self, kind: str) -> str:
        """ "any spell that uses this one as a component"."""

    @abstractmethod
    def last_user(self, kind: str) -> str:
        """ "the last Permanent that used this spell as a component"."""

    @abstractmethod
    def used_component(self, word: str, own: Thing) -> str:
        """ "the Drop component used to prepare this spell"."""

    @abstractmethod
    def used_cards(self, kind: str, own: Thing) -> Thing:
        """The same by their type."""

    @abstractmethod
    def pile_of(self, who: Expr, zone: str) -> str:
        """ "your deck", "the discard pile of a player of your choice"."""

    @abstractmethod
    def nth_card(self, number: int, pile: str) -> str:
        """ "the third card from the top of your deck"."""

    @abstractmethod
    def end_cards(self, amount: Amount, bottom: bool, pile: str) -> str:
        """ "the top 3 cards of your deck"."""

    @abstractmethod
    def end_card(self, bottom: bool, pile: str) -> str:
        """ "the top card of your deck"."""

    @abstractmethod
    def so_many_of_them(self, count: str) -> str:
        """ "2 of them", of cards looked at."""

    @abstractmethod
    def any_number_of(self, cards: str) -> str:
        """ "any number of cards from your hand"."""
