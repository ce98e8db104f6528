"""A preparation completed (D2.2.4): cost and components used up, the spell on the board, and what that sets off."""

from typing import cast

from grimoire.kernel.frame import NO_USES, Scope, Uses
from grimoire.magenoir.changed_numbers import gifts_of
from grimoire.magenoir.component_counts import instances, optional_count
from grimoire.magenoir.costs_and_components import (
    clauses,
    next_fits,
)
from grimoire.magenoir.definition import NO_HP, WHILE_IN_PLAY, Active, Given
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.facts.mana import ManaLocked
from grimoire.magenoir.facts.spells import ComponentUsed, SpellPrepared
from grimoire.magenoir.forge import is_spent_by_forging
from grimoire.magenoir.modifiers import ENTER_HP, FROM, Modifier
from grimoire.magenoir.moves import enter, list_active, standing_zone, tell_health
from grimoire.magenoir.occurrences import PREPARED_NOW, USED
from grimoire.magenoir.procedure_numbers import FORGE_AWAY, PROCEDURES
from grimoire.magenoir.queries import once_key
from grimoire.magenoir.references import CARD_BITS, CARDS_SLOT, PURSE_SLOT, WORDS_SLOT
from grimoire.magenoir.state import TRIGGER, Pending, State
from grimoire.magenoir.triggers import NEXT, Next, happen, triggered_scope
from grimoire.magenoir.zones import HAND, PERMANENT


def complete(g: State, s: Scope, origin: int, uses: Uses, cost: list[int], x: int, added: Active | None) -> None:
    """D2.2.4: everything at once; only now is the spell prepared. What it sets off comes after.

    The scope keeps what was designated; `origin` is the zone the spell comes from, `added` what more Mana was paid for.
    """
    card = s.card
    seat = s.seat
    if g.definition(card).x_element >= 0:
        g.paid_x[card] = x
    note_source(g, s, origin)
    for key in s.picks.get(PURSE_SLOT, []):
        if key >= 6:
            lender = key // 6 - 1
            e = key % 6
            g.mana[lender * 6 + e] -= 1
            g.mana[card * 6 + e] += 1
            cost[e] -= 1
            lender_id = g.definition(lender).id
            g.log(ManaLocked("D2.2.3", seat, ELEMENTS[e], 1, g.definition(card).id, "card", under=lender_id))
    for e in range(6):
        if cost[e]:
            g.reserve[seat * 6 + e] -= cost[e]
            g.mana[card * 6 + e] += cost[e]
            g.log(ManaLocked("D2.2.3", seat, ELEMENTS[e], cost[e], g.definition(card).id, "reserve"))
    use_counts(g, s)
    if uses:
        g.used[card] = uses
        gifts: list[Given] = []
        for use in uses:
            gifts.extend(gifts_of(g, use))
        if gifts:
            g.given[card] = gifts
    g.prepared[card] = g.turn
    for use in uses:
        g.log(ComponentUsed("D2.2.2", use.seat, g.definitions[use.home].id, user=g.definition(card).id))
    enter(g, card, standing_zone(g, card), origin, "D2.2.4")
    g.log(SpellPrepared("D2.2.4", seat, g.definition(card).id))
    if added is not None:
        gift = cast(Modifier, added.ability).given[0]
        list_active(g, gift, Active(gift, added.scope, WHILE_IN_PLAY, g.turn, [g.ref(card)]))
    more_health(g, card, seat)
    spend_promises(g, card, seat)
    happen(g, PREPARED_NOW, card, seat, zone=origin)
    wear(g, card, uses)


def note_source(g: State, s: Scope, origin: int) -> None:
    """A source that serves once a turn has served."""
    for way in clauses(g, s.seat, s.card, NO_USES, FROM):
        if way.once and origin != HAND:
            g.once.append(once_key(s.card, way))


def use_counts(g: State, s: Scope) -> None:
    """A card that was named more often than it always counts has used up its count for this turn (Water drop)."""
    cards = s.picks[CARDS_SLOT]
    for i, ref in enumerate(cards):
        word = s.picks[WORDS_SLOT][i]
        card = ref % CARD_BITS
        times = len([j for j, other in enumerate(cards) if other == ref and s.picks[WORDS_SLOT][j] == word])
        if times > instances(g, card, word, False):
            key = optional_count(g, card, word, s.card)
            if key >= 0:
                g.once.append(key)


def wear(g: State, card: int, uses: Uses) -> None:
    """After-use effects of the components, and forging: one batch, once the spell is on the board."""
    for use in uses:
        happen(g, USED, use.card, use.seat, source=card)
        if g.definition(card).type == PERMANENT:
            g.last_user[use.card] = g.ref(card)
        if is_spent_by_forging(g, card, use.card):
            g.pending.append(Pending(PROCEDURES[FORGE_AWAY], g.scope_of(use.card, TRIGGER)))


def more_health(g: State, card: int, seat: int) -> None:
    """Health Points promised to the next spell, if it is a Permanent that has some (Light ray)."""
    for active in g.listeners[NEXT + PREPARED_NOW]:
        if g.hp[card] == NO_HP or not next_fits(g, active, card, seat):
            continue
        for given in cast(Next, active.ability).given:
            modifier = cast(Modifier, given)
            if modifier.query == ENTER_HP and modifier.delta is not None:
                g.hp[card] += modifier.delta.amount(g, active.scope)
                tell_health(g, card)


def spend_promises(g: State, card: int, seat: int) -> None:
    """Effects promised to the next spell prepared are used up, used or not (Delayed fate)."""
    kind = NEXT + PREPARED_NOW
    if g.listeners[kind]:
        for active in g.listeners[kind]:
            body = cast(Next, active.ability).body
            if body is not None and next_fits(g, active, card, seat):
                g.pending.append(Pending(body, triggered_scope(g, active, card, seat, 0)))
        g.listeners[kind] = [active for active in g.listeners[kind] if not next_fits(g, active, card, seat)]
