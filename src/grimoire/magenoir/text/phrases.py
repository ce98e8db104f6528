"""The phrases of a language: patterns by the word of the card language they are for, and the grammar to fill them."""

from abc import ABC, abstractmethod
from typing import Final

from grimoire.language.phrase import listed
from grimoire.language.template import CLOSING, ORDER, Blank, Grammar, Noun, filled, parsed
from grimoire.magenoir.text.ability_phrases import ABILITIES
from grimoire.magenoir.text.construct_phrases import CONSTRUCTS
from grimoire.magenoir.text.effect_phrases import EFFECTS
from grimoire.magenoir.text.event_phrases import CONDITIONS, EVENTS
from grimoire.magenoir.text.happening import Happening
from grimoire.magenoir.text.modifier_phrases import MODIFIERS
from grimoire.magenoir.text.noun_phrases import NOUN, NOUNS, QUALITIES
from grimoire.magenoir.text.saying import Joining, Say
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
        leads = self.word("leads").split("|")
        self.joining = Joining(self.word("and"), self.word("then"), self.word("then first"), leads)

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

    def noun(self, word: str, plural: bool) -> str:
        forms = NOUN[word]
        if self.column == 0:
            return forms[1] if plural else forms[0]
        return forms[3] if plural else forms[2]

    def is_feminine(self, word: str) -> bool:
        return self.column == 1 and NOUN[word][4]

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

    # -- what is no table ------------------------------------------------------------------------------------------

    def spaced(self, pattern: str) -> str:
        """The pattern with the spaces its language has before signs."""
        return pattern

    @abstractmethod
    def name_word(self, word: str) -> Noun:
        """A word of a name."""

    @abstractmethod
    def name_form(self, word: str, plural: bool) -> str:
        """A word of a name as a noun: "Trees"."""

    @abstractmethod
    def name_nouns(self, words: list[str], plural: bool, either: bool, own_animal: bool) -> str:
        """Several of them as one noun."""

    @abstractmethod
    def labels(self, words: list[str], plural: bool, either: bool) -> str:
        """Words of names beside a noun: "Wave or Drop" components."""

    @abstractmethod
    def element(self, element: str, thing: Noun) -> str:
        """An element beside a card or Mana."""

    def mana_element(self, element: str) -> str:
        """An element beside Mana."""
        return self.element(element, Noun(""))

    @abstractmethod
    def onto_all(self, targets: list[str]) -> str:
        """ "to the opponent and to each of their Permanents"."""

    @abstractmethod
    def about_opponent(self, text: str) -> str:
        """The rest of a sentence that has named the opponent: "if they are a Mage Noir, "."""

    @abstractmethod
    def opponent_as_pronoun(self, said: Say) -> Say:
        """An effect after a lead that has named the opponent: "they draw 1 card"."""

    @abstractmethod
    def past(self, said: Happening) -> str:
        """ "this spell was applied"."""

    @abstractmethod
    def whenever_either(self, every: list[Happening]) -> str:
        """ "whenever you draw a card or discard a card"."""

    @abstractmethod
    def is_many(self, value: str) -> bool:
        """Whether the verb after a value is in the plural."""

    @abstractmethod
    def can_be_a_purpose(self, gain: Say) -> bool:
        """Whether the bare verb of a gain can follow "to"."""

    @abstractmethod
    def without_preparing(self, gain: str) -> str:
        """What a cost says, where it was said that it is for preparing."""

    def bare(self, said: Happening) -> str:
        """The bare verb of an event, with its pronoun."""
        return self.grammar.led(said.pronoun, said.verb) if said.pronoun else said.verb

    def present(self, said: Happening) -> str:
        verb = self.grammar.conjugated(said.verb, said.subject)
        if said.pronoun:
            verb = self.grammar.led(said.pronoun, verb)
        return f"{self.grammar.subject(said.subject)} {verb} {said.rest}".strip()
