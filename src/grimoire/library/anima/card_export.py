"""Cards of Anima as JSON, for programs that do not speak the card language: facts, both texts, and where they come from."""

import msgspec

from grimoire.anima.definition import CardDefinition
from grimoire.anima.pool import Pool
from grimoire.anima.text import printed_text
from grimoire.anima.zones import ARCANE, AREA, CHARACTER, CREATURE, ENCOUNTER, EVENT, ICON_NUMBER, KIND_NUMBER
from grimoire.library.messages import LANGUAGES


class ExportedCard(msgspec.Struct, omit_defaults=True):
    """What a card of its category does not have is left out. The Combat of a Creature can be the letter X."""

    id: str
    name: dict[str, str]
    category: str
    type: str
    set: str
    copies: int
    text: dict[str, str]
    provenance: dict[str, list[str]]  # attested, derived, inferred, ours; `ours` alone and empty: everything
    combat: int | str | None = None
    speed: int | None = None
    gender: str | None = None
    skills: list[str] | None = None
    kinds: list[str] | None = None
    level: int | None = None
    good: bool | None = None
    trade: bool | None = None
    explore: dict[str, str] | None = None  # the table as the card file has it
    rewards: list[str] | None = None
    missions: list[str] | None = None
    where: list[str] | None = None
    opposed: list[str] | None = None
    flavour: dict[str, str] | None = None


def named_bits(bits: int, table: dict[str, int]) -> list[str]:
    return [name for name, bit in table.items() if bits & bit]


def exported(pool: Pool, definition: CardDefinition) -> ExportedCard:
    card = ExportedCard(
        id=definition.id,
        name=dict(definition.name),
        category=definition.category_name,
        type=definition.type_name,
        set=definition.set,
        copies=definition.copies,
        text={lang: printed_text(pool, definition, lang) for lang in LANGUAGES},
        provenance={key: value.split(", ") if value else [] for key, value in definition.provenance.items()},
        where=definition.where or None,
        opposed=definition.opposed or None,
        flavour=dict(definition.flavour) if definition.flavour_en else None,
    )
    if definition.category in (CHARACTER, ARCANE):
        card.combat = definition.combat
        card.speed = definition.speed
        card.gender = "male" if definition.male else "female"
        card.skills = named_bits(definition.skills, ICON_NUMBER)
    if definition.category in (AREA, ENCOUNTER):
        card.level = definition.level
    if definition.type == CREATURE:
        card.combat = "X" if definition.combat_is_x else definition.combat
        card.kinds = named_bits(definition.kinds, KIND_NUMBER)
    if definition.type == EVENT:
        card.good = definition.good
    if definition.category == AREA:
        card.trade = definition.trade
        card.explore = {faces: str(line) for faces, line in definition.table_lines}
        given = (("advantage", definition.gives_advantage), ("recruit", definition.gives_recruit))
        card.rewards = [name for name, gives in given if gives] + [f"ex {extra.id}" for extra in definition.extras]
        card.missions = definition.missions
    return card
