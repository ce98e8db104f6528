"""Names of cards of Mage Noir word by word: which of them make a card a component, and as what.

The rules know the words of English names. A French name is matched with them: by the forms words have in French where some
card asks for them; what is left over is paired in its order, which is the reverse of the English one unless a linking word
stands between ("Powerful swipe", "Balayage puissant"; "Vastness of space", "Immensité de l'espace").
"""

import re
from typing import Final

from grimoire.magenoir.definition import CardDefinition
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.name_words import LINKING_WORDS, plain_word
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.text.name_words import NAME_WORD
from grimoire.magenoir.text.noun_phrases import ELEMENT
from grimoire.pages.printed_cards import Component
from grimoire.seat.wording import Span, Words

ENGLISH_PIECE: Final = re.compile(r"\s+|\S+")
FRENCH_PIECE: Final = re.compile(r"[\s'’]+|[^\s'’]+")
FRENCH_SMALL: Final = frozenset(
    ("à", "au", "aux", "d", "dans", "de", "des", "du", "en", "et", "l", "la", "le", "les", "sur", "un", "une")
)
FRENCH_ELEMENTS: Final = frozenset([form.lower() for forms in ELEMENT.values() for form in forms[1:]] + ["eaux"])
SHORTEST_STEM: Final = 4  # letters that a form and a word of a name must share


def name_of(pool: Pool, definition: CardDefinition, lang: str) -> Words:
    """The name; words that count are marked with the word they count as."""
    return french(definition) if lang == "fr" else english(definition.name_en)


def english(name: str) -> Words:
    return [Span(piece, word=counted(piece)) for piece in ENGLISH_PIECE.findall(name)]


def counted(piece: str) -> str:
    word = plain_word(piece.strip())
    return "" if not word or word in LINKING_WORDS or word in ELEMENTS else word


def french(definition: CardDefinition) -> Words:
    pieces: list[str] = FRENCH_PIECE.findall(definition.name_fr)
    open_words = [span.word for span in english(definition.name_en) if span.word]
    found: dict[int, str] = {}
    for at, piece in enumerate(pieces):
        word = next((word for word in open_words if is_form(piece.lower(), word)), "")
        if word:
            found[at] = word
            open_words.remove(word)
    left = [at for at, piece in enumerate(pieces) if at not in found and stands_alone(piece)]
    linked = any(plain_word(piece) in LINKING_WORDS for piece in definition.name_en.split())
    for at, word in zip(left, open_words if linked else reversed(open_words), strict=False):
        found[at] = word
    return [Span(piece, word=found.get(at, "")) for at, piece in enumerate(pieces)]


def is_form(piece: str, word: str) -> bool:
    forms = [form.lower() for form in NAME_WORD.get(word.capitalize(), (word, word))[:2] if isinstance(form, str)]
    return any(
        piece == form or (len(form) >= SHORTEST_STEM and piece[:SHORTEST_STEM] == form[:SHORTEST_STEM]) for form in forms
    )


def stands_alone(piece: str) -> bool:
    word = piece.lower()
    return word.strip(" '’") != "" and word not in FRENCH_SMALL and word not in FRENCH_ELEMENTS


def shown(word: str, lang: str) -> str:
    """A word some card asks for, as names of a language write it."""
    named = word[:1].upper() + word[1:]
    return NAME_WORD[named][0] if lang == "fr" and named in NAME_WORD else named


def alone(piece: str) -> str:
    """A word of a name that no card asks for, as it stands there."""
    return piece.removesuffix("'s").capitalize()


def serving_as(pool: Pool, definition: CardDefinition, name: Words, lang: str) -> list[Component]:
    """The words it can serve as: those of its name, in its order, then those its text adds."""
    asked = {word for card in pool.definitions for word, _ in card.needs}
    in_name = {span.word: span.text for span in name if span.word}
    added = [word for word, bit in pool.word_bits.items() if definition.words & bit and word not in in_name]
    return [
        Component(word, shown(word, lang) if word.capitalize() in asked or word in added else alone(in_name[word]))
        for word in [*in_name, *added]
    ]
