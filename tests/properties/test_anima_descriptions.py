"""Anima: a position written down is the same position, and the layouts are what they are meant to be."""

from hypothesis import given
from hypothesis import strategies as st
from tests.properties.anima_described import POOL, laid, played_on
from tests.properties.reaching import quick

from grimoire.anima.describing import NotBetweenActions, describe
from grimoire.anima.position_from_description import place


@quick
@given(st.integers(0, 1_000_000), st.integers(0, 1_000), st.integers(0, 30))
def test_a_position_written_down_and_laid_out_again_goes_on_in_the_same_way(layout: int, seed: int, moves: int) -> None:
    position = laid(layout)
    if position.over:
        return
    position = played_on(position, seed, moves)
    try:
        again = place(POOL, describe(position))
    except NotBetweenActions:
        return
    again.advance()
    assert [option.form for option in again.options] == [option.form for option in position.options]
    for seat in range(-1, position.seats):
        assert again.view(seat) == position.view(seat)


def test_the_layouts_reach_every_moment_and_number_of_players() -> None:
    placed = [laid(seed) for seed in range(60)]
    assert {game.seats for game in placed} == {2, 3, 4, 5}
    assert len({game.question.id for game in placed if not game.over}) >= 5
