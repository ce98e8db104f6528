"""What changed a card of Mage Noir, one sentence for each card that did: its cost, its components, its text."""

from grimoire.kernel.frame import NO_USES
from grimoire.magenoir.changed_numbers import riders_of
from grimoire.magenoir.costs_and_components import cost_changes, droppable, sparing
from grimoire.magenoir.game import Game
from grimoire.magenoir.modifiers import EXACTLY, LESS, MORE, NUMBERS
from grimoire.magenoir.passive_effects import is_about, is_working, silencing
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.wording import Words, spans


def of_cost(wording: MageNoirWording, g: Game, seat: int, card: int) -> list[Words]:
    """Why preparing a card costs what it does; a card that says so more than once is named once, with all of it."""
    definition = g.definition(card)
    totals: dict[tuple[str, int], list[int]] = {}
    for modifier, scope in cost_changes(g, seat, card, NO_USES):
        delta = modifier.delta
        if delta is None or delta.kind not in (MORE, LESS, EXACTLY):
            continue
        amount = max(0, delta.amount(g, scope))
        elements = 1 << definition.element if delta.own_element else delta.elements
        by = totals.setdefault((g.definitions[scope.home].id, delta.kind), [0] * 6)
        for e in range(6):
            touched = definition.cost[e] or delta.kind == MORE  # nothing of an element can be spared of what costs none
            if elements >> e & 1 and touched:
                by[e] += amount
    names = {MORE: "more", LESS: "less", EXACTLY: "exactly"}
    return [
        spans(wording.say(f"because-{names[kind] if sum(by) else 'free'}", card=wording.card(id), mana=wording.mana(by)))
        for (id, kind), by in totals.items()
        if sum(by) or kind == EXACTLY
    ]


def of_needs(wording: MageNoirWording, g: Game, seat: int, card: int) -> list[Words]:
    """Why preparing a card asks for fewer components than are printed: what others say, and what it says of itself."""
    homes = [active.scope.home for active in sparing(g, card)]
    if droppable(g, seat, card, NO_USES):
        homes.append(g.defs[card])
    found = [said(wording, g, "needs", home) for home in homes]
    return [words for i, words in enumerate(found) if words not in found[:i]]


def of_text(wording: MageNoirWording, g: Game, card: int) -> list[Words]:
    """Why a card no longer reads as printed."""
    silent = silencing(g, card)
    if silent is not None:
        return [said(wording, g, "silenced", silent.scope.home)]
    found = [said(wording, g, "component", use.home) for use in g.used.get(card, NO_USES) if riders_of(g, use)]
    found += [said(wording, g, "given", given.home) for given in g.given.get(card, [])]
    for active in g.mods[NUMBERS]:
        if is_about(g, active, card) and is_working(g, active):
            found.append(said(wording, g, "numbers", active.scope.home))
    return [words for i, words in enumerate(found) if words not in found[:i]]


def number_changers(g: Game, card: int) -> list[str]:
    """Ids of the cards that make the text of a card say other numbers than are printed."""
    homes = [use.home for use in g.used.get(card, NO_USES) if riders_of(g, use)]
    homes += [one.scope.home for one in g.mods[NUMBERS] if is_about(g, one, card) and is_working(g, one)]
    return list(dict.fromkeys(g.definitions[home].id for home in homes))


def said(wording: MageNoirWording, g: Game, how: str, home: int) -> Words:
    return spans(wording.say(f"because-{how}", card=wording.card(g.definitions[home].id)))
