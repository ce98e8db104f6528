"""What is kept of a match that is over: a result for each seat, and what it does to the ratings of its players.

Kept with the last choice, in one transaction. A rating is what the results say: `rate_all` makes all of them anew.
"""

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.kernel.event import TurnBegan
from grimoire.library.entries import CLOCK, CONCEDE
from grimoire.library.games import box_of
from grimoire.server.community.rating import Skill, rated_anew
from grimoire.server.storage.results import (
    DRAWN,
    LOST,
    WON,
    Result,
    have_accounts,
    keep_results,
    last_skills,
    met_since,
    rated_games,
    set_skills,
)
from grimoire.table.matches import Seat
from grimoire.table.play import Play

OF_A_PAIR: Final = 5  # rated games a day
LONGEST_KIND: Final = 80
DAY_MS: Final = 24 * 3600 * 1000


async def keep_outcome(connection: AsyncConnection, play: Play, ended: int) -> None:
    """The match is over. Games against oneself, and those that ended before everybody had a turn, are results and no more."""
    rows = results_of_play(play, ended)
    people = [row.user for row in rows if row.user]
    if not people:
        return
    counts = play.row.rated and rows[0].turns > len(rows) and len({*people}) == len(rows)
    if counts and await have_accounts(connection, people) and not await is_too_often(connection, people, ended):
        known = await last_skills(connection, play.row.game, people)
        skills = [Skill(*known[user]) if user in known else Skill() for user in people]
        rows = with_skills(rows, rated_anew(play.row.game, skills, ranks_of(rows)))
    await keep_results(connection, rows)


async def is_too_often(connection: AsyncConnection, people: Sequence[str], at: int) -> bool:
    """Two friends who play all day would rate each other alone."""
    return len(people) == 2 and await met_since(connection, people[0], people[1], at - DAY_MS) >= OF_A_PAIR


def ranks_of(rows: Sequence[Result]) -> list[int]:
    return [WON - row.outcome for row in rows]


def with_skills(rows: Sequence[Result], skills: Sequence[Skill]) -> list[Result]:
    return [
        msgspec.structs.replace(row, rated=True, mu=skill.mu, sigma=skill.sigma)
        for row, skill in zip(rows, skills, strict=True)
    ]


def results_of_play(play: Play, ended: int) -> list[Result]:
    row = play.row
    began = [event for happened in play.match.happened for event in happened.events if isinstance(event, TurnBegan)]
    first, turns = (began[0].seat, began[-1].turn) if began else (-1, 0)
    winner = play.match.winner
    late = {entry.seat for entry in play.record.entries if (entry.kind, entry.by) == (CONCEDE, CLOCK)}
    return [
        Result(
            row.id,
            seat.seat,
            seat.user,
            seat.bot,
            row.game,
            digest_of(seat),
            seat.deck_name,
            box_of(row.game).kind_of_deck(seat.deck, play.pool)[:LONGEST_KIND],
            DRAWN if winner is None or winner < 0 else WON if winner == seat.seat else LOST,
            first == seat.seat,
            turns,
            False,
            ended,
            late=seat.seat in late,
        )
        for seat in row.seats
    ]


def digest_of(seat: Seat) -> str:
    """The same for the same cards, in whatever order they are listed."""
    return hashlib.blake2b("\n".join(sorted(seat.deck)).encode(), digest_size=8).hexdigest() if seat.deck else ""


async def rate_all(connection: AsyncConnection) -> int:
    """Every rating anew, from the results in their order; how many games counted."""
    skills: dict[tuple[str, str], Skill] = {}
    games = 0
    for rows in await rated_games(connection):
        people = [(row.game, row.user or f"{row.match} {row.seat}") for row in rows]  # who was forgotten is somebody new
        after = rated_anew(rows[0].game, [skills.get(who, Skill()) for who in people], ranks_of(rows))
        skills.update(zip(people, after, strict=True))
        await set_skills(connection, with_skills(rows, after))
        games += 1
    return games
