"""Hints: what the strongest bot would do at a seat's question, in words, with nothing in it that the seat may not know."""

import pytest
from tests.seat.playing import seats_at as sat_at

from grimoire.bots.search.advice import UNKNOWN, Advice, in_order
from grimoire.kernel.position import Position
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream
from grimoire.seat.hints import MOST, hints, told_chance
from grimoire.seat.seats import Seats
from grimoire.seat.wording import plain


def seats_at(game: str, choices: int) -> tuple[Seats, Position]:
    """A match after this many choices by chance, up to a question with several answers."""
    table = table_of(game)
    decks = [list(table.deck(name).cards) for name in table.deck_names()[:2]]
    begun = table.begin(decks, 4)
    seats = sat_at(game, table.pool, ["Ann", "Ben"], begun)
    chance = stream(4, "choices")
    while seats.number < choices or len(seats.position.options) < 3:
        options = seats.position.options
        seats.match.choose(options[chance.below(len(options))].form)
    return seats, seats.position


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_the_seat_that_is_asked_gets_options_in_words_the_best_first(game: str) -> None:
    seats, position = seats_at(game, 20)
    seat = position.asked
    before = position.digest()
    found = seats.hints(seat, "en")
    assert position.digest() == before
    assert 0 < len(found) <= MOST
    assert {hint.form for hint in found} <= {option.form for option in position.options}
    assert all(plain(hint.words) for hint in found)
    assert found == seats.hints(seat, "en"), "asking again changes nothing"
    assert [hint.form for hint in seats.hints(seat, "fr")] == [hint.form for hint in found]
    assert seats.hints(1 - seat, "en") == []


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_there_are_chances_to_win(game: str) -> None:
    seats, position = seats_at(game, 20)
    chances = [round(hint.chance, 2) for hint in seats.hints(position.asked, "en") if hint.chance != UNKNOWN]
    assert chances and all(0.0 <= chance <= 1.0 for chance in chances)
    assert chances == sorted(chances, reverse=True)


def test_what_the_bot_would_do_comes_first_and_then_the_others_by_their_chance() -> None:
    chances = {0: 0.36, 1: 0.41, 2: 0.39, 3: 0.3}
    ordered = in_order([Advice(option, chance, chance, 0.1, [], 24) for option, chance in chances.items()], 2)
    assert [(advice.option, advice.chance) for advice in ordered] == [(2, 0.39), (1, 0.41), (0, 0.36), (3, 0.3)]


def test_no_chance_is_told_where_it_would_be_better_than_that_of_what_is_advised() -> None:
    first, better, worse = [Advice(option, 0.0, chance, 0.1, [], 24) for option, chance in enumerate((0.39, 0.41, 0.36))]
    assert [told_chance(advice, first) for advice in (first, better, worse)] == [(0.39, 0.1), (UNKNOWN, 0.0), (0.36, 0.1)]


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_hints_are_the_same_whatever_the_seat_cannot_see(game: str) -> None:
    seats, position = seats_at(game, 30)
    seat = position.asked
    look = seats.look(seat)
    look.position = position.sample(seat, stream(1, "other"))
    other = seats.look(seat)
    other.position = position.sample(seat, stream(2, "another"))
    presenter = seats.presenter("en")
    assert hints(presenter, look, False) == hints(presenter, other, False)
