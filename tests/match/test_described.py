"""Games that begin from a described position, in both games: recorded, resumed, replayed."""

from pathlib import Path

import pytest

from grimoire import __version__
from grimoire.bots.random import RandomBot
from grimoire.kernel.chance import seeded
from grimoire.library.described import find_described
from grimoire.library.entries import BOT
from grimoire.library.games import box_of
from grimoire.library.records import Record, read_record, record_text
from grimoire.library.replay import pool_of, start_of
from grimoire.library.yaml_lines import BadFile
from grimoire.table.match import Match
from grimoire.table.playback import Playback

DUEL = """\
- ruling: The first one
  cites: [R:main-phase]
  given:
    turn: alice, main
    left: 2 fire
    alice: {hp: 3, hand: [flame, 2 seed], deck: [4 breath]}
    bob: {hp: 7, deck: [4 breath]}
  then: [alice hp is 3]
- ruling: The second one
  cites: [R:main-phase]
  given: {turn: "bob, main"}
  then: [alice hp is 20]
"""
PARTIES = """\
game: anima
rulings:
- ruling: Three of them
  cites: [A:reset]
  given:
    turn: alice, reset
    alice: {party: [samurai]}
    bob: {party: [executor]}
    carol: {party: [seer]}
  then: [alice hand size is 0]
"""


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    path = tmp_path / "duel.yaml"
    path.write_text(DUEL)
    return path


def begun(wanted: str, seats: int, seed: int = 5) -> Match:
    described = find_described(wanted)
    pool = box_of(described.game).shipped_pool()
    record = Record(__version__, described.game, pool.digest, [f"p{n}" for n in range(seats)], seed=seed, given=described.given)
    bots = [RandomBot(seeded(seat)) for seat in range(seats)]
    return Match(start_of(record, pool), record, bots)


def test_a_duel_begins_where_a_ruling_does(duel: Path) -> None:
    match = begun(f"{duel}:first", 2)
    assert match.position.view(0).players[0].life == 3
    assert [card.card for card in match.position.view(0).players[0].zones["hand"]] == ["flame", "seed", "seed"]


def test_a_ruling_is_found_by_its_french_title_too(duel: Path) -> None:
    duel.write_text(DUEL.replace("- ruling: The second", "- fr: L'autre\n  ruling: The second"))
    assert find_described(f"{duel}:autre") == find_described(f"{duel}:second")


@pytest.mark.parametrize(("text", "seats"), [(DUEL.partition("- ruling: The second")[0], 2), (PARTIES, 3)])
def test_such_a_game_is_played_and_its_record_leads_there_again(tmp_path: Path, text: str, seats: int) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(text)
    match = begun(str(path), seats)
    chance = seeded(3)
    while match.decision() is not None and len(match.record.entries) < 150:
        match.take(chance.below(len(match.position.options)), BOT)
    assert len(match.record.digests) > 1
    read = read_record(record_text(match.record), "save.yaml")
    assert read.given == match.record.given
    pool = pool_of(read)
    again = Match.resumed(read, start_of(read, pool), [None] * seats)
    assert again.position.digest() == match.position.digest()
    playback = Playback(read, pool)
    assert not playback.departure
    assert playback.last == len(read.choices)


def test_chance_is_the_records_unless_the_position_states_it(tmp_path: Path, duel: Path) -> None:
    def dealt(wanted: str, seed: int) -> str:
        return begun(wanted, 2, seed).position.digest()

    assert dealt(f"{duel}:second", 1) != dealt(f"{duel}:second", 2)
    stated = tmp_path / "stated.yaml"
    stated.write_text(DUEL.replace('{turn: "bob, main"}', '{turn: "bob, main", seed: 9}'))
    assert dealt(f"{stated}:second", 1) == dealt(f"{stated}:second", 2)


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ("", "2 rulings could be meant; say which, for example"),
        (":one", "2 rulings could be meant"),
        (":third", "no ruling there is called 'third'"),
    ],
)
def test_which_ruling_is_meant_must_be_clear(duel: Path, wanted: str, told: str) -> None:
    with pytest.raises(BadFile, match=told):
        find_described(f"{duel}{wanted}")


def test_another_game_or_a_missing_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "parties.yaml"
    path.write_text(PARTIES)
    with pytest.raises(BadFile, match="holds rulings of the game 'anima', not of 'magenoir'"):
        find_described(str(path), "magenoir")
    with pytest.raises(BadFile, match="cannot be read"):
        find_described("no-such-file.yaml:what")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seats": ["a", "b", "c"]}, "the position is for 2 players, not for 3"),
        ({"decks": [["flame"], ["flame"]]}, "has no 'decks'"),
        ({"given": "turn: nobody, main"}, "'nobody' is no seat"),
    ],
)
def test_a_start_that_cannot_be_is_one_line(duel: Path, change: dict[str, object], told: str) -> None:
    record = begun(f"{duel}:second", 2).record
    for name, value in change.items():
        setattr(record, name, value)
    with pytest.raises(BadFile, match=told) as caught:
        start_of(record, pool_of(record))
    assert "\n" not in str(caught.value)
