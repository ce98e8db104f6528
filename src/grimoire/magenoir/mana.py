"""Mana: the one way into the Available Ether, in one act and one by one, and taking it out."""

from typing import Final

from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Kept, Scope, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.common_options import DONE, DONE_KEY
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.facts.mana import ManaGathered, ManaPaid, ManaReleased, ManaTaken
from grimoire.magenoir.modifiers import LEVEL_PILES
from grimoire.magenoir.passive_effects import is_working
from grimoire.magenoir.procedure_numbers import ADD_MANA, TAKE_MANA
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.references import mana_keys
from grimoire.magenoir.state import State
from grimoire.magenoir.text_source import speaker, speaker_id

LEFT: Final = 0
RIGHT: Final = 1
PILE_NAMES: Final[tuple[str, ...]] = ("left", "right")

# Where Mana that is added comes from.
INFINITE: Final = -1  # the Infinite Ether, which never runs out (R:lack-of-mana-cards)
ENOUGH: Final = 99  # of each element, in the pool of the Infinite Ether
RESERVE: Final = -2  # of the seat that adds; a card's number: from under it
PURSE: Final = -3  # of several places: each Mana is listed as a key of its place and its element

# The options of adding a Mana, by what is done to it.
GATHERED: Final = 0
RELEASED: Final = 1
PAID: Final = 2
PLACED: Final = [
    [Option(verb, element=e, pile=p) for p in PILE_NAMES for e in ELEMENTS] for verb in ("gather", "release", "pay")
]
PLACINGS: Final[list[Offer | None]] = [None] * (len(PLACED) * 3 * 64)  # as far as they came up
TAKE_OPTIONS: Final[list[Option]] = [Option("take", element=e, pile=p) for p in PILE_NAMES for e in ELEMENTS]
NOTHING_FORCED: Final = [0, 0, 0, 0, 0, 0]
GATHER_QUESTIONS: Final = [Question("gather", amount=left) for left in range(8)]  # the usual ones, made once

# What the frame of AddMana holds.
SOURCE: Final = 0
NEXT_PILE: Final = 1
LEFT_TO_ADD: Final = 2
POOL: Final = 3  # what may be added, by element
FORCED: Final = 9  # what must be, by element
RELEASER: Final = 15  # of Mana from several places: the card that counts as having released it, -1 for a payment
KEYS: Final = 16  # from here on, that Mana
EITHER: Final = -1  # no pile has been begun with


def pile_size(g: State, pile: int) -> int:
    piles = g.piles
    at = pile * 6
    return piles[at] + piles[at + 1] + piles[at + 2] + piles[at + 3] + piles[at + 4] + piles[at + 5]


def reserve_size(g: State, seat: int) -> int:
    """How much Mana a player has."""
    reserve = g.reserve
    at = seat * 6
    return reserve[at] + reserve[at + 1] + reserve[at + 2] + reserve[at + 3] + reserve[at + 4] + reserve[at + 5]


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
        start(g, ADD_MANA, seat, [source, EITHER, amount, *pool, *NOTHING_FORCED])


def add_from(g: State, seat: int, keys: list[int], amount: int, releaser: int) -> None:
    """One addition of Mana from several places: `amount` of what the keys name. `releaser` is the card that counts as
    having released it (R:glossary-release), -1 for a payment."""
    if releaser >= 0:
        forget_released(g, releaser)
    amount = min(amount, len(keys))
    if amount > 0:
        pool = [len([key for key in keys if key % 6 == e]) for e in range(6)]
        start(g, ADD_MANA, seat, [PURSE, EITHER, amount, *pool, *NOTHING_FORCED, releaser, *keys])


def key_of(holder: int, element: int) -> int:
    """A Mana as a number: under this card, or in the reserve of whoever adds it (-1)."""
    return (holder + 1) * 6 + element


def forget_released(g: State, card: int) -> None:
    """What a card released before has nothing to do with what it releases now."""
    if g.released:
        for e in range(6):
            g.released.pop(card * 6 + e, None)


def gather_mana(g: State, seat: int, amount: int, forced: list[int]) -> None:
    """The addition of the gathering phase: some of it may have to be of an element (Druid ring)."""
    if amount > 0:
        start(g, ADD_MANA, seat, [INFINITE, EITHER, amount, *[ENOUGH] * 6, *forced])


