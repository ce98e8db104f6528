"""Playing a record again: from its start, choice by choice, to where it ends or departs."""

import hashlib
from collections.abc import Callable

import msgspec

from grimoire import __version__
from grimoire.kernel.chance import seeded
from grimoire.kernel.position import Position
from grimoire.kernel.reason import IllegalChoice
from grimoire.library.cards import build_pool, shipped_texts
from grimoire.library.records import Record
from grimoire.library.yaml_lines import BadFile
from grimoire.magenoir.game import Game
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.rules import setup

SEATS = 2


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


def pool_of(record: Record) -> Pool:
    """The shipped cards, and those the record brings along."""
    texts = shipped_texts()
    texts.extend((f"{record.where} own_cards {i}", text) for i, text in enumerate(record.own_cards, 1))
    return build_pool(texts)


def start_of(record: Record, pool: Pool) -> Game:
    """The position the choices begin from."""
    if record.game != "magenoir":
        raise BadFile(f"{record.where}: '{record.game}' is no game that can be played; there is magenoir")
    if len(record.seats) != SEATS or len(record.decks) != SEATS or record.seed is None:
        raise BadFile(f"{record.where}: two seats, two decks and a seed are needed to start a game")
    decks: list[list[int]] = []
    for cards in record.decks:
        for card in cards:
            if card not in pool.numbers:
                raise BadFile(f"{record.where}: there is no card '{card}'; it was in a deck when this was written")
        decks.append([pool.numbers[card] for card in cards])
    return setup.new_game(pool, decks, seeded(record.seed))


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
            if turns < len(record.digests) and record.digests[turns] != table_digest(position):
                raise Departure(record, number, "the turn after it begins otherwise", cards)
            turns += 1
        if after is not None:
            after(number)


def turn_began(position: Position) -> bool:
    return any(event.kind == "TurnBegan" for event in position.events)


def table_digest(position: Position) -> str:
    """A short name of what both seats see. Not of the position's bytes: those change with every version and every card
    added, and a record is to be followed across them for as long as the game goes the same way."""
    hashed = hashlib.blake2b(digest_size=8)
    for seat in range(SEATS):
        hashed.update(msgspec.json.encode(position.view(seat)))
    return hashed.hexdigest()
