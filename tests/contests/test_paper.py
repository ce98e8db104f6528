"""What a page for the printer says of an evening that is under way, and of one that is over."""

from random import Random

import pytest
from tests.contests.playing import do, opened, pair, play_round

from grimoire.contests.contest import Contest
from grimoire.contests.entries import Finished
from grimoire.contests.settings import PRESETS
from grimoire.pages.contests.beside import Beside, CardGroup
from grimoire.pages.contests.paper import sheet


@pytest.fixture
def evening() -> Contest:
    """Three rounds, and the best four of twelve to the end."""
    contest = opened(12, PRESETS["publisher"])
    chance = Random(3)
    for _ in range(5):
        play_round(contest, chance)
    do(contest, Finished())
    return contest


def test_in_the_bracket_nobody_is_told_that_a_draw_would_do(evening: Contest) -> None:
    for round in (1, 2, 3):
        assert "somebody must win" not in sheet(evening, "by-name", "en", round)
    for round in (4, 5):
        assert "somebody must win" in sheet(evening, "by-name", "en", round)
        assert "il faut un gagnant" in sheet(evening, "by-name", "fr", round)


def test_the_standings_after_a_round_are_those_of_that_round(evening: Contest) -> None:
    first = sheet(evening, "standings", "en", 1)
    assert "<h1>Standings after round 1</h1>" in first and "those of the bracket" not in first
    for round in (0, 3, 4, 5):
        assert "<h1>Final standings</h1>" in sheet(evening, "standings", "en", round)


def test_what_decided_stands_in_a_column_that_is_called_so_or_in_none(evening: Contest) -> None:
    assert '<th class="t">decided by</th>' in sheet(evening, "standings", "en", 1)
    assert '<th class="t">' not in sheet(evening, "standings", "en")


def test_a_side_deck_stands_apart_from_the_deck() -> None:
    contest = opened(2)
    groups = [CardGroup("Air", [(4, "Breath"), (2, "Tornado")]), CardGroup("Side deck", [(1, "Crow")])]
    page = sheet(contest, "lists", "en", beside=Beside(lists={1: groups}))
    assert '<p class="t">Air 6</p><p>4\u00a0Breath · 2\u00a0Tornado</p><p class="t">Side deck 1</p><p>1\u00a0Crow</p>' in page
    assert "no list" in page


def test_standings_of_the_running_round_say_so() -> None:
    contest = opened(8)
    play_round(contest, Random(1))
    pair(contest)
    assert "Standings while round 2 is played" in sheet(contest, "standings", "en", 2)
    assert "Standings after round 1" in sheet(contest, "standings", "en", 1)
