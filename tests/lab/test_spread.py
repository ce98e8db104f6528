"""Games spread over processes: what one of them dies of does not end the run."""

import multiprocessing
import os

from tests.lab.playing import simulate

from grimoire.lab.games import table_of
from grimoire.lab.pairing import pairings
from grimoire.lab.simulate import Plan, Summary, play_game

DEADLY = 2  # the number of the game


class DeadlySeed(int):
    """The seed of a plan, of which a process dies at one game. The process that asks for the games survives it."""

    def __add__(self, other: int) -> int:
        if other == DEADLY and multiprocessing.parent_process() is not None:
            os._exit(9)
        return int(self) + other


def plan_of(seed: int) -> Plan:
    return Plan("magenoir", pairings(table_of("magenoir")), ["random", "random"], 5, seed, 30)


def test_a_process_that_dies_takes_one_game_with_it() -> None:
    played = list(simulate(plan_of(DeadlySeed(40)), 2))
    assert [game.seed for game in played] == [40, 41, 42, 43, 44]
    assert [game.error for game in played] == ["", "", "the process that played died", "", ""]
    alone = [play_game(plan_of(40), number) for number in range(5)]
    assert [game for game in played if not game.error] == [game for game in alone if game.seed != 42]


def test_it_is_summed_up_with_the_other_faults() -> None:
    plan = plan_of(40)
    summary = Summary()
    for played in simulate(plan_of(DeadlySeed(40)), 2):
        summary.add(plan, played)
    assert summary.errors == 1
    assert [(fault.kind, fault.games, fault.seed) for fault in summary.faults] == [("the process that played died", 1, 42)]
