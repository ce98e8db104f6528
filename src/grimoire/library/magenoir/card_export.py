"""Cards as JSON, for programs that do not speak the card language: facts, both texts, and what in them is ours."""

import msgspec

from grimoire.magenoir.definition import NO_ELEMENT, NO_HP, CardDefinition
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.text.current import printed_text


class CardFacts(msgspec.Struct):
    """The facts of a card, in the shape public card lists have. An amount can be the letter X."""

    id: str
    name: dict[str, str]
    element: str
    type: str
    slot: str | None
    hp: int | str | None
    cost: dict[str, int | str]
    components: dict[str, int | str]
    set: str


class ExportedCard(CardFacts):
    text: dict[str, str]
    provenance: dict[str, str]  # the fields that are ours, since no source gave them
    flavour: dict[str, str] | msgspec.UnsetType = msgspec.UNSET  # only cards of one's own have any


def cost_of(definition: CardDefinition) -> dict[str, int | str]:
    cost: dict[str, int | str] = {}
    for element, name in enumerate(ELEMENTS):
        amount = definition.cost[element]
        if definition.x_element != NO_ELEMENT and definition.x_element == element:
            cost[name] = f"X+{amount}" if amount else "X"
        elif amount:
            cost[name] = amount
    return cost


def components_of(definition: CardDefinition) -> dict[str, int | str]:
    components: dict[str, int | str] = {}
    totals: dict[str, int] = {}
    for word, amount in definition.needs:
        totals[word] = totals.get(word, 0) + amount
    components.update(totals)
    return components


def exported(pool: Pool, definition: CardDefinition) -> ExportedCard:
    return ExportedCard(
        id=definition.id,
        name={"en": definition.name_en, "fr": definition.name_fr},
        element=definition.element_name,
        type=definition.type_name,
        slot=definition.slot or None,
        hp="X" if definition.hp_is_x else None if definition.hp == NO_HP else definition.hp,
        cost=cost_of(definition),
        components=components_of(definition),
        set=definition.set,
        text={lang: printed_text(pool, definition, lang) for lang in ("en", "fr")},
        provenance=dict(definition.provenance),
        flavour=dict(definition.flavour) if definition.flavour_en else msgspec.UNSET,
    )
