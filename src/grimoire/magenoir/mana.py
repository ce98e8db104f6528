"""Mana: adding it to the Available Ether one by one, taking it, trading it."""

from typing import Final, cast

from grimoire.kernel.event import Event
from grimoire.kernel.frame import Frame, Step
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.game import Game
from grimoire.magenoir.modifiers import LEVEL_PILES, TRADE_RATE, Modifier
from grimoire.magenoir.occurrences import TRADED, happen
from grimoire.magenoir.offers import DONE, DONE_KEY
from grimoire.magenoir.procedure_numbers import ADD_MANA, TAKE_MANA, TRADE
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.queries import is_working

LEFT: Final = 0
RIGHT: Final = 1
PILE_NAMES: Final = ("left", "right")

# Where Mana that is added comes from.
INFINITE: Final = -1
ENOUGH: Final = 99  # of each element, in the pool of the Infinite Ether
RESERVE: Final = -2  # of the seat that adds; a card's number: from under it

GATHER_OPTIONS: list[Option] = [Option("gather", element=e, pile=p) for p in PILE_NAMES for e in ELEMENTS]
ADD_OPTIONS: list[Option] = [Option("release", element=e, pile=p) for p in PILE_NAMES for e in ELEMENTS]
PAY_OPTIONS: list[Option] = [Option("pay", element=e, pile=p) for p in PILE_NAMES for e in ELEMENTS]
TAKE_OPTIONS: list[Option] = [Option("take", element=e, pile=p) for p in PILE_NAMES for e in ELEMENTS]
NOTHING_FORCED = [0, 0, 0, 0, 0, 0]
GATHER_QUESTIONS = [Question("gather", amount=left) for left in range(8)]  # the usual ones, made once


def pile_size(g: Game, pile: int) -> int:
    piles = g.piles
    at = pile * 6
    return piles[at] + piles[at + 1] + piles[at + 2] + piles[at + 3] + piles[at + 4] + piles[at + 5]


def are_level(g: Game) -> bool:
    """Whether an effect says that both piles count as equally large (Winter stocks)."""
    return any([is_working(g, active) for active in g.mods.get(LEVEL_PILES, [])])


def add_mana(g: Game, seat: int, source: int, pool: list[int], amount: int, rule: str) -> None:
    """One addition to the Available Ether: `amount` out of `pool`, allocated by a seat."""
    total = pool[0] + pool[1] + pool[2] + pool[3] + pool[4] + pool[5]
    amount = min(amount, total)
    if amount > 0:
        start(g, ADD_MANA, seat, [source, -1, amount, *pool, *NOTHING_FORCED])


def gather_mana(g: Game, seat: int, amount: int, forced: list[int]) -> None:
    """The addition of the gathering phase: some of it may have to be of an element (Druid ring)."""
    if amount > 0:
        start(g, ADD_MANA, seat, [INFINITE, -1, amount, *[ENOUGH] * 6, *forced])


