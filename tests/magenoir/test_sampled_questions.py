"""Whoever is asked in a sample can answer: what is under way is something that could be begun with the cards dealt."""

import pytest

from grimoire.lab.games import table_of
from grimoire.lab.streams import stream


@pytest.mark.parametrize(("seed", "choices", "seat"), [(107, 381, 0), (110, 123, 1), (138, 309, 0)])
@pytest.mark.parametrize("sample_of", ["sample", "sample_closed"])
def test_a_card_under_way_can_be_gone_on_with_in_every_sample(sample_of: str, seed: int, choices: int, seat: int) -> None:
    """The other is asked in which way a card in the open is prepared, and its component lies unseen in a hand."""
    table = table_of("magenoir")
    decks = [table.random_deck(stream(seed, f"deck {owner}")) for owner in (0, 1)]
    position = table.begin(decks, seed)
    position.playout(stream(seed, "x"), choices)
    decision = position.decision()
    assert decision is not None
    assert (decision.seat, decision.question.id) == (1 - seat, "prepare-way")
    chance = stream(seed, "samples")
    for _ in range(60):
        sample = getattr(position, sample_of)(seat, chance)
        asked = sample.decision()
        assert asked is not None
        assert asked.options
        sample.playout(chance, 3)
