"""A series: the best of so many games, each a match of its own that the one before leads to.

Between games whoever has a side deck may swap cards with it; the next game begins once they are ready. Who lost the last game
says who begins (D1.4).
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from grimoire.library.deck_lists import Deck
from grimoire.table.decks import decks_of
from grimoire.table.hosts import Dice, Person
from grimoire.table.matches import WAITING, MatchRow, Seat
from grimoire.table.refusals import BAD_DECK, NO_MATCH, NOT_RUNNING, NOT_YOURS, Refusal
from grimoire.table.setting_up import again, begun

NOBODY: Final = -1  # has won: the game was drawn, or the series goes on
SEATS: Final = 2


# -- the score: from the seat that won each game, NOBODY where it was drawn ------------------------------------------------


def wins_of(results: Sequence[int]) -> list[int]:
    """How many games each seat has won."""
    return [results.count(seat) for seat in range(SEATS)]


def wins_needed(best_of: int) -> int:
    return best_of // 2 + 1


def winner_of(results: Sequence[int], best_of: int) -> int:
    """The seat that has won the series; NOBODY while it goes on."""
    return next((seat for seat, wins in enumerate(wins_of(results)) if wins >= wins_needed(best_of)), NOBODY)


def who_decides(results: Sequence[int]) -> int:
    """Who says who begins the next game: the loser of the last one that was not drawn; NOBODY: chance draws one."""
    won = [seat for seat in results if seat != NOBODY]
    return 1 - won[-1] if won else NOBODY


# -- from one game to the next -----------------------------------------------------------------------------------------


def next_game(row: MatchRow, winner: int, dice: Dice, at: int) -> MatchRow | None:
    """The game that follows this one, if the series is not decided; it has begun unless somebody may swap cards first."""
    results = [*row.results, winner]
    if winner_of(results, row.best_of) != NOBODY:
        return None
    seats = [msgspec.structs.replace(seat, ready=not (seat.user and seat.side)) for seat in row.seats]
    found = again(row, dice, at)
    new = msgspec.structs.replace(found, public=row.public, results=results, decides=who_decides(results), seats=seats)
    return begun(new, dice, at) if all(seat.ready for seat in seats) else new


def swapped(row: MatchRow, number: int, user: Person, deck: list[str], side: list[str], dice: Dice, at: int) -> MatchRow:
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
    decks = decks_of(row.game)
    fault = decks.fault(Deck(seat.deck_name, tuple(deck), tuple(side)), decks.format(row.format))
    if fault is not None:
        raise Refusal(BAD_DECK, detail=fault)
    new: Seat = msgspec.structs.replace(seat, deck=deck, side=side, ready=True)
    row = msgspec.structs.replace(row, seats=[new if old.seat == number else old for old in row.seats])
    return begun(row, dice, at) if all(seat.ready for seat in row.seats) else row
