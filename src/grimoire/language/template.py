"""Sentence patterns with blanks: the same pattern said as an order, of somebody else, or as a bare verb.

    "<discard> {n} [n:card|cards]"        discard 2 cards · discards 2 cards; the noun follows the number in the blank n
    "<discard> [your|its] Faction"        the left side where you are meant, the right side for anybody else
    "<destroy> {card}[all? at once|]"     the left side where the blank `all` is true
    "[who.you?your|their] deck"           the same of what is known of a noun: plural, feminine, you, pronoun
    "les Personnages {de who}"            a blank after a word that may melt into it: du Groupe, d'un Groupe
    "<détruire card>"                     a verb with its object, which a pronoun may join: détruisez-le, le détruire
    "{card: cost} {mana}"                 a noun as the subject of a verb: this spell costs, they cost; alone, as in {card:}
    "{card: ne avoir} aucun effet"        the same in the negative; the verb alone where the noun has no text
    "{card} {card~préparé}"               a word that agrees with a noun: préparée, préparés

Patterns are data, so two languages differ in their tables and in a `Grammar`, and one walk over a card serves both.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

# How the verbs of a pattern stand.
ORDER: Final = 0  # draw 1 card
IT: Final = 1  # draws 1 card
BARE: Final = 2  # (may) draw 1 card
THEY: Final = 3  # (they) draw 1 card

CLOSING: Final[dict[str, str]] = {"<": ">", "{": "}", "[": "]"}


class Noun:
    """A noun phrase in a blank, with what agrees with it."""

    def __init__(self, text: str, plural: bool = False, feminine: bool = False) -> None:
        self.text = text
        self.plural = plural
        self.feminine = feminine
        self.you = False  # the second person
        self.pronoun = False  # already named: `text` is "it", "them", "celui-ci"

    def has(self, quality: str) -> bool:
        if quality == "plural":
            return self.plural
        if quality == "feminine":
            return self.feminine
        return self.you if quality == "you" else self.pronoun


Blank = str | bool | Noun


class Grammar(ABC):
    """What a language knows besides its patterns."""

    @abstractmethod
    def verb(self, verb: str, form: int) -> str:
        """A form of a verb: ORDER, IT, BARE or THEY."""

    @abstractmethod
    def acting_on(self, verb: str, form: int, thing: Noun) -> str:
        """A verb with its object."""

    @abstractmethod
    def subject(self, thing: Noun) -> str:
        """A noun before its verb."""

    @abstractmethod
    def conjugated(self, verb: str, thing: Noun) -> str:
        """The present of a verb whose subject is this noun."""

    @abstractmethod
    def agreed(self, word: str, thing: Noun) -> str:
        """An adjective or participle beside a noun."""

    @abstractmethod
    def led(self, word: str, phrase: str) -> str:
        """A phrase after a small word, melted together where the language does so."""

    @abstractmethod
    def is_plural(self, number: int) -> bool:
        """Whether a noun after this number is in the plural."""

    @abstractmethod
    def one(self, noun: str, feminine: bool) -> str:
        """A noun with its indefinite article."""

    @abstractmethod
    def ordinal(self, number: int, feminine: bool) -> str:
        """ "third"."""


# What a part of a pattern is.
_TEXT: Final = 0  # as it stands
_BLANK: Final = 1  # {name}, {word name}
_VERB: Final = 2  # <verb>, <verb name>
_SUBJECT: Final = 3  # {name: verb}, {word name: verb}
_AGREEING: Final = 4  # {name~word}
_FLAG: Final = 5  # [name?left|right], [name.quality?left|right]
_NUMBER: Final = 6  # [name:left|right]
_YOU: Final = 7  # [left|right]


class Part:
    """A piece of a pattern: its kind, the word in it, the name of its blank."""

    def __init__(self, kind: int, word: str, name: str = "") -> None:
        self.kind = kind
        self.word = word
        self.name = name
        self.lead = ""  # the small word before a subject
        self.left: list[Part] = []
        self.right: list[Part] = []


def parsed(pattern: str) -> list[Part]:
    """A pattern by its parts."""
    parts: list[Part] = []
    at = 0
    while at < len(pattern):
        sign = pattern[at]
        if sign in CLOSING:
            end = _closing(pattern, at)
            parts.append(_part(sign, pattern[at + 1 : end]))
        else:
            end = at
            while end + 1 < len(pattern) and pattern[end + 1] not in CLOSING:
                end += 1
            parts.append(Part(_TEXT, pattern[at : end + 1]))
        at = end + 1
    return parts


def _closing(pattern: str, at: int) -> int:
    """Where the sign that opens here closes."""
    depth = 0
    for i in range(at, len(pattern)):
        if pattern[i] == pattern[at]:
            depth += 1
        elif pattern[i] == CLOSING[pattern[at]]:
            depth -= 1
            if depth == 0:
                return i
    raise ValueError(pattern)


def _part(sign: str, inner: str) -> Part:
    if sign == "[":
        return _choice(inner)
    if sign == "<":
        verb, _, name = inner.partition(" ")
        return Part(_VERB, verb, name)
    before, agreeing, word = inner.partition("~")
    if agreeing:
        return Part(_AGREEING, word, before)
    before, of_a_verb, verb = inner.partition(":")
    lead, _, name = before.rpartition(" ")
    if not of_a_verb:
        return Part(_BLANK, lead, name)
    part = Part(_SUBJECT, verb.strip(), name)
    part.lead = lead
    return part


def _choice(inner: str) -> Part:
    end = 0
    while end < len(inner) and (inner[end].isalnum() or inner[end] in "._"):
        end += 1
    sign = inner[end : end + 1]
    if sign in ("?", ":") and sign:
        part = Part(_FLAG if sign == "?" else _NUMBER, "", inner[:end])
        inner = inner[end + 1 :]
    else:
        part = Part(_YOU, "")
    depth = 0
    for i, letter in enumerate(inner):
        depth += (letter == "[") - (letter == "]")
        if letter == "|" and depth == 0:
            part.left = parsed(inner[:i])
            part.right = parsed(inner[i + 1 :])
            return part
    return Part(_TEXT, f"[{inner}]")  # brackets that offer no choice are printed


def filled(grammar: Grammar, parts: list[Part], blanks: Mapping[str, Blank], form: int, you: bool) -> str:
    """The pattern with its blanks filled in, its verbs in a form, and speaking to you or of somebody else."""
    text = ""
    for part in parts:
        kind = part.kind
        if kind == _TEXT:
            text += part.word
        elif kind == _BLANK:
            said = _text(blanks[part.name])
            text += grammar.led(part.word, said) if part.word else said
        elif kind == _VERB:
            verb = part.word
            text += grammar.acting_on(verb, form, _noun(blanks[part.name])) if part.name else grammar.verb(verb, form)
        elif kind == _SUBJECT:
            text += _statement(grammar, part, _noun(blanks[part.name]))
        elif kind == _AGREEING:
            text += grammar.agreed(part.word, _noun(blanks[part.name]))
        else:
            side = part.left if _takes_left(grammar, part, blanks, you) else part.right
            text += filled(grammar, side, blanks, form, you)
    return text


def _text(blank: Blank) -> str:
    if isinstance(blank, Noun):
        return blank.text
    assert isinstance(blank, str)
    return blank


def _noun(blank: Blank) -> Noun:
    return blank if isinstance(blank, Noun) else Noun(_text(blank))


def _statement(grammar: Grammar, part: Part, thing: Noun) -> str:
    said = grammar.subject(thing)
    if part.word:
        said = f"{said} {grammar.conjugated(part.word, thing)}".lstrip()
    return grammar.led(part.lead, said) if part.lead else said


def _takes_left(grammar: Grammar, part: Part, blanks: Mapping[str, Blank], you: bool) -> bool:
    if part.kind == _YOU:
        return you
    name, _, quality = part.name.partition(".")
    blank = blanks[name]
    if part.kind == _NUMBER:
        return not grammar.is_plural(int(_text(blank)))
    if quality:
        return _noun(blank).has(quality)
    return blank is True
