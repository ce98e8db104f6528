"""What each seat may see, and that nothing else reaches it."""

import msgspec
import pytest
from tests.conformance.walking import SEEDS, walk

from grimoire.lab.secrecy import compare_after, compare_asked, compare_views
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table

pytestmark = pytest.mark.parametrize("seed", SEEDS)


def test_an_event_hides_at_most_which_card_it_was(table: Table, seed: int) -> None:
    hidden = 0
    for position, _, _ in walk(table, seed):
        for event in position.events:
            assert event.kind
            assert event.rule
            for seat in range(-1, table.seats):
                seen = event.seen_by(seat)
                knows = event.seen == -1 or (seat >= 0 and bool(event.seen >> seat & 1))
                assert seen.card == (event.card if knows else "")
                assert knows or msgspec.structs.replace(seen, card=event.card, seen=event.seen) == event
                assert not knows or seen is event
                hidden += not knows
    assert hidden, "a whole game in which nothing was hidden"


def test_views_can_be_told_and_seats_see_different_things(table: Table, seed: int) -> None:
    for position, _, _ in walk(table, seed, every=7):
        views = [msgspec.json.encode(position.view(seat)) for seat in range(-1, table.seats)]
        assert len(set(views)) == len(views)


def test_a_sample_looks_the_same_to_its_seat_and_asks_the_same(table: Table, seed: int) -> None:
    chance = stream(seed, "samples")
    for position, _, _ in walk(table, seed, every=3):
        for seat in range(table.seats):
            sample = position.sample(seat, chance)
            compare_views(position, sample, seat)
            compare_asked(position, sample, seat)


def test_a_sample_deals_hidden_things_anew_and_leaves_the_position_alone(table: Table, seed: int) -> None:
    chance = stream(seed, "samples")
    different = 0
    for position, decision, _ in walk(table, seed, every=7):
        before = position.digest()
        sample = position.sample(decision.seat, chance)
        different += sample.digest() != before
        sample.choose(0)
        assert position.digest() == before
    assert different


def test_hidden_things_show_in_no_event_and_no_question(table: Table, seed: int) -> None:
    chance = stream(seed, "samples")
    for position, decision, index in walk(table, seed, every=3):
        form = decision.options[index].form
        after = position.clone()
        after.choose(index)
        for seat in range(table.seats):
            sample = position.sample(seat, chance)
            if any(option.form == form for option in sample.options):
                sample.choose_form(form)
                compare_after(after, sample, seat)
