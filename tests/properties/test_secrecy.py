"""Hidden things never change a view, an event a seat sees, or who is asked what."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.described import positions
from tests.properties.every_game import Drawn, every_game
from tests.properties.reaching import TABLE, Reached, quick

from grimoire.lab.secrecy import compare_after, compare_asked, compare_views
from grimoire.lab.streams import stream
from grimoire.lab.tables import Broken
from grimoire.magenoir.game import Game
from grimoire.magenoir.position_from_description import PlacedCard, Placement, place
from grimoire.magenoir.zones import ANIMAL, DECK, HAND, RITUALS, ZONES

seats = st.sampled_from((0, 1))
seeds = st.integers(0, 1_000)


@quick
@given(every_game(), seeds)
def test_what_is_hidden_from_a_seat_changes_neither_its_view_nor_what_is_asked(drawn: Drawn, seed: int) -> None:
    for seat in drawn.seats:
        sample = drawn.position.sample(seat, stream(seed, f"sample {seat}"))
        compare_views(drawn.position, sample, seat)
        compare_asked(drawn.position, sample, seat)


@quick
@given(every_game(), seeds)
def test_and_the_same_choices_show_it_the_same_events(drawn: Drawn, seed: int) -> None:
    position = drawn.position
    chance = stream(seed, "moves")
    for _ in range(20):
        if position.over:
            return
        samples = [position.sample(seat, chance) for seat in drawn.seats]
        index = chance.below(len(position.options))
        form = position.options[index].form
        position.choose(index)
        for seat, sample in enumerate(samples):
            if any(option.form == form for option in sample.options):
                sample.choose_form(form)
                compare_after(position, sample, seat)


@quick
@given(positions(), seats, seeds)
def test_a_sample_from_an_assumed_list_looks_the_same_too(position: Game, seat: int, seed: int) -> None:
    spells = [d.index for d in TABLE.pool.definitions if d.type != ANIMAL]
    sample = position.sample_from(seat, stream(seed, "samples"), {1 - seat: spells * 2})
    compare_views(position, sample, seat)
    compare_asked(position, sample, seat)


def test_an_assumed_list_decides_what_a_sample_holds() -> None:
    position = Reached(1, 50).position
    numbers = TABLE.pool.numbers
    sample = position.sample_from(0, stream(1, "samples"), {1: [numbers["seed"]] * 60 + [numbers["flame"]] * 20})
    unknown = [card for card in sample.cards(1, DECK) + sample.cards(1, HAND) if not sample.known[card] & 1]
    faces = [sample.printed[card] for card in unknown if TABLE.pool.definitions[sample.printed[card]].type != ANIMAL]
    assert set(faces) == {numbers["seed"], numbers["flame"]}  # any of the list, not only its first cards


def place_of(g: Game, card: int) -> tuple[int, int]:
    return next((at, cards.index(card)) for at, cards in enumerate(g.zones) if card in cards)


def test_an_assumed_animal_lies_where_the_true_one_does() -> None:
    numbers = TABLE.pool.numbers
    deck = list(TABLE.deck(TABLE.deck_names()[0]).cards)
    animals = [d.id for d in TABLE.maker.animals]
    position = TABLE.begin([deck, [*(card for card in deck if card not in animals), "queen-bee"]], 1)
    assert isinstance(position, Game)
    true = [place_of(position, card) for card, face in enumerate(position.printed) if face == numbers["queen-bee"]]
    assumed = numbers[next(card for card in animals if card != "queen-bee")]
    sample = position.sample_from(0, stream(1, "samples"), {1: [numbers["seed"]] * 40 + [assumed]})
    assert [place_of(sample, card) for card, face in enumerate(sample.printed) if face == assumed] == true
    compare_views(position, sample, 0)


def test_the_comparison_notices_a_card_that_shows() -> None:
    position = Reached(1, 50).position
    other = position.clone()
    other.unshare()
    hidden = next(card for card in other.zones[ZONES + HAND] if not other.known[card] & 1)
    other.known[hidden] = 7
    with pytest.raises(Broken, match="the view of seat 0"):
        compare_views(position, other, 0)


def test_the_comparison_notices_an_event_that_tells_too_much() -> None:
    position = Reached(1, 50).position
    one, two = position.clone(), position.clone()
    while not (drawn := [e for e in one.events if e.kind == "CardDrawn" and e.seen != -1]):
        index = one.options.index(one.options[-1])
        one.choose(index)
        two.choose(index)
    at = one.events.index(drawn[0])
    told = two.events[at]
    stranger = 1 - told.seat
    compare_after(one, two, stranger)
    told = two.events[at] = msgspec.structs.replace(told, card="seed" if told.card != "seed" else "flame")
    compare_after(one, two, stranger)  # blanked: still the same to whoever may not see it
    one.events[at] = msgspec.structs.replace(drawn[0], seen=-1, revealed=False)
    two.events[at] = msgspec.structs.replace(told, seen=-1, revealed=False)
    with pytest.raises(Broken, match="an event shows"):
        compare_after(one, two, stranger)


@pytest.mark.parametrize(("top", "kind"), [("faraway-star", "CardEntered"), ("stellar-fractal", "CardDiscarded")])
def test_a_card_that_goes_elsewhere_than_to_the_pile_comes_out_all_the_same(top: str, kind: str) -> None:
    placement = Placement()
    placement.moment = "start"
    placement.seats[0].zones[RITUALS] = [PlacedCard("knowledge-ritual")]  # discards the top card at the start of a turn
    placement.seats[0].zones[DECK] = [PlacedCard(id) for id in (top, "seed", "seed")]
    position = place(TABLE.pool, placement)
    position.advance()
    told = [event for event in position.events if event.card == top]
    assert [(event.kind, event.revealed) for event in told] == [(kind, True)]


def test_a_sample_really_deals_anew() -> None:
    position = Reached(1, 50).position
    deck = [position.printed[card] for card in position.cards(0, DECK)]
    other = position.sample(1, stream(1, "samples"))
    assert [other.printed[card] for card in other.cards(0, DECK)] != deck
