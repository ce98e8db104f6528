"""What follows from a correction, before it is kept: how the standings change, and which tables would have been paired
otherwise. Nothing is paired anew by itself."""

import msgspec

from grimoire.contests.contest import Contest
from grimoire.contests.entries import Corrected, Entry, Result
from grimoire.contests.next_round import next_pairing
from grimoire.contests.standings import Standings
from grimoire.kernel.unusable import Unusable


class Move(msgspec.Struct, frozen=True):
    """A player whose place or points change."""

    player: int
    points: int
    points_then: int
    rank: int
    rank_then: int


class Consequences(msgspec.Struct, frozen=True):
    moves: list[Move]
    round: int = 0  # the one after it, if it was paired already
    otherwise: list[tuple[int, int]] = []  # tables of that round that would not have been


def consequences(contest: Contest, act: Corrected | Result) -> Consequences:
    """Raises Unusable where the correction cannot be."""
    contest.check(act)
    then = Contest.of(contest.log)
    then.follow([Entry(then.number + 1, act)])
    now, after = Standings(contest), Standings(then)
    moves = [
        Move(row.player, now.sheets[row.player].points, row.points, now.rank[row.player], row.rank)
        for row in after.rows
        if (row.rank, row.points) != (now.rank[row.player], now.sheets[row.player].points)
    ]
    if act.round >= len(contest.rounds):
        return Consequences(moves)
    following = contest.rounds[act.round]
    before = contest.at(following.entry - 1)
    before.follow([Entry(before.number + 1, act)])
    try:
        paired = next_pairing(before, following.seed)
    except Unusable:  # a result that leaves nothing to pair
        return Consequences(moves, following.number)
    would = {frozenset(table) for table in paired.tables}
    real = [(table.first, table.second) for table in following.tables]
    return Consequences(moves, following.number, [table for table in real if frozenset(table) not in would])
