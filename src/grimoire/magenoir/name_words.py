"""The words of a name by which a card can be asked for as a component (R:name-rule)."""

from typing import Final

from grimoire.magenoir.elements import ELEMENTS

LINKING_WORDS: Final = frozenset(("of", "the", "to", "in", "and", "a", "an", "from", "with", "on", "for"))


def plain_word(word: str) -> str:
    """A word of a name as it counts: without plural and possessive (D2.3)."""
    word = word.lower().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    if word.endswith("'s"):
        word = word[:-2]
    if len(word) > 3 and word.endswith("s") and not word.endswith("ss"):
        word = word[:-1]
    return word


def counted_words(name: str) -> list[str]:
    """The words of a name that can be asked for: no linking words (D2.3), no elements (D2.3.3)."""
    words = [plain_word(part) for part in name.split()]
    return [word for word in words if word not in LINKING_WORDS and word not in ELEMENTS]
