"""Samples of Anima: nothing in them follows from cards their seat does not know, and what lies face down is a Trap."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.conformance.walking import walk

from grimoire.anima.game import Game
from grimoire.anima.unseen_traps import FaceDown, face_down
from grimoire.anima.zones import HAND, OWN, SHARED, TRAP, TRAPS
from grimoire.kernel.chance import seeded
from grimoire.lab.games import table_of

EVERY = 10


@pytest.mark.parametrize("seed", [2, 3])
def test_what_third_parties_know_of_a_hand_is_not_in_a_sample(seed: int) -> None:
    """Whoever knew a Trap in a hand loses sight of it when a Trap is laid from there, whoever knew another card does not:
    whether somebody still knows a card there would tell the others what was laid."""
    chance = seeded(seed)
    met = 0
    for position, _, _ in walk(table_of("anima", (), 3), seed, EVERY):
        truth = cast(Game, position)
        for seat in range(3):
            sample = cast(Game, position.sample(seat, chance))
            for player in range(3):
                place = SHARED + player * OWN + HAND
                hidden = [card for card in sample.zones[place] if not sample.known[card] >> seat & 1]
                assert all(sample.known[card] == 1 << player for card in hidden)
                met += any(
                    truth.known[card] & ~(1 << player) and not truth.known[card] >> seat & 1 for card in truth.zones[place]
                )
    assert met > 0  # there was something to know


@pytest.mark.parametrize("seed", range(8))
def test_each_of_two_face_down_cards_is_a_trap_where_one_can_only_be_at_one_place(seed: int) -> None:
    """Places 0 and 1 are face down, 2 is not. The seat saw one Trap, which can be at 0 or 2 alone; the other it never saw."""
    seen, unseen, no_trap = 0, 1, 2
    definitions = [SimpleNamespace(type=TRAP), SimpleNamespace(type=TRAP), SimpleNamespace(type=TRAP + 1)]
    other = SimpleNamespace(zone=[TRAPS, TRAPS, SHARED], definitions=definitions, printed=[-1, -1, -1])
    down = face_down(cast(Any, other), 0, 3)
    assert down == [0, 1]
    FaceDown(cast(Any, other), down, 0, [seen, unseen, no_trap], [((0, 2), (seen,))]).deal(other.printed, seeded(seed + 1))
    assert other.printed == [seen, unseen, no_trap]
