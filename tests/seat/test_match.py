"""A live match as its seats see it: bots, taking back, giving up."""

from tests.match.test_session import choose_first, new_match, to_main
from tests.seat.playing import ENCODER

from grimoire.library.magenoir.cards import shipped_pool
from grimoire.seat.looking import WATCHER
from grimoire.seat.seats import Seats
from grimoire.seat.wording import plain
from grimoire.table.match import Match


def sat_at(match: Match) -> Seats:
    return Seats(match, shipped_pool())


def test_seats_catch_up_with_a_match_and_ask_what_it_asks() -> None:
    match = new_match()
    seats = sat_at(match)
    for _ in range(3):
        decision = to_main(match)
        given = seats.given(0, "en", undo=match.trail.seat == 0)
        assert given.scene.number == len(match.record.entries) == given.ask.number
        assert [choice.form for choice in given.ask.choices] == [option.form for option in decision.options]
        assert given.ask.asked == 0
        match.choose("end turn")


def test_what_was_taken_back_is_gone_from_table_and_story_but_counts_in_the_log() -> None:
    match = new_match()
    to_main(match)
    seats = sat_at(match)
    before = seats.given(0, "en")
    choose_first(match, "trade") if any(o.verb == "trade" for o in match.position.options) else choose_first(match, "prepare")
    assert match.undo(0)
    after = seats.given(0, "en")
    assert after.scene.number == before.scene.number + 2 == len(match.record.entries)
    assert after.story.steps == before.story.steps
    assert after.scene.things == before.scene.things
    assert [choice.form for choice in after.ask.choices] == [choice.form for choice in before.ask.choices]
    assert ENCODER.encode(after) == ENCODER.encode(Seats.of_record(match.record, shipped_pool()).given(0, "en"))


def test_who_gives_up_has_lost_and_everybody_is_told() -> None:
    match = new_match(people=2)
    to_main(match)
    match.concede(1)
    seats = sat_at(match)
    for seat, told in ((0, "bob conceded. You win."), (1, "You conceded."), (WATCHER, "bob conceded.")):
        given = seats.given(seat, "en")
        assert given.scene.over and given.scene.winner == 0
        assert given.ask.asked == -1 and not given.ask.choices
        assert any(plain(step.words).lower().startswith(told.lower()) for step in given.story.steps)