class AddMana(Step[Game]):
    """R:available-ether. The smaller pile first, then strictly in turn; equal piles: either may be first.

    Numbers: source, next pile (-1: not begun), how many are left to add, what may be added and what must be, by element.
    """

    def run(self, g: Game, f: Frame) -> None:
        vals = f.vals
        if f.step == 1:
            f.step = 0
            key = g.reply
            self.lay(g, f, key % 6, key // 6)
        while vals[2] > 0:
            pile = vals[1]
            if pile < 0:
                left = pile_size(g, LEFT)
                right = pile_size(g, RIGHT)
                if left != right and not are_level(g):
                    pile = LEFT if left < right else RIGHT
            elements = [e for e in range(6) if vals[3 + e] > 0]
            if vals[2] <= vals[9] + vals[10] + vals[11] + vals[12] + vals[13] + vals[14]:
                elements = [e for e in elements if vals[9 + e] > 0]
            if len(elements) == 1 and (pile >= 0 or g.piles[0:6] == g.piles[6:12]):
                self.lay(g, f, elements[0], max(pile, 0))  # one way only, for every seat to see
                continue
            if pile < 0 and g.piles[0:6] == g.piles[6:12]:
                pile = LEFT
            source = vals[0]
            offers = GATHER_OPTIONS if source == INFINITE else PAY_OPTIONS if source == RESERVE else ADD_OPTIONS
            options: list[Option] = []
            keys: list[int] = []
            for p in (LEFT, RIGHT):
                if pile < 0 or pile == p:
                    for e in elements:
                        options.append(offers[p * 6 + e])
                        keys.append(p * 6 + e)
            to_go = vals[2]
            question = GATHER_QUESTIONS[to_go] if to_go < len(GATHER_QUESTIONS) else Question("gather", amount=to_go)
            if source != INFINITE:
                card = g.definition(source).id if source >= 0 else ""
                question = Question("place-mana", card, vals[2])
            g.ask(f, 1, f.scope.seat, question, options, keys)
            return
        g.pop()

    def lay(self, g: Game, f: Frame, element: int, pile: int) -> None:
        vals = f.vals
        source = vals[0]
        seat = f.scope.seat
        vals[3 + element] -= 1
        if vals[9 + element] > 0:
            vals[9 + element] -= 1
        if source == INFINITE:
            kind = "ManaGathered"
            card = ""
        elif source == RESERVE:
            g.reserve[seat * 6 + element] -= 1
            kind = "ManaPaid"
            card = ""
        else:
            g.mana[source * 6 + element] -= 1
            g.released[element] += 1
            kind = "ManaReleased"
            card = g.definition(source).id
        g.piles[pile * 6 + element] += 1
        vals[2] -= 1
        vals[1] = 1 - pile
        g.log(Event(kind, "R:available-ether", seat, card, amount=1, element=ELEMENTS[element], to=PILE_NAMES[pile]))


class TakeMana(Step[Game]):
    """Take Mana of some elements out of the piles into the reserve.

    Numbers: how many at most, the elements as bits, whether fewer may be taken.
    """

    def run(self, g: Game, f: Frame) -> None:
        vals = f.vals
        seat = f.scope.seat
        if f.step == 1:
            f.step = 0
            if g.reply == DONE_KEY:
                g.pop()
                return
            take_one(g, seat, g.reply // 6, g.reply % 6)
            vals[0] -= 1
        if vals[0] <= 0:
            g.pop()
            return
        options: list[Option] = []
        keys: list[int] = []
        for key in range(12):
            if vals[1] & (1 << (key % 6)) and g.piles[key] > 0:
                options.append(TAKE_OPTIONS[key])
                keys.append(key)
        if not options:
            g.pop()
            return
        if vals[2]:
            options.append(DONE)
            keys.append(DONE_KEY)
        elif len(options) == 1:
            take_one(g, seat, keys[0] // 6, keys[0] % 6)
            vals[0] -= 1
            return
        card = f.scope.card
        g.ask(f, 1, seat, Question("take-mana", g.definition(card).id if card >= 0 else "", vals[0]), options, keys)


def take_one(g: Game, seat: int, pile: int, element: int) -> None:
    g.piles[pile * 6 + element] -= 1
    g.reserve[seat * 6 + element] += 1
    g.log(Event("ManaTaken", "R:glossary-mana", seat, amount=1, element=ELEMENTS[element], place=PILE_NAMES[pile]))


# -- trading -----------------------------------------------------------------------------------------------------------

GIVE_OPTIONS: list[Option] = [Option("give", element=e) for e in ELEMENTS]
PLAIN_RATE: Final = 2


def trade_piles(g: Game) -> list[int]:
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


def rate(g: Game, seat: int, elements: int) -> int:
    """How many Mana one must give, when Mana of these elements changes hands."""
    return rates(g, seat, elements)[0]


def rates(g: Game, seat: int, elements: int) -> tuple[int, int]:
    """How many Mana one gives for how many; the latest effect wins (D4.6)."""
    give = PLAIN_RATE
    take = 1
    for active in g.mods.get(TRADE_RATE, []):
        modifier = cast(Modifier, active.ability)
        if modifier.who is None or modifier.value is None or seat not in modifier.who.seats(g, active.scope):
            continue
        if modifier.elements & elements and is_working(g, active):
            give = max(0, modifier.value.of(g, active.scope))
            take = 1 if modifier.taken is None else max(0, modifier.taken.of(g, active.scope))
    return give, take


def can_give(g: Game, seat: int, taken: int, given: list[int]) -> list[int]:
    """Which elements may be given next for what is taken, so that the trade can be completed."""
    held = [g.reserve[seat * 6 + e] - given[e] for e in range(6)]
    total = sum(held) + sum(given)
    bits = 1 << taken
    for e in range(6):
        if given[e]:
            bits |= 1 << e
    return [e for e in range(6) if held[e] > 0 and is_reachable(g, seat, bits | 1 << e, held, total)]


def is_reachable(g: Game, seat: int, bits: int, held: list[int], total: int) -> bool:
    """Whether the price can be paid when Mana of these elements changes hands, perhaps with more of other elements."""
    if rate(g, seat, bits) <= total:
        return True
    if TRADE_RATE not in g.mods:
        return False
    return any([held[e] > 0 and not bits & 1 << e and is_reachable(g, seat, bits | 1 << e, held, total) for e in range(6)])


def can_trade(g: Game, seat: int) -> bool:
    """Enough Mana in the reserve, and something in the larger pile."""
    r = g.reserve
    at = seat * 6
    if TRADE_RATE not in g.mods:
        held = r[at] + r[at + 1] + r[at + 2] + r[at + 3] + r[at + 4] + r[at + 5]
        return held >= PLAIN_RATE and any([pile_size(g, pile) > 0 for pile in trade_piles(g)])
    return bool(tradeable(g, seat))


def tradeable(g: Game, seat: int) -> list[int]:
    """What may be taken in a trade: keys of pile and element."""
    keys = [p * 6 + e for p in trade_piles(g) for e in range(6) if g.piles[p * 6 + e] > 0]
    if TRADE_RATE not in g.mods:
        return keys
    return [key for key in keys if can_give(g, seat, key % 6, NOTHING_FORCED)]


class Trade(Step[Game]):
    """R:trading-mana. Two of any Mana for one of the larger pile, in one swap: what was just given is not taken back.

    Numbers: key of what is taken (-1: not yet chosen), what is given by element, and a rate of its own if it has one.
    At a rate of several for several the further Mana taken are kept in `it` of the scope.
    """

    def run(self, g: Game, f: Frame) -> None:
        vals = f.vals
        seat = f.scope.seat
        if f.step == 1:
            vals[0] = g.reply
            f.step = 0
        elif f.step == 2:
            vals[1 + g.reply] += 1
            f.step = 0
        elif f.step == 3:
            f.scope.it.append(g.reply)
            f.step = 0
        if vals[0] < 0:
            keys = tradeable(g, seat)
            if not keys or (len(vals) == 7 and not can_trade(g, seat)):
                g.pop()
                return
            g.ask(f, 1, seat, Question("trade-for"), [TAKE_OPTIONS[key] for key in keys], keys)
            return
        given = sum(vals[1:7])
        bits = 1 << vals[0] % 6
        for e in range(6):
            if vals[1 + e]:
                bits |= 1 << e
        wanted = vals[7] if len(vals) > 7 else rate(g, seat, bits)
        if given < wanted:
            elements = can_give(g, seat, vals[0] % 6, vals[1:7])
            if len(vals) > 7:  # at a rate of its own
                elements = [e for e in range(6) if g.reserve[seat * 6 + e] > vals[1 + e]]
            if len(elements) == 1:
                vals[1 + elements[0]] += 1
                return
            g.ask(f, 2, seat, Question("trade-give", amount=wanted - given), [GIVE_OPTIONS[e] for e in elements], elements)
            return
        pile = vals[0] // 6
        taken = vals[0] % 6
        if len(vals) == 7 and TRADE_RATE in g.mods and self.takes_more(g, f, bits):
            return
        if TRADE_RATE in g.mods and len(vals) == 7 and rates(g, seat, bits)[1] == 0:
            taken = -1  # nothing for it
        for e in range(6):
            n = vals[1 + e]
            if n:
                g.reserve[seat * 6 + e] -= n
                g.piles[pile * 6 + e] += n
        for e in [taken, *[key % 6 for key in f.scope.it]]:
            if e >= 0:
                g.piles[pile * 6 + e] -= 1
                g.reserve[seat * 6 + e] += 1
        g.log(Event("ManaTraded", "R:trading-mana", seat, amount=given, element=ELEMENTS[vals[0] % 6], place=PILE_NAMES[pile]))
        g.pop()
        happen(g, TRADED, -1, seat, elements=bits)

    def takes_more(self, g: Game, f: Frame, bits: int) -> bool:
        """At a rate of several for several: ask for the next Mana to take, of the same pile, not what was just given."""
        vals = f.vals
        seat = f.scope.seat
        if len(f.scope.it) >= rates(g, seat, bits)[1] - 1:
            return False
        pile = vals[0] // 6
        held = g.piles[pile * 6 : pile * 6 + 6]
        for key in [vals[0], *f.scope.it]:
            held[key % 6] -= 1
        keys = [pile * 6 + e for e in range(6) if held[e] > 0]
        if not keys:
            return False
        if len(keys) == 1:
            f.scope.it.append(keys[0])
            return self.takes_more(g, f, bits)
        g.ask(f, 3, seat, Question("trade-for"), [TAKE_OPTIONS[key] for key in keys], keys)
        return True


procedure(ADD_MANA, AddMana())
procedure(TAKE_MANA, TakeMana())
procedure(TRADE, Trade())
