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


def duel(seed: int) -> Iterator[Seats]:
    return played(table_of("magenoir", (), 2), seed)


def test_a_window_says_who_announced_what_at_whom() -> None:
    for seats in duel(8):
        if seats.position.question.id == "window" and seats.number > 600:
            _, given = received(seats, seats.position.asked, "en")
            if given.ask.answers:
                assert plain(given.ask.answers) == "You announced the activation of Draconic flame, targeting Alice"
                assert [span.card for span in given.ask.answers if span.card] == ["draconic-flame"]
                assert given.ask.optional == "pass"
                return
    pytest.fail("nothing was announced")


def test_the_turn_of_an_opponent_is_summed_up_in_one_line() -> None:
    """What it says of Health Points is what they were at its beginning and its end."""
    life: dict[int, list[int]] = {}
    for seats in duel(7):
        position = seats.position
        life.setdefault(position.turn, []).append(position.life[0])  # type: ignore[attr-defined]
    found = 0
    for digest in seats.given(0, "en").story.digests:
        health = re.search(r"you (\d+) → (\d+): (.*?)[.;]", plain(digest.words))
        assert digest.active == 1
        if health:
            found += 1
            assert int(health[1]) == life[digest.turn][0]
            assert int(health[2]) == life[digest.turn + 1][0] if digest.turn + 1 in life else True
            changes = [int(number) for number in re.findall(r" (\+?\d+)(?:,|$)", health[3]) if "+" not in number]
            gains = [int(number) for number in re.findall(r"\+(\d+)", health[3])]
            assert int(health[1]) - int(health[2]) == sum(changes) - sum(gains)
    assert found


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
