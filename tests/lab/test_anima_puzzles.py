"""Puzzles of Anima: what is proved, and what is none because it hangs on a card nobody has seen or on the other seat."""

import pytest

from grimoire.lab.anima.puzzle_files import lesson_text
from grimoire.lab.anima.puzzles import NotSure, Trying, checked, drawn, is_lost_by, placed
from grimoire.lab.exhausting import TooMuch
from grimoire.library.lessons import FOUND, read_lesson

MOST = 30_000
CRISIS = """
turn: crisis
turn number: 16
order: [alice, bob]
areas: [deimos, karh]
advantage deck: [unholy-force, iron-vow]
final: what-waits-beneath
timer: 1
bonuses: [%s]
dice: [%s]
alice: {party: [samurai], in: deimos, hand: [%s], completed: [twin-maws]}
bob: {party: [executor], in: karh, completed: [three-seals]}
"""
QUEST = """
turn: alice, exploration
turn number: 10
order: [bob, alice]
areas: [shard-crater, deimos]
advantage deck: [unholy-force, ember-script, root-and-stone]
final: splinter-choir
dice: [1, 1, 6, 1, 6, 1, 6, 1, 6]
alice: {party: [%s, priestess, agent, kagami], in: shard-crater, completed: [twin-maws],
  hand: [iron-vow, unweave, old-debt, absorb-power]}
bob: {party: [executor], in: deimos}
"""
LOW = "1, 6, 1, 6, 1, 6, 1, 6, 1, 6"
STRONG = "alice combat +9 lasting by twin-maws"


def crisis(bonus: str = "", dice: str = LOW, hand: str = "") -> str:
    return CRISIS % (bonus, dice, hand)


def blind(given: str, most: int = MOST) -> float:
    position = placed(given)
    return Trying(position, most).blind(position)


def test_what_wins_whatever_is_chosen_is_no_puzzle_and_what_never_wins_is_none() -> None:
    assert blind(crisis(STRONG, "6, 1, 6, 1, 6, 1, 6, 1")) == 1.0
    assert checked(crisis(STRONG, "6, 1, 6, 1, 6, 1, 6, 1")) is None
    assert blind(crisis()) == 0.0
    assert checked(crisis()) is None


def test_how_often_a_blind_choice_wins_is_counted_over_all_ways() -> None:
    """Thirteen against 12, 13 and 13 with dice that are alike: whoever strikes the Blow of the Last Breath in the first or the
    second Combat has nobody for the third."""
    even = crisis(STRONG, "3, 3, 3, 3, 3, 3, 3, 3", hand="blow-of-the-last-breath")
    assert 0 < blind(even) < 1
    position = placed(even)
    play, wait = position.index_of("play blow-of-the-last-breath"), position.index_of("pass")
    assert is_lost_by(position, play, MOST)
    assert not is_lost_by(position, wait, MOST)


def test_a_win_in_which_a_card_is_drawn_is_not_sure() -> None:
    """The Choir is silenced by a death and four cards; where the Penitent dies for it, two cards come that nobody knows."""
    with pytest.raises(NotSure):
        blind(QUEST % "penitent")
    assert 0 < blind(QUEST % "samurai") < 1


def test_a_win_that_needs_all_dice_that_are_known_is_not_sure() -> None:
    with pytest.raises(NotSure):
        blind(crisis(STRONG, "6, 1, 6, 1, 6, 1", hand="root-and-stone"))
    assert checked(crisis(STRONG, "6, 1, 6, 1, 6, 1", hand="root-and-stone")) is None
    assert blind(crisis(STRONG, "6, 1, 6, 1, 6, 1, 1", hand="root-and-stone")) == 1.0


def test_where_there_is_more_to_try_than_allowed_nothing_is_said() -> None:
    with pytest.raises(TooMuch):
        blind(crisis(STRONG, "6, 1, 6, 1, 6, 1, 6, 1", hand="root-and-stone"), 2)


def test_the_same_seed_draws_the_same_position() -> None:
    assert drawn(110) == drawn(110)
    assert drawn(110) != drawn(111)


def test_what_was_found_is_written_as_a_puzzle_that_can_be_read() -> None:
    kind, final, given = drawn(110)
    found = checked(given, 110, kind, final)
    assert found is not None and found.grade == 3
    puzzle = read_lesson("anima", "a01", lesson_text(found, 1), FOUND)
    assert puzzle.is_puzzle and puzzle.grade == 3 and puzzle.found == "seed 110"
    assert [line.written for line in puzzle.steps[0].ways[0] if line.who] == found.play
