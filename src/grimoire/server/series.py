"""A series: the best of this many games, each a match of its own that the one before leads to.

Between games whoever has a side deck may swap cards with it; the next game begins once they are ready. Who lost the last game
says who begins (D1.4).
"""

from collections import Counter
from typing import Final

import msgspec

from grimoire.server.decks import check_swap
from grimoire.server.setting_up import again, begun
from grimoire.server.storage.people import User
from grimoire.table.matches import WAITING, MatchRow, Seat
from grimoire.table.refusals import BAD_DECK, NO_MATCH, NOT_RUNNING, NOT_YOURS, Refusal

DRAWN: Final = -1


def score(row: MatchRow) -> list[int]:
    """How many games of the series each seat has won before this one."""
    return [row.results.count(seat.seat) for seat in row.seats]


def next_game(row: MatchRow, winner: int) -> MatchRow | None:
    """The game that follows this one, if the series is not decided; it has begun unless somebody may swap cards first."""
    results = [*row.results, winner]
    if max(results.count(seat.seat) for seat in row.seats) > row.best_of // 2:
        return None
    won = [seat for seat in results if seat != DRAWN]
    seats = [msgspec.structs.replace(seat, ready=not (seat.user and seat.side)) for seat in row.seats]
    new = again(row)
    new = msgspec.structs.replace(new, results=results, decides=1 - won[-1] if won else DRAWN, seats=seats)
    return begun(new) if all(seat.ready for seat in seats) else new


def swapped(row: MatchRow, number: int, user: User, deck: list[str], side: list[str]) -> MatchRow:
    """Somebody is ready, with these cards in deck and side deck. Raises Refusal."""
    if not 0 <= number < len(row.seats):
        raise Refusal(NO_MATCH)
    seat = row.seats[number]
    if seat.user != user.id:
        raise Refusal(NOT_YOURS)
    if row.state != WAITING or seat.ready:
        raise Refusal(NOT_RUNNING)
    if Counter(deck) + Counter(side) != Counter(seat.deck) + Counter(seat.side) or len(deck) != len(seat.deck):
        raise Refusal(BAD_DECK, detail=seat.deck_name)
    check_swap(row.game, seat.deck_name, deck, side, row.format)
    new: Seat = msgspec.structs.replace(seat, deck=deck, side=side, ready=True)
    row = msgspec.structs.replace(row, seats=[new if old.seat == number else old for old in row.seats])
    return begun(row) if all(seat.ready for seat in row.seats) else row
