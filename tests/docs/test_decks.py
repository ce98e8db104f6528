"""docs/decks.md: it names every shipped deck, and what it says of them is so."""

import re
from collections import Counter
from pathlib import Path

import pytest

from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.deck_faults import deck_fault, is_animal
from grimoire.library.magenoir.decks import find_deck, shipped_decks
from grimoire.library.magenoir.formats import find_format
from grimoire.library.messages import LANGUAGES, messages
from grimoire.magenoir.definition import CardDefinition

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")
POOL = shipped_pool()
FORMATS = {"competitive": ("casual", "competitive"), "casual only": ("casual",)}
ROW = re.compile(r"\| `([\w-]+)` \| (.+?) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|")
LEAST_LATER = 20  # cards of a deck of ours that are not of the base game


def claims() -> dict[str, list[str]]:
    """The rows of the first table: names, elements, sets, Animal and format of each deck."""
    return {match[1]: list(match.groups()[1:]) for match in ROW.finditer(PAGE)}


def definition(card: str) -> CardDefinition:
    return POOL.definitions[POOL.numbers[card]]


def test_the_page_has_a_row_for_every_shipped_deck() -> None:
    assert list(claims()) == shipped_decks()


@pytest.mark.parametrize("name", shipped_decks())
def test_a_deck_may_be_played_in_the_formats_it_claims_and_in_no_other(name: str) -> None:
    allowed = FORMATS[claims()[name][4]]
    for format in (find_format(id, POOL) for id in FORMATS["competitive"]):
        fault = deck_fault(find_deck(name, POOL), POOL, format)
        assert (fault is None) == (format.id in allowed), fault


@pytest.mark.parametrize("name", shipped_decks())
def test_its_row_says_what_is_in_the_deck(name: str) -> None:
    titles, elements, sets, animal, _ = claims()[name]
    deck = find_deck(name, POOL)
    assert titles == " · ".join(messages(lang).say(f"deck-{name}-title") for lang in LANGUAGES)
    assert animal == ", ".join([definition(card).name_en for card in deck.cards if is_animal(card, POOL)] or ["none"])
    found = Counter(definition(card).element_name for card in deck.cards)
    assert {element.lower() for element in elements.split(", ")} == {element for element, n in found.items() if n > 4}
    kinds = Counter(definition(card).set for card in deck.cards)
    assert set(sets.split(", ")) <= set(kinds)


@pytest.mark.parametrize("name", [name for name, row in claims().items() if row[2] != "base"])
def test_a_deck_of_ours_is_made_of_the_later_sets(name: str) -> None:
    later = [card for card in find_deck(name, POOL).cards if definition(card).set != "base"]
    assert len(later) >= LEAST_LATER
