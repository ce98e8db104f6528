"""Standings worked out by hand on three sheets, and how their numbers open."""

from fractions import Fraction as F
from random import Random

from tests.contests.playing import do, opened, pair, play

from grimoire.contests.contest import Contest
from grimoire.contests.entries import Dropped, Entered, Games, Paired, Result
from grimoire.contests.round_robin import tables_of
from grimoire.contests.settings import Settings
from grimoire.contests.standings import Standings, final_order, places_so_far


def round_of(contest: Contest, *rows: tuple[int, int, int, int], byes: tuple[int, ...] = ()) -> None:
    """A round written down as it was on paper: player, player, games, games."""
    number = len(contest.rounds) + 1
    do(contest, Paired(number, "swiss", tuple((one, other) for one, other, _, _ in rows), byes))
    for table, (_, _, first, second) in enumerate(rows, 1):
        do(contest, Result(number, table, Games(first, second)))


def sheet_of_five() -> Contest:
    """1 beats 2 (2:0) and 3 (2:1); 2 beats 5; 3 has the bye; 4 and 5 draw (1:1); 4 has the second bye."""
    contest = opened(5, Settings(rounds=2, cut=0))
    round_of(contest, (1, 2, 2, 0), (4, 5, 1, 1), byes=(3,))
    round_of(contest, (1, 3, 2, 1), (2, 5, 2, 0), byes=(4,))
    return contest


def test_a_first_sheet() -> None:
    standings = Standings(sheet_of_five())
    value = standings.tiebreaks.value
    assert [(row.player, row.points) for row in standings.rows] == [(1, 6), (4, 4), (3, 3), (2, 3), (5, 1)]
    # 1 met 2 (3 of 6: 1/2) and 3 (0 of 3 without the bye: raised to 1/3).
    assert value("omw", 1) == F(5, 12)
    # 2 met 1 (6 of 6) and 5 (1 of 6, raised).
    assert value("omw", 2) == F(2, 3)
    assert value("omw", 3) == 1
    # Games: 1 won 4 of 5; 2 won 2 of 4; 5 drew none and won 1 of 4.
    assert value("gw", 1) == F(4, 5)
    assert value("gw", 2) == F(1, 2)
    assert value("gw", 5) == F(1, 4)
    assert value("ogw", 1) == (F(1, 2) + F(1, 3)) / 2
    assert value("buchholz", 1) == 6 and value("cut1", 1) == 3
    assert value("sb", 1) == 6 and value("sb", 4) == F(1, 2)
    assert value("wins", 1) == 2


def test_three_stands_before_two_by_the_first_tiebreak() -> None:
    contest = sheet_of_five()
    rows = Standings(contest).rows
    by_player = {row.player: row for row in rows}
    assert by_player[3].values["omw"] == 1 and by_player[2].values["omw"] == F(2, 3)
    assert [row.player for row in rows if row.points == 3] == [3, 2]
    assert by_player[2].decided == "omw"


def test_a_second_sheet_with_one_who_left_and_one_who_came_late() -> None:
    contest = opened(4, Settings(rounds=2, cut=0, late=2))
    round_of(contest, (1, 2, 2, 0), (3, 4, 2, 1))
    do(contest, Dropped(2))
    do(contest, Entered(5, "Late"))
    round_of(contest, (1, 3, 2, 0), (4, 5, 0, 2))
    standings = Standings(contest)
    value = standings.tiebreaks.value
    # 5 lost the round they missed: 3 of 6 points; that round has no games.
    assert standings.tiebreaks.matches[5] == F(1, 2) and value("gw", 5) == 1
    # 2 played one round and left: 0 of 3, raised for whoever met them.
    assert value("omw", 1) == (F(1, 3) + F(1, 2)) / 2
    assert [row.player for row in standings.rows][:1] == [1]


def test_a_third_sheet_where_all_who_are_level_have_met() -> None:
    """Everybody met everybody: 1, 2 and 3 have beaten 4, and each other in a circle, but 1 drew less."""
    contest = opened(4, Settings(system="robin", rounds=0, cut=0, tiebreaks=("met", "lot")))
    beats = {(1, 2), (2, 3), (3, 1), (1, 4), (2, 4), (3, 4)}
    for _ in range(3):
        act = pair(contest)
        for table, (one, other) in enumerate(act.tables, 1):
            do(contest, Result(act.round, table, Games(2, 0) if (one, other) in beats else Games(0, 2)))
    standings = Standings(contest)
    assert [row.points for row in standings.rows] == [6, 6, 6, 0]
    assert standings.tiebreaks.among(1, [1, 2, 3]) == 3
    assert standings.tiebreaks.among(1, [1, 2]) == 3 and standings.tiebreaks.among(2, [1, 2]) == 0
    assert standings.rows[1].decided == "lot"


