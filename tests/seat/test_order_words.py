"""Effects that are put in order say what they do; what was put first is not said to be an action."""

from typing import Final

import pytest
from tests.seat.described import seated

from grimoire.seat.ask import Ask
from grimoire.seat.wording import plain

BURNS: Final = "{turn: 'alice, start', alice: {permanents: [tree-in-flames, artificial-sun]}, bob: {%s}}"
RING: Final = "equipment: [crimson-ring: {mana: 1 fire 1 mineral}], reserve: 1 fire"


def details(ask: Ask) -> list[str]:
    return [plain(choice.details) for choice in ask.choices]


@pytest.mark.parametrize(
    ("lang", "first"),
    [
        ("en", "Deal 2 damage to the opponent, then this Permanent loses 1 HP."),
        ("fr", "Infligez 2 dégâts à l'adversaire, puis ce Permanent perd 1 PV."),
    ],
)
def test_an_effect_of_the_start_of_a_turn_says_what_it_does_alone(lang: str, first: str) -> None:
    """All of them wait for that moment, and all are one's own."""
    ask = seated("magenoir", BURNS % "").given(0, lang).ask
    assert ask.id == "order"
    assert first in details(ask)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Turn 5: alice, start of the turn"), ("fr", "Tour 5 : alice, début du tour")]
)
def test_whoever_is_asked_meanwhile_is_told_the_moment_and_not_what_was_put_first(lang: str, said: str) -> None:
    seats = seated("magenoir", BURNS % RING)
    seats.match.choose("order tree-in-flames")
    ask = seats.given(1, lang).ask
    assert plain(ask.question) != "" and ask.choices
    assert plain(ask.action) == said
