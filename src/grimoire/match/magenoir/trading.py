"""Which trade helps the hand, and what is given for it (Mage Noir)."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from grimoire.bots.magenoir.hand_plans import Plans
from grimoire.kernel.chain_watch import LONG_CHAIN
from grimoire.magenoir.game import Game
from grimoire.magenoir.main_phase import SETTLED, MainActions

NO_TRADE: Final = -1  # no option: none of them helps
TRADE_QUESTIONS: Final = ("trade-for", "trade-give")


class Outcome(NamedTuple):
    """What the hand has of a trade; the greater, the better."""

    loses_nothing: bool  # every card of the hand that could be paid for still can
    payable: int  # cards of the hand that can be paid for
    worth: float  # of the Mana that is left


def trade_for(g: Game, plans: Plans) -> int:
    """The Mana whose trade makes most of the hand payable and takes nothing of it away, or none."""
    before = len(payable(plans, reserve_of(g, g.asked)))
    return best(one for one in outcomes(g, plans) if one[1].loses_nothing and one[1].payable > before)


def trade_give(g: Game, plans: Plans) -> int:
    """The Mana that is missed least. The trade is chosen, so something has to be given."""
    return best(outcomes(g, plans))


def best(found: Iterable[tuple[int, Outcome]]) -> int:
    """The option with the best outcome, of equal ones the first."""
    return max(found, key=lambda one: (one[1], -one[0]), default=(NO_TRADE, None))[0]


def outcomes(g: Game, plans: Plans) -> Iterator[tuple[int, Outcome]]:
    """For each option every way the trade may end. It is tried, for rates and what can be given differ from trade to trade."""
    seat = g.asked
    held = reserve_of(g, seat)
    paid = payable(plans, held)
    for i in range(len(g.options)):
        for reserve in set(ends(g, i, seat, held)):
            then = payable(plans, reserve)
            yield i, Outcome(paid <= then, len(then), plans.value(list(reserve)))


def ends(g: Game, index: int, seat: int, held: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """What the reserve may be after the trade that this option is part of."""
    tried = after(g, index)
    reserve = reserve_of(tried, seat)
    decision = tried.decision()
    if reserve != held or decision is None or decision.seat != seat or decision.question.id not in TRADE_QUESTIONS:
        yield reserve
        return
    for i in range(len(decision.options)):
        yield from ends(tried, i, seat, held)


def after(g: Game, index: int) -> Game:
    """A copy in which this is chosen and carried out. What could be done in the main phase afterwards is not made out: that
    takes longer than the trade."""
    tried = g.clone()
    tried.answer(index)
    for _ in range(LONG_CHAIN):
        if tried.asked >= 0 or not tried.stack or tried.over:
            break
        top = tried.stack[-1]
        if top.step == SETTLED and isinstance(top.node, MainActions):
            break
        top.node.run(tried, top)
    return tried


def reserve_of(g: Game, seat: int) -> tuple[int, ...]:
    return tuple(g.reserve[seat * 6 : seat * 6 + 6])


def payable(plans: Plans, mana: tuple[int, ...]) -> set[int]:
    """The cards of the hand, by place, whose cost this much Mana covers, each for itself."""
    return {i for i, card in enumerate(plans.hand) if all(cost <= n for cost, n in zip(card.cost, mana, strict=True))}
