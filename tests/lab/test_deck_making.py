"""Decks by chance: legal, around a card, of the size and the elements asked for, and able to play what they hold."""

import pytest

from grimoire.kernel.chance import seeded
from grimoire.lab.magenoir.table import MageNoirTable
from grimoire.lab.play import deal_decks
from grimoire.lab.streams import stream
from grimoire.library.deck_lists import Deck, DeckShape
from grimoire.library.magenoir.box import MageNoirBox
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.deck_faults import deck_fault
from grimoire.library.magenoir.formats import usual_format
from grimoire.library.yaml_lines import BadFile
from grimoire.magenoir.definition import CardDefinition
from grimoire.magenoir.zones import ANIMAL

TABLE = MageNoirTable(MageNoirBox(), shipped_pool(), 2)
POOL = TABLE.pool


def decks_of(shape: DeckShape, many: int = 60) -> list[list[str]]:
    return [TABLE.random_deck(stream(seed, "deck"), shape, TABLE.featured(seed)) for seed in range(many)]


def definitions(deck: list[str]) -> list[CardDefinition]:
    return [POOL.definitions[POOL.numbers[card]] for card in deck]


@pytest.mark.parametrize("shape", [DeckShape(), DeckShape(60), DeckShape(elements=5), DeckShape(60, 1), DeckShape(250, 6)])
def test_decks_by_chance_may_be_played_and_differ(shape: DeckShape) -> None:
    decks = decks_of(shape)
    assert len({tuple(deck) for deck in decks}) == len(decks)
    for deck in decks:
        assert deck_fault(Deck("by chance", tuple(deck)), POOL, usual_format(POOL)) is None
    sizes = {sum(d.type != ANIMAL for d in definitions(deck)) for deck in decks}
    assert sizes == {shape.size or 40}


def test_some_decks_have_an_animal_and_some_have_none() -> None:
    assert {sum(d.type == ANIMAL for d in definitions(deck)) for deck in decks_of(DeckShape())} == {0, 1}


@pytest.mark.parametrize("elements", [1, 2, 5, 6])
def test_a_deck_has_the_elements_asked_for(elements: int) -> None:
    for deck in decks_of(DeckShape(elements=elements)):
        assert len({d.element for d in definitions(deck) if d.type != ANIMAL}) == elements


def test_the_same_chance_makes_the_same_deck() -> None:
    assert TABLE.random_deck(seeded(1)) == TABLE.random_deck(seeded(1))
    assert TABLE.random_deck(seeded(1)) != TABLE.random_deck(seeded(2))


def test_seeds_in_a_row_go_through_all_cards() -> None:
    cards = [d.id for d in POOL.definitions if d.id != "worker-bee"]  # that one only comes from outside the game
    by_chance = (Deck("random", ()), Deck("random", ()))
    featured: set[str] = set()
    for seed in range(7, 7 + (len(cards) + 1) // 2):
        for seat, deck in enumerate(deal_decks(TABLE, by_chance, seed)):
            card = TABLE.featured(2 * seed + seat)
            assert card in deck
            featured.add(card)
    assert featured == set(cards)


def test_components_meet_what_needs_them() -> None:
    met = wanted = 0
    for deck in decks_of(DeckShape(), 300):
        held = definitions(deck)
        for definition in {d.id: d for d in held}.values():
            for word in definition.need_words:
                wanted += 1
                met += any(other.words & word == word for other in held)
    assert wanted > 1000
    assert met / wanted > 0.99  # a few featured cards need an element more than there is room for


@pytest.mark.parametrize(
    ("size", "elements", "told"),
    [
        (39, None, "a deck of 39 cards; decks by chance have 40 to 250"),
        (251, None, "a deck of 251 cards; decks by chance have 40 to 250"),
        (None, 7, "a deck of 7 elements; there are 6"),
        (None, 0, "a deck of 0 elements; there are 6"),
    ],
)
def test_a_shape_no_deck_can_have_is_refused(size: int | None, elements: int | None, told: str) -> None:
    with pytest.raises(BadFile, match=told):
        TABLE.deck_shape(size, elements)
