"""Rounds are paired as well as they can be: beside another matching, beside every matching there is, and beside rounds that
another program paired."""

from itertools import combinations
from random import Random

import networkx
import pytest
from tests.contests.playing import opened, play, play_round
from tests.contests.recorded import fields, recorded, what_counts

from grimoire.contests.acts_of_players import MOST_PLAYERS
from grimoire.contests.criteria import BITS, BYE, CRITERIA, LOT_BITS, OF_THE_BYE, Field, digits, drawn, total
from grimoire.contests.looking_ahead import matchings
from grimoire.contests.next_round import field_before, next_pairing
from grimoire.contests.pairing import matched, matching, paired, place_values, slow_matching
from grimoire.contests.settings import MOST_POINTS, MOST_ROUNDS, Settings
from grimoire.contests.sheets import sheets_of
from grimoire.kernel.unusable import Unusable


def some_field(players: int, seed: int) -> Field:
    """Players with scores, meetings and floats by chance."""
    chance = Random(seed)
    seats = sorted(chance.sample(range(1, 60), players))
    met: dict[int, dict[int, list[int]]] = {player: {} for player in seats}
    for _ in range(players * 2):
        one, other = chance.sample([*seats, BYE], 2)
        for a, b in ((one, other), (other, one)):
            if a != BYE:
                met[a].setdefault(b, []).append(chance.randint(1, 4))
    apart = frozenset({(seats[0], seats[1]), (seats[1], seats[0])})
    scores = {player: chance.choice((0, 1, 3, 4, 6)) for player in seats}
    floats = {player: chance.choice((-1, 0, 1)) for player in seats}
    return Field(seats, scores, met, floats, {}, apart, seed, 0, {player: drawn(seed, player) for player in seats})


@pytest.mark.parametrize("seed", range(12))
def test_no_other_pairing_of_a_small_field_is_better(seed: int) -> None:
    field = some_field(3 + seed % 6, seed)
    nodes = field.nodes
    everybody = tuple((1 << len(nodes)) - 1 & ~(1 << at) for at in range(len(nodes)))
    best = min(total(field, [(nodes[i], nodes[j]) for i, j in used]) for used in matchings(everybody, (1 << len(nodes)) - 1))
    assert total(field, paired(field)) == best


@pytest.mark.parametrize("seed", range(4))
def test_networkx_finds_nothing_better(seed: int) -> None:
    field = some_field(20 + seed * 5, seed)
    nodes = field.nodes
    graph = networkx.Graph()
    pairs = list(combinations(nodes, 2))
    for one, other in pairs:
        cost = 0
        for digit in digits(field, one, other):
            cost = cost * (1 << 40) + digit  # whole numbers of Python have room: no place values of ours
        graph.add_edge(one, other, weight=-cost)
    theirs = networkx.max_weight_matching(graph, maxcardinality=True)
    assert total(field, matched(field, nodes)) == total(field, [tuple(pair) for pair in theirs])


def test_without_rustworkx_a_room_is_paired_as_well_and_a_hall_is_refused() -> None:
    chance = Random(3)
    edges = [(one, other, chance.getrandbits(90)) for one, other in combinations(range(16), 2)]
    weight = {(one, other): worth for one, other, worth in edges}
    assert sum(weight[pair] for pair in slow_matching(16, edges)) == sum(weight[pair] for pair in matching(16, edges))
    with pytest.raises(Unusable, match="contest-needs-rustworkx"):
        slow_matching(66, [])


def test_the_weights_of_the_largest_contest_are_narrow_enough() -> None:
    """rustworkx is wrong without a word from 127 bits on."""
    most, longest = MOST_POINTS * MOST_ROUNDS, MOST_ROUNDS
    for ranks, lot in ((0, (1 << LOT_BITS) - 1), ((MOST_PLAYERS - 1) ** 2, 0)):
        widest = (1, 2, longest, 2, most, most**2, 2, ranks, lot)
        assert place_values([widest], MOST_PLAYERS // 2)[0] > 0
    with pytest.raises(Unusable, match="contest-too-wide"):
        place_values([(1, 20, longest, 2, most, most**4, 2, MOST_PLAYERS**2, 1 << LOT_BITS)], MOST_PLAYERS // 2)
    assert BITS < 127


@pytest.mark.parametrize("number", [1, 14, 27])
def test_recorded_rounds_of_another_program_were_never_closer(number: int) -> None:
    looked_at = 0
    for field, tables in fields(recorded()[number]):
        assert what_counts(field, paired(field)) <= what_counts(field, tables)
        looked_at += 1
    assert looked_at >= 5


def test_each_criterion_outweighs_all_that_come_after_it() -> None:
    costs = [tuple(5 for _ in CRITERIA)]
    values = place_values(costs, 10)
    for at, value in enumerate(values[:-1]):
        after = zip(CRITERIA[at + 1 :], values[at + 1 :], strict=True)
        assert value > sum(5 * (1 if name in OF_THE_BYE else 10) * worth for name, worth in after)


@pytest.mark.parametrize(("players", "rounds"), [(6, 5), (8, 7), (5, 5), (9, 9), (10, 9)])
def test_a_small_field_is_never_stuck(players: int, rounds: int) -> None:
    for seed in range(4):
        contest = opened(players, Settings(rounds=rounds, cut=0), seed)
        assert play(contest, Random(seed)) == 0
        assert len(contest.rounds) == rounds


def test_without_looking_ahead_it_would_be() -> None:
    """What the look ahead is there for: the same contests, paired round by round."""
    stuck = 0
    for seed in range(30):
        chance = Random(seed)
        contest = opened(6, Settings(rounds=1, cut=0), seed)
        for rounds in range(1, 5):
            contest.settings = Settings(rounds=rounds, cut=0)
            before = sheets_of(contest)
            act = play_round(contest, chance)
            stuck += any(other in before[one].met for one, other in act.tables)
    assert stuck > 0


def test_the_last_round_can_follow_the_standings() -> None:
    chance = Random(4)
    contest = opened(12, Settings(rounds=3, cut=0, last_by_rank=True), 4)
    play_round(contest, chance)
    play_round(contest, chance)
    act = next_pairing(contest, 1)
    field = field_before(contest, 1)
    assert field.ranks
    far = [abs(field.ranks[one] - field.ranks[other]) for one, other in act.tables]
    assert max(far) <= 4 and sum(far) < 16


def test_who_is_kept_apart_does_not_meet() -> None:
    contest = opened(4, Settings(rounds=2, cut=0, apart=((1, 2), (1, 3))), 5)
    for seed in range(6):
        tables = [set(table) for table in next_pairing(contest, seed).tables]
        assert {1, 4} in tables
