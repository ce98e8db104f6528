"""Nothing a position hands out can change it, nor any other game."""

import inspect
from typing import Any

import msgspec
import pytest
from tests.conformance.walking import new_game, walk

from grimoire.kernel.position import Position
from grimoire.kernel.reason import IllegalChoice
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table

SEED = 1


def spoil(thing: Any) -> None:
    """Change every list and dict in a value handed out."""
    if isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            spoil(getattr(thing, field))
    elif isinstance(thing, dict):
        for value in thing.values():
            spoil(value)
        thing.clear()
    elif isinstance(thing, list):
        for value in thing:
            spoil(value)
        thing.clear()


def lists_of(position: Position) -> list[list[Any]]:
    names = [name for kind in type(position).__mro__ for name in inspect.get_annotations(kind)]
    values = [getattr(position, name) for name in names if name not in ("definitions", "pool")]
    return [value for value in values if isinstance(value, list)]


def test_whoever_changes_options_views_or_samples_changes_no_game(table: Table) -> None:
    twin = new_game(table, SEED)
    for position, decision, index in walk(table, SEED, every=13):
        before, forms = position.to_bytes(), [option.form for option in decision.options]
        spoil(decision.options)
        for seat in range(-1, table.seats):
            spoil(position.view(seat))
        sample = position.sample(0, stream(SEED, "samples"))
        for numbers in lists_of(sample):
            for inner in numbers:
                if isinstance(inner, list):
                    inner.clear()
            numbers.clear()
        assert position.to_bytes() == before
        again = position.decision()
        assert again is not None
        assert [option.form for option in again.options] == forms
        assert index < len(again.options)
    assert twin.decision() == new_game(table, SEED).decision()


def test_what_happened_cannot_be_changed(table: Table) -> None:
    told = 0
    for position, _, _ in walk(table, SEED, every=7):
        for event in position.events:
            for field in event.__struct_fields__:
                with pytest.raises(AttributeError):
                    setattr(event, field, getattr(event, field))
            told += 1
    assert told


@pytest.mark.parametrize("index", [-1, 10_000, True, False, 0.0, 1.5, "0", None], ids=repr)
def test_what_is_no_place_in_the_list_is_refused_and_changes_nothing(table: Table, index: Any) -> None:
    position = new_game(table, SEED)
    before, decision = position.to_bytes(), position.decision()
    with pytest.raises(IllegalChoice):
        position.choose(index)
    assert position.to_bytes() == before
    assert position.decision() == decision


def test_nothing_can_be_chosen_by_place_after_the_end(table: Table) -> None:
    for position, _, _ in walk(table, SEED):
        last = position
    with pytest.raises(IllegalChoice):
        last.choose(0)
