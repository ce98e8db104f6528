"""What is asked in a sample, after its unseen cards were dealt."""

from typing import cast

from grimoire.kernel.laid_table import Laid
from grimoire.kernel.position import Position


def ask_anew(laid: Laid, other: Position) -> bool:
    """What another seat is asked may depend on cards dealt anew; what the seat itself is asked does not, and is asked once.
    Gives whether that was now: then the table knows it, and other samples are given it."""
    is_kept = False
    if other.asked >= 0 and not laid.is_asked:
        is_kept = other.asked == laid.seat
        other.asked = -1
        other.advance()
        if is_kept:
            table = cast(Position, laid.table)
            table.options = other.options
            table.keys = other.keys
            table.stands_for = other.stands_for
            laid.is_asked = True
    other.options = other.options[:]  # many are asked the same, from one list
    other.keys = other.keys[:]
    other.stands_for = other.stands_for[:]
    return is_kept
