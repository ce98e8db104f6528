"""Mana: the one way into the Available Ether, in one act and one by one, and taking it out."""

from typing import Final

from grimoire.kernel.frame import Frame, Kept, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.common_options import DONE, DONE_KEY
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.facts.mana import ManaGathered, ManaPaid, ManaReleased, ManaTaken
from grimoire.magenoir.modifiers import LEVEL_PILES
from grimoire.magenoir.procedure_numbers import ADD_MANA, TAKE_MANA
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.queries import is_working
from grimoire.magenoir.references import mana_keys
from grimoire.magenoir.speakers import speaker_id
from grimoire.magenoir.state import State

LEFT: Final = 0
RIGHT: Final = 1
PILE_NAMES: Final = ("left", "right")

# Where Mana that is added comes from.
INFINITE: Final = -1  # the Infinite Ether, which never runs out (R:lack-of-mana-cards)
ENOUGH: Final = 99  # of each element, in the pool of the Infinite Ether
RESERVE: Final = -2  # of the seat that adds; a card's number: from under it
PURSE: Final = -3  # of several places: each Mana is listed as a key of its place and its element

GATHER_OPTIONS: Final[list[Option]] = [Option("gather", element=e, pile=p) for p in PILE_NAMES for e in ELEMENTS]
ADD_OPTIONS: Final[list[Option]] = [Option("release", element=e, pile=p) for p in PILE_NAMES for e in ELEMENTS]
PAY_OPTIONS: Final[list[Option]] = [Option("pay", element=e, pile=p) for p in PILE_NAMES for e in ELEMENTS]
TAKE_OPTIONS: Final[list[Option]] = [Option("take", element=e, pile=p) for p in PILE_NAMES for e in ELEMENTS]
NOTHING_FORCED: Final = [0, 0, 0, 0, 0, 0]
GATHER_QUESTIONS: Final = [Question("gather", amount=left) for left in range(8)]  # the usual ones, made once


def pile_size(g: State, pile: int) -> int:
    piles = g.piles
    at = pile * 6
    return piles[at] + piles[at + 1] + piles[at + 2] + piles[at + 3] + piles[at + 4] + piles[at + 5]


def are_level(g: State) -> bool:
    """Whether an effect says that both piles count as equally large (Winter stocks)."""
    return bool(g.mods[LEVEL_PILES]) and any([is_working(g, active) for active in g.mods[LEVEL_PILES]])


def add_mana(g: State, seat: int, source: int, pool: list[int], amount: int) -> None:
    """One addition to the Available Ether: `amount` out of `pool`, allocated by a seat."""
    if source >= 0:
        forget_released(g, source)
    total = pool[0] + pool[1] + pool[2] + pool[3] + pool[4] + pool[5]
    amount = min(amount, total)
    if amount > 0:
        start(g, ADD_MANA, seat, [source, -1, amount, *pool, *NOTHING_FORCED])


def add_from(g: State, seat: int, keys: list[int], amount: int, releaser: int) -> None:
    """One addition of Mana from several places: `amount` of what the keys name. `releaser` is the card that counts as
    having released it (R:glossary-release), -1 for a payment."""
    if releaser >= 0:
        forget_released(g, releaser)
    amount = min(amount, len(keys))
    if amount > 0:
        pool = [len([key for key in keys if key % 6 == e]) for e in range(6)]
        start(g, ADD_MANA, seat, [PURSE, -1, amount, *pool, *NOTHING_FORCED, releaser, *keys])


def key_of(holder: int, element: int) -> int:
    """A Mana as a number: under this card, or in the reserve of whoever adds it (-1)."""
    return (holder + 1) * 6 + element


def forget_released(g: State, card: int) -> None:
    """What a card released before has nothing to do with what it releases now."""
    for e in range(6):
        g.released.pop(card * 6 + e, None)


def gather_mana(g: State, seat: int, amount: int, forced: list[int]) -> None:
    """The addition of the gathering phase: some of it may have to be of an element (Druid ring)."""
    if amount > 0:
        start(g, ADD_MANA, seat, [INFINITE, -1, amount, *[ENOUGH] * 6, *forced])


