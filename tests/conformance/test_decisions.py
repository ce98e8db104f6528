"""Who must decide what, and which options are legal."""

import pytest
from tests.conformance.walking import SEEDS, new_game, walk

from grimoire.kernel.chance import seeded
from grimoire.kernel.offer import cards_meant
from grimoire.kernel.reason import NO_OPTION, IllegalChoice, Reason
from grimoire.lab.tables import Table

MANY = 1_000
MOST = 20_000
# What is wrong with the text alone: it names something where nothing is named, nothing that is asked about here, or what was
# named before.
NAMES_NOTHING = {
    "takes-no-name",
    "names-something",
    "offered-otherwise",
    "mana-not-among-these",
    "number-not-among-these",
    "no-player-here",
    "nothing-to-choose",
    "no-such-card",
    "no-such-party",
    "not-among-these",
    "not-in-hand",
    "not-to-give",
    "already-named",
}
pytestmark = pytest.mark.parametrize("seed", SEEDS)


def test_a_game_comes_to_an_end(table: Table, seed: int) -> None:
    for position, _, _ in walk(table, seed):
        assert not position.over
        last = position
    assert last.over
    assert last.decision() is None
    assert -1 <= last.winner < table.seats


def test_nothing_can_be_chosen_after_the_end(table: Table, seed: int) -> None:
    forms: set[str] = set()
    for position, decision, _ in walk(table, seed):
        last = position
        forms.update(option.form for option in decision.options)
    for form in sorted(forms):
        with pytest.raises(IllegalChoice):
            last.choose_form(form)


def test_whoever_always_takes_the_first_option_or_the_last_finds_one(table: Table, seed: int) -> None:
    for last in (False, True):
        position = new_game(table, seed)
        for _ in range(MANY):
            decision = position.decision()
            if decision is None:
                break
            position.choose(len(decision.options) - 1 if last else 0)


def test_every_decision_has_a_seat_a_question_and_options_told_apart_by_their_forms(table: Table, seed: int) -> None:
    for _, decision, _ in walk(table, seed):
        assert 0 <= decision.seat < table.seats
        assert decision.question.id
        forms = [option.form for option in decision.options]
        assert forms
        assert len(set(forms)) == len(forms), forms


def test_choosing_by_form_is_choosing_by_place(table: Table, seed: int) -> None:
    for position, decision, index in walk(table, seed, every=7):
        by_place, by_form = position.clone(), position.clone()
        by_place.choose(index)
        by_form.choose_form(decision.options[index].form)
        assert by_place.digest() == by_form.digest()
        assert by_place.events == by_form.events


def test_what_is_not_offered_is_refused_with_a_reason_and_changes_nothing(table: Table, seed: int) -> None:
    known = {"", "dance", "end turn", "pass", "done"}
    for position, decision, _ in walk(table, seed, every=11):
        offered = {option.form for option in decision.options}
        before = position.digest()
        for form in sorted(known - offered):
            with pytest.raises(IllegalChoice) as refused:
                position.choose_form(form)
            assert isinstance(refused.value.reason, Reason)
            assert refused.value.reason.id
            # no rule forbids what nobody offers, nor what names nothing this question is about
            reason = refused.value.reason
            assert reason.rule or reason == NO_OPTION or reason.id in NAMES_NOTHING
            assert refused.value.form == form
        assert position.digest() == before
        assert position.decision() == decision
        known |= offered


def test_an_action_has_a_first_decision_that_opens_it(table: Table, seed: int) -> None:
    opened: set[str] = set()
    for _, decision, index in walk(table, seed):
        assert decision.opens == (decision.action == "")
        if decision.opens:
            opened.add(decision.options[index].form)
        else:
            assert decision.action in opened


def test_an_option_that_names_a_card_stands_for_it_and_for_those_that_do_not_differ(table: Table, seed: int) -> None:
    for position, decision, _ in walk(table, seed):
        for index, option in enumerate(decision.options):
            card = position.stands_for[index]
            meant = cards_meant(position, index)
            assert bool(option.card) == (card >= 0) == bool(meant), option.form
            if meant:
                assert card in meant
                assert {position.card_id(other) for other in meant} == {option.card}


def test_a_playout_makes_the_choices_of_its_chance(table: Table, seed: int) -> None:
    position = new_game(table, seed)
    twin = position.clone()
    chance, again = seeded(seed), seeded(seed)
    assert position.playout(chance, 40) == 40
    for _ in range(40):
        twin.choose(again.below(len(twin.options)))
    assert position.digest() == twin.digest()
    assert position.events == twin.events
    rest = position.playout(chance, MOST)
    assert rest > 0
    assert position.over == (rest < MOST)
    assert position.over or table.name == "anima"  # where chance may look for the end of its adventure for thousands of turns
    if position.over:
        assert position.playout(chance, 10) == 0
