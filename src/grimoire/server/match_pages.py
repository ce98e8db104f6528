"""A match as somebody may know it who is not at its table: nothing of how it stands, and no list that is closed."""

from collections.abc import Sequence

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.server.may_open import opened
from grimoire.server.naming import deck_in, name_in
from grimoire.server.own_pools import own_texts
from grimoire.server.storage.circle import Kept, kept_seats
from grimoire.server.storage.people import User
from grimoire.table.matches import WAITING, Clock, MatchRow, Seat


class SeatPage(msgspec.Struct, frozen=True):
    seat: int
    name: str  # of a bot: what kind of player it is, as `Game` has it
    bot: str  # which one; empty: a person
    guest: bool  # somebody without an account: anybody may bear this name
    program: bool  # a program of somebody's, as its name says
    mine: bool
    free: bool  # for whoever asks
    ready: bool  # to play: between games of a series one may swap cards with the side deck first
    deck: str  # its name in words; empty where it has none, or lists are closed and it is not one's own
    cards: list[str]  # of one's own deck, by id
    side: list[str]  # of one's own side deck
    kept: str  # for whom a seat is kept that nobody has taken; empty: for anybody


class MatchPage(msgspec.Struct, frozen=True):
    id: str  # also its link
    game: str
    state: str  # waiting, running, over
    seats: list[SeatPage]
    options: list[str]
    format: str
    best_of: int
    clock: Clock
    lists: str  # open, closed
    public: bool
    created: int  # milliseconds since 1970
    winner: int | None  # once it is over; -1: a draw
    results: list[int]  # of the games of the series before this one
    next: str  # the match that follows this one
    commitment: str  # to the secret that chance comes from; empty: from a seed
    secret: str  # the same, once it is over
    own: bool  # with cards of somebody's own: they are to be asked for by its id
    rated: bool  # it counts for ratings
    open: bool  # whether all of it may be looked at: over, and nothing that is hidden in it is played with any more


async def pages_of(connection: AsyncConnection, rows: Sequence[MatchRow], user: User, lang: str) -> list[MatchPage]:
    """Matches in whatever state."""
    may = await opened(connection, rows)
    kept = await kept_seats(connection, [row.id for row in rows if row.state == WAITING and not row.public])
    return [match_page(row, user, lang, row.id in may, [one for one in kept if one.match == row.id]) for row in rows]


def match_page(row: MatchRow, user: User, lang: str, may_open: bool = False, kept: Sequence[Kept] = ()) -> MatchPage:
    """`may_open`: whether all of it may be known; of a match that is not over it may not. `kept`: seats that wait
    for one person."""
    return MatchPage(
        row.id,
        row.game,
        row.state,
        [seat_page(row, seat, user, lang, may_open, kept) for seat in row.seats],
        row.options,
        row.format,
        row.best_of,
        row.clock,
        "closed" if row.closed else "open",
        row.public,
        row.created,
        row.winner,
        row.results,
        row.next,
        row.commitment,
        row.secret if may_open else "",
        bool(own_texts(row.cards)),
        row.rated,
        may_open,
    )


def seat_page(row: MatchRow, seat: Seat, user: User, lang: str, may_open: bool, kept: Sequence[Kept]) -> SeatPage:
    mine = seat.user == user.id
    held = next((one for one in kept if one.seat == seat.seat and seat.is_free), None)
    own = (seat.deck, seat.side) if mine else ([], [])
    free = seat.is_free and row.state == WAITING and (held is None or held.user == user.id)
    shown = mine or may_open or not row.closed
    deck = deck_in(row, seat, lang) if shown else ""
    return SeatPage(
        seat.seat,
        name_in(row, seat, lang),
        seat.bot,
        seat.guest and not seat.program,
        seat.program,
        mine,
        free,
        seat.ready,
        deck,
        *own,
        held.name if held else "",
    )
