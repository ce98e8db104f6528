"""A recorded game as moments: each is the position it was, and actions are stepped over whole."""

from tests.following import follow
from tests.table.test_exporting import played

from grimoire.library.entries import CHOICE, CONCEDE, HAND, Entry
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.table.playback import Playback


def test_every_moment_is_the_position_it_was() -> None:
    record = played(1, 60)
    playback = Playback(record, shipped_pool())
    assert playback.last == 60
    game = start_of(record, shipped_pool())
    for number, form in enumerate(record.choices, 1):
        game.choose_form(form)
        assert playback.positions[number].digest() == game.digest()
    assert playback.chosen[1][1] is not None and playback.chosen[1][1].form == record.choices[0]


def test_steps_go_from_action_to_action_and_back_the_same_way() -> None:
    playback = Playback(played(1, 120), shipped_pool())
    forward = [0]
    while forward[-1] < playback.last:
        forward.append(playback.next_action(forward[-1]))
    assert len(forward) < playback.last
    backward = [playback.last]
    while backward[-1] > 0:
        backward.append(playback.action_before(backward[-1]))
    assert backward[::-1] == forward


def test_events_of_a_seat_hide_what_it_could_not_know() -> None:
    playback = Playback(played(1, 120), shipped_pool())
    openly = [e for e in playback.events(-1, playback.last, -1) if e.kind == "CardDrawn" and e.seat == 1]
    seen = [e for e in playback.events(-1, playback.last, 0) if e.kind == "CardDrawn" and e.seat == 1]
    assert len(openly) == len(seen) > 0
    assert all(event.card for event in openly)
    assert not all(event.card for event in seen)


def test_a_conceded_game_tells_it_at_its_end() -> None:
    record = played(1, 40)
    record.entries.append(Entry(CONCEDE, 0, HAND))
    playback = Playback(record, shipped_pool())
    assert playback.told[-1][-1].kind == "Conceded"


def test_a_departing_record_ends_where_it_departs() -> None:
    record = played(1, 40)
    record.entries[30] = Entry(CHOICE, by=HAND, form="nonsense")
    playback = Playback(record, shipped_pool())
    assert playback.last == 30
    assert "choice 31" in str(playback.departure)


def test_a_record_is_left_as_it_was() -> None:
    record: Record = played(1, 40)
    choices = list(record.choices)
    Playback(record, shipped_pool())
    assert record.choices == choices
    follow(record, start_of(record, shipped_pool()))
