"""Whatever is done in whatever order: everybody sits once, nobody meets twice without need, and no entry is lost."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import networkx
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from hypothesis.strategies import booleans, integers, sampled_from
from tests.contests.playing import WON, do

from grimoire.contests.contest import Contest
from grimoire.contests.criteria import BYE
from grimoire.contests.entries import Corrected, Dropped, Entered, Entry, Games, Opened, Reported, Result, Returned, Undone
from grimoire.contests.exporting import as_json, from_json
from grimoire.contests.looking_ahead import free_pairs
from grimoire.contests.next_round import field_before, next_of, next_pairing
from grimoire.contests.rounds import CUT
from grimoire.contests.settings import Settings
from grimoire.contests.sheets import sheets_of
from grimoire.contests.standings import Standings, final_order
from grimoire.kernel.unusable import Unusable


class ContestMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.contest = Contest()
        self.lines: list[bytes] = []  # all that was ever written

    def do(self, act: Any) -> bool:
        """Whether it could be done; what cannot be leaves everything as it was."""
        before = picture(self.contest)
        try:
            do(self.contest, act)
        except Unusable:
            assert picture(self.contest) == before
            return False
        self.lines.append(msgspec.json.encode(self.contest.log[-1]))
        return True

    @initialize(players=integers(2, 12), rounds=integers(0, 5), cut=sampled_from([0, 2, 4]), seed=integers(0, 99))
    def open(self, players: int, rounds: int, cut: int, seed: int) -> None:
        self.do(Opened("x", Settings(rounds=rounds, cut=cut), seed))
        for player in range(1, players + 1):
            self.do(Entered(player, f"P{player}"))

    @rule()
    def enter(self) -> None:
        number = len(self.contest.players) + 1
        self.do(Entered(number, f"P{number}"))

    @rule(number=integers(1, 14), back=booleans())
    def go_or_return(self, number: int, back: bool) -> None:
        self.do(Returned(number) if back else Dropped(number))

    @rule(seed=integers(0, 9))
    def pair(self, seed: int) -> None:
        before = self.contest
        try:
            act = next_pairing(before, seed)
        except Unusable:
            assert next_of(before).act != "pair" or len(before.active) < 2
            return
        field = field_before(before, seed)
        sheets = sheets_of(before)
        seated = [player for table in act.tables for player in table] + list(act.byes)
        if act.stage == CUT:
            assert len(set(seated)) == len(seated)
        else:
            assert sorted(seated) == sorted(before.active)
            assert len(act.byes) == len(before.active) % 2
        if act.stage == "swiss":
            met_again = sum(other in sheets[one].met for one, other in act.tables)
            had_bye = sum(BYE in field.met[player] for player in act.byes)
            if met_again or had_bye:
                new = networkx.Graph()
                new.add_nodes_from(range(len(field.nodes)))
                free = free_pairs(field)
                new.add_edges_from((i, j) for i, bits in enumerate(free) for j in range(i) if bits >> j & 1)
                most = networkx.max_weight_matching(new, maxcardinality=True)
                assert 2 * len(most) < len(field.nodes)  # there was no way without
            for player in act.byes:
                if field.rounds_left == 0 and not met_again:
                    assert_bye_is_low(field, player)
        assert self.do(act)

    @precondition(lambda self: self.contest.running is not None)
    @rule(at=integers(0, 9), games=sampled_from([*WON, Games(1, 1), Games(3, 0)]), by=integers(0, 2))
    def tell(self, at: int, games: Games, by: int) -> None:
        round = self.contest.running
        assert round is not None
        table = round.tables[at % len(round.tables)]
        if by == 2:
            self.do(Result(round.number, table.number, games))
        else:
            self.do(Reported(round.number, table.number, (table.first, table.second)[by], games))

    @precondition(lambda self: self.contest.running is not None)
    @rule(seed=integers(0, 99))
    def tell_all(self, seed: int) -> None:
        chance = Random(seed)
        round = self.contest.running
        assert round is not None
        for table in round.open:
            assert self.do(Result(round.number, table.number, chance.choice(WON)))

    @precondition(lambda self: self.contest.rounds)
    @rule(at=integers(0, 9), table=integers(1, 6), games=sampled_from(WON))
    def correct(self, at: int, table: int, games: Games) -> None:
        self.do(Corrected(at % len(self.contest.rounds) + 1, table, games))

    @rule(share=integers(0, 9))
    def undo(self, share: int) -> None:
        kept = self.contest.kept
        to = kept[len(kept) * share // 10].number
        known = self.contest.number
        if self.do(Undone(to)):
            assert self.contest.number == known + 1
            assert self.contest.kept[-1].number == to
            assert picture(self.contest) == picture(Contest.of(self.contest.log[:to]), self.contest.number)

    @invariant()
    def nothing_is_lost(self) -> None:
        assert [msgspec.json.encode(entry) for entry in self.contest.log] == self.lines

    @invariant()
    def points_add_up(self) -> None:
        contest = self.contest
        if not contest.log:
            return
        given = 0
        won, drawn, _ = contest.settings.points
        for round in contest.before_cut:
            stands = [table for table in round.tables if table.games is not None]
            given += sum(won if table.winner else 2 * drawn for table in stands) + contest.settings.bye * len(round.byes)
        assert sum(sheet.points for sheet in sheets_of(contest).values()) == given
        assert sorted(final_order(contest)) == sorted(contest.players)

    def teardown(self) -> None:
        whole = picture(self.contest)
        pieces = Contest()
        for entry in self.contest.log:
            pieces.follow([entry])
        assert picture(pieces) == whole
        assert picture(Contest.of(self.contest.log)) == whole
        if self.contest.log:
            assert picture(Contest.of(from_json(as_json(self.contest)))) == whole


def assert_bye_is_low(field: Any, player: int) -> None:
    """Nobody with fewer points could have had it: with any of them somebody would meet again."""
    free = free_pairs(field)
    nodes = field.nodes
    for other in nodes:
        if other in (player, BYE) or field.scores[other] >= field.scores[player] or BYE in field.met[other]:
            continue
        graph = networkx.Graph()
        rest = [i for i, node in enumerate(nodes) if node not in (other, BYE)]
        graph.add_edges_from((i, j) for i in rest for j in rest if i < j and free[i] >> j & 1)
        assert 2 * len(networkx.max_weight_matching(graph, maxcardinality=True)) < len(rest)


def picture(contest: Contest, number: int = 0) -> tuple[Any, ...]:
    """All of a state, to be compared."""
    rows = Standings(contest).rows if contest.log else []
    rounds = [msgspec.json.encode(round) for round in contest.rounds]
    players = [msgspec.json.encode(player) for player in contest.players.values()]
    return number or contest.number, contest.over, players, rounds, [msgspec.json.encode((r.player, r.points)) for r in rows]


TestContest: Callable[[], Any] = ContestMachine.TestCase
ContestMachine.TestCase.settings = settings(max_examples=25, stateful_step_count=25, deadline=None, derandomize=True)


def test_a_log_is_refused_where_it_breaks_and_kept_up_to_there() -> None:
    log = [Entry(1, Opened("x", Settings(), 1)), Entry(2, Entered(1, "Ann")), Entry(3, Entered(2, "ann")), Entry(4, Dropped(1))]
    contest = Contest()
    try:
        contest.follow(log)
    except Unusable as error:
        assert error.wrong == "contest-name-taken"
    assert contest.number == 2 and list(contest.players) == [1]
