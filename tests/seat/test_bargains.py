"""A trade under way: what those who deal see of it, what others do, and that its cards are taken back one by one."""

import pytest

from grimoire.library.anima.cards import shipped_pool
from grimoire.library.entries import HAND, UNDO, Entry
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.seat.bargain import Bargain
from grimoire.seat.seats import Seats
from grimoire.seat.wording import plain
from grimoire.table.match import Match

GIVEN = (
    "{turn: 'alice, interaction', areas: [salt-market, tsukikage, karh],"
    " alice: {party: [samurai, bell-ringer], in: salt-market, hand: [ember-script, iron-vow, root-and-stone]},"
    " bob: {party: [agent, falconer], in: tsukikage, hand: [shaved-dice, old-debt]},"
    " carol: {party: [gravedigger], in: karh, hand: [absorb-power]}}"
)
NAMES = ["ann", "bob", "cid"]
OFFER = ("trade p2", "give bell-ringer", "give iron-vow", "want falconer", "want card")


def record() -> Record:
    return Record("0.1.0", "anima", shipped_pool().digest, NAMES, seed=1, given=GIVEN)


def seats_after(*forms: str) -> Seats:
    seats = Seats.of_record(record(), shipped_pool())
    for form in forms:
        seats.match.choose(form)
    return seats


def bargain(seats: Seats, seat: int) -> Bargain:
    found = seats.given(seat, "en").scene.bargain
    assert found is not None
    return found


def cards(one: Bargain) -> list[list[str]]:
    return [[lot.card for lot in side.lots] for side in one.sides]


def test_an_offer_that_is_put_together_is_seen_by_nobody_else() -> None:
    seats = seats_after(*OFFER)
    own = bargain(seats, 0)
    assert cards(own) == [["bell-ringer", "iron-vow"], ["falconer"]] and own.sides[1].more == 1
    for other in (1, 2, -1):
        seen = bargain(seats, other)
        assert seen.building and cards(seen) == [[], []] and seen.sides[1].more == 0
        assert not any(side.shifts or side.sealed for side in seen.sides) and not seen.why_not


def test_an_offer_that_was_made_lies_open_to_both_and_to_others_without_the_cards_of_hands() -> None:
    seats = seats_after(*OFFER, "done")
    for dealer in (0, 1):
        one = bargain(seats, dealer)
        assert cards(one) == [["bell-ringer", "iron-vow"], ["falconer"]]
        assert [side.sealed for side in one.sides] == [True, False] and not one.building
    for other in (2, -1):
        assert cards(bargain(seats, other)) == [["bell-ringer", ""], ["falconer"]]


def test_what_it_would_make_of_both_is_what_it_makes_of_them() -> None:
    seats = seats_after(*OFFER, "done")
    told = [[plain(shift.words) for shift in side.shifts] for side in bargain(seats, 0).sides]
    assert told[0] == ["Combat 6 → 6", "Speed 5 → 6", "hand 3 → 3 of 5", "Magic lost", "Trickery gained"]
    for form in ("accept", "give shaved-dice"):
        seats.match.choose(form)
    players = seats.given(0, "en").scene.players
    for player, words in zip(players, told, strict=False):
        now = {fact.name: fact.value for fact in player.facts}
        for line in words[:3]:
            name, _, numbers = line.partition(" ")
            assert now[name.lower()] == int(numbers.split(" → ")[1].split()[0])


def test_an_offer_nobody_could_take_says_why() -> None:
    seats = seats_after("trade p2", "give samurai", "give bell-ringer")
    assert "last Character" in plain(bargain(seats, 0).why_not)


def test_a_counter_offer_can_be_built_from_the_forms_of_the_offer() -> None:
    seats = seats_after(*OFFER, "done")
    mirrored = [lot.mirrored for side in bargain(seats, 1).sides for lot in side.lots]
    for form in ("counter", *mirrored):
        seats.match.choose(form)
    assert cards(bargain(seats, 1)) == [["falconer"], ["bell-ringer", "iron-vow"]]
    assert bargain(seats, 1).made == 2


def match() -> Match:
    return Match(start_of(record(), shipped_pool()), record(), [None, None, None])


def laid(one: Match) -> list[str]:
    return [entry.form for entry in one.record.made]


def test_each_card_is_taken_back_by_itself() -> None:
    one = match()
    for form in OFFER:
        one.choose(form)
    for left in (4, 3, 2, 1):
        assert one.undo(0)
        assert laid(one) == list(OFFER[:left])
    assert one.undo(0) and laid(one) == []


def test_of_a_counter_offer_cards_are_taken_back_too_but_not_the_offer_before() -> None:
    one = match()
    for form in (*OFFER, "done", "counter", "give falconer"):
        one.choose(form)
    assert one.undo(1) and laid(one)[-1] == "counter"
    assert not one.undo(0)


@pytest.mark.parametrize("left", [0, 2])
def test_a_record_in_which_a_whole_trade_was_taken_back_goes_on(left: int) -> None:
    one = match()
    for form in OFFER:
        one.choose(form)
    kept = one.record
    kept.entries.append(Entry(UNDO, 0, HAND, stays=left))
    again = Match.resumed(kept, start_of(record(), shipped_pool()), [None, None, None])
    assert laid(again) == list(OFFER[:left])
