"""What a wording keeps goes when it goes: cards of somebody's own are held no longer than there are tables with them."""

import gc
from weakref import ref

import pytest
from tests.seat.described import seated

from grimoire.seat import wording


@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("anima", "{turn: 'alice, reset', areas: [deimos], alice: {party: [samurai]}, bob: {party: [executor]}}"),
        ("magenoir", "{alice: {hand: [flame, seed]}, bob: {hp: 9}}"),
    ],
)
def test_a_wording_goes_with_its_tables(game: str, given: str) -> None:
    wording.shared.cache_clear()
    seats = seated(game, given)
    seats.given(0, "en")
    kept = ref(seats.presenter("en").wording)
    assert seats.presenter("en").wording.made
    del seats
    wording.shared.cache_clear()
    gc.collect()
    assert kept() is None
