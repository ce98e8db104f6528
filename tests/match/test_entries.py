"""What happened, entry by entry: taking back strikes out and stays written, and a resumed game is the game it was."""

from hypothesis import given
from hypothesis import strategies as st
from tests.match.test_session import choose_first, new_match, to_main
from tests.match.test_several_players import choose_by_chance
from tests.match.test_several_players import new_match as new_anima

from grimoire import __version__
from grimoire.bots.random import RandomBot
from grimoire.kernel.chance import seeded
from grimoire.library.anima.cards import shipped_pool as anima_pool
from grimoire.library.entries import (
    BOT,
    CHOICE,
    CLOCK,
    CONCEDE,
    END,
    HAND,
    ORDER,
    UNDO,
    Entry,
    entry_text,
    read_entry,
    standing,
)
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.records import Record, read_record, record_text
from grimoire.library.replay import start_of
from grimoire.table.match import Match

FORMS = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1)
SEATS = st.integers(0, 9)
BY = st.sampled_from([HAND, ORDER, BOT, CLOCK])
DIGESTS = st.text("0123456789abcdef", min_size=16, max_size=16)
ENTRIES = st.one_of(
    st.builds(Entry, st.just(CHOICE), SEATS, BY, FORMS, st.just("") | DIGESTS),
    st.builds(Entry, st.just(UNDO), SEATS, BY, stays=st.integers(0, 99)),
    st.builds(Entry, st.just(CONCEDE), SEATS, BY),
    st.builds(Entry, st.just(END), st.integers(-1, 9)),
)


@given(ENTRIES)
def test_an_entry_reads_back_as_it_was_written(entry: Entry) -> None:
    assert read_entry(entry_text(entry), "save.yaml", 0) == entry


def test_what_was_taken_back_is_struck_out_and_stays_written() -> None:
    match = new_match()
    to_main(match)
    before = list(match.record.entries)
    choose_first(match, "prepare")
    made = match.record.entries[len(before)]
    assert match.undo(0)
    assert match.record.standing == before
    assert match.record.entries == [*before, made, Entry(UNDO, 0, HAND, stays=len(before))]


def test_something_can_be_taken_back_twice() -> None:
    one, two, three = (Entry(CHOICE, 0, HAND, form) for form in ("one", "two", "three"))
    back = [Entry(UNDO, 0, HAND, stays=n) for n in range(3)]
    assert standing([one, two, back[1], three]) == [one, three]
    assert standing([one, two, back[1], back[0], three]) == [three]
    assert standing([one, two, back[1], three, back[2]]) == [one]


def test_entries_say_who_answered() -> None:
    match = new_match()
    to_main(match)
    by = {(entry.seat, entry.by) for entry in match.record.entries}
    assert {(0, HAND), (1, BOT)} <= by
    match.choose("end turn")
    to_main(match)
    assert all(entry.by == BOT for entry in match.record.entries if entry.seat == 1)


def resumed(match: Match) -> Match:
    read = read_record(record_text(match.record), "save.yaml")
    bots = [None if bot is None else RandomBot(seeded(9)) for bot in match.bots]
    return Match.resumed(read, start_of(read, shipped_pool()), bots)


def test_a_resumed_game_can_take_back_what_it_could_before() -> None:
    match = new_match()
    to_main(match)
    choose_first(match, "prepare")
    choose_first(match, "channel")
    undone = 0
    while True:
        again = resumed(match)  # a new one each time: also what was taken back before is known
        assert again.record.entries == match.record.entries
        assert again.position.digest() == match.position.digest()
        assert again.events_since(0, 0) == match.events_since(0, 0)
        could = match.undo(0)
        assert again.undo(0) == could
        if not could:
            break
        undone += 1
    assert undone >= 2


def test_a_resumed_game_can_take_back_nothing_more_than_before() -> None:
    """What another seat chose settles what was before it, also if it was taken back."""
    match = new_match(people=2)
    to_main(match, 0)
    for seat in (0, 1):
        assert resumed(match).undo(seat) == resumed(resumed(match)).undo(seat)
    choose_first(match, "prepare")
    match.choose("end turn")
    to_main(match, 1)
    choose_first(match, "prepare")
    assert match.undo(1)
    again = resumed(match)
    assert [again.undo(0), again.undo(1)] == [match.undo(0), match.undo(1)]


def test_a_game_of_three_can_be_left_by_everybody_at_the_keyboard_and_gone_on_with() -> None:
    match = new_anima(1)
    choose_by_chance(match, 5)
    match.concede(0)
    read = read_record(record_text(match.record), "save.yaml")
    again = Match.resumed(read, start_of(read, anima_pool()), [None, *match.bots[1:]])
    assert None not in again.bots
    again.go_on()
    assert again.over


def test_nobody_gives_up_twice_or_after_the_end() -> None:
    record = Record(__version__, "anima", anima_pool().digest, ["ann", "bob", "cem"], seed=3)
    record.entries = [Entry(CONCEDE, seat, HAND, line=seat + 1) for seat in (0, 1, 2)]
    try:
        Match.resumed(record, start_of(record, anima_pool()), [None, None, None])
    except Exception as error:
        assert str(error) == "record:3: 'concede' after choice 0 departs from the record: this seat has nothing to give up."
    else:
        raise AssertionError("all three gave up")
