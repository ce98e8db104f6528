"""Clones, bytes and records give the position back; damaged bytes give a clear refusal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.every_game import Drawn, every_game
from tests.properties.reaching import TABLE, Reached, quick, reached

from grimoire.kernel.reason import CorruptBytes
from grimoire.library.magenoir.cards import build_pool, shipped_texts
from grimoire.magenoir.game import from_bytes

OWN_CARD = """
spark-of-mine:
  name: {en: Spark of mine, fr: Mon étincelle}
  element: fire
  set: base
  effect:
    - damage(1, any)
"""


@quick
@given(every_game(), st.data())
def test_a_clone_goes_the_same_way_and_leaves_the_original_alone(drawn: Drawn, data: st.DataObject) -> None:
    position = drawn.position
    before = position.to_bytes()
    clone = position.clone()
    assert clone.to_bytes() == before
    index = drawn.move(data)
    clone.choose(index)
    assert position.to_bytes() == before
    position.choose(index)
    assert position.to_bytes() == clone.to_bytes()
    assert position.events == clone.events


@quick
@given(every_game(), st.data())
def test_bytes_give_the_same_position(drawn: Drawn, data: st.DataObject) -> None:
    position = drawn.position
    before = position.to_bytes()
    other = drawn.table.from_bytes(before)
    assert other.to_bytes() == before
    assert other.decision() == position.decision()
    for seat in (-1, *drawn.seats):
        assert other.view(seat) == position.view(seat)
    index = drawn.move(data)
    other.choose(index)
    position.choose(index)
    assert other.to_bytes() == position.to_bytes()
    assert other.events == position.events


@quick
@given(reached())
def test_a_replay_of_the_forms_gives_the_same_digest(game: Reached) -> None:
    other = TABLE.begin(game.decks, game.seed)
    for form in game.forms:
        other.choose_form(form)
    assert other.digest() == game.position.digest()


@quick
@given(every_game(), st.data())
def test_bytes_cut_anywhere_are_refused(drawn: Drawn, data: st.DataObject) -> None:
    good = drawn.position.to_bytes()
    with pytest.raises(CorruptBytes):
        drawn.table.from_bytes(good[: data.draw(st.integers(0, len(good) - 1))])


@quick
@given(every_game(), st.data())
def test_bytes_with_flipped_bits_are_refused(drawn: Drawn, data: st.DataObject) -> None:
    bad = bytearray(drawn.position.to_bytes())
    for at in data.draw(st.lists(st.integers(0, len(bad) - 1), min_size=1, max_size=3, unique=True)):
        bad[at] ^= data.draw(st.integers(1, 255))
    with pytest.raises(CorruptBytes):
        drawn.table.from_bytes(bytes(bad))


@quick
@given(st.binary(max_size=400))
def test_any_other_bytes_are_refused(junk: bytes) -> None:
    with pytest.raises(CorruptBytes):
        from_bytes(TABLE.pool, junk)


def test_bytes_made_with_other_cards_are_refused() -> None:
    other = build_pool([*shipped_texts(), ("mine.yaml", OWN_CARD)])
    with pytest.raises(CorruptBytes, match="other cards"):
        from_bytes(other, Reached(1, 20).position.to_bytes())
