"""What is paid for a preparation (D2.2.3): X, more Mana for something, whose Mana it is, and prices other than Mana."""

from typing import cast

from grimoire.kernel.frame import Frame, Scope
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.common_options import NO, YES
from grimoire.magenoir.completing_preparation import complete
from grimoire.magenoir.costs_and_components import (
    about_preparing,
    can_pay,
    clauses,
    lenders,
    preparation_cost,
)
from grimoire.magenoir.definition import Active
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.locking import mana_offer
from grimoire.magenoir.mana_effects import Amount
from grimoire.magenoir.modifiers import EXTRA, SURCHARGE, Modifier
from grimoire.magenoir.preparation_frame import (
    CHOOSING_PAYMENT,
    MANA_CHOSEN,
    NOT_ASKED,
    NOT_CHOSEN,
    NOT_PAID,
    ORIGIN,
    PAID,
    PAYING_PRICES,
    SURCHARGE_ANSWERED,
    SURCHARGED,
    X_CHOSEN,
    X,
    is_free,
    uses_of,
    way_taken,
)
from grimoire.magenoir.references import PURSE_SLOT
from grimoire.magenoir.state import State


def choose_payment(g: State, f: Frame) -> int:
    """What is to be paid beside Mana is picked now; then X, more Mana for something, and whose Mana it is."""
    f.step = CHOOSING_PAYMENT
    s = f.scope
    s.uses = uses_of(g, s)
    for price in prices(g, f):
        if not price.is_ready(g, f):
            return CHOOSING_PAYMENT
    element = g.definition(s.card).x_element
    if element >= 0 and f.vals[X] == NOT_CHOSEN and not is_free(f):
        cost = preparation_cost(g, s.seat, s.card, s.uses, way_taken(g, f))
        most = g.reserve[s.seat * 6 + element] - cost[element]
        if most > 0:
            options = [Option("x", amount=i) for i in range(most + 1)]
            question = Question("choose-x", g.definition(s.card).id, word=ELEMENTS[element])
            g.ask(f, X_CHOSEN, s.seat, question, Offer(options, list(range(most + 1))))
            return CHOOSING_PAYMENT
        f.vals[X] = 0
    if asks_surcharge(g, f) or asks_purse(g, f):
        return CHOOSING_PAYMENT
    f.step = PAYING_PRICES
    return PAYING_PRICES


def prices(g: State, f: Frame) -> list[Effect]:
    """Payments other than Mana: of the way that was chosen, and compulsory ones."""
    s = f.scope
    found: list[Effect] = []
    if is_free(f):
        return found
    way = way_taken(g, f)
    if way is not None and way.price is not None:
        found.append(cast(Effect, way.price))
    for extra in clauses(g, s.seat, s.card, s.uses, EXTRA):
        found.append(cast(Effect, extra.price))
    return found


def full_cost(g: State, f: Frame) -> list[int]:
    """The Mana that goes under the card: its preparation cost, X, and what was added."""
    s = f.scope
    if is_free(f):
        return [0] * 6
    cost = preparation_cost(g, s.seat, s.card, s.uses, way_taken(g, f))[:]
    if g.definition(s.card).x_element >= 0:
        cost[g.definition(s.card).x_element] += max(0, f.vals[X])
    if f.vals[SURCHARGED] == PAID:
        for e, n in enumerate(surcharge(g, s)[1]):
            cost[e] += n
    return cost


def asks_surcharge(g: State, f: Frame) -> bool:
    """More Mana for something, offered by another card, at most once (Ritual of absolute zero)."""
    s = f.scope
    if f.vals[SURCHARGED] != NOT_ASKED or not g.mods[SURCHARGE] or is_free(f):
        return False
    active, more = surcharge(g, s)
    cost = full_cost(g, f)
    if active is None or not can_pay(g, s.seat, s.card, [n + more[e] for e, n in enumerate(cost)]):
        f.vals[SURCHARGED] = NOT_PAID
        return False
    g.ask(f, SURCHARGE_ANSWERED, s.seat, Question("surcharge", g.definition(s.card).id), Offer([YES, NO], [PAID, NOT_PAID]))
    return True


def asks_purse(g: State, f: Frame) -> bool:
    """Where Mana under other cards may pay, each Mana with a choice is asked for (Desert fangs)."""
    s = f.scope
    lent = lenders(g, s.seat, s.card)
    if not lent:
        return False
    paid = s.picked(PURSE_SLOT)
    for e, n in enumerate(full_cost(g, f)):
        while len([key for key in paid if key % 6 == e]) < n:
            holders = [h for h in [-1, *lent] if purse_left(g, s, h, e) > 0]
            if len(holders) > 1:
                offer = mana_offer(g, s.seat, "pay", [(holder + 1) * 6 + e for holder in holders])
                g.ask(f, MANA_CHOSEN, s.seat, Question("pay-from", g.definition(s.card).id, n), offer)
                return True
            paid.append((holders[0] + 1) * 6 + e)
    return False


def purse_left(g: State, s: Scope, holder: int, element: int) -> int:
    held = g.reserve[s.seat * 6 + element] if holder < 0 else g.mana[holder * 6 + element]
    return held - s.picks.get(PURSE_SLOT, []).count((holder + 1) * 6 + element)


def commit(g: State, f: Frame) -> None:
    s = f.scope
    uses = uses_of(g, s)
    cost = full_cost(g, f)
    added = surcharge(g, s)[0] if f.vals[SURCHARGED] == PAID else None
    g.pop()
    complete(g, s, f.vals[ORIGIN], uses, cost, max(0, f.vals[X]), added)


def surcharge(g: State, s: Scope) -> tuple[Active | None, list[int]]:
    """The effect that offers something for more Mana, and that Mana."""
    for active in g.mods[SURCHARGE]:
        if about_preparing(g, active, s.card):
            modifier = cast(Modifier, active.ability)
            amount = cast(Amount, modifier.surcharge)
            more = [0] * 6
            for e in range(6):
                if amount.elements & (1 << e):
                    more[e] = amount.most(g, active.scope)
            return active, more
    return None, [0] * 6
