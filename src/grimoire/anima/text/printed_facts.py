"""What is printed on a card besides its text: its type, its level, its numbers and signs."""

from grimoire.anima.definition import CardDefinition
from grimoire.anima.text.phrases import Phrases
from grimoire.anima.zones import ARCANE, AREA, CHARACTER, CREATURE, ENCOUNTER, ICON_NUMBER, KIND_NUMBER


def type_of(definition: CardDefinition, phrases: Phrases) -> str:
    return phrases.word(f"type {definition.type_name}")


def facts_of(definition: CardDefinition, phrases: Phrases, names: dict[str, str]) -> list[str]:
    """The facts in the order they are printed in."""
    facts: list[str] = []
    if definition.category in (AREA, ENCOUNTER):
        facts.append(phrases.said("level", {"n": str(definition.level)}))
    if definition.category in (CHARACTER, ARCANE):
        facts.append(phrases.said("combat", {"n": str(definition.combat)}))
        facts.append(phrases.said("speed", {"n": str(definition.speed)}))
        facts.append(phrases.word("male" if definition.male else "female"))
    elif definition.type == CREATURE:
        facts.append(phrases.said("combat", {"n": "X" if definition.combat_is_x else str(definition.combat)}))
    signs = signs_of(definition, phrases)
    if signs:
        facts.append(", ".join(signs))
    if definition.opposed:
        facts.append(phrases.said("opposed", {"names": phrases.all_of([names[id] for id in definition.opposed])}))
    if definition.copies > 1:
        facts.append(phrases.said("copies", {"n": str(definition.copies)}))
    return facts


def signs_of(definition: CardDefinition, phrases: Phrases) -> list[str]:
    """The skills of a Character, the kinds of a Creature, the Trade icon of an Area."""
    signs = [phrases.word(f"icon {name}") for name, bit in ICON_NUMBER.items() if definition.skills & bit]
    signs.extend([phrases.word(f"kind {name}") for name, bit in KIND_NUMBER.items() if definition.kinds & bit])
    if definition.trade:
        signs.append(phrases.word("trade"))
    return signs
