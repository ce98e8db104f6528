"""What would come of an order of effects: told before it is chosen, from what the seat may know."""

from itertools import permutations

import pytest
from tests.seat.described import seated

from grimoire.library.games import box_of
from grimoire.library.records import Record
from grimoire.seat.foresight import foreseen
from grimoire.seat.looking import look_at
from grimoire.seat.seats import Seats

GIVEN = """
turn: alice, start
turn number: 3
alice: {hp: 12, mage noir: yes, permanents: [tree-in-flames, artificial-sun], reserve: 3 fire, deck: [20 flame]}
bob: {hp: 4, permanents: [animated-tree], deck: [20 zephyr]}
"""


@pytest.fixture(scope="module")
def seats() -> Seats:
    pool = box_of("magenoir").shipped_pool()
    record = Record("1", "magenoir", pool.digest, ["Ann", "Bob"], given=GIVEN)
    found = Seats.of_record(record, pool)
    assert found.position.decision() is not None
    return found


def forms_of(seats: Seats) -> list[str]:
    decision = seats.position.decision()
    assert decision is not None and decision.question.id == "order"
    return [option.form for option in decision.options]


# Bob has a Protector: that it could take the blow is his to say, and no order can count on it.
def test_what_an_order_would_change_is_told_and_nothing_has_changed(seats: Seats) -> None:
    forms = forms_of(seats)
    for order in permutations(forms):
        found = foreseen(seats, seats.look(0), order[:-1])
        laid = [form.split()[1] for form in order if "zenith" not in form]
        assert list(dict.fromkeys(one.card for one in found)) == laid, "each at its place"
        assert [one.change for one in found if one.card == "tree-in-flames"] == [{"player.1": -2}]
        assert {"player.0": -1} in [one.change for one in found if one.card == "artificial-sun"]
    assert forms_of(seats) == forms and seats.number == 0


def test_who_is_not_asked_is_told_nothing_and_what_is_not_offered_ends_it(seats: Seats) -> None:
    assert foreseen(seats, seats.look(1), forms_of(seats)) == []
    assert foreseen(seats, seats.look(0), ["order nothing-of-the-kind"]) == []


# Bob's Great waters deals 1 for each of four Water components; Bark armor ignores 1. Nobody can count on the Protectors.
@pytest.mark.parametrize("prepared", ["great-waters", "great-waters, punch"], ids=["alone", "he could answer too"])
def test_who_may_answer_is_told_what_comes_of_letting_it_be(prepared: str) -> None:
    seats = seated(
        "magenoir",
        "{alice: {hp: 7, permanents: [animated-tree], equipment: [bark-armor], prepared: [punch]},"
        " bob: {hp: 8, prepared: [" + prepared + "], channeled: [droplet, water-drop, droplet, tide]}, turn: bob}",
    )
    seats.match.choose("activate great-waters")
    seats.match.choose("target opponent")
    decision = seats.position.decision()
    assert decision is not None and (decision.seat, decision.question.id) == (0, "window")
    before = seats.number
    assert [(one.card, one.change) for one in foreseen(seats, seats.look(0), ["pass"])] == [("great-waters", {"player.0": -3})]
    assert seats.number == before


FALLING = """
{turn: 'alice, start', turn number: 3, bob: {hp: 9, deck: [20 zephyr]},
 alice: {hp: 12, mage noir: yes, permanents: [tree-in-flames: {hp: 1}], exile: [fox], deck: [20 flame]}}
"""


# What is drawn afterwards is told to nobody: it lies in no place the seat can see.
def test_what_leaves_play_and_what_comes_back_is_told_of_the_text_that_does_it() -> None:
    seats = seated("magenoir", FALLING)
    look = seats.look(0)
    look.handles.names = {card: f"later-{name}" for card, name in look.handles.names.items()}  # as after many turns
    things = seats.presenter("en").scene(look).things
    handle = {thing.card: thing.handle for thing in things if thing.card}
    for order in permutations(forms_of(seats)):
        found = foreseen(seats, look, order[:-1])
        moves = {one.card: (move.was, move.destination) for one in found for move in one.moves}
        assert moves == {"tree-in-flames": (handle["tree-in-flames"], "0.discard"), "fox": (handle["fox"], "0.animals")}


def test_what_follows_after_something_hidden_came_out_is_not_told() -> None:
    """Chaos applies the card on top of a deck: whichever a sample has there, the seat cannot count on it."""
    cards = "deck: [8 seed, 8 flame, 8 punch]"
    for number in range(8):
        seats = seated("magenoir", f"{{alice: {{prepared: [punch], {cards}}}, bob: {{prepared: [chaos], {cards}}}, turn: bob}}")
        seats.match.choose("activate chaos")
        look = look_at(seats.presenter("en"), seats.position, 0, number, seats.handles[0])  # other samples
        assert seats.position.asked == 0 and foreseen(seats, look, ["pass"]) == []
