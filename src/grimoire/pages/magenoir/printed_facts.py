"""What is printed on a card besides its text, in both languages: type line, cost, components."""

from typing import Final

from grimoire.library.magenoir.card_export import components_of, cost_of
from grimoire.magenoir.definition import NO_HP, CardDefinition
from grimoire.magenoir.text import phrases_of
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
    return phrases_of(lang).mana_element(definition.element_name)


def type_of(definition: CardDefinition, lang: str) -> str:
    """The type; of Equipment with its slot."""
    name = phrases_of(lang).noun(definition.type_name, plural=False)
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
    return ", ".join([f"{cost[e]} {phrases_of(lang).mana_element(e)}" for e in order])


def components_line(definition: CardDefinition, lang: str) -> str:
    return ", ".join([f"{amount} {name_word(word, lang, amount != 1)}" for word, amount in components_of(definition).items()])


def name_word(word: str, lang: str, plural: bool = False) -> str:
    """A word of a name; one that only a player's own card uses stays as it is in French."""
    return phrases_of(lang).name_form(word, plural)


def hp_of(definition: CardDefinition) -> str:
    return "" if definition.hp == NO_HP else str(definition.hp)
