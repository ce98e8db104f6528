"""What looking ahead must find."""

from typing import cast

import pytest

from grimoire.bots.bot import Sight
from grimoire.bots.games import make_bot
from grimoire.kernel.chance import seeded
from grimoire.lab.games import table_of
from grimoire.lab.magenoir.table import MageNoirTable
from grimoire.magenoir.game import Game
from grimoire.magenoir.position_from_description import PlacedCard, Placement, place
from grimoire.magenoir.zones import CHANNELED, HAND, PERMANENTS, PREPARED

TABLE = cast(MageNoirTable, table_of("magenoir"))


def main_phase(life: list[int], zones: dict[int, list[str]], reserve: list[int], theirs: dict[int, list[str]]) -> Game:
    """The main phase of seat 0."""
    placement = Placement()
    for seat, cards in enumerate((zones, theirs)):
        placement.seats[seat].life = life[seat]
        for zone, ids in cards.items():
            placement.seats[seat].zones[zone] = [PlacedCard(id) for id in ids]
    placement.seats[0].reserve = reserve
    position = place(TABLE.pool, placement)
    position.advance()
    return position


def play_turn(position: Game, seed: int) -> None:
    """Until the turn of seat 0 is over; whatever the other seat is asked, it takes the first option."""
    bot = make_bot("greedy", seeded(seed), TABLE.name)
    turn = position.turn
    while (decision := position.decision()) is not None and position.turn == turn:
        position.choose(bot.choose(Sight(position, 0), decision) if decision.seat == 0 else 0)


@pytest.mark.parametrize("seed", range(3))
def test_it_kills_a_player_with_one_health_point(seed: int) -> None:
    position = main_phase([20, 1], {HAND: ["seed", "flame", "breath"]}, [2, 0, 0, 2, 0, 0], {})
    play_turn(position, seed)
    assert position.over
    assert position.winner == 0


def test_it_kills_with_what_lies_prepared_though_something_else_could_be_hit() -> None:
    theirs = {PERMANENTS: ["dead-tree"]}
    position = main_phase([3, 2], {PREPARED: ["draconic-flame"], HAND: ["seed"]}, [0, 0, 0, 1, 0, 0], theirs)
    play_turn(position, 1)
    assert position.winner == 0


def test_it_kills_with_a_spell_that_needs_a_component() -> None:
    zones = {CHANNELED: ["droplet"], HAND: ["surging-wave", "tide"]}
    position = main_phase([4, 3], zones, [0, 0, 3, 0, 0, 0], {})
    play_turn(position, 1)
    assert position.winner == 0


def test_it_does_not_kill_itself_with_its_own_ability() -> None:
    zones = {HAND: ["flame"]}
    position = main_phase([1, 20], zones, [0] * 6, {})
    play_turn(position, 1)
    assert not position.over
