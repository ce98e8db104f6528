"""Fitting the chance to win: what is taken from a game, and, where numpy is, that the fit finds what is there."""

import math
from array import array
from pathlib import Path
from typing import Any

import pytest
from tools import outlook_fitting
from tools.outlook import GREEDY, QUICK, rows_of_game, written

from grimoire.bots.anima.outlook import judged
from grimoire.bots.anima.outlook_weights import Network, network

HELD, SHARE, FIRST = 0, 1, 2  # in a row


@pytest.mark.parametrize("by", [QUICK, GREEDY])
def test_of_every_turn_each_seat_has_a_row_and_the_shares_of_a_game_are_one(by: str) -> None:
    rows = rows_of_game(2, by, 12)
    assert len(rows) % 2 == 0 and {row[HELD] for _, row in rows} == {0.0}
    assert sum(row[SHARE] for _, row in rows[:2]) == pytest.approx(1.0)
    assert [is_open for is_open, _ in rows] == sorted(is_open for is_open, _ in rows), "the Final Mission stays open"
    assert all(len(row) - FIRST == len(network(2, is_open).direct) for is_open, row in rows)


def test_one_game_in_ten_is_held_out() -> None:
    assert {row[HELD] for _, row in rows_of_game(2, QUICK, 20)} == {1.0}


def test_what_is_written_begins_with_its_width(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.outlook.AT_ONCE", 1)
    assert written(tmp_path, 2, QUICK, 12) == 1
    values = array("f")
    values.frombytes((tmp_path / "quick-2-before-12").read_bytes())
    wide = FIRST + len(network(2, False).direct)
    assert values[0] == wide and len(values) % wide == 1


@pytest.fixture
def numbers() -> Any:
    """numpy, which the fit alone needs: nobody has to install it."""
    found = pytest.importorskip("numpy")
    outlook_fitting.np = found
    return found


def test_what_made_the_games_is_found_and_reads_the_same_without_numpy(numbers: Any) -> None:
    """Two numbers that count only together: nothing that weighs each for itself could tell."""
    chance = numbers.random.default_rng(5)
    rows = numbers.column_stack([numbers.ones(4000), chance.uniform(-1.0, 3.0, (4000, 2))])
    truth = 1.0 / (1.0 + numbers.exp(-4.0 * (rows[:, 1] - 1.0) * (rows[:, 2] - 1.0)))
    shares = (chance.uniform(size=4000) < truth).astype(float)
    width = rows.std(axis=0)
    made = outlook_fitting.Fit(rows.mean(axis=0) * (width > 0.0), numbers.where(width > 0.0, width, 1.0), 2, 8)
    outlook_fitting.train(made, made.measured(rows), shares, 30, 1e-2)
    chances = made.chances(made.measured(rows))
    assert outlook_fitting.log_loss(chances, shares) < 0.45 < math.log(2)
    plain = made.plain()
    net = Network(plain["direct"], plain["units"], plain["counts"])
    for at in range(20):
        assert 1.0 / (1.0 + math.exp(-judged(net, list(rows[at])))) == pytest.approx(chances[at], abs=2e-3)
