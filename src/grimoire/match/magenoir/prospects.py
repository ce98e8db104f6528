"""What a seat could do with its cards, and why not: what "why" and the list of one's hand are made of (Mage Noir)."""

from typing import cast

import msgspec

from grimoire.kernel.frame import NO_USES
from grimoire.kernel.reason import Reason
from grimoire.magenoir.abilities import Act
from grimoire.magenoir.costs_and_components import preparation_cost
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.game import Game
from grimoire.magenoir.legality import why_missing, why_not_activate, why_not_channel, why_not_prepare, why_not_use
from grimoire.magenoir.state import MAIN_PHASE
from grimoire.magenoir.zones import BOARD, HAND, PREPARED

WITH_MORE = ("cannot-be-prepared", "only-mage-noir", "needs-mana", "needs-component")  # others may stand beside these


class Prospect(msgspec.Struct, frozen=True):
    """One thing that could be done with a card: the verb, and the reason why not now (None: it can be done)."""

    verb: str
    card: str
    reason: Reason | None
    cost: list[int] = []  # of a preparation, as it is now
    lacks: list[int] = []  # the Mana of it that is not in the reserve
    ability: int = 0  # which of several, from 1


def hand_prospects(g: Game, seat: int) -> list[Prospect]:
    """One for each card in hand, in its order."""
    return [preparing(g, seat, card) for card in g.cards(seat, HAND)]


def preparing(g: Game, seat: int, card: int) -> Prospect:
    reason = why_not_prepare(g, seat, card) or why_not_now(g, seat, card)
    cost = preparation_cost(g, seat, card, NO_USES)
    return Prospect("prepare", g.definition(card).id, reason, cost, lacking(g, seat, card))


def lacking(g: Game, seat: int, card: int) -> list[int]:
    """The Mana to prepare a card that is not in the reserve."""
    return [max(0, n - g.reserve[seat * 6 + e]) for e, n in enumerate(preparation_cost(g, seat, card, NO_USES))]


def reasons_against(g: Game, seat: int, card: int) -> list[Reason]:
    """Everything that stands in the way of preparing a card of the hand; nothing if it can be prepared now."""
    first = why_not_prepare(g, seat, card)
    found = [] if first is None else [first]
    if first is not None and first.id in WITH_MORE:
        cost = preparation_cost(g, seat, card, NO_USES)
        lacks = [(e, n - g.reserve[seat * 6 + e]) for e, n in enumerate(cost)]
        id = g.definition(card).id
        found += [Reason("needs-mana", "D2.2.3", id, ELEMENTS[e], lack) for e, lack in lacks if lack > 0]
        missing = why_missing(g, seat, card)
        found += [missing] if missing is not None else []
    late = why_not_now(g, seat, card)
    return list(dict.fromkeys([*found, *([late] if late is not None else [])]))


def why_not_now(g: Game, seat: int, card: int) -> Reason | None:
    if g.active == seat and g.phase == MAIN_PHASE:
        return None
    return Reason("not-your-main-phase", "R:main-phase", g.definition(card).id)


def prospects(g: Game, seat: int, card_id: str) -> list[Prospect]:
    """Everything a seat could do with its cards of one name, each thing once; empty if it has none in hand or in play."""
    found: list[Prospect] = []
    for card in g.cards(seat, HAND):
        if g.definition(card).id == card_id:
            found.append(preparing(g, seat, card))
            break
    for zone in BOARD:
        for card in g.cards(seat, zone):
            if g.definition(card).id == card_id:
                found.extend(thing for thing in on_board(g, seat, card) if thing not in found)
    return found


def on_board(g: Game, seat: int, card: int) -> list[Prospect]:
    """What a seat could do with this card of its board."""
    id = g.definition(card).id
    found: list[Prospect] = []
    if g.zone[card] == PREPARED:
        found.append(Prospect("activate", id, why_not_activate(g, seat, card)))
        found.append(Prospect("channel", id, why_not_channel(g, seat, card) or why_not_now(g, seat, card)))
    acts = g.definition(card).acts
    for i, ability in enumerate(acts):
        number = i + 1 if len(acts) > 1 else 0
        found.append(Prospect("use", id, why_not_use(g, seat, card, cast(Act, ability)), ability=number))
    return found
