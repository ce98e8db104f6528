"""English: the words of the game."""

from typing import Final

from grimoire.language.phrase import english_plural
from grimoire.magenoir.text.saying import Joining

ENGLISH: Final = Joining("and", "or", ", then ", "then, ", ["if", "unless", "at", "Zenith:"])
OPPONENT: Final = "the opponent"
CHOSEN_PLAYER: Final = "a player of your choice"
PIECE: Final = "piece of Equipment"

ELEMENT: Final[dict[str, str]] = {
    "air": "Air",
    "water": "Water",
    "fire": "Fire",
    "vegetal": "Vegetal",
    "mineral": "Mineral",
    "arcane": "Arcane",
}
TYPE: Final[dict[str, str]] = {
    "spell": "spell",
    "permanent": "Permanent",
    "equipment": "Equipment",
    "ritual": "Ritual",
    "animal": "Animal",
    "card": "card",
    "target": "target",
    "weapon": "Weapon",
    "ring": "Ring",
}
OTHER_NOUN: Final[dict[str, str]] = {
    "component": "component",
    "copy": "copy",
    "damage": "damage",
    "hp": "HP",
    "player": "player",
    "time": "time",
    "trade": "Mana trade",
}
UNCOUNTED: Final = ("Equipment", "damage", "HP")  # nouns without a plural
KEYWORD: Final[dict[str, str]] = {
    "quickcast": "Quickcast",
    "slowcast": "Slowcast",
    "protector": "Protector",
    "unique": "Unique",
    "forge": "Forge",
    "indestructible": "Indestructible",
    "autumn": "Autumn",
}
NUMERAL: Final[dict[str, str]] = {"zero": "zero", "one": "one", "two": "two", "four": "four"}
ORDINAL: Final[dict[str, str]] = {"one": "first", "two": "second", "four": "fourth"}
PILE: Final[dict[str, str]] = {"in_hand": "hand", "in_deck": "deck", "in_discard": "discard pile"}
WHOSE: Final[dict[str, str]] = {"you": "your", "opp": "the opponent's"}


def many(noun: str, plural: bool) -> str:
    """A noun in the singular or the plural."""
    return english_plural(noun) if plural and noun not in UNCOUNTED else noun


def noun_of(word: str) -> str:
    return TYPE[word] if word in TYPE else OTHER_NOUN[word]


def whose(mine: bool) -> str:
    return WHOSE["you" if mine else "opp"]