def test_met_each_other_puts_one_before_the_other() -> None:
    contest = opened(4, Settings(rounds=2, cut=0, tiebreaks=("met",)))
    round_of(contest, (1, 2, 0, 2), (3, 4, 2, 0))
    round_of(contest, (1, 4, 2, 0), (2, 3, 0, 2))
    standings = Standings(contest)
    assert [row.player for row in standings.rows][:3] == [3, 2, 1]  # 2 has beaten 1
    assert standings.rows[2].decided == "met"


def test_numbers_open_into_lines_that_add_up_to_them() -> None:
    contest = opened(9, Settings(rounds=3, cut=0), 7)
    play(contest, Random(7), dropping=0.2)
    standings = Standings(contest)
    for player in contest.players:
        for name in ("omw", "ogw"):
            parts = standings.tiebreaks.parts(name, player)
            if parts:
                assert sum(part.value for part in parts) / len(parts) == standings.tiebreaks.value(name, player)
        for name in ("buchholz", "cut1", "sb", "wins"):
            parts = standings.tiebreaks.parts(name, player)
            assert sum(part.value for part in parts if not part.left_out) == standings.tiebreaks.value(name, player)
        games = standings.tiebreaks.parts("gw", player)
        if games:
            whole = F(sum(part.earned for part in games), sum(part.possible for part in games))
            assert whole == standings.tiebreaks.value("gw", player)


def test_everybody_meets_everybody_once_or_twice() -> None:
    for players in range(2, 10):
        seats = list(range(1, players + 1))
        rounds = players - 1 + players % 2
        met = [frozenset(table) for number in range(1, rounds + 1) for table in tables_of(seats, number)[0]]
        assert len(met) == len(set(met)) == players * (players - 1) // 2
        second = [table for number in range(rounds + 1, 2 * rounds + 1) for table in tables_of(seats, number)[0]]
        assert {frozenset(table) for table in second} == set(met)
        first = {table for number in range(1, rounds + 1) for table in tables_of(seats, number)[0]}
        assert not first & set(second)  # who began does not begin again


def test_a_bracket_keeps_the_best_apart_until_the_end() -> None:
    contest = opened(11, Settings(system="elimination", rounds=0, cut=0), 3)
    first = pair(contest)
    assert len(first.slots) == 16 and len(first.byes) == 5
    while True:
        act = contest.rounds[-1]
        for table in act.tables:
            do(contest, Result(act.number, table.number, Games(2, 1)))  # the better seed stands first
        if len(act.slots) == 2:
            break
        pair(contest)
    best = final_order(contest)
    assert best[:2] == [contest.rounds[-1].tables[0].first, contest.rounds[-1].tables[0].second]
    assert sorted(best) == list(range(1, 12))


def test_who_leaves_a_bracket_leaves_their_place_empty() -> None:
    contest = opened(8, Settings(rounds=1, cut=4), 2)
    play_one(contest)
    act = pair(contest)
    for table in (1, 2):
        do(contest, Result(act.round, table, Games(2, 0)))
    do(contest, Dropped(act.tables[0][0]))
    final = pair(contest)
    assert final.tables == () and final.byes == (act.tables[1][0],)
    assert final_order(contest)[0] == act.tables[1][0]


def play_one(contest: Contest) -> None:
    act = pair(contest)
    for table in range(1, len(act.tables) + 1):
        do(contest, Result(act.round, table, Games(2, 0)))


def test_a_place_is_told_when_all_results_of_a_round_are_in() -> None:
    contest = opened(4, Settings(rounds=2, cut=2))
    do(contest, Paired(1, "swiss", ((1, 2), (3, 4)), ()))
    do(contest, Result(1, 1, Games(2, 0)))
    assert set(places_so_far(contest).values()) == {0}, "one table still plays"
    do(contest, Result(1, 2, Games(2, 0)))
    after_first = places_so_far(contest)
    assert sorted(after_first.values()) == [1, 2, 3, 4]
    do(contest, Paired(2, "swiss", ((1, 3), (2, 4)), ()))
    do(contest, Result(2, 2, Games(0, 2)))
    assert places_so_far(contest) == after_first, "those of the round before"
    do(contest, Result(2, 1, Games(2, 0)))
    pair(contest)
    final = contest.rounds[-1].tables[0]
    places = places_so_far(contest)
    assert (places[final.first], places[final.second]) == (0, 0), "the final is not played"
    assert sorted(places.values()) == [0, 0, 3, 4]
    do(contest, Result(contest.rounds[-1].number, 1, Games(0, 2)))
    places = places_so_far(contest)
    assert (places[final.second], places[final.first]) == (1, 2)
