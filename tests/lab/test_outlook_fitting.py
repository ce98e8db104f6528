"""Fitting the chance to win: what is taken from a game, and that the fit finds what is there."""

import math

import pytest
from tools.outlook import Row, chance_by, fitted, log_loss, rows_of_game, solved

from grimoire.bots.anima.outlook_weights import weights
from grimoire.kernel.chance import seeded


def test_of_every_turn_each_seat_has_a_row_and_the_shares_of_a_game_are_one() -> None:
    rows = rows_of_game(3, 12)
    assert len(rows) % 3 == 0 and {row[0] for row in rows} == {12}
    assert sum(row[2] for row in rows[:3]) == pytest.approx(1.0)
    assert [row[1] for row in rows] == sorted(row[1] for row in rows), "the Final Mission stays open"
    assert all(len(row[3]) == len(weights(3, row[1])) for row in rows)


def test_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_weights_that_made_the_games_are_found_again() -> None:
    chance = seeded(3)
    truth = [0.5, -1.0, 2.0]
    rows: list[Row] = []
    for number in range(3000):
        row = [1.0, chance.below(100) / 100, chance.below(100) / 100]
        rows.append((number, False, 1.0 if chance.below(1000) < 1000 * chance_by(truth, row) else 0.0, row))
    found = fitted(rows)
    assert found == pytest.approx(truth, abs=0.35)
    assert log_loss(found, rows) < log_loss([0.0] * 3, rows) == pytest.approx(math.log(2))
