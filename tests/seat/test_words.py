"""Words as spans, what a window answers, a turn in one line, and what the game would choose by itself."""

import re
from collections.abc import Iterator

import pytest
from tests.seat.described import seated
from tests.seat.playing import played, received

from grimoire.lab.games import table_of
from grimoire.seat.seats import Seats
from grimoire.seat.wording import CARD, SEAT, Span, capital, marked, plain, spans


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


MAY_ANSWER = (
    "{alice: {prepared: [draconic-flame], hand: [flame, zephyr], reserve: 3 fire 2 air},"
    " bob: {equipment: [druid-horns], deck: [flame, flame, flame]}}"
)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "alice announced the activation of Draconic flame, targeting you",
                "The action of alice is over",
                "alice ends the turn",
                "Your turn begins",
                "The draw phase is over",
                "You have added your Mana and take a pile next",
            ],
        ),
        (
            "fr",
            [
                "alice a annoncé l'activation de Flamme draconique (cible : vous)",
                "L'action d'alice est terminée",
                "alice termine son tour",
                "Votre tour commence",
                "La phase de pioche est terminée",
                "Vous avez ajouté votre Mana et allez prendre une pile",
            ],
        ),
    ],
)
def test_a_window_says_who_announced_what_or_between_which_parts_of_a_turn_it_lies(lang: str, said: list[str]) -> None:
    seats = seated("magenoir", MAY_ANSWER)
    seats.match.choose("activate draconic-flame")
    seats.match.choose("target opponent")
    found: list[str] = []
    while seats.position.question.id != "take-pile":
        given = seats.given(seats.position.asked, lang, suggest=False)
        ask = given.ask
        if ask.id == "window":
            assert (ask.asked, ask.optional) == (1, "pass")
            found.append(plain(ask.answers))
            if len(found) == 1:
                assert [span.card for span in ask.answers if span.card] == ["draconic-flame"]
            announced = [thing.card for thing in given.scene.things if thing.handle in ask.things]
            assert announced == (["draconic-flame"] if len(found) == 1 else []), "what was announced is pointed at"
        forms = [choice.form for choice in ask.choices]
        seats.match.choose(next((form for form in ("pass", "end turn") if form in forms), forms[0]))
    assert found == said


AIMING = (
    "{alice: {prepared: [flame], reserve: 3 fire}, bob: {permanents: [animated-tree], equipment: [druid-horns],"
    " deck: [flame, flame]}}"
)


@pytest.mark.parametrize("target", ["target opponent", "target animated-tree"])
def test_a_window_points_at_what_was_announced_at(target: str) -> None:
    seats = seated("magenoir", AIMING)
    seats.match.choose("activate flame")
    seats.match.choose(target)
    given = seats.given(1, "en")
    tree = next(thing.handle for thing in given.scene.things if thing.card == "animated-tree")
    assert given.ask.targets == ["player.1" if target == "target opponent" else tree]
    assert seats.given(0, "en").ask.targets == []
    seats.match.choose("pass")
    assert seats.given(seats.position.asked, "en").ask.targets == []


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
