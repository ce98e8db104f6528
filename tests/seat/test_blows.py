"""Damage that a Protector may take instead: from where to whom it comes, and what becomes of whoever takes it."""

from typing import Final

import pytest
from tests.seat.described import seated

from grimoire.seat.ask import Ask
from grimoire.seat.words import plain

ARMORED: Final = (
    "{alice: {prepared: [draconic-flame]},"
    " bob: {permanents: [animated-tree: {mana: 3 vegetal 1 water, hp: 2}, dead-tree], equipment: [bark-armor], hp: 9}}"
)


def struck(target: str, lang: str = "en") -> Ask:
    seats = seated("magenoir", ARMORED)
    seats.choose("activate draconic-flame")
    seats.choose(f"target {target}")
    return seats.given(1, lang).ask


def details(ask: Ask) -> dict[str, str]:
    return {choice.form: plain(choice.details) for choice in ask.choices}


@pytest.mark.parametrize(
    ("lang", "kept", "taken"),
    [
        ("en", "9 → 8 HP", "2 → 0 HP; falls, and its 4 Mana go to the Ether"),
        ("fr", "9 → 8 PV", "2 → 0 PV ; tombe, et ses 4 Mana vont à l'Éther"),
    ],
)
def test_each_option_says_what_becomes_of_who_takes_it(lang: str, kept: str, taken: str) -> None:
    ask = struck("opponent", lang)
    assert ask.blow is not None
    assert (ask.blow.amount, ask.blow.target) == (2, "player.1")
    assert ask.blow.source in ask.things
    assert details(ask) == {"keep": kept, "redirect animated-tree": taken}


def test_a_blow_at_a_card_points_at_it_and_says_its_name() -> None:
    ask = struck("dead-tree")
    assert ask.blow is not None
    assert ask.blow.target.startswith("c")
    assert details(ask)["keep"].startswith("Dead tree: 2 → 0 HP")
