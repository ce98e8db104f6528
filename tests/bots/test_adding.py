"""The same bot chooses the same on every Python: it adds fractions by itself, as `sum` rounds them otherwise from 3.12 on."""

import importlib
import pkgutil
import sys
from collections.abc import Iterable
from itertools import chain

import pytest

import grimoire
import grimoire.bots
from grimoire.bots.adding import added

PLAYED = [("magenoir-pairing", "greedy", "greedy-1"), ("magenoir-random", "eager", "eager-1")]
PLAYED += [("magenoir-pairing", name, "greedy") for name in ("novice", "apprentice", "journeyman", "expert", "master")]
PLAYED += [("anima-3", name, "greedy-1") for name in ("greedy", "eager", "eager-1", "novice", "apprentice", "journeyman")]
DECISIONS = 60


def whole_sum(numbers: Iterable[int], start: int = 0) -> int:
    """`sum`, for whole numbers alone."""
    found = list(numbers)
    fractions = [number for number in chain(found, [start]) if isinstance(number, float)]
    assert not fractions, f"sum of {found}"
    return sum(found, start)


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in pkgutil.walk_packages(grimoire.bots.__path__, "grimoire.bots."):
        importlib.import_module(module.name)
        monkeypatch.setattr(sys.modules[module.name], "sum", whole_sum, raising=False)


@pytest.mark.parametrize(("name", "one", "other"), PLAYED, ids=str)
def test_a_bot_adds_no_fractions_by_sum(name: str, one: str, other: str, strict: None) -> None:
    task = grimoire.make_task(name)
    game = task.new_game(11)
    bots = [grimoire.make_bot(one if seat == 0 else other, task.game, seat) for seat in range(task.seats)]
    assert grimoire.play(game, bots, DECISIONS)


def test_fractions_are_added_in_their_order() -> None:
    tenths = [0.1] * 10
    assert added(tenths) == 0.9999999999999999  # 1.0 by a sum that makes up for what it rounded
    assert added([]) == 0.0
