"""Loops by choice: when a situation comes again, in a turn or inside a chain, what was chosen there before is refused.

Turns are watched where a player may act, in the main phase and in windows, as soon as anything could lead back; chains at
every choice from the eighth on. What was chosen is noted when it is chosen: asking again, in a copy made from bytes,
counts nothing.
"""

from typing import TYPE_CHECKING, Final
from zlib import crc32

from grimoire.kernel.option import Option
from grimoire.magenoir.chains import frame_keys, without_repeats
from grimoire.magenoir.modifiers import TRADE_RATE
from grimoire.magenoir.zones import STANDING_ZONE, ZONES

if TYPE_CHECKING:
    from grimoire.magenoir.game import Game

MANY_ACTIONS: Final = 4  # of one turn: from here on all of them are watched
MANY_LINKS: Final = 8  # choices inside one chain: from here on they are watched, which costs more than a usual choice
MOST_FRAMES: Final = 32  # of a stack that piles up, those that run next tell situations apart
MOST_REPEATS: Final = 2  # of one choice in one situation, where there is no other
NOT_WATCHED: Final = 0
NO_ACTION: Final = -1  # the key of passing and of ending the turn
BITS: Final = 0xFFFFFFFFFFFFFFF


def open_moment(g: "Game", seat: int, options: list[Option], keys: list[int]) -> None:
    """Before a seat is asked for an action: a chain is over, and what led back to here in this turn is left out."""
    g.links = 0
    g.linked = {}
    g.refused = []
    g.here = situation(g, seat) if g.actions >= MANY_ACTIONS or may_lead_back(g, seat) else NOT_WATCHED
    if g.here in g.led_back:
        for i in range(len(keys) - 1, -1, -1):
            if way_from(g.here, keys[i]) in g.led_back:
                g.refused.append(options.pop(i))
                del keys[i]


def may_lead_back(g: "Game", seat: int) -> bool:
    """Whether something is there that can be done again and again: an ability that may be used more than once, another
    rate of trades. Whatever else leads back takes several actions."""
    if TRADE_RATE in g.mods:
        return True
    for zone in STANDING_ZONE:
        for card in g.zones[seat * ZONES + zone]:
            if g.definitions[g.defs[card]].is_repeatable:
                return True
    return False


def inside_chain(g: "Game", seat: int, options: list[Option], keys: list[int]) -> tuple[list[Option], list[int]]:
    """What may be chosen inside a chain: nothing that was chosen here before, unless there is nothing else.

    Where everything was tried as often as it may be, nobody can leave, and nothing is left.
    """
    g.refused = []
    frames = crc32(repr(frame_keys(g, g.stack[-MOST_FRAMES:])).encode())
    g.here = hash((situation(g, seat), frames)) & BITS | 1
    if g.here not in g.linked:
        return options, keys
    times = [g.linked.get(way_from(g.here, key), 0) for key in keys]
    fewest = min(times)
    if fewest >= MOST_REPEATS:
        return [], []
    kept = [i for i, n in enumerate(times) if n == fewest]
    g.refused = [option for i, option in enumerate(options) if i not in kept]
    return [options[i] for i in kept], [keys[i] for i in kept]


def note_choice(g: "Game", key: int) -> None:
    """Something was chosen: if the situation comes again, this is what led back."""
    acts = g.links > 0 or key != NO_ACTION  # a turn goes on by passing
    if acts and g.links == 0:
        g.actions += 1
    if acts and g.here != NOT_WATCHED:
        noted = g.linked if g.links else g.led_back
        way = way_from(g.here, key)
        noted[g.here] = 1
        noted[way] = noted.get(way, 0) + 1
    g.here = NOT_WATCHED
    g.links += 1


def way_from(here: int, key: int) -> int:
    return hash((here, key)) & BITS


def situation(g: "Game", seat: int) -> int:
    """The table as both players see it, and what is under way; never 0. What was merely looked at or counted does not
    count. Numbers have the same hash in every process."""
    frames = without_repeats(g.stack[-MOST_FRAMES:])
    running = tuple([(frame.node.home, frame.node.number, frame.step) for frame in frames])
    waiting = (len(g.pending), tuple([len(batch) for batch in g.batches[-MOST_FRAMES:]]))
    mana = (tuple(g.reserve), tuple(g.piles), tuple(g.mana))
    cards = (tuple(g.zone), tuple(g.hp), tuple(g.exhausted), tuple(g.life))
    return hash((seat, g.phase, running, waiting, mana, cards)) & BITS | 1
