"""What a language says for abilities that work for a time."""

from abc import abstractmethod

from grimoire.magenoir.text.phrases.mana_effects import ManaEffectPhrases
from grimoire.magenoir.text.reading import Filter
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing


class LastingPhrases(ManaEffectPhrases):
    """Durations, and the next card of a kind."""

    @abstractmethod
    def duration(self, word: str) -> str:
        """ "this turn", "until the start of your next turn", "from now on"."""

    @abstractmethod
    def instead_of_discarding(self, said: Say) -> Say:
        """ "exile it instead of discarding it"."""

    @abstractmethod
    def ignore_damage(self, number: str) -> Say:
        """ "ignore 2 of that damage"."""

    @abstractmethod
    def loses_effects(self, thing: Thing) -> str:
        """ "it loses all its effects but keeps its type"."""

    @abstractmethod
    def with_one_of_them(self, text: str, words: list[str]) -> str:
        """A statement about spells by these words, which the sentence before has named already."""

    @abstractmethod
    def at_end_of_turn(self, text: str) -> str:
        """ "at the end of the turn, draw 1 card"."""

    @abstractmethod
    def next_card(self, f: Filter, event: str, duration: str) -> str:
        """ "prepared", "activated", "applied": "the next Fire spell you prepare this turn"."""
