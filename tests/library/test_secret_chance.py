"""Chance nobody can foresee: a secret committed to before the game, kept beside the save, shown at its end."""

import stat
from pathlib import Path

import pytest
from tests.following import follow

from grimoire.bots.games import make_bot
from grimoire.kernel.chance import Chance, seeded
from grimoire.kernel.position import Position
from grimoire.kernel.secret_chance import NoSecret, SecretChance, chance_of, commitment_of
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream
from grimoire.library.entries import SECRET
from grimoire.library.record_chance import beside, chance_from, commit
from grimoire.library.records import Record, read_record, record_text
from grimoire.library.replay import pool_of, start_of
from grimoire.library.saves import Save, load_record, read_save
from grimoire.library.yaml_lines import BadFile
from grimoire.table.match import Match

KEY = bytes(range(16))
NUMBERS = [546, 930, 268, 751, 932, 908]
COMMITMENT = "ae9a90cf4b3f8eb3b5c8b0751f5bcdfe631cd808bc7bad6321dd0781e7607d55"


def test_its_numbers_are_the_same_on_every_machine() -> None:
    chance = SecretChance(KEY)
    assert [chance.below(1000) for _ in range(6)] == NUMBERS
    assert commitment_of(KEY) == COMMITMENT


def test_every_number_below_is_as_likely_as_the_others() -> None:
    chance = SecretChance(KEY)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert all(900 < count < 1100 for count in counts), counts


def test_another_secret_or_a_number_later_gives_something_else() -> None:
    first = [SecretChance(KEY).below(1 << 30), SecretChance(KEY, 1).below(1 << 30)]
    other = SecretChance(bytes(16)).below(1 << 30)
    assert len({*first, other}) == 3


def test_copies_and_numbers_go_on_where_it_stands() -> None:
    chance = SecretChance(KEY)
    chance.below(6)
    copy, again = chance.clone(), chance_of(chance.numbers())
    expected = [chance.below(100) for _ in range(5)]
    assert [copy.below(100) for _ in range(5)] == expected
    assert [again.below(100) for _ in range(5)] == expected
    plain = seeded(5)
    assert chance_of(plain.numbers()).numbers() == plain.numbers()


@pytest.mark.parametrize("numbers", [[], [1], [1, 2, 3], [0, -1, 0, 0, 0], [0, 1 << 32, 0, 0, 0]])
def test_numbers_that_are_no_chance_are_refused(numbers: list[int]) -> None:
    with pytest.raises(NoSecret):
        chance_of(numbers)


def test_a_secret_of_another_length_is_refused() -> None:
    with pytest.raises(NoSecret):
        SecretChance(b"short")


def record_of(game: str) -> Record:
    pool = table_of(game).cards_digest()
    decks = [list(table_of(game).deck(name).cards) for name in table_of(game).measured_decks()[:2]]
    record = Record("0.1.0", game, pool, ["Ann", "Zoé"], decks)
    commit(record, KEY)
    return record


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_positions_carry_it_through_copies_and_bytes_and_samples_do_not(game: str) -> None:
    record = record_of(game)
    position = start_of(record, pool_of(record))
    table = table_of(game, (), 2)
    chance = stream(1, "moves")
    for _ in range(60):
        decision = position.decision()
        if decision is None:
            break
        copy, other = position.clone(), table.from_bytes(position.to_bytes())
        sample = position.sample(decision.seat, stream(1, "samples"))
        assert type(sample.chance) is Chance
        assert KEY not in sample.to_bytes()
        index = chance.below(len(decision.options))
        for one in (position, copy, other):
            one.choose(index)
        assert position.digest() == copy.digest() == other.digest()


def play_to_the_end(match: Match) -> None:
    chance = stream(3, "people")
    match.go_on()
    while (decision := match.decision()) is not None:
        match.choose(decision.options[chance.below(len(decision.options))].form)
        match.go_on()


def begun(game: str, path: Path) -> tuple[Match, Save, Position]:
    record = record_of(game)
    position = start_of(record, pool_of(record))
    match = Match(position, record, [None, make_bot("random", stream(1, "bot"), game)])
    save = Save.begun(path, record)
    match.keeper = save
    return match, save, position


def test_a_save_shows_the_commitment_at_once_and_the_secret_when_the_game_is_over(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    match, save, _ = begun("magenoir", path)
    match.go_on()
    assert commitment_of(KEY) in path.read_text()
    assert KEY.hex() not in path.read_text()
    assert stat.S_IMODE(beside(path).stat().st_mode) == 0o600
    with pytest.raises(BadFile, match="not shown before it is over"):
        chance_from(read_save(path))
    assert chance_from(load_record(path)).below(100) == SecretChance(KEY).below(100)
    play_to_the_end(match)
    save.close()
    assert match.record.entries[-1].kind == SECRET
    assert not beside(path).exists()
    record = read_save(path)
    assert record.secret == KEY.hex()
    follow(record, start_of(record, pool_of(record)))
    assert not match.undo(0)


def test_a_game_under_way_is_gone_on_with_from_the_secret_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    match, save, _ = begun("magenoir", path)
    match.go_on()
    match.choose(match.position.options[0].form)
    save.close()
    record = load_record(path)
    again = Match.resumed(record, start_of(record, pool_of(record)), match.bots)
    assert again.position.digest() == match.position.digest()
    assert again.record.commitment == record.commitment
    beside(path).unlink()
    record = load_record(path)
    with pytest.raises(BadFile, match="not shown before it is over"):
        start_of(record, pool_of(record))


def test_a_record_with_another_secret_is_refused() -> None:
    record = record_of("magenoir")
    record.secret = bytes(16).hex()
    with pytest.raises(BadFile, match="not the one that was committed to"):
        start_of(record, pool_of(record))


def test_a_record_with_a_commitment_is_read_as_it_was_written() -> None:
    record = record_of("anima")
    again = read_record(record_text(record), "record")
    assert (again.commitment, again.secret, again.seed) == (record.commitment, "", None)
    with pytest.raises(BadFile, match="64 digits"):
        read_record(record_text(record).replace(record.commitment, "123"), "record")
