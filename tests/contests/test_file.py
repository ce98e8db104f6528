"""A contest in a file loses nothing: not where it is torn, not where there is no room, not where two terminals write."""

import errno
import os
import random
from pathlib import Path

import pytest
from tests.contests.killing import kill_writers, one_more

from grimoire.cli import contest_file
from grimoire.cli.contest_file import ContestFile, told_by_others
from grimoire.contests.entries import Dropped, Entered, Opened
from grimoire.contests.settings import Settings
from grimoire.kernel.unusable import Unusable
from grimoire.library.reading import BadFile


def begun(folder: Path, by: str = "ann") -> ContestFile:
    file = ContestFile(folder / "evening.contest", by, lambda: 1000.0)
    file.begin([(Opened("x", Settings(), 1), ""), (Entered(1, "A"), ""), (Entered(2, "B"), "")])
    return file


def test_a_last_line_that_is_torn_was_never_answered(tmp_path: Path) -> None:
    file = begun(tmp_path)
    whole = file.path.read_bytes()
    for cut in range(1, 40):
        file.path.write_bytes(whole[: len(whole) - cut])
        assert file.read().number == 2
        file.do(lambda contest: [(Entered(len(contest.players) + 1, "C"), "")])
        assert file.read().player_named("C") == 2 and file.read().number == 3
        file.path.write_bytes(whole)


def test_a_full_disk_keeps_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = begun(tmp_path)
    whole = file.path.read_bytes()

    def no_room(handle: int, data: bytes) -> None:
        os.write(handle, data[: len(data) // 2])
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(contest_file, "write_all", no_room)
    with pytest.raises(BadFile, match="No space left"):
        file.do(one_more)
    assert file.path.read_bytes() == whole


def test_a_clock_that_was_set_back_changes_nothing(tmp_path: Path) -> None:
    file = begun(tmp_path)
    ContestFile(file.path, "ben", lambda: 5.0).do(one_more)
    contest = file.read()
    assert [entry.at for entry in contest.log] == [1000, 1000, 1000, 5]


def test_two_terminals_are_told_of_each_other(tmp_path: Path) -> None:
    ann = begun(tmp_path)
    ben = ContestFile(ann.path, "ben")
    ben.do(lambda contest: [(Entered(3, "C"), "")])
    assert [entry.number for entry in told_by_others(ann.read(), "ann")] == [4]
    assert told_by_others(ben.read(), "ben") == []
    with pytest.raises(Unusable, match="contest-name-taken"):
        ann.do(lambda contest: [(Entered(4, "c"), "")])
    ann.do(lambda contest: [(Dropped(3), "")])
    assert told_by_others(ann.read(), "ann") == []


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "holds no contest"),
        (b"\n", "line 1"),
        (b"nothing\n", "line 1"),
        (b'{"number":1,"act":{"kind":"entered","player":1,"name":"A"}}\n', "line 1"),
        (b"\xff\xfe\n", "line 1"),
        (b'{"number":1,"act":{"kind":"unheard of"}}\n', "line 1"),
    ],
)
def test_what_is_no_contest_is_said_with_its_line(tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "bad.contest"
    path.write_bytes(data)
    with pytest.raises(BadFile, match=said):
        ContestFile(path, "ann").read()
    assert path.read_bytes() == data


def test_a_contest_never_writes_over_another_file(tmp_path: Path) -> None:
    file = begun(tmp_path)
    with pytest.raises(BadFile, match="is there already"):
        file.begin([(Opened("y", Settings(), 1), "")])
    assert file.read().title == "x"
    with pytest.raises(BadFile):
        ContestFile(tmp_path, "ann").read()


def test_who_is_killed_while_writing_loses_nothing(tmp_path: Path) -> None:
    entries, answered = kill_writers(tmp_path, 2, random.Random(1))
    assert answered >= 2 * 2, "each of both was answered before it was killed, both times"
    assert entries > answered, "and the first entry opened the contest"
