"""The phrases of a language: patterns by the word of the card language they are for, and the grammar to fill them."""

from abc import ABC, abstractmethod
from typing import Final

from grimoire.anima.text.ability_phrases import ABILITIES
from grimoire.anima.text.card_phrases import CARDS
from grimoire.anima.text.effect_phrases import EFFECTS
from grimoire.anima.text.noun_phrases import NOUNS
from grimoire.language.phrase import listed
from grimoire.language.template import ORDER, Grammar, filled, parsed
from grimoire.language.words import UnknownWord

PHRASES: Final[dict[str, tuple[str, str]]] = {**EFFECTS, **NOUNS, **ABILITIES, **CARDS}


class Phrases(ABC):
    """One language. `column` is its place in the tables."""

    def __init__(self, lang: str, column: int, grammar: Grammar) -> None:
        self.lang = lang
        self.grammar = grammar
        self.patterns = {key: parsed(self.spaced(pair[column])) for key, pair in PHRASES.items()}

    @abstractmethod
    def foe(self, kinds: list[str], noun: str, many: bool) -> str:
        """ "a supernatural Creature", "supernatural foes of Darkness"; of Parties, others are meant."""

    def spaced(self, pattern: str) -> str:
        """The pattern with the spaces its language has before signs."""
        return pattern

    def said(self, key: str, blanks: dict[str, str], you: bool = True, form: int = ORDER) -> str:
        """A phrase with its blanks filled in. Raises UnknownWord."""
        pattern = self.patterns.get(key)
        if pattern is None:
            raise UnknownWord(key.partition(" ")[2] or key)
        return filled(self.grammar, pattern, blanks, form, you)

    def word(self, key: str) -> str:
        """A phrase without blanks."""
        return self.said(key, {})

    def all_of(self, items: list[str]) -> str:
        return listed(items, self.word("and"))

    def any_of(self, items: list[str]) -> str:
        return listed(items, self.word("or"))

    def led_if(self, condition: str) -> str:
        """ "if …" before something else."""
        return self.said("if", {"condition": condition})
