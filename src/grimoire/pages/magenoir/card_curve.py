"""How a card compares with the shipped ones in what it costs and what it deals: facts about them, no judgement of it."""

from typing import Final

from grimoire.language.syntax import CALL, NUMBER, PLUS, STEPS, Expr
from grimoire.magenoir.definition import NO_ELEMENT, CardDefinition
from grimoire.magenoir.reading import is_imperative
from grimoire.magenoir.zones import ANIMAL, SPELL

ENOUGH: Final = 5  # from this many cards on a comparison says something

Said = tuple[str, dict[str, str | int]]  # a message and its arguments


def curve_remarks(definition: CardDefinition, shipped: list[CardDefinition]) -> list[Said]:
    if definition.type == ANIMAL or definition.x_element != NO_ELEMENT:
        return []
    return [*cost_remarks(definition, shipped), *damage_remarks(definition, shipped)]


def cost_remarks(definition: CardDefinition, shipped: list[CardDefinition]) -> list[Said]:
    """More Mana than any shipped card of its type with as many components, or less."""
    needs = components_needed(definition)
    costs = [
        card.total_cost
        for card in shipped
        if card.type == definition.type and components_needed(card) == needs and card.x_element == NO_ELEMENT
    ]
    if len(costs) < ENOUGH or min(costs) <= definition.total_cost <= max(costs):
        return []
    args: dict[str, str | int] = {"mana": definition.total_cost, "needs": needs, "cards": len(costs)}
    return [("remark-cost", {**args, "least": min(costs), "most": max(costs), "type": definition.type_name})]


def damage_remarks(definition: CardDefinition, shipped: list[CardDefinition]) -> list[Said]:
    """More damage than any shipped spell that asks for no more Mana and no more components."""
    dealt = plain_damage(definition)
    if definition.type != SPELL or not dealt:
        return []
    needs = components_needed(definition)
    cheaper = [
        card
        for card in shipped
        if card.type == SPELL
        and plain_damage(card)
        and card.total_cost <= definition.total_cost
        and components_needed(card) <= needs
        and card.x_element == NO_ELEMENT
    ]
    most = max([plain_damage(card) for card in cheaper], default=0)
    if len(cheaper) < ENOUGH or dealt <= most:
        return []
    args: dict[str, str | int] = {"mana": definition.total_cost, "needs": needs, "cards": len(cheaper)}
    return [("remark-damage", {**args, "dealt": dealt, "most": most})]


def components_needed(definition: CardDefinition) -> int:
    return sum(amount for _, amount in definition.needs)


def plain_damage(definition: CardDefinition) -> int:
    """The printed damage to a player or a target of choice, without conditions: the largest of its lines."""
    done = [effect for line in definition.lines if is_imperative(line) for effect in effects_in(line)]
    return max([damage_of(effect) for effect in done], default=0)


def effects_in(e: Expr) -> list[Expr]:
    """The single effects of a line."""
    if e.kind not in (STEPS, PLUS):
        return [e]
    return [effect for part in e.args for effect in effects_in(part)]


def damage_of(e: Expr) -> int:
    if e.kind != CALL or e.text != "damage" or e.args[1].text not in ("any", "opp"):
        return 0
    value = e.args[0]
    if value.kind == CALL and value.text in ("alt", "plus"):
        value = value.args[0]
    return value.value if value.kind == NUMBER else 0
