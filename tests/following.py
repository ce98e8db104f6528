"""A record followed by the rules alone, without a match: what a match comes to is compared with it."""

from collections.abc import Callable

from grimoire.kernel.position import Position
from grimoire.library.records import Record
from grimoire.library.replay import compare, index_of


def follow(record: Record, position: Position, after: Callable[[int], None] | None = None, cards: str = "") -> None:
    """Make the choices of a record that were not taken back. Raises Departure where one cannot be made or leads elsewhere.
    `after` is called with the number of each choice made; `cards` is the digest of the cards played with now."""
    for number, entry in enumerate(record.made, 1):
        index = index_of(record, entry, number, position, cards)
        position.choose(index)
        compare(record, entry, number, position, cards)
        if after is not None:
            after(number)
