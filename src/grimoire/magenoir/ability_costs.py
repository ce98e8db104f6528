"""What using an ability costs in Mana now: what is written, doubled, raised, payable with other Mana."""

from typing import cast

from grimoire.kernel.frame import Scope
from grimoire.magenoir.abilities import Act
from grimoire.magenoir.animals import Exhaust
from grimoire.magenoir.elements import ANY_ELEMENT
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.largest_numbers import MOST
from grimoire.magenoir.mana_effects import NOTHING_HELD, PayMana
from grimoire.magenoir.modifiers import ABILITY_COST, ABILITY_PAYMENT, DOUBLE, MORE, Modifier
from grimoire.magenoir.passive_effects import is_about, is_working
from grimoire.magenoir.paying import covers, lenders_of, purse_of
from grimoire.magenoir.state import State


def is_mana_cost(effect: Effect) -> bool:
    """Mana the player of the ability pays, of an amount that stands: it is paid together with what is added to it."""
    return isinstance(effect, PayMana) and effect.who is None and not effect.chooses_x


def costs_mana(act: Act) -> bool:
    for effect in act.cost:
        if is_mana_cost(effect):
            return True
    return False


def other_costs(act: Act) -> list[Effect]:
    """What is paid beside Mana, in the order of the text; turning the Animal face down comes last of all."""
    return [effect for effect in act.cost if not is_mana_cost(effect) and not isinstance(effect, Exhaust)]


def mana_due(g: State, s: Scope, act: Act) -> list[int]:
    """Each Mana to pay, as a set of elements. What makes abilities dearer also counts where none was to be paid."""
    due: list[int] = []
    for effect in act.cost:
        if is_mana_cost(effect):
            due.extend(cast(PayMana, effect).due(g, s, NOTHING_HELD))
    added: list[int] = []  # on top of what the ability costs by itself, so it is not doubled, whichever came first
    for active in g.mods[ABILITY_COST]:
        delta = cast(Modifier, active.ability).delta
        if delta is None or not is_about(g, active, s.card) or not is_working(g, active):
            continue
        if delta.kind == DOUBLE:
            due = (due * 2)[:MOST]
        elif delta.kind == MORE:
            added.extend([delta.elements] * max(0, delta.amount(g, active.scope)))
    due.extend(added)
    for active in g.mods[ABILITY_PAYMENT]:
        if cast(Modifier, active.ability).any_element and is_about(g, active, s.card) and is_working(g, active):
            due = [ANY_ELEMENT] * len(due)
    return due


def can_pay_mana(g: State, s: Scope, act: Act) -> bool:
    if not g.mods[ABILITY_COST] and not costs_mana(act):
        return True
    due = mana_due(g, s, act)
    return not due or covers(purse_of(g, s.seat, lenders_of(g, s.card)), due)
