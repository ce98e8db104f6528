"""What a player needs in the last round before a cut: whether a win, a draw or a loss takes them into it."""

from typing import Final, Literal

import msgspec

from grimoire.contests.contest import Contest
from grimoire.contests.entries import Entry, Games, Result
from grimoire.contests.planning import cut_planned
from grimoire.contests.rounds import Round, Table
from grimoire.contests.sheets import sheets_of
from grimoire.contests.standings import Standings
from grimoire.kernel.unusable import Unusable

Outcome = Literal["win", "draw", "loss"]
Verdict = Literal["sure", "possible", "out"]
OUTCOMES: Final[tuple[Outcome, ...]] = ("win", "draw", "loss")


class Need(msgspec.Struct, frozen=True):
    outcome: Outcome
    verdict: Verdict


def needs(contest: Contest, player: int) -> list[Need]:
    """For each result of their own table. Points decide what is sure; a tie in points is never more than possible while other
    tables are open. Raises Unusable where there is nothing to need."""
    round = contest.running
    cut = cut_planned(contest.settings, len(contest.active))
    if player not in contest.players:
        raise Unusable("contest-no-player", player=player)
    if not cut or round is None or round.number != contest.planned:
        raise Unusable("contest-need-when")
    table = round.table_of(player)
    if table is None or table.games is not None:
        raise Unusable("contest-need-open", name=contest.name(player))
    others = [one for one in round.open if one is not table]
    if not others:
        return [Need(outcome, exactly(contest, round, table, player, outcome, cut)) for outcome in OUTCOMES]
    return [Need(outcome, by_points(contest, table, others, player, outcome, cut)) for outcome in OUTCOMES]


def by_points(contest: Contest, mine: Table, others: list[Table], player: int, outcome: Outcome, cut: int) -> Verdict:
    sheets = sheets_of(contest)
    points = {one: sheets[one].points for one in contest.active}
    earned = dict(zip(OUTCOMES, contest.settings.points, strict=True))
    turned: dict[Outcome, Outcome] = {"win": "loss", "draw": "draw", "loss": "win"}
    wanted = points.get(player, 0) + earned[outcome]
    fixed = {one: worth for one, worth in points.items() if one != player and not any(one in seats(table) for table in others)}
    opponent = mine.other(player)
    if opponent in fixed:
        fixed[opponent] += earned[turned[outcome]]
    at_worst = sum(worth >= wanted for worth in fixed.values())
    at_best = sum(worth > wanted for worth in fixed.values())
    for table in others:
        reached = [
            [
                points[one] + earned[result]
                for one, result in zip(seats(table), (first, turned[first]), strict=True)
                if one in points
            ]
            for first in OUTCOMES
        ]
        at_worst += max(sum(worth >= wanted for worth in both) for both in reached)
        at_best += min(sum(worth > wanted for worth in both) for both in reached)
    return "sure" if at_worst < cut else "out" if at_best >= cut else "possible"


def seats(table: Table) -> tuple[int, int]:
    return table.first, table.second


def exactly(contest: Contest, round: Round, table: Table, player: int, outcome: Outcome, cut: int) -> Verdict:
    """All else is known: every way to get this result is tried, with the tiebreaks."""
    inside: list[bool] = []
    for games in results_of(contest.best_of(round.stage), outcome):
        tried = Contest.of(contest.log)
        act = Result(round.number, table.number, games if player == table.first else games.turned())
        tried.follow([Entry(tried.number + 1, act)])
        inside.append(player in Standings(tried).active[:cut])
    return "sure" if all(inside) else "possible" if any(inside) else "out"


def results_of(best_of: int, outcome: Outcome) -> list[Games]:
    needed = best_of // 2 + 1
    results = [Games(needed, lost) for lost in range(needed)]
    if outcome == "draw":
        return [Games(even, even) for even in range(needed)]
    return results if outcome == "win" else [games.turned() for games in results]
