"""Loops by choice: when a turn comes to the same position the third time, what led back there is refused."""

from typing import Final, cast
from zlib import crc32

from grimoire.kernel.option import Option
from grimoire.magenoir.abilities import Act
from grimoire.magenoir.game import Game
from grimoire.magenoir.zones import STANDING_ZONE, is_board

MOST_REPEATS: Final = 2  # of one position in a turn
MANY_ACTIONS: Final = 16  # of one turn: from here on positions are compared, which costs more than a usual action
NOT_WATCHED: Final = 0


def watch_for_loops(g: Game, seat: int, main: bool) -> None:
    """Before a seat is asked for an action: has this turn been here too often? Then what led back here is refused.

    In the main phase free abilities are watched from the first; in windows they are offered only if something happened.
    Asking a second time, in a copy made from bytes, counts nothing: nothing has happened since.
    """
    g.refused = []
    g.here = NOT_WATCHED
    if g.actions < MANY_ACTIONS and not (main and has_free_abilities(g, seat)):
        return
    g.here = position_key(g, seat)
    if g.counted != g.happened:
        g.counted = g.happened
        g.seen_positions[g.here] = g.seen_positions.get(g.here, 0) + 1
    if g.seen_positions.get(g.here, 0) > MOST_REPEATS:
        g.refused = [g.led_back[i + 1] for i in range(0, len(g.led_back), 2) if g.led_back[i] == g.here]


def position_key(g: Game, seat: int) -> int:
    """The table as both players see it; never 0."""
    health = [g.hp[card] for zones in g.zones for card in zones if is_board(g.zone[card])]
    table = (seat, len(g.stack), g.reserve, g.mana, g.piles, g.zone, g.exhausted, health, g.life)
    return crc32(repr(table).encode()) | 1 << 32


def has_free_abilities(g: Game, seat: int) -> bool:
    for zone in STANDING_ZONE:
        for card in g.cards(seat, zone):
            if any([cast(Act, act).is_free() for act in g.definition(card).acts]):
                return True
    return False


def note_opening(g: Game, key: int) -> None:
    """An action was chosen: if the turn comes back to where it was, this is what led there."""
    g.actions += 1
    if g.here != NOT_WATCHED:
        g.led_back.append(g.here)
        g.led_back.append(key)


def drop_refused(g: Game, options: list[Option], keys: list[int]) -> None:
    for i in range(len(keys) - 1, -1, -1):
        if keys[i] in g.refused:
            del options[i]
            del keys[i]
