"""The phrases of a language: patterns by the word of the card language they are for, and the grammar to fill them."""

import re
from abc import ABC, abstractmethod
from typing import Final

from grimoire.language.phrase import english_plural, listed
from grimoire.language.template import CLOSING, ORDER, Blank, Grammar, Noun, filled, parsed
from grimoire.magenoir.text.ability_phrases import ABILITIES
from grimoire.magenoir.text.construct_phrases import CONSTRUCTS
from grimoire.magenoir.text.effect_phrases import EFFECTS
from grimoire.magenoir.text.event_phrases import CONDITIONS, EVENTS
from grimoire.magenoir.text.happening import Happening
from grimoire.magenoir.text.modifier_phrases import MODIFIERS
from grimoire.magenoir.text.name_words import AGREEING, NAME_WORD
from grimoire.magenoir.text.noun_phrases import ELEMENT, FEMININE, NOUN, NOUNS, QUALITIES
from grimoire.magenoir.text.rewordings import REWORDINGS
from grimoire.magenoir.text.value_phrases import VALUES

PHRASES: Final[dict[str, tuple[str, str]]] = NOUNS | VALUES | EVENTS | CONDITIONS | EFFECTS | CONSTRUCTS | MODIFIERS | ABILITIES


class Phrases(ABC):
    """One language. `column` is its place in the tables."""

    def __init__(self, column: int, grammar: Grammar) -> None:
        self.column = column
        self.grammar = grammar
        self.arguments: dict[str, list[str]] = {}  # of the words whose phrase says how they are read
        self.deeds: set[str] = set()  # the phrases that tell somebody to do something
        self.words: dict[str, str] = {}  # the phrases without blanks, as they are
        self.patterns = {self.entered(key, pair): parsed(self.spaced(pair[column])) for key, pair in PHRASES.items()}

    def entered(self, key: str, pair: tuple[str, str]) -> str:
        """The name of a phrase; what stands in brackets after it is how the arguments of its word are read."""
        name, called, blanks = key.removesuffix(")").partition("(")
        if called:
            self.arguments[name] = blanks.split(", ") if blanks else []
        if "<" in pair[0]:
            self.deeds.add(name)
        if not any([sign in pair[self.column] for sign in CLOSING]):
            self.words[name] = self.spaced(pair[self.column])
        return name

    def has(self, key: str) -> bool:
        """Whether the language says this."""
        return bool(self.patterns.get(key))

    def said(self, key: str, blanks: dict[str, Blank], form: int = ORDER) -> str:
        """A phrase with its blanks filled in. Raises KeyError."""
        word = self.words.get(key)
        return word if word is not None else filled(self.grammar, self.patterns[key], blanks, form, True)

    def word(self, key: str) -> str:
        """A phrase without blanks."""
        return self.said(key, {})

    def joined(self, items: list[str], either: bool) -> str:
        """All of them, or any one of them: "a, b and c", "a, b or c"."""
        return listed(items, self.word("or" if either else "and"))

    def reworded(self, key: str, text: str) -> str:
        """A text as it is said after something else."""
        for found, instead in REWORDINGS[key][self.column]:
            text = re.sub(found, instead, text)
        return text

    # -- nouns, words of names, elements ---------------------------------------------------------------------------

    def noun(self, word: str, plural: bool) -> str:
        return NOUN[word][2 * self.column + plural]

    def is_feminine(self, word: str) -> bool:
        return self.column == 1 and word in FEMININE

    def is_counted(self, word: str) -> bool:
        """Whether a noun has a plural; Equipment comes in pieces."""
        return self.noun(word, False) != self.noun(word, True)

    def named(self, word: str) -> Noun:
        """A noun of the game by itself."""
        return Noun(self.noun(word, False), False, self.is_feminine(word))

    def adjectives_agree(self) -> bool:
        """Whether a word beside a noun in the plural is in the plural too."""
        return self.column == 1

    def is_quality(self, keyword: str) -> bool:
        """Whether a card is what the keyword says; it has the others."""
        return keyword in QUALITIES[self.column]

    def name_word(self, word: str) -> Noun:
        """A word of a name; in French one that no card of the game has stays as it is."""
        if self.column == 0:
            return Noun(word)
        return Noun(self.name_form(word, False), False, word in NAME_WORD and NAME_WORD[word][2])

    def name_form(self, word: str, plural: bool) -> str:
        """A word of a name as a noun: "Trees"."""
        if self.column == 0:
            return english_plural(word) if plural else word
        known = NAME_WORD.get(word, (word, word, False))
        return known[1] if plural else known[0]

    def name_nouns(self, words: list[str], plural: bool, either: bool) -> str:
        """Several of them as one noun: where words do not agree, it ends in the plural."""
        agreeing = words if self.adjectives_agree() else words[-1:]
        return self.joined([self.name_form(word, plural and word in agreeing) for word in words], either)

    def labels(self, words: list[str], plural: bool, either: bool) -> str:
        """Words of names beside a noun: "Wave or Drop" components."""
        agreeing = plural and self.adjectives_agree()
        return self.joined([self.name_form(word, agreeing and word in AGREEING) for word in words], either)

    def element(self, element: str, thing: Noun) -> str:
        """An element beside a card."""
        return ELEMENT[element][self.column * (1 + 2 * thing.plural + thing.feminine)]

    def mana_element(self, element: str) -> str:
        return self.element(element, Noun(""))

    # -- verbs of events -------------------------------------------------------------------------------------------

    def bare(self, said: Happening) -> str:
        """The bare verb of an event, with its pronoun."""
        return self.grammar.led(said.pronoun, said.verb) if said.pronoun else said.verb

    def predicate(self, said: Happening) -> str:
        """What an event says of its subject: "draws a card"."""
        verb = self.grammar.conjugated(said.verb, said.subject)
        return f"{self.grammar.led(said.pronoun, verb) if said.pronoun else verb} {said.rest}".strip()

    def present(self, said: Happening) -> str:
        return f"{self.grammar.subject(said.subject)} {self.predicate(said)}"

    # -- what is no table ------------------------------------------------------------------------------------------

    def spaced(self, pattern: str) -> str:
        """The pattern with the spaces its language has before signs."""
        return pattern

    @abstractmethod
    def past(self, said: Happening) -> str:
        """ "this spell was applied"."""

    @abstractmethod
    def can_be_a_purpose(self, text: str, verb: str) -> bool:
        """Whether the bare verb of an order can follow "to"."""
