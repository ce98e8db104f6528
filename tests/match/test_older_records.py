"""Records of version 0.1: read where they can be, followed by their choices alone, and clear about where they depart."""

import pytest
from tests.following import follow
from tests.match.test_records import played
from tests.match.test_several_players import choose_by_chance, new_match

from grimoire.library.anima.cards import shipped_pool as anima_pool
from grimoire.library.entries import UNSAID
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.records import Record, flow, read_record, record_text
from grimoire.library.replay import Departure, start_of
from grimoire.table.match import Match


def as_in_0_1(record: Record, conceded: str = "") -> str:
    """The text version 0.1 wrote of a game; its digests were others than ours."""
    head = record_text(record).partition("digest: ")[0]
    digests = "".join("- 0123456789abcdef\n" for _ in record.digests)
    choices = "".join(f"- {flow(form)}\n" for form in record.choices)
    return f"{head}{conceded}digests:\n{digests}choices:\n{choices}"


def test_a_game_of_0_1_is_followed_by_its_choices_alone() -> None:
    record = played(150)
    read = read_record(as_in_0_1(record), "old.yaml")
    assert read.is_older
    assert read.choices == record.choices
    assert {entry.by for entry in read.entries} == {UNSAID}
    one, other = (start_of(record, shipped_pool()) for _ in range(2))
    follow(record, one)
    follow(read, other)
    assert one.digest() == other.digest()


def test_where_it_departs_is_said_with_its_line() -> None:
    record = played(40)
    text = as_in_0_1(record).replace(f"- {flow(record.choices[20])}\n", "- prepare no-such-card\n")
    line = text.splitlines().index("- prepare no-such-card") + 1
    read = read_record(text, "old.yaml")
    with pytest.raises(Departure, match=rf"^old.yaml:{line}: choice .* The record was made with .*version"):
        follow(read, start_of(read, shipped_pool()))


@pytest.mark.parametrize("conceded", ["conceded: {cem: 20}\n", "conceded: cem\n"])
def test_a_game_of_0_1_goes_on_with_who_had_left_it_and_is_written_as_ours(conceded: str) -> None:
    match = new_match(3)
    choose_by_chance(match, 20)
    record = match.record
    record.entries = record.entries[:20]
    read = read_record(as_in_0_1(record, conceded), "old.yaml")
    assert read.conceded == {"cem": 20}
    again = Match.resumed(read, start_of(read, anima_pool()), [None, None, None])
    assert again.bots[2] is not None
    ours = read_record(record_text(again.record), "new.yaml")
    assert not ours.is_older
    assert ours.choices == record.choices
    assert ours.digests == record.digests
    follow(ours, start_of(ours, anima_pool()))


def test_digests_by_a_scheme_that_is_not_ours_are_not_compared() -> None:
    record = played(120)
    text = record_text(record).replace("digest: 2", "digest: 3").replace(record.digests[1], "0" * 16)
    read = read_record(text, "new.yaml")
    assert read.is_older
    follow(read, start_of(read, shipped_pool()))
