"""What a seat can still count of unseen cards: samples care for what a deal could break, and for nothing else."""

from typing import Any

from tests.conformance.walking import walk

from grimoire.kernel.chance import seeded
from grimoire.kernel.dealing import Claim, narrow_ones, renumbered, still_owed
from grimoire.lab.games import table_of

SEED = 2
EVERY = 11


def test_a_claim_about_all_of_some_places_holds_however_they_are_dealt() -> None:
    """The places are 4, 5 and 6; some claims are about other cards too, before and behind them."""
    wide: list[Claim] = [((4, 5, 6), (1,)), ((0, 2, 4, 5, 6), (1,)), ((4, 5, 6, 9), (1,)), ((3, 4, 5, 6, 7, 8), (1,))]
    narrow: list[Claim] = [((5, 6), (1,)), ((3, 5, 6), (1,)), ((1, 4, 6), (1,)), ((4, 5, 7, 8), (1,)), ((1, 2, 3), (1,))]
    assert narrow_ones([*wide, *narrow], 4, 3) == narrow
    assert narrow_ones(narrow, 4, 0) == []


def test_claims_under_other_numbers_are_about_cards_in_order() -> None:
    assert renumbered([((0, 2), (7,)), ((1, 2, 3), (5, 5))], [3, 0, 1, 2]) == [((1, 3), (7,)), ((0, 1, 2), (5, 5))]


def test_what_a_seat_knows_is_not_owed_again() -> None:
    """Cards 0 and 1 are known, and a table that is being laid out has no others yet."""
    claims: list[Claim] = [((0, 2), (8,)), ((0, 1, 2, 3), (8, 9))]
    assert still_owed(claims, [8, 9], [1, 1], 1) == [((0, 1, 2, 3), (8,))]
    assert still_owed(claims, [8, 9], [1, 0], 1) == [((0, 1, 2, 3), (8, 9))]


def test_a_sample_cares_for_each_claim_that_a_deal_could_break() -> None:
    """Most claims need no care, and then it is not told what the cards a seat knows fulfil: that must not lose any other."""
    cared = left_out = 0
    for position, decision, _ in walk(table_of("anima", (), 3), SEED, EVERY):
        for _ in range(2):
            position.sample(decision.seat, seeded(SEED))
        laid: Any = position.laid
        table = laid.table
        owed = still_owed(table.recalled[decision.seat], table.printed, table.known, 1 << decision.seat)
        for unseen in laid.unseen:
            back = table.definition(unseen.first).category
            places = set(range(unseen.first, unseen.first + unseen.many))
            here = [claim for claim in owed if table.definitions[claim[1][0]].category == back]
            assert unseen.owed == [claim for claim in here if not places <= {*claim[0]}]
            cared += len(unseen.owed)
            left_out += len(here) - len(unseen.owed)
    assert cared
    assert left_out
