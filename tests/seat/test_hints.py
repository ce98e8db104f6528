"""Hints: what the strongest bot would do at a seat's question, in words, with nothing in it that the seat may not know."""

import pytest

from grimoire.bots.bot import Sight
from grimoire.bots.games import advised
from grimoire.bots.search.advice import UNKNOWN, Advice, in_order
from grimoire.kernel.chance import seeded
from grimoire.kernel.position import Position
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream
from grimoire.research.games import new_game
from grimoire.seat.hints import MOST, hints
from grimoire.seat.seats import Seats
from grimoire.seat.words import plain


def seats_at(game: str, choices: int) -> tuple[Seats, Position]:
    """A match after this many choices by chance, up to a question with several answers."""
    table = table_of(game)
    decks = [list(table.deck(name).cards) for name in table.deck_names()[:2]]
    begun = table.begin(decks, 4)
    seats = Seats(game, table.pool, ["Ann", "Ben"], begun.clone)
    chance = stream(4, "choices")
    while seats.number < choices or len(seats.position.options) < 3:
        options = seats.position.options
        seats.choose(options[chance.below(len(options))].form)
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
    found = seats.hints(position.asked, "en")
    assert all(0.0 <= hint.chance <= 1.0 and hint.spread >= 0.0 for hint in found)
    chances = [hint.chance for hint in found]
    assert chances == sorted(chances, reverse=True)


def test_what_the_bot_would_do_comes_first_and_no_other_is_told_to_be_better() -> None:
    chances = {0: 0.41, 1: 0.36, 2: 0.39, 3: 0.3}
    ordered = in_order([Advice(option, chance, chance, 0.1, [], 24) for option, chance in chances.items()], 2)
    assert [(advice.option, advice.chance) for advice in ordered] == [(2, 0.39), (0, 0.39), (1, 0.36), (3, 0.3)]
    unknown = in_order([Advice(0, 0.0, UNKNOWN, 0.0, [], 0), Advice(1, 0.5, 0.5, 0.0, [], 1)], 0)
    assert [(advice.option, advice.chance) for advice in unknown] == [(0, UNKNOWN), (1, 0.5)]


def test_in_anima_ending_a_phase_is_not_told_to_be_worse_than_what_could_be_done_before() -> None:
    position = new_game("anima", seed=1)
    for _ in range(7):
        position.choose(0)
    decision = position.decision()
    assert decision is not None and decision.question.id == "reset"
    found = advised("anima", Sight(position, decision.seat), decision, seeded(7))
    assert found[0].chance == max(advice.chance for advice in found)


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
