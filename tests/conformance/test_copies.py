"""Clones, bytes and digests: the same position, and nothing shared."""

import pytest
from tests.conformance.walking import SEEDS, new_game, walk

from grimoire.kernel.reason import CorruptBytes
from grimoire.lab.tables import Table

pytestmark = pytest.mark.parametrize("seed", SEEDS)


def test_a_clone_is_equal_and_independent(table: Table, seed: int) -> None:
    for position, decision, index in walk(table, seed, every=7):
        before = position.digest()
        clone = position.clone()
        assert clone.digest() == before
        assert clone.decision() == decision
        clone.choose(index)
        assert position.digest() == before
        assert position.decision() == decision
        again = position.clone()
        again.choose(index)
        assert again.digest() == clone.digest()


def test_bytes_bring_the_position_back(table: Table, seed: int) -> None:
    for position, decision, index in walk(table, seed, every=7):
        data = position.to_bytes()
        other = table.from_bytes(data)
        assert other.to_bytes() == data
        assert other.decision() == decision
        for seat in range(-1, table.seats):
            assert other.view(seat) == position.view(seat)
        clone = position.clone()
        clone.choose(index)
        other.choose(index)
        assert other.digest() == clone.digest()
        assert other.events == clone.events


def test_a_finished_game_goes_through_bytes(table: Table, seed: int) -> None:
    for position, _, _ in walk(table, seed):
        last = position
    other = table.from_bytes(last.to_bytes())
    assert (other.over, other.winner, other.decision()) == (True, last.winner, None)
    assert other.digest() == last.digest()


def test_bytes_cut_off_are_refused(table: Table, seed: int) -> None:
    data = new_game(table, seed).to_bytes()
    for length in (0, 1, 8, len(data) // 2, len(data) - 8, len(data) - 1):
        with pytest.raises(CorruptBytes):
            table.from_bytes(data[:length])


def test_the_same_seed_and_choices_give_the_same_game(table: Table, seed: int) -> None:
    twin = new_game(table, seed)
    for position, decision, index in walk(table, seed):
        assert twin.decision() == decision
        twin.choose(index)
        last = position
    assert twin.digest() == last.digest()


def test_another_seed_gives_another_game(table: Table, seed: int) -> None:
    assert new_game(table, seed).digest() != new_game(table, seed + 100).digest()
