"""What players agree on: to take something back, or to a draw. Both are entries, and work the same after a restart."""

from grimoire.kernel.chance import seeded
from grimoire.library.games import load_pool
from grimoire.library.records import Record, read_record, record_text
from grimoire.library.replay import start_of
from grimoire.table.match import Match

DECK = ["flame"] * 40


def new_match() -> Match:
    pool = load_pool("magenoir", [])
    record = Record("0", "magenoir", pool.digest, ["ann", "bob"], [DECK, DECK], 3, entries=[])
    return Match(start_of(record, pool), record, [None, None])


def resumed(match: Match) -> Match:
    record = read_record(record_text(match.record), "record")
    return Match.resumed(record, start_of(record, load_pool("magenoir", [])), [None, None])


def played(match: Match, choices: int) -> None:
    chance = seeded(choices)
    for _ in range(choices):
        match.take(chance.below(len(match.position.options)), "hand")


def test_an_action_is_taken_back_by_agreement_past_what_another_chose() -> None:
    match = new_match()
    played(match, 30)
    seat = next(seat for seat in (0, 1) if not match.can_undo(seat) and match.last_action(seat) >= 0)
    before = match.last_action(seat)
    assert match.undo_agreed(seat)
    fresh = new_match()
    for entry in match.record.standing:
        fresh.choose(entry.form)
    assert match.position.to_bytes() == fresh.position.to_bytes()
    assert len(match.record.standing) == before
    again = resumed(match)
    assert again.position.to_bytes() == match.position.to_bytes()
    assert again.last_action(seat) == match.last_action(seat) < before
    played(match, 5)
    assert resumed(match).position.to_bytes() == match.position.to_bytes()


def test_a_draw_by_agreement_ends_the_game_for_everybody() -> None:
    match = new_match()
    played(match, 6)
    match.agree_to_draw(1)
    assert match.over and match.winner == -1
    assert match.record.result == "draw"
    assert resumed(match).over
    assert not match.undo_agreed(0)


def test_a_time_that_is_over_is_told_as_such() -> None:
    match = new_match()
    match.concede(1, "clock")
    assert match.winner == 0
    assert "1 clock concede" in record_text(match.record)
    assert resumed(match).winner == 0
