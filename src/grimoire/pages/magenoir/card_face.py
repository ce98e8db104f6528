"""What stands on the face of a card besides its text, in both languages: type line, cost, components."""

from typing import Final

from grimoire.library.magenoir.card_export import components_of, cost_of
from grimoire.magenoir.definition import NO_HP, CardDefinition
from grimoire.magenoir.text.english.words import ELEMENT as ENGLISH_ELEMENT
from grimoire.magenoir.text.english.words import TYPE as ENGLISH_TYPE
from grimoire.magenoir.text.english.words import many
from grimoire.magenoir.text.french.words import TYPE as FRENCH_TYPE
from grimoire.magenoir.text.french.words import mana_element, word_form
from grimoire.magenoir.zones import ANIMAL, EQUIPMENT_TYPE

FRENCH_SLOT: Final = {
    "head": "tête",
    "torso": "torse",
    "back": "dos",
    "weapon": "arme",
    "ring": "anneau",
    "feet": "pieds",
    "trinket": "amulette",
}


def element_of(definition: CardDefinition, lang: str) -> str:
    element = definition.element_name
    return mana_element(element) if lang == "fr" else ENGLISH_ELEMENT[element]


def type_of(definition: CardDefinition, lang: str) -> str:
    """The type; of Equipment with its slot."""
    kind = definition.type_name
    name = FRENCH_TYPE[kind][0] if lang == "fr" else ENGLISH_TYPE[kind]
    name = name[:1].upper() + name[1:]
    if definition.type != EQUIPMENT_TYPE:
        return name
    slot = FRENCH_SLOT.get(definition.slot, definition.slot) if lang == "fr" else definition.slot
    return f"{name} ({slot})"


def cost_line(definition: CardDefinition, lang: str) -> str:
    """The Mana it costs, that of its own element first, as cards print it."""
    cost = cost_of(definition)
    own = definition.element_name
    order = sorted(cost, key=lambda element: element != own)
    if not cost and definition.type != ANIMAL:
        return "0"
    return ", ".join([f"{cost[e]} {mana_element(e) if lang == 'fr' else ENGLISH_ELEMENT[e]}" for e in order])


def components_line(definition: CardDefinition, lang: str) -> str:
    return ", ".join([f"{amount} {name_word(word, lang, amount != 1)}" for word, amount in components_of(definition).items()])


def name_word(word: str, lang: str, plural: bool = False) -> str:
    """A word of a name; one that only a player's own card uses stays as it is in French."""
    return word_form(word, plural) if lang == "fr" else many(word, plural)


def hp_of(definition: CardDefinition) -> str:
    return "" if definition.hp == NO_HP else str(definition.hp)
