"""A game that was given up: did it go round in circles, or was it merely long?"""

from typing import cast

from grimoire.kernel.option import Option
from grimoire.kernel.position import Position
from grimoire.lab.circles import Situations
from grimoire.lab.games import table_of
from grimoire.lab.pairing import pairings
from grimoire.lab.repeats import Repeats, repeats_in
from grimoire.lab.simulate import Plan, Summary, play_game
from grimoire.lab.tables import Table

MAGE_NOIR = table_of("magenoir")


class Wheel:
    """Has this many situations; the first option leads on to the next, the second stays."""

    def __init__(self, situations: int) -> None:
        self.situations = situations
        self.options = [Option("on"), Option("stay")]
        self.at = 0

    def choose(self, index: int) -> None:
        self.at = (self.at + 1 - index) % self.situations

    def chain_key(self) -> bytes:
        return bytes([self.at])


class WheelTable:
    def __init__(self, situations: int) -> None:
        self.situations = situations

    def begin(self, decks: list[list[str]], seed: int) -> Position:
        return cast(Position, Wheel(self.situations))


def repeats(situations: int, choices: list[int]) -> Repeats:
    return repeats_in(cast(Table, WheelTable(situations)), [], 1, choices)


def test_a_long_game_never_stands_where_it_stood() -> None:
    assert repeats(100, [0] * 99) == Repeats(0, -1, -1)


def test_a_game_in_circles_does() -> None:
    assert repeats(5, [0] * 9) == Repeats(5, 5, 0)


def test_a_situation_may_come_twice_and_not_a_third_time() -> None:
    assert repeats(5, [0] * 9) == Repeats(5, 5, 0, 0)
    assert repeats(5, [0] * 10) == Repeats(6, 5, 0, 1)
    assert repeats(5, [0, 1, 1, 1]) == Repeats(3, 2, 1, 2)


def test_what_led_back_and_is_refused_there_makes_another_situation() -> None:
    """Three actions that lead back and the end of the turn: only a turn that is offered the same again goes in circles."""
    situations = Situations()
    came_too_often = []
    for offered in (4, 3, 2, 1, 1, 1):
        wheel = Wheel(1)
        wheel.options = [Option(f"action {number}") for number in range(offered)]
        came_too_often.append(situations.came_too_often(situations.come(cast(Position, wheel))))
    assert came_too_often == [False, False, False, False, False, True]


def test_the_first_return_is_told_with_where_it_led() -> None:
    assert repeats(100, [0, 0, 0, 1]) == Repeats(1, 4, 3)


def test_a_game_given_up_early_is_looked_at_and_counted() -> None:
    plan = Plan("magenoir", pairings(MAGE_NOIR), ["random", "random"], 1, 3, 10)
    played = play_game(plan, 0)
    assert played.repeats == Repeats(0, -1, -1)
    summary = Summary()
    summary.add(plan, played)
    assert (summary.capped, summary.repeating) == (1, 0)


def test_a_finished_game_is_not_looked_at() -> None:
    assert play_game(Plan("magenoir", pairings(MAGE_NOIR), ["random", "random"], 1, 3, 10_000), 0).repeats is None


def test_a_copy_stands_in_the_same_situation_and_a_choice_later_in_another() -> None:
    position = MAGE_NOIR.begin([list(MAGE_NOIR.deck(name).cards) for name in MAGE_NOIR.deck_names()[:2]], 1)
    key = position.chain_key()
    assert position.clone().chain_key() == key
    position.choose(0)
    assert position.chain_key() != key
