"""Loops by choice: when a situation comes again, in a turn or inside a chain, what was chosen there before is refused.

Turns are watched where a player may act, in the main phase and in windows; chains at every choice from the eighth on. What
was chosen is noted when it is chosen: asking again, in a copy made from bytes, counts nothing, and passing costs nothing.
"""

from typing import TYPE_CHECKING, Final
from zlib import crc32

from grimoire.kernel.frame import Frame, Kept
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option
from grimoire.magenoir.chains import without_repeats, without_stamp
from grimoire.magenoir.references import plain_in
from grimoire.magenoir.zones import ANIMALS, CHANNELED, DECK, DISCARD, EXILE, HAND, OUTSIDE, PREPARED, TRANSITION, ZONES

if TYPE_CHECKING:
    from grimoire.magenoir.game import Game

MANY_LINKS: Final = 8  # choices inside one chain: from here on they are watched, which costs more than a usual choice
MOST_FRAMES: Final = 32  # of a stack that piles up, those that run next tell situations apart
MOST_REPEATS: Final = 2  # of one choice in one situation, where there is no other
NOT_WATCHED: Final = 0
NO_ACTION: Final = -1  # the key of passing and of ending the turn
BITS: Final = 0xFFFFFFFF
OF_SEAT: Final = 35  # the bit that tells whose situation it is: what a seat saw is not for samples of the other


def open_moment(g: "Game", seat: int, offer: Offer) -> None:
    """Before a seat is asked for an action: a chain is over, and what led back to here in this turn is left out."""
    g.links = 0
    g.linked = {}
    g.refused = []
    g.here = NOT_WATCHED
    if g.led_back:  # nothing leads back to the first action of a turn
        if glance(g, seat) in g.led_back:
            g.here = situation(g, seat)
        if g.here in g.led_back:
            for i in range(len(offer.keys) - 1, -1, -1):
                if offer.keys[i] != NO_ACTION and way_from(g.here, offer.options[i]) in g.led_back:
                    g.refused.append(offer.leave_out(i))


def inside_chain(g: "Game", seat: int, offer: Offer) -> Offer:
    """What may be chosen inside a chain: nothing that was chosen here before, unless there is nothing else.

    Where everything was tried as often as it may be, nobody can leave, and nothing is left.
    """
    g.refused = []
    under_way = [frame_face(g, frame) for frame in without_repeats(g.stack[-MOST_FRAMES:])]
    g.here = crc32(repr(under_way).encode(), situation(g, seat) & BITS) | 1 << 32 | seat << OF_SEAT
    if g.here not in g.linked:
        return offer
    times = [g.linked.get(way_from(g.here, option), 0) for option in offer.options]
    fewest = min(times)
    if fewest >= MOST_REPEATS:
        return Offer()
    kept = [i for i, n in enumerate(times) if n == fewest]
    g.refused = [option for i, option in enumerate(offer.options) if i not in kept]
    return offer.only(kept)


def note_action(g: "Game", option: Option) -> None:
    """An action of the turn was chosen: if the situation comes again, this is what led back."""
    here = situation(g, g.asked) if g.here == NOT_WATCHED else g.here
    g.led_back[glance(g, g.asked)] = 1
    note(g.led_back, here, option)


def note(noted: dict[int, int], here: int, option: Option) -> None:
    way = way_from(here, option)
    noted[here] = 1
    noted[way] = noted.get(way, 0) + 1


def way_from(here: int, option: Option) -> int:
    return crc32(option.form.encode(), here & BITS) | 1 << 33 | (here >> OF_SEAT) << OF_SEAT


def seen_by(noted: dict[int, int], seat: int) -> dict[int, int]:
    """What was noted, without the situations only the other seat could see."""
    return {key: times for key, times in noted.items() if key <= BITS or key >> OF_SEAT == seat}


def glance(g: "Game", seat: int) -> int:
    """What a situation has in common with all that are the same, told quickly. Numbers hash alike in every process."""
    mine = seat * ZONES
    zones = g.zones
    held = (len(zones[mine + HAND]), len(zones[mine + PREPARED]), len(zones[mine + CHANNELED]), len(zones[mine + DISCARD]))
    return hash((seat, g.phase, len(g.stack), held, tuple(g.reserve), tuple(g.piles), tuple(g.life))) & BITS


def situation(g: "Game", seat: int) -> int:
    """The table as the seat that is asked sees it, and where in the turn it is; never 0.

    What was merely looked at or counted does not count. Cards are what they show, not which number they have: what a seat
    cannot see must not decide what is refused to it. All of it is one row of numbers, the lengths of its parts first.
    """
    zones = g.zones
    defs = g.defs
    board: list[int] = []
    lying: list[int] = []
    for first in (0, ZONES):
        for zone in zones[first + PREPARED : first + ANIMALS + 1]:
            board += zone
        lying += zones[first + DISCARD]
        lying += zones[first + EXILE]
        lying += zones[first + TRANSITION]
        lying += zones[first + OUTSIDE]
    running = without_repeats(g.stack[-MOST_FRAMES:])
    row = [seat, g.phase, len(running), len(g.batches), len(g.pending), *[len(zone) for zone in zones]]
    row += g.reserve
    row += g.piles
    row += g.life
    for frame in running:
        row += (frame.node.home, frame.node.number, frame.step)
    if g.batches:
        row += [len(batch) for batch in g.batches[-MOST_FRAMES:]]
    for card in board:
        row += g.mana[card * 6 : card * 6 + 6]
    row += [g.hp[card] for card in board]
    row += [g.owner[card] for card in board]
    if g.exhausted:
        row += [card in g.exhausted for card in board]
    row += [defs[card] for card in board]
    row += [defs[card] for card in lying]
    row += sorted([defs[card] for card in zones[seat * ZONES + HAND]])
    return hash(tuple(row)) & BITS | 1 << 32 | seat << OF_SEAT


def face(g: "Game", card: int) -> tuple[object, ...]:
    """What everybody sees of a card; of one in a hand or a deck only where it is."""
    zone = g.zone[card]
    if zone in (HAND, DECK):
        return (zone, g.owner[card])
    return (g.defs[card], zone, g.owner[card], g.hp[card], card in g.exhausted, g.mana[card * 6 : card * 6 + 6])


def frame_face(g: "Game", frame: Frame) -> tuple[object, ...]:
    s = frame.scope
    plain = frame.node.kept(frame) + plain_in(s)
    picks = [(slot, all_shown(g, chosen, plain)) for slot, chosen in sorted(s.picks.items())]
    it = all_shown(g, s.it, plain)
    card = face(g, s.card) if s.card >= 0 else ()
    vals = all_shown(g, frame.vals, plain)
    return (frame.node.home, frame.node.number, frame.step, vals, card, s.seat, s.mode, s.home, picks, it, s.player, s.x)


def all_shown(g: "Game", numbers: list[int], plain: list[Kept]) -> list[tuple[object, ...]]:
    row = [shown(g, number) for number in numbers]
    for kept in plain:
        if kept.numbers is numbers:
            for i, card in kept.cards():
                row[i] = (*face(g, card), numbers[i] % kept.unit)
    return row


def shown(g: "Game", number: int) -> tuple[object, ...]:
    """A reference as what it shows, any other number as it is."""
    card, alive = without_stamp(g, number)
    return (*face(g, card), alive) if card != number else (number,)
