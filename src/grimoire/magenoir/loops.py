"""Loops by choice: when a situation comes again, in a turn or inside a chain, what was chosen there before is refused.

Turns are watched where a player may act, in the main phase and in windows; chains at every choice from the eighth on. What
was chosen is noted when it is chosen: asking again, in a copy made from bytes, counts nothing, and passing costs nothing.
"""

from typing import Final
from zlib import crc32

from mypy_extensions import i64

from grimoire.kernel.frame import Frame, Kept
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option
from grimoire.magenoir.procedure_numbers import PROCEDURES, SETTLE
from grimoire.magenoir.references import plain_in
from grimoire.magenoir.same_moments import without_repeats, without_stamp
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import ANIMALS, CHANNELED, DECK, DISCARD, HAND, PREPARED, ZONES

MANY_LINKS: Final = 8  # choices inside one chain: from here on they are watched, which costs more than a usual choice
MOST_FRAMES: Final = 32  # of a stack that piles up, those that run next tell situations apart
MOST_REPEATS: Final = 2  # of one choice in one situation, where there is no other
NOT_WATCHED: Final = 0
NO_ACTION: Final = -1  # the key of passing and of ending the turn
BITS: Final = 0xFFFFFFFF
FACTOR: Final = 0x2545F5  # odd, below 2**22: what is stirred stays below 2**62
MASK: Final = (1 << 40) - 1
SEEN: Final = (1 << 30) - 1  # of a number that may be below 0
HEALTH: Final = (1 << 20) - 1
LOW: Final = 8  # the lowest bits of a product are the least mixed
FACE_DOWN: Final = 77_773
CODES: Final[dict[Option, int]] = {}  # of the forms of options that were noted: a form costs more than a whole situation
OF_SEAT: Final = 35  # the bit that tells whose situation it is: what a seat saw is not for samples of the other


def open_moment(g: State, seat: int, offer: Offer) -> None:
    """Before a seat is asked for an action: a chain is over, and what led back to here in this turn is left out."""
    g.links = 0
    if g.linked:
        g.linked = {}
    if g.refused:
        g.refused = []
    g.here = NOT_WATCHED
    if g.led_back:  # nothing leads back to the first action of a turn
        seen = glance(g, seat)
        g.here = seen  # until more is wanted
        if seen in g.led_back:
            g.here = situation(g, seat, seen)
            for i in range(len(offer.keys) - 1, -1, -1):
                if offer.keys[i] != NO_ACTION and way_from(g.here, offer.options[i]) in g.led_back:
                    g.refused = [*g.refused, offer.leave_out(i)]


def inside_chain(g: State, seat: int, offer: Offer) -> Offer:
    """What may be chosen inside a chain: nothing that was chosen here before, unless there is nothing else.

    Where everything was tried as often as it may be, nobody can leave, and nothing is left.
    """
    g.refused = []
    frames = [frame_face(g, frame) for frame in without_repeats(g.stack[-MOST_FRAMES:])]
    g.here = crc32(repr(frames).encode(), situation(g, seat, glance(g, seat)) & BITS) | 1 << 32 | seat << OF_SEAT
    if not g.linked:
        return offer
    times = [g.linked.get(way_from(g.here, option), 0) for option in offer.options]
    if not any(times):
        return offer
    fewest = min(times)
    if fewest >= MOST_REPEATS:
        return Offer()
    kept = [i for i, n in enumerate(times) if n == fewest]
    g.refused = [option for i, option in enumerate(offer.options) if i not in kept]
    return offer.only(kept)


def note_action(g: State, option: Option) -> None:
    """An action of the turn was chosen: if the situation comes again, this is what led back."""
    here = g.here
    if here <= BITS:  # no situation, a glance at most
        seen = here if here != NOT_WATCHED else glance(g, g.asked)
        g.led_back[seen] = 1
        here = situation(g, g.asked, seen)
    note(g.led_back, here, option)


def note(noted: dict[int, int], here: int, option: Option) -> None:
    way = way_from(here, option)
    noted[way] = noted.get(way, 0) + 1


def way_from(here: int, option: Option) -> int:
    code = CODES.get(option)
    if code is None:
        code = crc32(option.form.encode())
        CODES[option] = code
    key: i64 = ((here & BITS) ^ code) * FACTOR & MASK
    return int(key >> LOW) & BITS | 1 << 33 | (here >> OF_SEAT) << OF_SEAT


def seen_by(noted: dict[int, int], seat: int) -> dict[int, int]:
    """What was noted, without the situations only the other seat could see."""
    return {key: times for key, times in noted.items() if key <= BITS or key >> OF_SEAT == seat}


def stirred(key: i64, numbers: list[int]) -> i64:
    """A key with these numbers stirred in, in their order: alike in every process, and compiled without an object."""
    for number in numbers:
        key = (key ^ number & SEEN) * FACTOR & MASK
    return key