class AddMana(Step[State]):
    """R:available-ether, R:frequent-questions-about-adding-mana. The smaller pile first, then strictly in turn; equal piles:
    either may be first.

    Numbers: source, next pile (-1: not begun), how many are left to add, what may be added and what must be, by element;
    of Mana from several places then the card that counts as having released it, and the keys.
    """

    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals, 0, 1), Kept(f.vals, 15, 16), mana_keys(f.vals, 16)]

    def run(self, g: State, f: Frame) -> None:
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
            paid = source == RESERVE or (source == PURSE and vals[15] < 0)
            offers = GATHER_OPTIONS if source == INFINITE else PAY_OPTIONS if paid else ADD_OPTIONS
            keys = [p * 6 + e for p in (LEFT, RIGHT) if pile < 0 or pile == p for e in elements]
            offer = Offer([offers[key] for key in keys], keys)
            to_go = vals[2]
            question = GATHER_QUESTIONS[to_go] if to_go < len(GATHER_QUESTIONS) else Question("gather", amount=to_go)
            if source != INFINITE:
                releaser = vals[15] if source == PURSE else source
                card = g.definition(releaser).id if releaser >= 0 else ""
                question = Question("place-mana", card, vals[2])
            g.ask(f, 1, f.scope.seat, question, offer)
            return
        g.pop()

    def lay(self, g: State, f: Frame, element: int, pile: int) -> None:
        vals = f.vals
        source = vals[0]
        seat = f.scope.seat
        vals[3 + element] -= 1
        if vals[9 + element] > 0:
            vals[9 + element] -= 1
        releaser = source
        if source == PURSE:
            releaser = vals[15]
            at = next(i for i in range(16, len(vals)) if vals[i] % 6 == element)
            holder = vals.pop(at) // 6 - 1
            source = RESERVE if holder < 0 else holder
        if source == RESERVE:
            g.reserve[seat * 6 + element] -= 1
        elif source != INFINITE:
            g.mana[source * 6 + element] -= 1
        if releaser >= 0:
            g.released[releaser * 6 + element] = g.released.get(releaser * 6 + element, 0) + 1
        g.piles[pile * 6 + element] += 1
        vals[2] -= 1
        vals[1] = 1 - pile
        tell_added(g, seat, source, element, pile, vals[2])


def tell_added(g: State, seat: int, source: int, element: int, pile: int, more: int) -> None:
    """One Mana came into the Available Ether, from the Infinite Ether, a reserve or under a card."""
    rule = "R:available-ether"
    name = ELEMENTS[element]
    if source == INFINITE:
        g.log(ManaGathered(rule, seat, name, 1, PILE_NAMES[pile], more))
    elif source == RESERVE:
        g.log(ManaPaid(rule, seat, name, 1, PILE_NAMES[pile], more))
    else:
        g.log(ManaReleased(rule, seat, name, 1, PILE_NAMES[pile], more, g.definition(source).id))


class TakeMana(Step[State]):
    """Take Mana of some elements out of the piles into the reserve.

    Numbers: how many at most, the elements as bits, whether fewer may be taken.
    """

    def run(self, g: State, f: Frame) -> None:
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
        offer = Offer()
        for key in range(12):
            if vals[1] & (1 << (key % 6)) and g.piles[key] > 0:
                offer.add(TAKE_OPTIONS[key], key)
        if not offer.keys:
            g.pop()
            return
        if vals[2]:
            offer.add(DONE, DONE_KEY)
        elif len(offer.keys) == 1:
            take_one(g, seat, offer.keys[0] // 6, offer.keys[0] % 6)
            vals[0] -= 1
            return
        g.ask(f, 1, seat, Question("take-mana", speaker_id(g, f.scope), vals[0]), offer)


def take_one(g: State, seat: int, pile: int, element: int) -> None:
    g.piles[pile * 6 + element] -= 1
    g.reserve[seat * 6 + element] += 1
    g.log(ManaTaken("R:glossary-mana", seat, element=ELEMENTS[element], amount=1, origin=PILE_NAMES[pile]))


procedure(ADD_MANA, AddMana())
procedure(TAKE_MANA, TakeMana())
