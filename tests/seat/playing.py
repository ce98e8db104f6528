"""Games by chance as their seats see them."""

from collections.abc import Iterator, Sequence

import msgspec
from tests.conformance.walking import CAP, decks_of

from grimoire.kernel.position import Position
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table
from grimoire.library.games import GAMES
from grimoire.library.pools import CardPool
from grimoire.library.records import Record
from grimoire.seat.seats import Given, Seats
from grimoire.table.match import Match

NAMES = ("Alice", "Bob", "Cleo", "Dan", "Eve")
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Given, strict=True)


def seed_of_a_short_game(table: Table, most: int = 700) -> int:
    """The first seed whose game of random choices is over after so many decisions: which one it is changes with the cards, and
    a game of chance may have no end."""
    for seed in range(1, 100):
        if table.begin(decks_of(table, seed), seed).playout(stream(seed, "walk"), most) < most:
            return seed
    raise AssertionError(f"no game of {table.name} with {table.seats} ends within {most} decisions")


def sat_down(table: Table, seed: int) -> Seats:
    """The seats of a game at its beginning."""
    decks = decks_of(table, seed)
    return seats_from(table, table.begin(decks, seed))


def seats_from(table: Table, start: Position) -> Seats:
    """The seats of a game that begins from this position."""
    return seats_at(table.name, GAMES[table.name].shipped_pool(), NAMES[: table.seats], start)


def seats_at(game: str, pool: CardPool, names: Sequence[str], start: Position) -> Seats:
    return Seats(Match(start.clone(), Record("", game, "", list(names)), [None] * len(names)), pool)


def received(seats: Seats, seat: int, lang: str, since: int = 0) -> tuple[bytes, Given]:
    """What a seat is given as it travels, and as a client reads it."""
    data = ENCODER.encode(seats.given(seat, lang, since))
    return data, DECODER.decode(data)


def played(table: Table, seed: int) -> Iterator[Seats]:
    """A game of random choices; the seats before each of them."""
    seats = sat_down(table, seed)
    chance = stream(seed, "walk")
    for _ in range(CAP):
        decision = seats.position.decision()
        if decision is None:
            return
        yield seats
        seats.match.choose(decision.options[chance.below(len(decision.options))].form)
    raise AssertionError(f"seed {seed}: no end after {CAP} decisions")
