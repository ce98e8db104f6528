"""Records: written and read again, followed, and clear about what is wrong with them."""

from pathlib import Path
from typing import cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.following import follow

from grimoire.kernel.chance import seeded
from grimoire.library.entries import CHOICE, HAND, Entry
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.decks import load_deck
from grimoire.library.records import Record, read_record, record_text
from grimoire.library.replay import Departure, pool_of, start_of, turn_digest
from grimoire.library.saves import Save, load_record
from grimoire.library.yaml_lines import BadFile
from grimoire.magenoir.game import Game
from grimoire.magenoir.pool import Pool

OWN_CARD = """\
test-spark:
  name: {en: Test spark, fr: Étincelle d'essai}
  element: fire
  effect:
    - damage(1, any)
"""


def played(choices: int, own: tuple[str, ...] = ()) -> Record:
    """A record of this many choices made by chance."""
    record = Record("0.1.0", "magenoir", "", ["player", "random"], seed=11, own_cards=list(own))
    pool = cast(Pool, pool_of(record))
    record.cards = pool.digest
    record.decks = [list(load_deck(name, pool).cards) for name in ("burning-wrath", "crushing-pressure")]
    position = start_of(record, pool)
    chance = seeded(4)
    for _ in range(choices):
        index = chance.below(len(position.options))
        seat, form = position.asked, position.options[index].form
        position.choose(index)
        record.entries.append(Entry(CHOICE, seat, HAND, form, turn_digest("magenoir", position)))
        if position.over:
            break
    return record


def chosen(*forms: str) -> list[Entry]:
    return [Entry(CHOICE, by=HAND, seat=0, form=form) for form in forms]


def other(entry: Entry, **changes: str) -> Entry:
    return msgspec.structs.replace(entry, **changes)


def again(record: Record) -> Record:
    return read_record(record_text(record), "save.yaml")


def test_a_record_reads_back_as_it_was_written() -> None:
    record = played(60, (OWN_CARD,))
    read = again(record)
    for name in ("version", "game", "cards", "seats", "decks", "seed", "own_cards", "choices", "digests", "conceded", "result"):
        assert getattr(read, name) == getattr(record, name)


SEEN = st.characters(exclude_categories=["Cs", "Cc", "Cf", "Zl", "Zp"])


@given(st.text(SEEN | st.just("\n")), st.text(SEEN))
def test_any_text_of_a_card_file_and_any_name_that_can_be_seen_survive(source: str, name: str) -> None:
    record = Record("0.1.0", "magenoir", "00", [name, "random"], seed=1, own_cards=[source], entries=chosen(f"a{name}"))
    read = again(record)
    assert read.own_cards == [source]
    assert read.seats == [name, "random"]
    assert read.choices == [f"a{name}"]


@pytest.mark.parametrize(("name", "seat"), [("player", 0), ("random", 1)])
def test_who_decides_who_begins_is_part_of_a_record(name: str, seat: int) -> None:
    record = Record("0.1.0", "magenoir", "", ["player", "random"], seed=11, decides=name)
    pool = shipped_pool()
    record.decks = [list(load_deck(deck, pool).cards) for deck in ("burning-wrath", "crushing-pressure")]
    made = zip((0, 1, seat), ("hand 1", "hand 2", "first opponent"), strict=True)
    record.entries = [Entry(CHOICE, who, HAND, form) for who, form in made]
    read = again(record)
    assert read.decides == name
    position = start_of(read, pool)
    follow(read, position)
    assert cast(Game, position).active == 1 - seat


def test_somebody_else_cannot_decide_who_begins() -> None:
    record = played(0)
    record.decides = "nobody"
    with pytest.raises(BadFile, match="'nobody' is to decide who begins, and is none of the seats"):
        start_of(again(record), shipped_pool())


def test_following_a_record_gives_the_same_game() -> None:
    record = again(played(300))
    one = start_of(record, shipped_pool())
    follow(record, one)
    other = start_of(record, shipped_pool())
    follow(record, other)
    assert one.digest() == other.digest()
    assert len(record.digests) > 3


def test_cards_of_ones_own_come_along_in_the_record() -> None:
    record = again(played(40, (OWN_CARD,)))
    pool = pool_of(record)
    assert "test-spark" in pool.numbers
    follow(record, start_of(record, pool))


