"""A sample follows from what its seat may know and the chance it is given, to the last byte."""

from collections import Counter
from typing import Any

import pytest
from tests.conformance.walking import SEEDS, decks_of, new_game, walk

from grimoire.anima.zones import CATEGORIES
from grimoire.kernel.chance import Chance
from grimoire.lab.other_deals import check_other_deals, compare_samples
from grimoire.lab.streams import stream
from grimoire.lab.tables import Broken, Table

pytestmark = pytest.mark.parametrize("seed", SEEDS[:2])
MOST = 400  # decisions of a game that is played again from other deals


def forms_of(table: Table, seed: int) -> list[str]:
    return [decision.options[index].form for _, decision, index in walk(table, seed)][:MOST]


def unseen_by_back(table: Table, position: Any, seat: int) -> list[list[int]]:
    """The numbers of the cards a seat does not know, place by place, for each owner or kind of back."""
    unseen = table.unseen(position, seat)
    numbers = [card for cards in position.zones for card in cards if card in unseen]
    if table.name == "magenoir":
        return [[card for card in numbers if position.owner[card] == owner] for owner in range(2)]
    return [[card for card in numbers if position.definition(card).category == kind] for kind in range(len(CATEGORIES))]


def test_whole_games_from_other_deals_look_the_same_and_give_the_same_samples(table: Table, seed: int) -> None:
    forms = forms_of(table, seed)
    told = check_other_deals(table, decks_of(table, seed), seed, forms)
    assert told.deals >= table.seats
    assert told.changed
    assert told.decisions > told.deals * len(forms) // 2, "other deals could not be followed far"


def test_a_card_that_shows_is_noticed_by_the_comparison_of_samples(table: Table, seed: int) -> None:
    one = new_game(table, seed)
    two: Any = one.clone()
    two.unshare()
    card = min(table.unseen(two, 0))
    compare_samples(one, two, 0, stream(seed, "samples"), False)
    two.known[card] |= 1
    with pytest.raises(Broken, match="a sample of seat 0"):
        compare_samples(one, two, 0, stream(seed, "samples"), False)


def test_the_number_of_an_unseen_card_says_where_it_lies_and_nothing_else(table: Table, seed: int) -> None:
    """True numbers follow a card for life: whoever has read one beside its face would know it again face down."""
    differing = 0
    for position, decision, _ in walk(table, seed, every=23):
        sample = position.sample(decision.seat, stream(seed, "samples"))
        there = unseen_by_back(table, sample, decision.seat)
        assert there == [sorted(cards) for cards in there]
        differing += there != unseen_by_back(table, position, decision.seat)
    assert differing


def test_a_sample_of_a_sample_is_as_good_as_one_of_the_truth(table: Table, seed: int) -> None:
    """A bot may be given a sample instead of the position: what it draws from it is the same."""
    for position, decision, _ in walk(table, seed, every=31):
        for seat in range(table.seats):
            handed: Any = position.sample(seat, Chance(5, 5))
            one: Any = position.sample(seat, stream(seed, "thoughts"))
            two: Any = handed.sample(seat, stream(seed, "thoughts"))
            assert one.decision() == two.decision()
            assert one.printed == two.printed
            assert one.zones == two.zones
            assert one.view(decision.seat) == two.view(decision.seat)


def test_the_memory_of_others_is_in_no_sample(table: Table, seed: int) -> None:
    for position, decision, _ in walk(table, seed, every=31):
        sample: Any = position.sample(decision.seat, stream(seed, "samples"))
        assert [s for s in range(table.seats) if s != decision.seat and sample.recalled[s]] == []


def test_what_a_seat_can_count_holds_in_its_samples(table: Table, seed: int) -> None:
    """Each card it saw go into a shuffled pile is among those that were in it."""
    chance = stream(seed, "samples")
    claimed = 0
    for position, _, _ in walk(table, seed, every=7):
        for seat in range(table.seats):
            sample: Any = position.sample(seat, chance)
            for cards, faces in sample.recalled[seat]:
                assert sorted({*cards}) == list(cards), "whoever lays out samples looks no further than the first unseen one"
                there = Counter([sample.printed[card] for card in cards])
                assert Counter(faces) <= there, f"seat {seat} saw other faces there"
                claimed += len(faces)
    assert claimed or table.name == "magenoir"
