"""Trading Mana with the Available Ether (R:trading-mana): rates, and the trade itself."""

from typing import Final, cast

from grimoire.kernel.frame import Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.facts.mana import ManaTaken, ManaTraded
from grimoire.magenoir.mana import LEFT, NOTHING_FORCED, PILE_NAMES, RIGHT, TAKE_OPTIONS, are_level, pile_size, reserve_size
from grimoire.magenoir.modifiers import TRADE_RATE, Modifier
from grimoire.magenoir.occurrences import TRADED
from grimoire.magenoir.passive_effects import is_working
from grimoire.magenoir.procedure_numbers import TRADE
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.state import State
from grimoire.magenoir.triggers import happen

GIVE_OPTIONS: Final[list[Option]] = [Option("give", element=e) for e in ELEMENTS]
GIVE_QUESTIONS: Final = [Question("trade-give", amount=left) for left in range(4)]  # the usual ones, made once
TAKE_QUESTION: Final = Question("trade-for")
PLAIN_RATE: Final = 2


def trade_piles(g: State) -> list[int]:
    """The piles one may trade with: the larger one; both when they are equal."""
    left = pile_size(g, LEFT)
    right = pile_size(g, RIGHT)
    if are_level(g):
        return [pile for pile in (LEFT, RIGHT) if pile_size(g, pile)]
    if left > right:
        return [LEFT]
    if right > left:
        return [RIGHT]
    return [LEFT, RIGHT] if left else []


def rate(g: State, seat: int, elements: int) -> int:
    """How many Mana one must give, when Mana of these elements changes hands."""
    return rates(g, seat, elements)[0]


def rates(g: State, seat: int, elements: int) -> tuple[int, int]:
    """How many Mana one gives for how many; the latest effect wins (D4.6)."""
    give = PLAIN_RATE
    take = 1
    for active in g.mods[TRADE_RATE]:
        modifier = cast(Modifier, active.ability)
        if modifier.who is None or modifier.value is None or seat not in modifier.who.seats(g, active.scope):
            continue
        if modifier.elements & elements and is_working(g, active):
            give = max(0, modifier.value.of(g, active.scope))
            take = 1 if modifier.taken is None else max(0, modifier.taken.of(g, active.scope))
    return give, take


def can_give(g: State, seat: int, taken: int, given: list[int]) -> list[int]:
    """Which elements may be given next for what is taken, so that the trade can be completed."""
    held = [g.reserve[seat * 6 + e] - given[e] for e in range(6)]
    total = reserve_size(g, seat)
    if not g.mods[TRADE_RATE]:
        return [e for e in range(6) if held[e] > 0] if total >= PLAIN_RATE else []
    bits = 1 << taken
    for e in range(6):
        if given[e]:
            bits |= 1 << e
    return [e for e in range(6) if held[e] > 0 and is_reachable(g, seat, bits | 1 << e, held, total)]


def is_reachable(g: State, seat: int, bits: int, held: list[int], total: int) -> bool:
    """Whether the price can be paid when Mana of these elements changes hands, perhaps with more of other elements."""
    if rate(g, seat, bits) <= total:
        return True
    return any([held[e] > 0 and not bits & 1 << e and is_reachable(g, seat, bits | 1 << e, held, total) for e in range(6)])


def can_trade(g: State, seat: int) -> bool:
    """Enough Mana in the reserve, and something in the larger pile."""
    if not g.mods[TRADE_RATE]:  # the larger pile, which is not empty
        return reserve_size(g, seat) >= PLAIN_RATE and (pile_size(g, LEFT) > 0 or pile_size(g, RIGHT) > 0)
    return bool(tradeable(g, seat))


def on_offer(g: State) -> list[int]:
    """What lies in the piles one may trade with: keys of pile and element."""
    return [p * 6 + e for p in trade_piles(g) for e in range(6) if g.piles[p * 6 + e] > 0]


def tradeable(g: State, seat: int) -> list[int]:
    """What may be taken in a trade: keys of pile and element."""
    keys = on_offer(g)
    if not g.mods[TRADE_RATE]:
        return keys
    return [key for key in keys if can_give(g, seat, key % 6, NOTHING_FORCED)]


def trade_at(g: State, seat: int, give: int, take: int) -> None:
    """One trade at a rate of its own: it is the latest rule on that trade (D4.6)."""
    if sum(g.reserve[seat * 6 : seat * 6 + 6]) >= give and on_offer(g):
        start(g, TRADE, seat, [NOTHING_YET, *NOTHING_FORCED, give, take])


def trade(g: State, seat: int) -> None:
    """One trade at the rate that holds."""
    start(g, TRADE, seat, [NOTHING_YET, *NOTHING_FORCED])


