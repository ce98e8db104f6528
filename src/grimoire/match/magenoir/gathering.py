"""What to gather, take and give of Mana, so that the hand can play most this turn (Mage Noir)."""

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Final

from grimoire.bots.magenoir.evaluation import mana_for
from grimoire.bots.magenoir.gathering import LEFT_BEHIND
from grimoire.bots.magenoir.hand_plans import Plans
from grimoire.bots.magenoir.wants import list_demand
from grimoire.bots.magenoir.weights import AS_GREEDY
from grimoire.magenoir.elements import ELEMENT_NUMBER, ELEMENTS
from grimoire.magenoir.game import Game
from grimoire.magenoir.mana import LEFT, PILE_NAMES, RIGHT, left_to_add
from grimoire.match.magenoir.trading import trade_for, trade_give

# What a pile pays for is what everybody is told of it while they gather: the plan pays for most of the hand, and of plans
# that pay for as much it is the one that lets most be played.
PAID: Final = 1000.0
EVERY_ELEMENT: Final = list(range(6))


def gather(g: Game, plans: Plans) -> int:
    """The option that begins the best way to lay down all that is still to be gathered, with the pile in mind that will be
    taken; what the other pile gets is of no use to the opponent, if possible."""
    seat = g.asked
    amount = left_to_add(g.stack[-1])
    own, others = plans.wants.demand, list_demand(g, 1 - seat)
    useful = [e for e in range(6) if own[e]] or EVERY_ELEMENT  # the elements worth gathering: those the list asks for
    best = -1e9
    chosen = 0
    known: dict[tuple[int, int], tuple[float, list[int], float, list[int]]] = {}  # by the pile taken and what it gets

    def left_behind(mana: list[int]) -> float:
        return LEFT_BEHIND * mana_for(own, mana) - AS_GREEDY.ether * mana_for(others, mana)

    def best_for(taken: int, size: int) -> tuple[float, list[int], float, list[int]]:
        reserve = [g.reserve[seat * 6 + e] + g.piles[taken * 6 + e] for e in range(6)]
        other = g.piles[(1 - taken) * 6 : (1 - taken) * 6 + 6]
        return *best_of(reserve, size, useful, lambda mana: worth(plans, mana)), *best_of(
            other, amount - size, EVERY_ELEMENT, left_behind
        )

    for first in (LEFT, RIGHT):
        offered = {option.element: i for i, option in enumerate(g.options) if option.pile == PILE_NAMES[first]}
        if not offered:
            continue
        sizes = [amount // 2, amount // 2]
        sizes[first] = (amount + 1) // 2
        for taken in (LEFT, RIGHT):
            if (taken, sizes[taken]) not in known:
                known[taken, sizes[taken]] = best_for(taken, sizes[taken])
            keep, kept, leave, left = known[taken, sizes[taken]]
            laid = [ELEMENTS[e] for e in (kept if first == taken else left)]
            place = next((offered[element] for element in laid if element in offered), min(offered.values()))
            if keep + leave > best:
                best = keep + leave
                chosen = place
    return chosen


def best_of(mana: list[int], count: int, elements: list[int], worth: Callable[[list[int]], float]) -> tuple[float, list[int]]:
    """The best way to add this many Mana of these elements."""
    best = -1e9
    chosen: list[int] = []
    for added in combinations_with_replacement(elements, count):
        together = mana[:]
        for e in added:
            together[e] += 1
        value = worth(together)
        if value > best:
            best = value
            chosen = list(added)
    return best, chosen


def worth(plans: Plans, mana: list[int]) -> float:
    return PAID * plans.paid(mana) + plans.value(mana)


def take_pile(g: Game, plans: Plans) -> int:
    seat = g.asked
    values = [worth(plans, [g.reserve[seat * 6 + e] + g.piles[pile * 6 + e] for e in range(6)]) for pile in (LEFT, RIGHT)]
    return values.index(max(values))


def take(g: Game, plans: Plans) -> int:
    """The Mana that lets the hand play most; "done" only where nothing else is offered."""
    return best_option(g, plans, 1)


def give(g: Game, plans: Plans) -> int:
    """The Mana that is missed least; what lies under a card is not missed in the reserve."""
    return best_option(g, plans, -1)


def best_option(g: Game, plans: Plans, change: int) -> int:
    reserve = g.reserve[g.asked * 6 : g.asked * 6 + 6]
    values: list[float] = []
    for option in g.options:
        if not option.element:
            values.append(-1e9)
            continue
        mana = reserve[:]
        if change > 0 or not option.card:
            mana[ELEMENT_NUMBER[option.element]] += change
        values.append(plans.value(mana) if min(mana) >= 0 else -1e9)
    return values.index(max(values))


PLANNED: Final[dict[str, Callable[[Game, Plans], int]]] = {
    "gather": gather,
    "take-pile": take_pile,
    "take-mana": take,
    "take-infinite": take,
    "trade-for": trade_for,
    "pay-from": give,
    "trade-give": trade_give,
}
