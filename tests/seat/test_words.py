"""Words as spans, what a window answers, a turn in one line, and what the game would choose by itself."""

import re
from collections.abc import Iterator

import pytest
from tests.seat.playing import played, received

from grimoire.lab.games import table_of
from grimoire.seat.seats import Seats
from grimoire.seat.words import CARD, SEAT, Span, capital, marked, plain, spans


def test_what_a_text_stands_for_comes_out_of_it_as_spans() -> None:
    text = f"{marked(SEAT, 1, 'Bob')} announced {marked(CARD, 'tornado', 'Tornado')}."
    assert spans(text) == [Span("Bob", seat=1), Span(" announced "), Span("Tornado", card="tornado"), Span(".")]
    assert plain(spans(text)) == "Bob announced Tornado."


def test_of_marks_inside_each_other_the_inner_one_counts() -> None:
    text = marked(CARD, "maisen", f"in {marked(CARD, 'other', 'Maisen')}")
    assert spans(text) == [Span("in ", card="maisen"), Span("Maisen", card="other")]


def test_a_sentence_begins_with_a_capital_whether_it_is_marked_or_not() -> None:
    assert capital("the end") == "The end"
    assert plain(spans(capital(marked(CARD, "x", "élan")))) == "Élan"
    assert capital("") == ""


SEEDS = (8, 7, 6, 11, 15)  # the first of these that has it


def duel(seed: int) -> Iterator[Seats]:
    return played(table_of("magenoir", (), 2), seed)


def test_a_window_says_who_announced_what() -> None:
    for seats in (moment for seed in SEEDS for moment in duel(seed)):
        if seats.position.question.id != "window":
            continue
        _, given = received(seats, seats.position.asked, "en")
        said = plain(given.ask.answers)
        if "announced" not in said and "about to" not in said:
            continue  # between two actions, or two parts of a turn
        assert re.match(r"(You|Alice|Bob) (announced (the (activation|preparation)|an ability) of|are about|is about)", said)
        assert given.ask.optional == "pass"
        if "announced" in said:
            assert [span.card for span in given.ask.answers if span.card]
            return
    pytest.fail("nothing was announced")


def test_the_turn_of_an_opponent_is_summed_up_in_one_line() -> None:
    """What it says of Health Points is what they were at its beginning and its end, and what it names comes to that."""
    found = 0
    for seed in SEEDS:
        *_, seats = duel(seed)  # the same seats before each choice: here at the end
        for digest in seats.given(0, "en").story.digests:
            assert digest.active == 1
            health = re.search(r"you (\d+) → (-?\d+): (.*?)[.;]", plain(digest.words))
            if health:
                found += 1
                changes = [int(n) if n.startswith("+") else -int(n) for n in re.findall(r" (\+?\d+)(?:,|$)", health[3])]
                assert int(health[1]) + sum(changes) == int(health[2])
        if found:
            return
    pytest.fail("nobody was hurt")


def test_payment_and_placing_of_mana_are_suggested_to_the_end() -> None:
    """The forms in a row lead to a question that is about something else."""
    for seats in duel(1):
        if seats.position.question.id == "gather":
            seat = seats.position.asked
            suggested = received(seats, seat, "fr")[1].ask.suggested
            assert len(suggested) == 4, "three Mana and a pile"
            position = seats.position.clone()
            for form in suggested:
                assert position.asked == seat
                position.choose_form(form)
            assert position.question.id not in ("gather", "take-pile")
            return
    pytest.fail("no Mana was gathered")


def test_a_card_that_cannot_be_prepared_says_why() -> None:
    for seats in duel(1):
        if seats.position.question.id != "main":
            continue
        _, given = received(seats, seats.position.asked, "en")
        offered = {handle for choice in given.ask.choices if choice.form.startswith("prepare") for handle in choice.things}
        for thing in given.scene.things:
            if thing.place == f"{given.scene.seat}.hand":
                assert (thing.handle in offered) != bool(thing.why_not)
                for why in thing.why_not:
                    assert why.verb == "prepare"
                    assert plain(why.words)
                    assert any(span.rule for span in why.words)
        if seats.number > 200:
            return
