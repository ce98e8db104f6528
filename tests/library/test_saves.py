"""Saves: each game a file of its own, one writer, nothing half written."""

import errno
import os
import resource
import sys
from pathlib import Path

import pytest

from grimoire.kernel.secret_chance import SECRET_BYTES
from grimoire.library.entries import CHOICE, HAND, Entry
from grimoire.library.record_chance import commit
from grimoire.library.records import Record, record_text
from grimoire.library.saves import Save, SeriesSave, latest_save, load_record, new_save, saves_folder
from grimoire.library.writing import Busy
from grimoire.library.yaml_lines import BadFile

PASS = Entry(CHOICE, 0, HAND, "pass")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "grimoire" / "saves"


def a_record(game: str = "magenoir", seed: int = 7) -> Record:
    return Record("0.1.0", game, "x", ["ann", "bob"], [["flame"], ["seed"]], seed)


def test_games_begun_in_one_second_have_files_of_their_own() -> None:
    saves = [new_save(a_record(seed=n)) for n in range(5)]
    assert len({save.path for save in saves}) == 5
    assert [load_record(save.path).seed for save in saves] == list(range(5))


def test_saves_lie_in_one_folder_wherever_the_program_is_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for home in ("", "here", "./here"):
        monkeypatch.setenv("XDG_DATA_HOME", home)
        assert saves_folder() == tmp_path / ".local" / "share" / "grimoire" / "saves"


def test_a_save_is_never_there_without_what_it_holds(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is done to the files while a game begins: what can be found there is whole."""
    seen: list[int] = []

    def watched(event: str, _: object) -> None:
        if event in ("open", "os.rename", "os.link", "os.remove") and watching:
            seen.extend(path.stat().st_size for path in home.glob("*.yaml"))

    watching = True
    sys.addaudithook(watched)  # there is no way to take one away again
    saves = [new_save(a_record(seed=n)) for n in range(3)]
    watching = False
    assert len(seen) > 3 and all(seen)
    monkeypatch.setattr(os, "link", no_links)  # as on some sticks and phones
    saves += [new_save(a_record(seed=n)) for n in range(3, 6)]
    assert [load_record(save.path).seed for save in saves] == list(range(6))
    assert not list(home.glob(".*"))


def no_links(*names: object) -> None:
    raise PermissionError(errno.EPERM, "no links here")


def test_a_game_that_cannot_be_begun_leaves_nothing_behind(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*names: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "link", full)
    record = a_record()
    commit(record, bytes(SECRET_BYTES))
    with pytest.raises(BadFile, match="No space left"):
        new_save(record)
    assert not list(home.iterdir())


def test_games_begun_in_one_second_keep_their_secrets_apart() -> None:
    records = [a_record() for _ in range(3)]
    for n, record in enumerate(records):
        commit(record, bytes([n]) * SECRET_BYTES)
    assert [load_record(new_save(record).path).secret for record in records] == [record.secret for record in records]


def test_what_happens_is_added_and_the_rest_stays_as_it_is() -> None:
    save = new_save(a_record())
    before = save.path.read_text()
    save.add(PASS)
    save.settle()
    assert save.path.read_text() == before + "- 0 hand choice pass\n"


def test_a_file_has_one_writer_until_it_is_closed() -> None:
    save = new_save(a_record())
    with pytest.raises(Busy):
        Save.open(save.path)
    save.close()
    again = Save.open(save.path)
    again.go_on_with(msgspec_copy(again.record()))
    with pytest.raises(Busy):  # also after it was written anew
        Save.open(save.path)


def msgspec_copy(record: Record) -> Record:
    record.version = "9.9.9"
    return record


def test_a_series_has_one_writer(tmp_path: Path) -> None:
    series = SeriesSave(tmp_path / "series.yaml")
    with pytest.raises(Busy):
        SeriesSave(tmp_path / "series.yaml")
    series.close()
    SeriesSave(tmp_path / "series.yaml").close()


@pytest.mark.parametrize("torn", ["- 0 hand cho", "- 0 hand choice pas", "\0" * 30, "- 0 hand choice pass"])
def test_a_line_that_is_not_whole_was_never_answered(torn: str) -> None:
    save = new_save(a_record())
    save.add(PASS)
    save.close()
    with save.path.open("a") as file:
        file.write(torn)
    assert load_record(save.path).choices == ["pass"]
    again = Save.open(save.path)
    again.go_on_with(again.record())
    again.add(PASS)
    assert load_record(again.path).choices == ["pass", "pass"]


def test_a_disk_that_is_full_in_the_middle_of_a_line_leaves_no_half_of_it() -> None:
    save = new_save(a_record())
    size = save.path.stat().st_size
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 5, before[1]))
    try:
        with pytest.raises(BadFile, match="cannot be written"):
            save.add(PASS)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert save.path.read_text() == record_text(a_record())


@pytest.mark.parametrize("seed", [10**18, 2**64, 10**999])
def test_seeds_of_any_size_are_read_again(seed: int) -> None:
    assert load_record(new_save(a_record(seed=seed)).path).seed == seed


def test_a_name_that_was_only_taken_is_no_game(home: Path) -> None:
    save = new_save(a_record())
    (home / "magenoir-99999999-000000.yaml").write_text("")
    assert latest_save(["magenoir", "anima"]) == save.path
