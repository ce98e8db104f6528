"""Sentence patterns with blanks: the same pattern said as an order, of somebody else, or as a bare verb.

    "<discard> {n} [n:card|cards]"       discard 2 cards · discards 2 cards; the noun follows the number in the blank n
    "<discard> [your|its] Faction"       the left side where you are meant, the right side for anybody else
    "les Personnages {de who}"           a blank after a word that may melt into it: du Groupe, d'un Groupe

Patterns are data, so two languages differ in their tables and in a `Grammar`, and one walk over a card serves both.
"""

from abc import ABC, abstractmethod
from typing import Final

# How the verbs of a pattern stand.
ORDER: Final = 0  # draw 1 card
IT: Final = 1  # draws 1 card
BARE: Final = 2  # (may) draw 1 card

CLOSING: Final[dict[str, str]] = {"<": ">", "{": "}", "[": "]"}


class Grammar(ABC):
    """What a language knows besides its patterns."""

    @abstractmethod
    def verb(self, verb: str, form: int) -> str:
        """A form of a verb: ORDER, IT or BARE."""

    @abstractmethod
    def led(self, word: str, phrase: str) -> str:
        """A phrase after a small word, melted together where the language does so."""

    @abstractmethod
    def is_plural(self, number: int) -> bool:
        """Whether a noun after this number is in the plural."""


def filled(grammar: Grammar, pattern: str, blanks: dict[str, str], form: int, you: bool) -> str:
    """The pattern with its blanks filled in, its verbs in a form, and speaking to you or of somebody else."""
    text = ""
    at = 0
    while at < len(pattern):
        sign = pattern[at]
        if sign not in CLOSING:
            text += sign
            at += 1
            continue
        end = pattern.index(CLOSING[sign], at)
        inner = pattern[at + 1 : end]
        if sign == "<":
            text += grammar.verb(inner, form)
        elif sign == "{":
            word, _, name = inner.rpartition(" ")
            text += grammar.led(word, blanks[name]) if word else blanks[name]
        else:
            text += _alternative(grammar, inner, blanks, you)
        at = end + 1
    return text


def _alternative(grammar: Grammar, inner: str, blanks: dict[str, str], you: bool) -> str:
    """ "your|its" by who is meant, "n:card|cards" by the number in a blank."""
    name, colon, sides = inner.rpartition(":")
    left, _, right = sides.partition("|")
    takes_right = grammar.is_plural(int(blanks[name])) if colon else not you
    return right if takes_right else left
