"""Handles neither jump nor betray, and follow from the log alone."""

from typing import Any

from tests.seat.playing import ENCODER, played, received, sat_down

from grimoire.lab.streams import stream
from grimoire.lab.tables import Table
from grimoire.library.records import Record
from grimoire.seat.looking import WATCHER
from grimoire.seat.seats import Seats

SEED = 3
SEVERAL = 8  # actions, some of which nobody is told of
MOST = 300  # choices
SHUFFLED = ("DeckShuffled", "PileShuffled")
WATCHING = {"magenoir": 4, "anima": 32}  # the bit of whoever only looks on


def bit_of(table: Table, seat: int) -> int:
    return WATCHING[table.name] if seat == WATCHER else 1 << seat


def test_a_card_has_a_handle_exactly_as_long_as_it_is_known_and_keeps_it(table: Table) -> None:
    """Whoever goes on knowing a card has the same handle for it, unless a pile it lay in was shuffled meanwhile."""
    before: dict[int, dict[int, str]] = {}
    kept = renewed = 0
    for seats in played(table, SEED):
        position: Any = seats.position
        is_shuffled = any(event.kind in SHUFFLED for event in position.events)
        for seat, handles in seats.handles.items():
            known = {card for cards in position.zones for card in cards if position.known[card] & bit_of(table, seat)}
            assert set(handles.names) == known
            assert len(set(handles.names.values())) == len(known)
            for card, name in before.get(seat, {}).items():
                if handles.names.get(card, name) != name:
                    assert is_shuffled
                    renewed += 1
                kept += handles.names.get(card) == name
            before[seat] = dict(handles.names)
        if seats.number > MOST:
            break
    assert kept > 1000
    assert renewed < kept / 50


def test_handles_are_numbered_as_they_appear(table: Table) -> None:
    """So their numbers tell nothing but when the seat first saw a card."""
    seen: dict[int, int] = {}
    for seats in played(table, SEED):
        for seat, handles in seats.handles.items():
            numbers = sorted(int(name[1:]) for name in handles.names.values())
            new = [number for number in numbers if number > seen.get(seat, 0)]
            assert new == sorted(new)
            assert all(number <= handles.given for number in numbers)
            seen[seat] = max([seen.get(seat, 0), *numbers])
        if seats.number > MOST:
            break


def test_a_move_leads_from_a_thing_of_the_scene_before_to_one_of_the_scene_after(table: Table) -> None:
    moved = 0
    last: dict[int, set[str]] = {}
    for seats in played(table, SEED):
        if seats.number > MOST // 3:
            break
        for seat in range(table.seats):
            _, given = received(seats, seat, "en", seats.number - 1)
            now = {thing.handle for thing in given.scene.things}
            places = {place.id for place in given.scene.places}
            for step in given.story.steps if seat in last else []:
                for move in step.moves:
                    assert {move.origin, move.destination} - {""} <= places
                    assert move.was in last[seat] or ":" in move.was or move.was == ""
                    assert move.now in now or ":" in move.now
                    moved += move.was in last[seat] or move.now in now
            last[seat] = now
    assert moved > 20


def test_all_is_the_same_when_it_is_worked_out_anew_from_the_log(table: Table) -> None:
    """After reconnecting, in another process, and after something was taken back."""
    seats = sat_down(table, SEED)
    chance = stream(SEED, "walk")
    for _ in range(MOST // 2):
        options = seats.position.options
        seats.match.choose(options[chance.below(len(options))].form)
    again = sat_down(table, SEED)
    follow(again, seats.match.record)
    for seat in (*range(table.seats), WATCHER):
        assert ENCODER.encode(seats.given(seat, "fr")) == ENCODER.encode(again.given(seat, "fr"))

    before = [len(again.given(seat, "en").story.steps) for seat in range(table.seats)]
    for _ in range(SEVERAL):
        whose = max(range(table.seats), key=again.match.last_action)
        assert again.match.undo_agreed(whose)
    fresh = sat_down(table, SEED)
    follow(fresh, again.match.record)
    for seat in (*range(table.seats), WATCHER):
        assert ENCODER.encode(again.given(seat, "en")) == ENCODER.encode(fresh.given(seat, "en"))
    assert [len(again.given(seat, "en").story.steps) for seat in range(table.seats)] < before


def follow(seats: Seats, record: Record) -> None:
    for entry in record.entries[seats.number :]:
        seats.match.again(record, entry)