class AddMana(Step[State]):
    """R:available-ether, R:frequent-questions-about-adding-mana. The smaller pile first, then strictly in turn; equal piles:
    either may be first.
    """

    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals, SOURCE, SOURCE + 1), Kept(f.vals, RELEASER, RELEASER + 1), mana_keys(f.vals, KEYS)]

    def run(self, g: State, f: Frame) -> None:
        vals = f.vals
        if f.step == ANSWERED:
            f.step = BEGIN
            key = g.reply
            self.lay(g, f, key % 6, key // 6)
        while vals[LEFT_TO_ADD] > 0:
            pile = vals[NEXT_PILE]
            if pile < 0:
                left = pile_size(g, LEFT)
                right = pile_size(g, RIGHT)
                if left != right and not are_level(g):
                    pile = LEFT if left < right else RIGHT
            if pile < 0 and are_alike(g):
                pile = LEFT
            elements = may_be_added(vals)
            if pile >= 0 and elements & (elements - 1) == 0:
                self.lay(g, f, elements.bit_length() - 1, pile)  # one way only, for every seat to see
                continue
            source = vals[SOURCE]
            paid = source == RESERVE or (source == PURSE and vals[RELEASER] < 0)
            offer = placing(GATHERED if source == INFINITE else PAID if paid else RELEASED, pile, elements)
            to_go = vals[LEFT_TO_ADD]
            question = GATHER_QUESTIONS[to_go] if to_go < len(GATHER_QUESTIONS) else Question("gather", amount=to_go)
            if source != INFINITE:
                releaser = vals[RELEASER] if source == PURSE else source
                card = g.definition(releaser).id if releaser >= 0 else ""
                question = Question("place-mana", card, vals[LEFT_TO_ADD])
            g.ask(f, ANSWERED, f.scope.seat, question, offer)
            return
        g.pop()

    def lay(self, g: State, f: Frame, element: int, pile: int) -> None:
        vals = f.vals
        source = vals[SOURCE]
        seat = f.scope.seat
        vals[POOL + element] -= 1
        if vals[FORCED + element] > 0:
            vals[FORCED + element] -= 1
        releaser = source
        if source == PURSE:
            releaser = vals[RELEASER]
            at = next(i for i in range(KEYS, len(vals)) if vals[i] % 6 == element)
            holder = vals.pop(at) // 6 - 1
            source = RESERVE if holder < 0 else holder
        if source == RESERVE:
            g.reserve[seat * 6 + element] -= 1
        elif source != INFINITE:
            g.mana[source * 6 + element] -= 1
        if releaser >= 0:
            g.released[releaser * 6 + element] = g.released.get(releaser * 6 + element, 0) + 1
        g.piles[pile * 6 + element] += 1
        vals[LEFT_TO_ADD] -= 1
        vals[NEXT_PILE] = 1 - pile
        tell_added(g, seat, source, element, pile, vals[LEFT_TO_ADD])


def may_be_added(vals: list[int]) -> int:
    """Of which elements the next Mana may be, as bits: any of the pool, or where all that is left is forced, that."""
    elements = 0
    forced = 0
    for e in range(6):
        if vals[POOL + e] > 0:
            elements |= 1 << e
        forced += vals[FORCED + e]
    if vals[LEFT_TO_ADD] <= forced:
        for e in range(6):
            if vals[FORCED + e] <= 0:
                elements &= ~(1 << e)
    return elements


def are_alike(g: State) -> bool:
    """Whether the piles hold the same, so that it is no choice which of them comes first."""
    piles = g.piles
    for e in range(6):
        if piles[e] != piles[6 + e]:
            return False
    return True


def placing(table: int, pile: int, elements: int) -> Offer:
    """One Mana of these elements, as bits, on a pile, -1: on either. Made once for each, and never changed."""
    number = (table * 3 + pile + 1) * 64 + elements
    made = PLACINGS[number]
    if made is None:
        keys = [p * 6 + e for p in (LEFT, RIGHT) if pile < 0 or pile == p for e in range(6) if elements & 1 << e]
        made = Offer([PLACED[table][key] for key in keys], keys)
        PLACINGS[number] = made
    return made


def begins_gathering(f: Frame) -> bool:
    """Whether a frame of AddMana is the gathering phase, and its first Mana is not yet added."""
    return f.vals[SOURCE] == INFINITE and f.vals[NEXT_PILE] == EITHER


def left_to_add(f: Frame) -> int:
    """How much Mana a frame of AddMana has still to add."""
    return f.vals[LEFT_TO_ADD]


def forced_of(f: Frame) -> list[int]:
    """How much of what it adds must be of which element."""
    return f.vals[FORCED:RELEASER]


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


# What the frame of TakeMana holds.
LEFT_TO_TAKE: Final = 0
TAKEN_ELEMENTS: Final = 1  # as bits
UP_TO: Final = 2  # whether fewer may be taken


def take_mana(g: State, s: Scope, most: int, elements: int, up_to: bool) -> None:
    """Let the player of a text take so much Mana of these elements, as bits, out of the piles."""
    frame = start(g, TAKE_MANA, s.seat, [most, elements, 1 if up_to else 0], speaker(g, s))
    frame.scope.home = s.home


class TakeMana(Step[State]):
    """Take Mana of some elements out of the piles into the reserve."""

    def run(self, g: State, f: Frame) -> None:
        vals = f.vals
        seat = f.scope.seat
        if f.step == ANSWERED:
            f.step = BEGIN
            if g.reply == DONE_KEY:
                g.pop()
                return
            take_one(g, seat, g.reply // 6, g.reply % 6)
            vals[LEFT_TO_TAKE] -= 1
        if vals[LEFT_TO_TAKE] <= 0:
            g.pop()
            return
        offer = Offer()
        for key in range(12):
            if vals[TAKEN_ELEMENTS] & (1 << (key % 6)) and g.piles[key] > 0:
                offer.add(TAKE_OPTIONS[key], key)
        if not offer.keys:
            g.pop()
            return
        if vals[UP_TO]:
            offer.add(DONE, DONE_KEY)
        elif len(offer.keys) == 1:
            take_one(g, seat, offer.keys[0] // 6, offer.keys[0] % 6)
            vals[LEFT_TO_TAKE] -= 1
            return
        g.ask(f, ANSWERED, seat, Question("take-mana", speaker_id(g, f.scope), vals[LEFT_TO_TAKE]), offer)


def take_one(g: State, seat: int, pile: int, element: int) -> None:
    g.piles[pile * 6 + element] -= 1
    g.reserve[seat * 6 + element] += 1
    g.log(ManaTaken("R:glossary-mana", seat, element=ELEMENTS[element], amount=1, origin=PILE_NAMES[pile]))


procedure(ADD_MANA, AddMana())
procedure(TAKE_MANA, TakeMana())
