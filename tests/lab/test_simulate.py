"""Many games: the same for any number of processes, and a fault in one of them is a value with a record."""

import pytest
from tests.following import follow
from tests.lab.playing import simulate

from grimoire.bots.bot import Sight
from grimoire.bots.games import GAMES as BOTS
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Decision
from grimoire.lab.games import table_of
from grimoire.lab.pairing import pairings
from grimoire.lab.simulate import Plan, Summary, play_game
from grimoire.library.games import UnknownGame
from grimoire.library.records import read_record
from grimoire.library.replay import pool_of, start_of


def plan_of(games: int, seed: int = 0, cap: int = 10_000, bot: str = "random", check: bool = False) -> Plan:
    return Plan("magenoir", pairings(table_of("magenoir")), [bot, bot], games, seed, cap, check)


class FaultyBot:
    """Plays on until it dies."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.left = 30

    def choose(self, sight: Sight, decision: Decision) -> int:
        self.left -= 1
        if not self.left:
            raise ZeroDivisionError("by nothing")
        return self.chance.below(len(decision.options))


def test_every_deck_meets_every_deck() -> None:
    table = table_of("magenoir")
    names = table.deck_names()
    assert [(one.name, two.name) for one, two in pairings(table)] == [(one, two) for one in names for two in names]
    assert [(one.name, two.name) for one, two in pairings(table, names[0])] == [(names[0], two) for two in names]
    assert [(one.name, two.name) for one, two in pairings(table, names[0], "random")] == [(names[0], "random")]


def test_two_processes_play_the_same_games_as_one() -> None:
    assert list(simulate(plan_of(6, cap=60), 2)) == list(simulate(plan_of(6, cap=60), 1))


def test_one_game_of_many_can_be_played_again_alone() -> None:
    many = list(simulate(plan_of(5, seed=40), 1))
    assert play_game(plan_of(1, seed=43), 0) == many[3]


def test_a_summary_counts_every_game_once() -> None:
    plan = plan_of(20)
    summary = Summary()
    for played in simulate(plan, 1):
        summary.add(plan, played)
    summary.close(2.0)
    assert summary.games == summary.finished == 20
    assert summary.errors == summary.capped == 0
    assert sum(entry.wins for entry in summary.wins) + summary.draws == 20
    assert summary.decisions > summary.turns > 20
    assert summary.decisions_per_s == summary.decisions / 2


def test_a_game_is_given_up_at_the_cap() -> None:
    played = play_game(plan_of(1, cap=10), 0)
    assert (played.decisions, played.over, played.error) == (10, False, "")


@pytest.mark.parametrize("check", [False, True])
def test_a_fault_comes_back_with_a_record_that_leads_to_it(monkeypatch: pytest.MonkeyPatch, check: bool) -> None:
    monkeypatch.setitem(BOTS["magenoir"], "faulty", FaultyBot)
    played = play_game(plan_of(1, seed=7, bot="faulty", check=check), 0)
    assert played.error.startswith("ZeroDivisionError in test_simulate.py:")
    assert "ZeroDivisionError" in played.faults[0].details
    record = read_record(played.record, "crash.yaml")
    assert (record.game, record.seed, record.seats) == ("magenoir", 7, ["faulty", "faulty 2"])
    assert len(record.choices) == played.decisions > 30
    follow(record, start_of(record, pool_of(record)))


def test_there_is_no_game_of_another_name() -> None:
    with pytest.raises(UnknownGame, match="'chess' is no game; there are: anima, magenoir"):
        table_of("chess")
