"""Whoever reads a match is given the same, however they came to a moment: as it was played, going back, or from its log."""

from random import Random

import msgspec
import pytest
from tests.seat.playing import ENCODER

from grimoire.build_kind import is_compiled
from grimoire.kernel.position import Position
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream
from grimoire.library.entries import HAND, UNDO
from grimoire.library.games import GAMES
from grimoire.library.records import Record
from grimoire.library.replay import pool_of, start_of
from grimoire.seat.earlier import Earlier
from grimoire.seat.looking import WATCHER
from grimoire.seat.seats import Seats
from grimoire.table.fold import EVERY
from grimoire.table.match import Match
from grimoire.table.moments import marks_of
from grimoire.table.playback import Playback

ACTS = 150
NAMES = ["Alice", "Bob", "Cleo"]


def begun(game: str, seed: int) -> Match:
    players = 2 if game == "magenoir" else 3
    table = table_of(game, (), players)
    decks = [table.random_deck(stream(seed, f"deck {seat}")) for seat in range(players)] if GAMES[game].has_decks else []
    record = Record("", game, table.cards_digest(), NAMES[:players], decks, seed, closed=bool(seed % 2))
    return Match(start_of(record, pool_of(record)), record, [None] * players)


def play(match: Match, chance: Random, acts: int, undo: float = 0.1) -> None:
    """Choices by chance, and now and then something is taken back, alone or with leave."""
    for _ in range(acts):
        if match.over:
            return
        whose = max(range(len(match.bots)), key=match.last_action)
        if chance.random() < undo and match.last_action(whose) >= 0:
            assert match.undo(whose) or match.undo_agreed(whose)
        else:
            match.take(chance.randrange(len(match.position.options)), HAND)


def all_given(seats: Seats) -> list[bytes]:
    every = (*range(len(seats.names)), WATCHER)
    return [ENCODER.encode(seats.given(seat, "en", -1, suggest=False)) for seat in every]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_who_was_there_all_the_time_is_given_what_the_log_says(game: str, seed: int) -> None:
    match, chance = begun(game, seed), Random(seed)
    seats = Seats(match, pool_of(match.record))
    for _ in range(4):
        play(match, chance, ACTS // 4)
        assert all_given(seats) == all_given(Seats.of_record(match.record, seats.pool))
        assert all_given(seats) == all_given(Seats(match, seats.pool)), "who comes later to the same match"
    assert any(entry.kind == UNDO for entry in match.record.entries)
    while len(match.staying) > 1:
        match.concede(match.staying[-1])
    assert match.over and all_given(seats) == all_given(Seats.of_record(match.record, seats.pool))


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_earlier_moments_are_the_same_in_whatever_order_they_are_looked_at(game: str) -> None:
    match, chance = begun(game, 3), Random(3)
    seats = Seats(match, pool_of(match.record))
    play(match, chance, ACTS)
    match.agree_to_draw(0)
    earlier = Earlier(seats)
    for number in [len(match.record.entries), *[chance.randrange(match.number) for _ in range(12)], 0]:
        record = msgspec.structs.replace(match.record, entries=match.record.entries[:number])
        there = earlier.at(number)
        assert there.number == number or there.over
        assert all_given(there) == all_given(Seats.of_record(record, seats.pool))
    assert earlier.at(match.number).position.digest() == match.position.digest()


class Counted:
    """How often something is chosen in a position and in its copies."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.chosen = 0
        choose = Position.choose

        def counted(position: Position, index: object) -> None:
            self.chosen += 1
            choose(position, index)

        monkeypatch.setattr(Position, "choose", counted)


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_a_choice_is_carried_out_once_and_undo_costs_what_was_undone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, chance = begun(game, 5), Random(5)
    seats = Seats(match, pool_of(match.record))
    if is_compiled():
        pytest.skip("compiled code is not patched")
    counted = Counted(monkeypatch)
    play(match, chance, ACTS, undo=0.0)
    assert counted.chosen == ACTS and not match.over
    counted.chosen = 0
    stood = match.number - max(match.last_action(seat) for seat in range(len(match.bots)))
    play(match, Random(0), 1, undo=1.0)
    assert counted.chosen <= EVERY + stood < ACTS // 2
    assert seats.number == match.number


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_moments_and_playbacks_count_as_the_log_does(game: str) -> None:
    match, chance = begun(game, 6), Random(6)
    play(match, chance, ACTS)
    marks = marks_of(match)
    playback = Playback(match.record, pool_of(match.record))
    assert playback.numbers == [mark.number for mark in marks]
    assert [position.asked for position in playback.positions] == [mark.asked for mark in marks]
    assert playback.positions[-1].digest() == match.position.digest()
    assert [playback.turn_of(n) for n in range(len(marks))] == [mark.turn for mark in marks]
