"""Remarks on a card of one's own that only Mage Noir has: words of names, numerals, costs."""

import difflib
import re
from typing import Final

from grimoire.language.source import CardSource
from grimoire.language.syntax import CALL, NUMBER, STRING, TOGETHER, Expr
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.magenoir.definition import NO_ELEMENT, CardDefinition
from grimoire.magenoir.elements import ELEMENT_NUMBER
from grimoire.magenoir.name_words import LINKING_WORDS, plain_word
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.reading import is_imperative
from grimoire.magenoir.text import Numbers, UnknownWord, card_text
from grimoire.magenoir.text.current import names_in
from grimoire.magenoir.text.name_words import NAME_WORD
from grimoire.magenoir.zones import RITUAL, SPELL
from grimoire.pages.magenoir.card_curve import curve_remarks
from grimoire.pages.remarks import Remark

FIRST_MARK: Final = 1001  # numerals are shown as numbers that no card has, to see which of them the text shows


def remarks(pool: Pool, definition: CardDefinition, source: CardSource) -> list[Remark]:
    """All there is to remark on a card."""
    found = word_remarks(pool, definition, source)
    found.extend(numeral_remarks(pool, definition, source))
    found.extend(x_remarks(definition, source))
    found.extend(unused_remarks(definition, source))
    for id, args in curve_remarks(definition, shipped_pool().definitions):
        found.append(Remark(id, source.line_of("cost"), **args))
    return found


def unused_remarks(definition: CardDefinition, source: CardSource) -> list[Remark]:
    """Lines of what is never activated that say what it does when it is."""
    if definition.type == SPELL:
        return []
    lines = zip(definition.lines, source.effect, strict=True)
    return [Remark("remark-never-activated", field.line) for line, field in lines if is_imperative(line)]


# -- words of names ------------------------------------------------------------------------------------------------


def word_remarks(pool: Pool, definition: CardDefinition, source: CardSource) -> list[Remark]:
    """Components that no other card can be, words that no name has, and words without a French form."""
    found: list[Remark] = []
    suppliers = [other for other in pool.definitions if other is not definition and can_be_component(other)]
    for word, _ in definition.needs:
        if not is_supplied(pool, word, suppliers):
            near = nearest_word(pool, word, suppliers)
            found.append(Remark("remark-no-component", source.line_of("needs"), word=word, near=near))
        elif not has_french_form(word):
            found.append(Remark("remark-french-word", source.line_of("needs"), word=word))
    for line, field in zip(definition.lines, source.effect, strict=True):
        for word in dict.fromkeys(quoted_words(line)):
            if not has_french_form(word):
                found.append(Remark("remark-french-word", field.line, word=word))
            if not is_supplied(pool, word, pool.definitions):
                found.append(Remark("remark-no-name", field.line, word=word, near=nearest_word(pool, word, pool.definitions)))
    return found


def can_be_component(definition: CardDefinition) -> bool:
    """Channeled spells, Permanents, Equipment and rested Animals are components; Rites and Rituals are not."""
    return definition.type != RITUAL and not (definition.type == SPELL and definition.never_channeled)


def is_supplied(pool: Pool, word: str, cards: list[CardDefinition]) -> bool:
    """Whether one of these cards has the word in its name, or gives it to itself or to others."""
    bits = pool.word_bit(word)
    if any(card.words & bits == bits for card in cards):
        return True
    return any(plain_word(given) == plain_word(word) for card in cards for line in card.lines for given in given_words(line))


def nearest_word(pool: Pool, word: str, cards: list[CardDefinition]) -> str:
    """The word of a name that looks most like this one, as names write it."""
    known: dict[str, str] = {}
    for card in cards:
        for part in card.name_en.split():
            if part.lower() not in LINKING_WORDS and plain_word(part) not in ELEMENT_NUMBER:
                known.setdefault(part.lower(), part[:1].upper() + part[1:])
    near = difflib.get_close_matches(word.lower(), list(known), n=1, cutoff=0.6)
    return known[near[0]] if near else "none"


def quoted_words(e: Expr) -> list[str]:
    """The words of names a line speaks of, but for those it gives itself."""
    given = given_words(e)
    return [part.text for part in every_part(e) if part.kind == STRING and part.text not in given]


def given_words(e: Expr) -> list[str]:
    """The words a line gives to cards that do not have them in their name: transmutable("Ore"), exactly(2 "Drop")."""
    words: list[str] = []
    for part in every_part(e):
        if part.kind == CALL and part.text in ("transmutable", "exactly"):
            inner = [arg for given in part.args for arg in (given.args if given.kind == TOGETHER else [given])]
            words.extend([arg.text for arg in inner if arg.kind == STRING])
    return words


def has_french_form(word: str) -> bool:
    return word in NAME_WORD


def every_part(e: Expr) -> list[Expr]:
    parts = [e]
    for inner in [*e.args, e.body, e.condition]:
        if inner is not None:
            parts.extend(every_part(inner))
    return parts


# -- numerals ------------------------------------------------------------------------------------------------------


class Marked(Numbers):
    """Every numeral of a definition as a number of its own."""

    def __init__(self) -> None:
        self.numerals: list[Expr] = []

    def of(self, expr: Expr) -> int:
        if not any(expr is known for known in self.numerals):
            self.numerals.append(expr)
        return FIRST_MARK + next(i for i, known in enumerate(self.numerals) if known is expr)


def numeral_remarks(pool: Pool, definition: CardDefinition, source: CardSource) -> list[Remark]:
    """Numerals the text does not show: components would change them unseen."""
    found: list[Remark] = []
    names = names_in(pool, "en")
    for line, field in zip(definition.lines, source.effect, strict=True):
        marked = Marked()
        try:
            text = card_text([line], names[definition.id], definition.type_name, "en", marked, False, names)
        except UnknownWord:
            continue
        shown = re.findall("[0-9]+", text)
        for part in every_part(line):
            if part.kind == NUMBER and str(marked.of(part)) not in shown:
                found.append(Remark("remark-numeral", field.line, number=part.value, written=str(line)))
    return found


def x_remarks(definition: CardDefinition, source: CardSource) -> list[Remark]:
    """An X that nobody pays. One that is paid and not spoken of is no mistake: that Mana lies under the card."""
    parts = [part for line in definition.lines for part in every_part(line) if part.kind == CALL]
    asks = any(part.text == "x" for part in parts)
    pays = any(inner.text == "x" for part in parts if part.text == "pay" for inner in every_part(part))
    if asks and not pays and definition.x_element == NO_ELEMENT:
        return [Remark("remark-no-x", source.line_of("cost"))]
    return []
