"""Playing a record again: from its start, choice by choice, to where it ends or departs."""

import hashlib
from collections.abc import Callable
from typing import overload

import msgspec

from grimoire import __version__
from grimoire.kernel.position import Position
from grimoire.kernel.reason import IllegalChoice
from grimoire.library.boxes import CardPool
from grimoire.library.games import box_of
from grimoire.library.records import Record
from grimoire.library.series_records import SeriesRecord
from grimoire.library.yaml_lines import BadFile
from grimoire.magenoir.game import Game
from grimoire.magenoir.pool import Pool


class Departure(BadFile):
    """A record that goes another way than it went: at which choice, and why."""

    def __init__(self, record: Record, number: int, why: str, cards: str = "") -> None:
        self.number = number  # from 1
        line = record.lines[number - 1] if number - 1 < len(record.lines) else 0
        where = f"{record.where}:{line}" if line else record.where
        form = f" ('{record.choices[number - 1]}')" if number - 1 < len(record.choices) else ""
        other = [] if record.version == __version__ else [f"version {record.version}, this is {__version__}"]
        if cards and cards != record.cards:
            other.append("other cards")
        written = f" The record was made with {' and '.join(other)}." if other else ""
        super().__init__(f"{where}: choice {number}{form} departs from the record: {why}.{written}")


@overload
def pool_of(record: SeriesRecord) -> Pool: ...


@overload
def pool_of(record: Record) -> CardPool: ...


def pool_of(record: Record | SeriesRecord) -> CardPool:
    """The shipped cards, and those the record brings along."""
    box = box_of(record.game, record.where)
    texts = box.shipped_texts()
    texts.extend((f"{record.where} own_cards {i}", text) for i, text in enumerate(record.own_cards, 1))
    return box.build_pool(texts)


@overload
def start_of(record: Record, pool: Pool) -> Game: ...


@overload
def start_of(record: Record, pool: CardPool) -> Position: ...


def start_of(record: Record, pool: CardPool) -> Position:
    """The position the choices begin from."""
    return box_of(record.game, record.where).start(record, pool)


def follow(record: Record, position: Position, after: Callable[[int], None] | None = None, cards: str = "") -> None:
    """Make the choices of a record. Raises Departure where one cannot be made or leads elsewhere than it did.

    `after` is called with the number of each choice made; `cards` is the digest of the cards played with now.
    """
    turns = 0
    for number, form in enumerate(record.choices, 1):
        if position.decision() is None:
            raise Departure(record, number, "the game is over before it", cards)
        try:
            position.choose_form(form)
        except IllegalChoice as error:
            raise Departure(record, number, f"it cannot be chosen here, {error.reason}", cards) from None
        if turn_began(position):
            if turns < len(record.digests) and record.digests[turns] != table_digest(position, len(record.seats)):
                raise Departure(record, number, "the turn after it begins otherwise", cards)
            turns += 1
        if after is not None:
            after(number)


def turn_began(position: Position) -> bool:
    return any(event.kind == "TurnBegan" for event in position.events)


def table_digest(position: Position, seats: int) -> str:
    """A short name of what all seats see. Not of the position's bytes: those change with every version and every card
    added, and a record is to be followed across them for as long as the game goes the same way."""
    hashed = hashlib.blake2b(digest_size=8)
    for seat in range(seats):
        hashed.update(msgspec.json.encode(position.view(seat)))
    return hashed.hexdigest()
