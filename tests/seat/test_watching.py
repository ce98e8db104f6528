"""Rulings as they are watched: all of some, in both languages, end where the scenario ends."""

import pytest

from grimoire.library.scenario_running import play_through
from grimoire.pages.ruling_index import shelf_of
from grimoire.pages.ruling_search import scenario_at
from grimoire.seat.watching import watched

SOME = 60


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_every_choice_of_a_ruling_is_a_moment(game: str) -> None:
    every = shelf_of(game).all
    assert len({one.id for one in every}) == len(every)
    for nth, one in enumerate(every[:: max(1, len(every) // SOME)]):
        play = scenario_at(game, one.number).play
        moments = watched(play, ("en", "fr")[nth % 2])
        assert len(moments) == len(play.when) + 1, one.title
        assert moments[-1].made == len(play_through(play).made)
        assert all(moment.chosen for moment in moments[1:])
