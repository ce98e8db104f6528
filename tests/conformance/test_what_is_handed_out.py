"""Nothing a position hands out can change it, nor any other game."""

import inspect
from itertools import chain
from typing import Any

import msgspec
import pytest
from tests.conformance.object_graph import changeable
from tests.conformance.walking import SEEDS, new_game, walk

from grimoire.kernel.position import Position
from grimoire.kernel.reason import IllegalChoice
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table

SEED = SEEDS[0]


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


def test_nothing_that_can_be_changed_is_in_a_position_and_in_its_sample(table: Table) -> None:
    """Not only what hangs on the sample itself: the effects at work in it, with their scopes, and the cards that were used."""
    kinds: set[str] = set()
    walks = [walk(table, seed, every=17) for seed in SEEDS]
    for position, decision, _ in chain(*walks):
        true = changeable(position)
        for sample_of in (position.sample, position.sample_closed):
            own = changeable(sample_of(decision.seat, stream(SEED, "samples")))
            shared = [true[key] for key in own if key in true]
            assert not shared, f"{len(shared)} shared, such as {[type(thing).__name__ for thing in shared][:5]}: {shared[:3]!r}"
            kinds |= {type(thing).__name__ for thing in own.values()}
    wanted = {"Active", "Use", "Scope", "Frame"} if table.name == "magenoir" else {"Scope", "Frame", "Fight"}
    assert wanted <= kinds, "the walk came by none of some of them"


def test_nothing_that_can_be_changed_is_in_a_sample_when_the_game_is_over(table: Table) -> None:
    for position, _, _ in walk(table, SEED):
        last = position
    true = changeable(last)
    assert [thing for key, thing in changeable(last.sample(0, stream(SEED, "samples"))).items() if key in true] == []


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
