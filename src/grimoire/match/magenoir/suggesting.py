"""Suggestions for moving Mana: what to gather, take, lay down and pay, so that a player need not."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations_with_replacement
from typing import Final, NamedTuple, cast

from grimoire.bots.bot import Sight
from grimoire.bots.games import make_bot
from grimoire.bots.magenoir.evaluation import mana_for
from grimoire.bots.magenoir.gathering import LEFT_BEHIND
from grimoire.bots.magenoir.wants import Plans, list_demand
from grimoire.bots.magenoir.weights import AS_GREEDY
from grimoire.kernel.chain_watch import LONG_CHAIN
from grimoire.kernel.chance import seeded
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position, sample_for
from grimoire.magenoir.chain_of_events import is_unsettled
from grimoire.magenoir.elements import ELEMENT_NUMBER, ELEMENTS
from grimoire.magenoir.game import Game
from grimoire.magenoir.main_phase import DONE, SETTLED, MainActions
from grimoire.magenoir.mana import LEFT, PILE_NAMES, RIGHT, left_to_add

NO_TRADE: Final = -1  # no option: none of them helps
TRADE_QUESTIONS: Final = ("trade-for", "trade-give")


class Outcome(NamedTuple):
    """What the hand has of a trade; the greater, the better."""

    loses_nothing: bool  # every card of the hand that could be paid for still can
    payable: int  # cards of the hand that can be paid for
    worth: float  # of the Mana that is left


class Trying:
    """What may come of a trade, option by option."""

    def __init__(self, reserve: tuple[int, ...], options: list["Trying"]) -> None:
        self.options = options  # none: it is over
        self.ends: set[tuple[int, ...]] = (
            {reserve} if not options else set().union(*[option.ends for option in options])
        )  # what the reserve may be


class Planning:
    """Suggestions one after the other, for a seat: what was worked out for one is not worked out again for the next."""

    def __init__(self, g: Game, seat: int) -> None:
        self.seat = seat
        self.moment = moment_of(g)
        self.plans = Plans(g, seat)
        self.trying: Trying | None = None

    def go_on(self, g: Game, chosen: int) -> "Planning":
        """After this was chosen. What is laid down in the Ether, or only said, changes nothing for the hand."""
        if moment_of(g) != self.moment:
            return Planning(g, self.seat)
        self.trying = self.trying.options[chosen] if self.trying is not None and self.trying.options else None
        return self


def moment_of(g: Game) -> object:
    """All that makes a difference to what a hand could do with Mana, and that an answer about Mana may change."""
    return [g.reserve[:], g.mana[:], [cards[:] for cards in g.zones]]


def trade_for(g: Game, planning: Planning) -> int:
    """The Mana whose trade makes most of the hand payable and takes nothing of it away, or none."""
    before = len(payable(planning.plans, reserve_of(g, g.asked)))
    return best(one for one in outcomes(g, planning) if one[1].loses_nothing and one[1].payable > before)


def trade_give(g: Game, planning: Planning) -> int:
    """The Mana that is missed least. The trade is chosen, so something has to be given."""
    return best(outcomes(g, planning))


def best(found: Iterable[tuple[int, Outcome]]) -> int:
    """The option with the best outcome, of equal ones the first."""
    return max(found, key=lambda one: (one[1], -one[0]), default=(NO_TRADE, None))[0]


def outcomes(g: Game, planning: Planning) -> Iterator[tuple[int, Outcome]]:
    """For each option every way the trade may end. It is tried, for rates and what can be given differ from trade to trade."""
    seat, plans = g.asked, planning.plans
    held = reserve_of(g, seat)
    paid = payable(plans, held)
    if planning.trying is None:
        planning.trying = Trying(held, [tried(g, i, seat, held) for i in range(len(g.options))])
    for i, option in enumerate(planning.trying.options):
        for reserve in option.ends:
            then = payable(plans, reserve)
            yield i, Outcome(paid <= then, len(then), plans.value(list(reserve)))


def tried(g: Game, index: int, seat: int, held: tuple[int, ...]) -> Trying:
    """What may come of the trade that this option is part of."""
    ahead = after(g, index)
    reserve = reserve_of(ahead, seat)
    decision = ahead.decision()
    if reserve != held or decision is None or decision.seat != seat or decision.question.id not in TRADE_QUESTIONS:
        return Trying(reserve, [])
    return Trying(reserve, [tried(ahead, i, seat, held) for i in range(len(decision.options))])


def after(g: Game, index: int) -> Game:
    """A copy in which this is chosen and carried out. What could be done in the main phase afterwards is not made out: that
    takes longer than the trade."""
    ahead = g.clone()
    ahead.answer(index)
    for _ in range(LONG_CHAIN):
        if ahead.asked >= 0 or not ahead.stack or ahead.over:
            break
        top = ahead.stack[-1]
        if isinstance(top.node, MainActions) and (top.step == SETTLED or (top.step == DONE and not is_unsettled(ahead))):
            break
        top.node.run(ahead, top)
    return ahead


def reserve_of(g: Game, seat: int) -> tuple[int, ...]:
    return tuple(g.reserve[seat * 6 : seat * 6 + 6])


def payable(plans: Plans, mana: tuple[int, ...]) -> set[int]:
    """The cards of the hand, by place, whose cost this much Mana covers, each for itself."""
    return {i for i, card in enumerate(plans.hand) if all(cost <= n for cost, n in zip(card.cost, mana, strict=True))}


# What a pile pays for is what everybody is told of it while they gather: the plan pays for most of the hand, and of plans
# that pay for as much it is the one that lets most be played.
PAID: Final = 1000.0
EVERY_ELEMENT: Final = list(range(6))


def gather(g: Game, planning: Planning) -> int:
    """The option that begins the best way to lay down all that is still to be gathered, with the pile in mind that will be
    taken; what the other pile gets is of no use to the opponent, if possible."""
    seat, plans = g.asked, planning.plans
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


def take_pile(g: Game, planning: Planning) -> int:
    seat, plans = g.asked, planning.plans
    values = [worth(plans, [g.reserve[seat * 6 + e] + g.piles[pile * 6 + e] for e in range(6)]) for pile in (LEFT, RIGHT)]
    return values.index(max(values))


def take(g: Game, planning: Planning) -> int:
    """The Mana that lets the hand play most; "done" only where nothing else is offered."""
    return best_option(g, planning.plans, 1)


def give(g: Game, planning: Planning) -> int:
    """The Mana that is missed least; what lies under a card is not missed in the reserve."""
    return best_option(g, planning.plans, -1)


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


PLANNED: Final[dict[str, Callable[[Game, Planning], int]]] = {
    "gather": gather,
    "take-pile": take_pile,
    "take-mana": take,
    "take-infinite": take,
    "trade-for": trade_for,
    "pay-from": give,
    "trade-give": trade_give,
}


ADVISER: Final = "greedy"  # it gathers for the pile it will take, with the costs of the whole hand in mind
GATHER: Final = "gather"
MANA_QUESTIONS: Final = frozenset(
    (
        GATHER,
        "take-pile",
        "place-mana",
        "take-mana",
        "take-infinite",
        "pay-from",
        "lock-mana",
        "share-mana",
        "release-up-to",
        "trade-for",
        "trade-give",
    )
)
# What a trade is for and what is let go freely are moves of the game: suggested when asked, never done unasked.
ONLY_WHEN_ASKED: Final = frozenset(("trade-for", "share-mana", "release-up-to"))
PLANS: Final = frozenset((GATHER, "take-pile", "trade-give"))  # that shape the turn, or end a trade
PAYMENTS: Final = MANA_QUESTIONS - ONLY_WHEN_ASKED - PLANS


def is_about_mana(decision: Decision, asked: bool = True) -> bool:
    """Whether a suggestion is to be had; `asked`: the player wants one for this very question."""
    id = decision.question.id
    return id in MANA_QUESTIONS and (asked or id not in ONLY_WHEN_ASKED)


def suggested(position: Position, decision: Decision, number: int, closed: bool = False) -> int:
    """The option a bot would take at a position, from what the seat may know; NO_TRADE where no trade that is asked for would
    help. `number` of the choices that led there, `closed` where lists are not shown."""
    if decision.question.id not in PLANNED:
        return advised(Sight(position, decision.seat, closed), decision, number)
    return suggested_in(sample_for(position, decision.seat, seeded(number), closed), decision, number)


def suggested_in(sample: Position, decision: Decision, number: int) -> int:
    """The same at a position that was dealt anew for the seat already. Where the hand decides what Mana is good for, it is
    looked at what could be played this turn."""
    planned = PLANNED.get(decision.question.id)
    if planned is None:
        return advised(Sight(sample, decision.seat), decision, number)
    return planned(cast(Game, sample), Planning(cast(Game, sample), decision.seat))


def suggested_ahead(sample: Position, decision: Decision, number: int, most: int) -> list[str]:
    """The forms of this option and of what follows from it, at most so many; the sample is moved on."""
    found: list[str] = []
    seat = decision.seat
    now: Decision | None = decision
    index = NO_TRADE
    planning: Planning | None = None
    while now is not None and now.seat == seat and is_about_mana(now) and len(found) < most:
        planned = PLANNED.get(now.question.id)
        if planned is None:
            index = advised(Sight(sample, seat), now, number)
            planning = None
        else:
            g = cast(Game, sample)
            planning = Planning(g, seat) if planning is None else planning.go_on(g, index)
            index = planned(g, planning)
        if index == NO_TRADE:
            break
        found.append(now.options[index].form)
        sample.choose(index)
        now = sample.decision()
    return found


def advised(sight: Sight, decision: Decision, number: int) -> int:
    return make_bot(ADVISER, seeded(number), "magenoir").choose(sight, decision)
