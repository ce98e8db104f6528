"""How often a person is asked: a little of what `python tools/questions.py` measures."""

import pytest
from tools.questions import Game, Played, play

from grimoire.match.stops import ABLE, SHOWN, TOUCHED, Stops, Where

SEED = 2
DUEL = ("live-wire", "surging-growth")  # both have what can be used at any time; no card has Zenith


def played(where: Where) -> Played:
    return play(Game("magenoir", DUEL, 2, SEED, "eager", Stops(where), False))


@pytest.fixture(scope="module")
def usual() -> Played:
    return played(TOUCHED)


def test_a_person_passes_seldom_and_is_asked_nothing_that_has_one_answer(usual: Played) -> None:
    assert usual.over
    assert max(count.passes for count in usual.turns) <= 6
    assert sum(count.passes > 2 for count in usual.turns) <= 0.05 * len(usual.turns)
    assert sum(count.questions > 15 for count in usual.turns if count.own) <= 0.1 * len(usual.turns)
    assert not usual.single
    assert usual.zenith == 0


def test_who_wants_to_be_asked_more_is_asked_more(usual: Played) -> None:
    asked = [sum(count.passes for count in one.turns) for one in (usual, played(ABLE))]
    assert asked[0] < asked[1]


def test_a_person_of_anima_is_asked_nothing_that_has_one_answer() -> None:
    usual, shown = (play(Game("anima", (), 3, SEED, "eager", Stops(where), False)) for where in (TOUCHED, SHOWN))
    assert not usual.single
    assert shown.single