def test_a_choice_that_is_not_possible_is_named_with_its_line() -> None:
    record = played(40)
    record.entries[20] = other(record.entries[20], form="prepare no-such-card", digest="")
    text = record_text(record)
    read = read_record(text, "save.yaml")
    line = [line.endswith("prepare no-such-card") for line in text.splitlines()].index(True) + 1
    with pytest.raises(Departure, match=rf"^save.yaml:{line}: choice 21 \('prepare no-such-card'\) departs"):
        follow(read, start_of(read, shipped_pool()))


def test_a_turn_that_begins_otherwise_is_named() -> None:
    record = again(played(120))
    third = [i for i, entry in enumerate(record.entries) if entry.digest][2]
    record.entries[third] = other(record.entries[third], digest="0" * 16)
    with pytest.raises(Departure, match="the turn after it begins otherwise") as caught:
        follow(record, start_of(record, shipped_pool()))
    assert 1 < caught.value.number < len(record.choices)


def test_a_record_of_another_version_says_so_where_it_departs() -> None:
    record = again(played(30))
    record.version = "0.0.9"
    follow(record, start_of(record, shipped_pool()))  # another version alone is no departure
    record.entries[10] = other(record.entries[10], form="nonsense")
    with pytest.raises(Departure, match=r"version 0\.0\.9, this is .* and other cards"):
        follow(record, start_of(record, shipped_pool()), cards="other")


def test_more_cards_in_the_world_do_not_make_a_record_depart() -> None:
    record = again(played(200))
    more = Record("0.1.0", "magenoir", "", ["a", "b"], own_cards=[OWN_CARD])
    follow(record, start_of(record, pool_of(more)))


@pytest.mark.parametrize("closed", [False, True])
def test_whether_lists_are_open_is_part_of_a_record(closed: bool) -> None:
    record = played(5)
    record.closed = closed
    assert again(record).closed == closed
    assert ("lists: closed" in record_text(record)) == closed


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "save.yaml: is empty"),
        (
            "grimoire: record\nversion: 1\ngame: magenoir\ncards: x\nseats: [a, b]\nlists: shut\nentries: []\n",
            "save.yaml:6: lists are 'open' or 'closed'",
        ),
        ("grimoire: scenario\n", "save.yaml:1: is no record"),
        ("grimoire: series\n", "save.yaml: is a whole series; its games lie beside it as game-1.yaml"),
        ("- 1\n- 2\n", "save.yaml:1: a record must be a list of 'name: value' lines"),
        ("grimoire: record\nversion: 1\nfoo: 2\n", "save.yaml:3: 'foo' is no part of a record"),
        ("grimoire: record\nversion: 0.1.0\n", "save.yaml: 'game' is missing"),
        ("grimoire: record\nversion: [\n", "save.yaml:3: "),
        (
            "grimoire: record\nversion: 1\ngame: magenoir\ncards: x\nseats: [a, b]\nseed: many\nchoices: []\n",
            "save.yaml:6: the seed",
        ),
        (
            "grimoire: record\nversion: 1\ngame: magenoir\ncards: x\nseats: [a, b]\nchoices: {a: b}\n",
            "save.yaml:6: choices must be",
        ),
    ],
)
def test_a_wrong_file_gets_one_clear_line(text: str, message: str) -> None:
    with pytest.raises(BadFile) as caught:
        read_record(text, "save.yaml")
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def test_a_record_cut_off_anywhere_is_never_taken_for_something_else(tmp_path: Path) -> None:
    text = record_text(played(30))
    for end in range(0, len(text), 97):
        try:
            record = read_record(text[:end], "save.yaml")
            follow(record, start_of(record, shipped_pool()))
        except BadFile as error:
            assert "\n" not in str(error)


def test_writing_leaves_the_old_file_until_the_new_one_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "game.yaml"
    record = played(10)
    path.parent.mkdir()
    save = Save.begun(path, record)
    record.entries += chosen("hand 1")
    save.go_on_with(record)
    assert load_record(path).choices == record.choices
    assert [p.name for p in path.parent.iterdir()] == ["game.yaml"]


def test_a_folder_that_cannot_be_written_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFile, match="cannot be written"):
        Save.begun(tmp_path / "file" / "game.yaml", played(0))
