"""Damage that a Protector may take instead: from where to whom it comes, and what becomes of whoever takes it."""

from typing import Final

import pytest
from tests.seat.described import seated

from grimoire.seat.ask import Ask
from grimoire.seat.wording import plain

ARMORED: Final = (
    "{alice: {prepared: [draconic-flame]},"
    " bob: {permanents: [animated-tree: {mana: 3 vegetal 1 water, hp: 2}, dead-tree], equipment: [bark-armor], hp: 9}}"
)


def struck(target: str, lang: str = "en", given: str = ARMORED) -> Ask:
    seats = seated("magenoir", given)
    seats.match.choose("activate draconic-flame")
    seats.match.choose(f"target {target}")
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


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "You take 1 less for Bark armor."), ("fr", "Vous en subissez 1 de moins grâce à Armure d'écorce.")],
)
def test_a_blow_says_for_which_card_less_of_it_comes(lang: str, said: str) -> None:
    ask = struck("opponent", lang)
    assert ask.blow is not None
    assert plain(ask.blow.changes) == said


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (ARMORED.replace("equipment: [bark-armor], ", ""), ""),
        (ARMORED.replace("bark-armor", "bark-armor, druid-armor"), "You take 1 less for Bark armor, 1 less for Druid armor."),
        (
            ARMORED.replace("{prepared:", "{equipment: [burning-robe], prepared:"),
            "You take 1 more for Burning robe, 1 less for Bark armor.",
        ),
    ],
)
def test_only_cards_that_change_the_blow_are_named(given: str, said: str) -> None:
    ask = struck("opponent", given=given)
    assert ask.blow is not None
    assert plain(ask.blow.changes) == said


def test_a_blow_at_a_card_points_at_it_and_says_its_name() -> None:
    ask = struck("dead-tree")
    assert ask.blow is not None
    assert ask.blow.target.startswith("c")
    assert details(ask)["keep"].startswith("Dead tree: 2 → 0 HP")
