"""Contests in which somebody plays: they have come with the code of a slip, and the seat is theirs."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

import msgspec

from grimoire.contests.contest import Contest
from grimoire.server.contests.desk import Desk
from grimoire.server.contests.shown import ranks_of
from grimoire.server.house import House
from grimoire.server.storage.contests import Pass, seats_claimed
from grimoire.table.refusals import Refusal

MOST: Final = 12  # on a page


class ContestPlace(msgspec.Struct, frozen=True):
    id: str  # also its link
    title: str
    place: int  # 0: nobody has one yet
    players: int
    over: bool


class ContestSeat(msgspec.Struct, frozen=True):
    """What a contest keeps of a player."""

    contest: str
    title: str
    player: int
    name: str  # as it stands there
    deck: list[str]  # a line for each card
    games: list[tuple[int, int, int, int]]  # by round: games won, lost and drawn
    place: int


Shown = TypeVar("Shown")


async def places_of(house: House, user: str) -> list[ContestPlace]:
    """The newest first. Which player of a contest an account is, is told to others only if they want it. Who was taken out of a
    contest again, as by an undo, is not in it."""
    return await shown_of(house, user, place_in, MOST)


async def seats_of(house: House, user: str) -> list[ContestSeat]:
    """All that contests keep of somebody."""
    return await shown_of(house, user, seat_in, 10_000)


async def shown_of(house: House, user: str, show: Callable[[Pass, Desk, Contest], Shown | None], most: int) -> list[Shown]:
    async with house.database.reading() as connection:
        claimed = await seats_claimed(connection, user, most)
    found = []
    for one in claimed:
        with suppress(Refusal):  # deleted since
            desk = house.hall.contests.desk(one.contest)
            found.append(await desk.seen(partial(show, one, desk)))
    return [line for line in found if line is not None]


def seat_in(one: Pass, desk: Desk, contest: Contest) -> ContestSeat | None:
    line = place_in(one, desk, contest)
    if line is None:
        return None
    player = contest.players[one.player]
    games = []
    for round in contest.rounds:
        table = round.table_of(one.player)
        if table is not None and table.games is not None:
            mine = table.games if table.first == one.player else table.games.turned()
            games.append((round.number, mine.first, mine.second, mine.drawn))
    return ContestSeat(one.contest, line.title, one.player, player.name, list(player.deck), games, line.place)


def place_in(one: Pass, desk: Desk, contest: Contest) -> ContestPlace | None:
    player = contest.players.get(one.player)
    if player is None or player.entry != one.entry:
        return None
    place = ranks_of(desk, contest)[one.player] if contest.rounds else 0
    return ContestPlace(one.contest, contest.title, place, len(contest.players), contest.over)