def glance(g: State, seat: int) -> int:
    """What a situation has in common with all that are the same, told quickly: whose it is, in which phase, with which Mana and
    Health Points, and how much lies where; not how much is under way, for a chain that comes again may have piled up."""
    mine = seat * ZONES
    zones = g.zones
    key: i64 = seat << 4 | g.phase
    key = stirred(stirred(stirred(key, g.reserve), g.piles), g.life)
    key = (key ^ len(zones[mine + HAND])) * FACTOR & MASK
    key = (key ^ len(zones[mine + PREPARED])) * FACTOR & MASK
    key = (key ^ len(zones[mine + CHANNELED])) * FACTOR & MASK
    key = (key ^ len(zones[mine + DISCARD])) * FACTOR & MASK
    return int(key >> LOW) & BITS


def situation(g: State, seat: int, seen: int) -> int:
    """The table as the seat that is asked sees it, and where in the turn it is; never 0.

    What was merely looked at or counted does not count. Cards are what they show, not which number they have: what a seat
    cannot see must not decide what is refused to it. All of it is stirred into what is seen at a glance, the length of each
    part first.
    """
    defs = g.defs
    mana = g.mana
    hp = g.hp
    exhausted = g.exhausted
    key: i64 = under_way((seen ^ len(g.pending)) * FACTOR & MASK, g)
    for place, cards in enumerate(g.zones):
        if not cards:
            continue
        zone = place % ZONES
        key = (key ^ place << 10 ^ len(cards)) * FACTOR & MASK
        if zone == DECK or zone == HAND:
            continue
        if PREPARED <= zone <= ANIMALS:
            for card in cards:
                at: i64 = card * 6
                under: i64 = mana[at] * 63 ^ mana[at + 1]  # written out: interpreted, a loop takes twice as long
                under = (under * 63 ^ mana[at + 2]) * 63 ^ mana[at + 3]
                under = (under * 63 ^ mana[at + 4]) * 63 ^ mana[at + 5]
                key = (key ^ under & MASK) * FACTOR & MASK
                key = (key ^ defs[card] ^ (hp[card] & HEALTH) << 12) * FACTOR & MASK
                if exhausted and card in exhausted:
                    key = (key ^ FACE_DOWN) * FACTOR & MASK
        else:
            for card in cards:
                key = (key ^ defs[card]) * FACTOR & MASK
    held: i64 = 0  # a hand has no order
    for card in g.zones[seat * ZONES + HAND]:
        face: i64 = (defs[card] + 1) * FACTOR & MASK
        held += (face ^ face >> 17) * FACTOR & MASK
    key = (key ^ held & MASK) * FACTOR & MASK
    return int(key >> LOW) & BITS | 1 << 32 | seat << OF_SEAT


def under_way(key: i64, g: State) -> i64:
    """A key with the frames stirred in, as many as tell situations apart; to settle twice running is to settle once."""
    settle = PROCEDURES[SETTLE]
    settling = -1  # the step of the frame before, if that settles
    frames = 0
    for frame in g.stack if len(g.stack) <= MOST_FRAMES else g.stack[-MOST_FRAMES:]:
        node = frame.node
        if node is not settle:
            settling = -1
        elif frame.step == settling:
            continue
        else:
            settling = frame.step
        frames += 1
        key = (key ^ (node.home + 1) << 10 ^ node.number) * FACTOR & MASK
        key = (key ^ frame.step) * FACTOR & MASK
    if g.batches:
        key = stirred(key, [len(batch) for batch in g.batches[-MOST_FRAMES:]])
    return (key ^ frames) * FACTOR & MASK


def face(g: State, card: int) -> tuple[object, ...]:
    """What everybody sees of a card; of one in a hand or a deck only where it is."""
    zone = g.zone[card]
    if zone in (HAND, DECK):
        return (zone, g.owner[card])
    return (g.defs[card], zone, g.owner[card], g.hp[card], card in g.exhausted, g.mana[card * 6 : card * 6 + 6])


def frame_face(g: State, frame: Frame) -> tuple[object, ...]:
    s = frame.scope
    plain = frame.node.kept(frame) + plain_in(s)
    picks = [(slot, all_shown(g, chosen, plain)) for slot, chosen in sorted(s.picks.items())]
    it = all_shown(g, s.it, plain)
    card = face(g, s.card) if s.card >= 0 else ()
    vals = all_shown(g, frame.vals, plain)
    return (frame.node.home, frame.node.number, frame.step, vals, card, s.seat, s.mode, s.home, picks, it, s.player, s.x)


def all_shown(g: State, numbers: list[int], plain: list[Kept]) -> list[tuple[object, ...]]:
    row = [shown(g, number) for number in numbers]
    for kept in plain:
        if kept.numbers is numbers:
            for i, card in kept.cards():
                row[i] = (*face(g, card), numbers[i] % kept.unit)
    return row


def shown(g: State, number: int) -> tuple[object, ...]:
    """A reference as what it shows, any other number as it is."""
    card, alive = without_stamp(g, number)
    return (*face(g, card), alive) if card != number else (number,)
