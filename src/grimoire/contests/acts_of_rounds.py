"""Rounds and their tables: what may be paired, told, kept and corrected, and what that does."""

from typing import Final

from grimoire.contests.entries import Corrected, Entry, Extended, Games, Paired, Reported, Result, Started
from grimoire.contests.rounds import CORRECTION, CUT, DESK, PLAYERS, Round, Table
from grimoire.contests.state import State
from grimoire.kernel.unusable import Unusable

MOST_DRAWN: Final = 9
MOST_MORE: Final = 600  # minutes
FEWEST: Final = 2  # players


def check_paired(contest: State, act: Paired) -> None:
    expected = len(contest.rounds) + 1
    if act.round != expected:
        raise Unusable("contest-round-paired" if act.round < expected else "contest-round-number", round=act.round)
    if contest.running is not None:
        raise Unusable("contest-lacks-results", missing=len(contest.running.open), round=contest.running.number)
    seated = [player for table in act.tables for player in table] + list(act.byes)
    if len(seated) < (1 if act.stage == CUT else FEWEST):
        raise Unusable("contest-few", least=FEWEST)
    if len(set(seated)) < len(seated):
        raise Unusable("contest-seated-twice")
    for player in seated:
        if player not in contest.players or not contest.players[player].active:
            raise Unusable("contest-seated-who", player=player)
    if act.stage != CUT and set(seated) != set(contest.active):
        raise Unusable("contest-left-out", name=contest.name(min(set(contest.active) - set(seated))))
    if act.stage != CUT and contest.rounds and contest.rounds[-1].stage == CUT:
        raise Unusable("contest-round-number", round=act.round)


def pair(contest: State, act: Paired, entry: Entry) -> None:
    tables = [Table(number, one, other, {}) for number, (one, other) in enumerate(act.tables, 1)]
    contest.rounds.append(Round(act.round, act.stage, tables, act.byes, act.slots, act.seed, entry.number, entry.at))


def round_of(contest: State, number: int) -> Round:
    if not 1 <= number <= len(contest.rounds):
        raise Unusable("contest-no-round", round=number)
    return contest.rounds[number - 1]


def table_of(contest: State, round: int, table: int) -> Table:
    tables = round_of(contest, round).tables
    if not 1 <= table <= len(tables):
        raise Unusable("contest-no-table", table=table, round=round, most=len(tables))
    return tables[table - 1]


def check_games(contest: State, round: int, games: Games) -> None:
    """Whether a series can end like this."""
    stage = round_of(contest, round).stage
    best_of = contest.best_of(stage)
    needed = best_of // 2 + 1
    won = (games.first, games.second)
    if min(won) < 0 or not 0 <= games.drawn <= MOST_DRAWN or max(won) > needed or won == (needed, needed):
        raise Unusable("contest-games", first=games.first, second=games.second, best=best_of, needed=needed)
    if stage == CUT and games.winner < 0:
        raise Unusable("contest-needs-winner", first=games.first, second=games.second)


def check_current(contest: State, number: int) -> None:
    round_of(contest, number)
    if number != len(contest.rounds):
        raise Unusable("contest-round-past", round=number)


def check_started(contest: State, act: Started) -> None:
    check_current(contest, act.round)
    if round_of(contest, act.round).started:
        raise Unusable("contest-started", round=act.round)


def start(contest: State, act: Started, entry: Entry) -> None:
    contest.rounds[act.round - 1].started = entry.at or 1


def check_extended(contest: State, act: Extended) -> None:
    check_current(contest, act.round)
    if not 1 <= act.minutes <= MOST_MORE:
        raise Unusable("contest-setting-range", name="minutes", least=1, most=MOST_MORE)


def extend(contest: State, act: Extended, entry: Entry) -> None:
    contest.rounds[act.round - 1].extra += act.minutes


def check_reported(contest: State, act: Reported) -> None:
    table = table_of(contest, act.round, act.table)
    check_current(contest, act.round)
    if act.player not in (table.first, table.second):
        raise Unusable("contest-not-at-table", table=act.table)
    check_games(contest, act.round, act.games)
    check_open(contest, table)


def check_open(contest: State, table: Table) -> None:
    if table.games is not None:
        raise Unusable(
            "contest-stands",
            table=table.number,
            one=contest.name(table.first),
            first=table.games.first,
            other=contest.name(table.second),
            second=table.games.second,
        )


def report(contest: State, act: Reported, entry: Entry) -> None:
    table = contest.rounds[act.round - 1].tables[act.table - 1]
    table.reports[act.player] = act.games
    if table.reports.get(table.other(act.player)) == act.games:
        table.games, table.how, table.entry = act.games, PLAYERS, entry.number


def check_result(contest: State, act: Result) -> None:
    table = table_of(contest, act.round, act.table)
    check_current(contest, act.round)
    check_games(contest, act.round, act.games)
    check_open(contest, table)


def result(contest: State, act: Result, entry: Entry) -> None:
    table = contest.rounds[act.round - 1].tables[act.table - 1]
    table.games, table.how, table.entry = act.games, DESK, entry.number


def check_corrected(contest: State, act: Corrected) -> None:
    table = table_of(contest, act.round, act.table)
    check_games(contest, act.round, act.games)
    if table.games is None:
        raise Unusable("contest-nothing-stands", table=act.table, round=act.round)
    if table.games == act.games:
        raise Unusable("contest-stands-so", table=act.table, round=act.round)
    later = contest.rounds[act.round :]
    if contest.rounds[act.round - 1].stage == CUT and later and act.games.winner != table.games.winner:
        raise Unusable("contest-correct-cut", round=act.round, to=later[0].entry - 1)


def correct(contest: State, act: Corrected, entry: Entry) -> None:
    table = contest.rounds[act.round - 1].tables[act.table - 1]
    table.games, table.how, table.entry = act.games, CORRECTION, entry.number