# Steps of Trade.
TRADING: Final = 0
TAKEN: Final = 1
GIVEN: Final = 2
TAKEN_MORE: Final = 3
# What its frame holds.
WANTED: Final = 0  # what is taken first, as a key
GIVEN_MANA: Final = 1  # what is given, by element
OWN_GIVE: Final = 7  # a rate of its own, if it has one: so many
OWN_TAKE: Final = 8  # for so many
NOTHING_YET: Final = -1


def given_so_far(f: Frame) -> list[int]:
    """What has been given in a trade under way, by element."""
    return f.vals[GIVEN_MANA:OWN_GIVE]


class Trade(Step[State]):
    """R:trading-mana. Two of any Mana for one of the larger pile, in one swap: what was just given is not taken back.

    At a rate of several for several the further Mana taken are kept in `it` of the scope.
    """

    def run(self, g: State, f: Frame) -> None:
        vals = f.vals
        seat = f.scope.seat
        if f.step == TAKEN:
            vals[WANTED] = g.reply
        elif f.step == GIVEN:
            vals[GIVEN_MANA + g.reply] += 1
        elif f.step == TAKEN_MORE:
            f.scope.it = [*f.scope.it, g.reply]
        f.step = TRADING
        own_rate = len(vals) > OWN_GIVE
        if vals[WANTED] < 0:
            keys = on_offer(g) if own_rate else tradeable(g, seat)
            if not keys or (not own_rate and not can_trade(g, seat)):
                g.pop()
                return
            g.ask(f, TAKEN, seat, TAKE_QUESTION, Offer([TAKE_OPTIONS[key] for key in keys], keys))
            return
        given = 0
        bits = 1 << vals[WANTED] % 6
        for e in range(6):
            if vals[GIVEN_MANA + e]:
                given += vals[GIVEN_MANA + e]
                bits |= 1 << e
        give, take = (vals[OWN_GIVE], vals[OWN_TAKE]) if own_rate else rates(g, seat, bits)
        if given < give:
            if own_rate or not g.mods[TRADE_RATE]:
                elements = [e for e in range(6) if g.reserve[seat * 6 + e] > vals[GIVEN_MANA + e]]
            else:
                elements = can_give(g, seat, vals[WANTED] % 6, vals[GIVEN_MANA:OWN_GIVE])
            if len(elements) == 1:
                only = elements[0]
                vals[GIVEN_MANA + only] += 1
                return
            to_go = give - given
            question = GIVE_QUESTIONS[to_go] if to_go < len(GIVE_QUESTIONS) else Question("trade-give", amount=to_go)
            g.ask(f, GIVEN, seat, question, Offer([GIVE_OPTIONS[e] for e in elements], elements))
            return
        if self.takes_more(g, f, take):
            return
        pile = vals[WANTED] // 6
        for e in range(6):
            n = vals[GIVEN_MANA + e]
            if n:
                g.reserve[seat * 6 + e] -= n
                g.piles[pile * 6 + e] += n
        for key in [vals[WANTED], *f.scope.it] if take > 0 else []:
            g.piles[pile * 6 + key % 6] -= 1
            g.reserve[seat * 6 + key % 6] += 1
        g.log(ManaTraded("R:trading-mana", seat, given=given, element=ELEMENTS[vals[WANTED] % 6], pile=PILE_NAMES[pile]))
        for key in f.scope.it if take > 0 else []:
            element = ELEMENTS[key % 6]
            g.log(ManaTaken("R:trading-mana", seat, element=element, amount=1, origin=PILE_NAMES[pile]))
        g.pop()
        happen(g, TRADED, -1, seat, elements=bits)

    def takes_more(self, g: State, f: Frame, take: int) -> bool:
        """At a rate of several for several: ask for the next Mana to take, of the same pile, not what was just given."""
        if take <= 1:
            return False
        vals = f.vals
        pile = vals[WANTED] // 6
        held = g.piles[pile * 6 : pile * 6 + 6]
        for key in [vals[WANTED], *f.scope.it]:
            held[key % 6] -= 1
        while len(f.scope.it) < take - 1:
            keys = [pile * 6 + e for e in range(6) if held[e] > 0]
            if not keys:
                return False
            if len(keys) > 1:
                g.ask(f, TAKEN_MORE, f.scope.seat, Question("trade-for"), Offer([TAKE_OPTIONS[key] for key in keys], keys))
                return True
            f.scope.it = [*f.scope.it, keys[0]]
            held[keys[0] % 6] -= 1
        return False


procedure(TRADE, Trade())
