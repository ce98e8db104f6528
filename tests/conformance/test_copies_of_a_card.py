"""Which of two copies of a card a card is, nobody at a table could tell; and the number of a card means nothing."""

from typing import Any

import pytest
from tests.conformance.walking import SEEDS, new_game, walk

from grimoire.lab.any_numbers import check_any_numbers
from grimoire.lab.other_deals import compare_games
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table, exchange

MOST = 300  # decisions


def test_which_of_two_copies_a_card_is_shows_in_no_sample(table: Table) -> None:
    """Copies change places, also those that are seen; the games then look the same to everybody. That which of them came
    back from a shuffle shows nowhere either, other deals look at (other_deals.py)."""
    for seed in SEEDS:
        one = new_game(table, seed)
        two: Any = one.clone()
        two.unshare()
        copies: dict[tuple[int, int], list[int]] = {}
        for card, face in enumerate(two.printed):
            copies.setdefault((two.owner[card] if table.name == "magenoir" else 0, face), []).append(card)
        for cards in copies.values():
            exchange(two.zones, [two.zone, two.known], cards, stream(seed, "copies"))
        forms = [decision.options[index].form for _, decision, index in walk(table, seed)][:MOST]
        seat = seed % table.seats
        assert compare_games(one, two, forms, seat, stream(seed, "samples"), False) == len(forms)


@pytest.mark.parametrize("seed", SEEDS[:1])
def test_with_other_numbers_of_cards_everything_is_and_goes_on_the_same(table: Table, seed: int) -> None:
    chance = stream(seed, "numbers")
    for position, _, index in walk(table, seed, every=9):
        check_any_numbers(position.clone(), index, table.seats, chance)
