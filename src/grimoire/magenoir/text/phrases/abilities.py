"""What a language says for whole abilities."""

from abc import abstractmethod

from grimoire.magenoir.text.phrases.clauses import ClausePhrases
from grimoire.magenoir.text.writer import Thing


class AbilityPhrases(ClausePhrases):
    """Leads, timings, keywords on their own."""

    # Where and when an ability works

    @abstractmethod
    def while_it_is(self, own: Thing, scope: str) -> str:
        """ "prepared", "channeled", "in_play", "in_discard", "in_exile": "while this spell is channeled"."""

    @abstractmethod
    def and_while(self, condition: str) -> str:
        """ " and you are a Mage Noir", after that."""

    @abstractmethod
    def as_soon_as(self, condition: str) -> str:
        """ "as soon as you are a Mage Noir"."""

    @abstractmethod
    def once_per_turn(self) -> str:
        """ "once per turn"."""

    @abstractmethod
    def at_time(self, word: str) -> str:
        """ "main", "your_turn", "any_time", "on_hit": "in your main phase"."""

    @abstractmethod
    def any_time_if(self, condition: str) -> str:
        """ "in your main phase, or at any time if you are a Mage Noir"."""

    @abstractmethod
    def animal_cost(self, word: str) -> str:
        """A cost before a colon: "exhaust", "icon"."""

    @abstractmethod
    def after_colon(self, before: str, after: str) -> str:
        """ "1 Fire Mana: draw 1 card"."""

    # Keywords

    @abstractmethod
    def you_become_mage_noir(self) -> str:
        """ "you become a Mage Noir"."""

    @abstractmethod
    def transmutable_words(self, words: list[str]) -> str:
        """ "Transmutable: Ore and Rock"."""

    @abstractmethod
    def reminder(self, keyword: str) -> str:
        """What a keyword means, as a sentence."""
