"""Where games under way are kept: one record for each, which only one process writes.

What happens is added at the end of the file, so a killed process loses nothing; a line that is not whole was never answered,
and is left out when the file is read. A series has a folder: `series.yaml`, and beside it a record for each of its games.
"""

import os
import stat
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from grimoire.library.entries import SECRET, Entry
from grimoire.library.reading import is_file, is_folder, system_fault
from grimoire.library.record_chance import drop_secret, keep_secret, recall_secret
from grimoire.library.records import SERIES, Record, entry_line, read_record, record_text
from grimoire.library.series_records import SeriesRecord, read_series, series_text
from grimoire.library.writing import Busy, cannot_write, create, lock, replace, sync, write_all, write_text
from grimoire.library.yaml_lines import BadFile, read_text

SERIES_FILE: Final = f"{SERIES}.yaml"


def saves_folder() -> Path:
    """The folder of the player's saves."""
    return data_home() / "saves"


def data_home() -> Path:
    """The folder of the user for our data, as other programs keep theirs (XDG)."""
    home = Path(os.environ.get("XDG_DATA_HOME", ""))
    if not home.is_absolute():  # to be left aside then: it would be another one in every folder
        home = Path.home() / ".local" / "share"
    return home / "grimoire"


class Save:
    """The record of a game under way, in a file that no other process writes as long as this one is open."""

    def __init__(self, path: Path, handle: int, text: str) -> None:
        self.path = path
        self.handle = handle
        self.text = text  # as the file was when it was opened
        self.size = len(text.encode())
        self.was_older = False  # whether it was followed by its choices alone

    @classmethod
    def begun(cls, path: Path, record: Record) -> "Save":
        """Begin a file of this name, where nobody else writes. Raises BadFile."""
        text = record_text(record)
        try:
            drop_secret(path)  # of a game that was begun there and never played
            keep_secret(path, record)
            return cls(path, replace(path, text), text)
        except OSError as error:
            drop_secret(path)
            raise cannot_write(path, error) from None

    @classmethod
    def new(cls, path: Path, record: Record) -> "Save":
        """The same under a name that nobody has yet; the file is there with all that it holds, or not at all. Raises
        FileExistsError and BadFile."""
        text = record_text(record)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            keep_secret(path, record)  # first: a game that can be found can be gone on with
            try:
                return cls(path, create(path, text), text)
            except FileExistsError:
                drop_secret(path)
                raise
            except BaseException:
                if not path.exists():  # else a whole game lies there, which needs it
                    drop_secret(path)
                raise
        except FileExistsError:
            raise
        except OSError as error:
            raise cannot_write(path, error) from None

    @classmethod
    def open(cls, path: Path) -> "Save":
        """Go on with a file. Raises BadFile; Busy if another process has it."""
        try:
            handle = os.open(path, os.O_RDWR | getattr(os, "O_NONBLOCK", 0))  # a pipe is not waited for
        except PermissionError as error:
            raise cannot_write(path, error) from None
        except (OSError, ValueError) as error:  # ValueError: a name that cannot be one
            raise BadFile("bad-unread", str(path), why=system_fault(error)) from None
        try:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                raise BadFile("bad-no-file", str(path))
            lock(handle, path)
            if not os.path.samestat(os.fstat(handle), os.stat(path)):  # it was replaced just now, by somebody who has it open
                raise Busy(path)
            return cls(path, handle, read_text(path))
        except BaseException:
            os.close(handle)
            raise

    def record(self) -> Record:
        record = read_record(whole_lines(self.text), str(self.path))
        recall_secret(self.path, record)
        self.was_older = record.is_older
        return record

    def go_on_with(self, record: Record) -> None:
        """The record as it was understood; if that is not how it stands in the file, the file is written anew."""
        try:
            text = record_text(record)
            if text != self.text:
                old = self.handle
                self.handle = replace(self.path, text)
                os.close(old)
                self.text = text
                self.size = len(text.encode())
        except OSError as error:
            raise cannot_write(self.path, error) from None

    def add(self, entry: Entry) -> None:
        """Something happened."""
        data = entry_line(entry).encode()
        try:
            os.lseek(self.handle, self.size, os.SEEK_SET)
            write_all(self.handle, data)
            self.size += len(data)
            if entry.kind == SECRET:
                sync(self.handle)
                drop_secret(self.path)
        except OSError as error:
            self.cut()
            raise cannot_write(self.path, error) from None

    def cut(self) -> None:
        """Half a line may have been written."""
        with suppress(OSError):  # whoever reads it leaves the half line out
            os.ftruncate(self.handle, self.size)

    def settle(self) -> None:
        try:
            sync(self.handle)
        except OSError as error:
            raise cannot_write(self.path, error) from None

    def close(self) -> None:
        os.close(self.handle)


def whole_lines(text: str) -> str:
    """Without a last line that was cut off while it was written."""
    return text[: text.rfind("\n") + 1]


def names(game: str) -> Iterator[str]:
    """Names for what begins now; several games may begin in one second."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    yield stem
    yield from (f"{stem}-{n}" for n in count(2))


def new_save(record: Record) -> Save:
    """A game begins now, in a file of its own. Raises BadFile."""
    for name in names(record.game):
        with suppress(FileExistsError):
            return Save.new(saves_folder() / f"{name}.yaml", record)
    raise AssertionError("names have no end")


def load_record(path: Path) -> Record:
    """To look at; whoever wants to go on with it opens a Save."""
    record = read_save(path)
    recall_secret(path, record)
    return record


def read_save(path: Path) -> Record:
    """The file alone, without the secret that may still lie beside it."""
    return read_record(whole_lines(read_text(path)), str(path))


# -- series ------------------------------------------------------------------------------------------------------------


class SeriesSave:
    """A series under way, in a folder that no other process writes."""

    def __init__(self, path: Path) -> None:
        self.path = path  # of series.yaml
        try:
            self.handle = os.open(path.parent, os.O_RDONLY)
            lock(self.handle, path.parent)
        except OSError as error:
            raise cannot_write(path, error) from None

    def write(self, series: SeriesRecord) -> None:
        write_text(self.path, series_text(series))

    def close(self) -> None:
        os.close(self.handle)


def new_series(series: SeriesRecord) -> SeriesSave:
    """A series begins now, in a folder of its own. Raises BadFile."""
    for name in names(series.game):
        folder = saves_folder() / name
        try:
            saves_folder().mkdir(parents=True, exist_ok=True)
            folder.mkdir()
        except FileExistsError:
            continue
        except OSError as error:
            raise cannot_write(folder, error) from None
        save = SeriesSave(folder / SERIES_FILE)
        save.write(series)
        return save
    raise AssertionError("names have no end")


def load_series(path: Path) -> SeriesRecord:
    return read_series(read_text(path), str(path))


def game_save(series: Path, number: int) -> Path:
    """Where a game of a series is kept."""
    return series.parent / f"game-{number}.yaml"


def series_of(path: Path) -> Path | None:
    """The file of the series that is meant by a path: itself, its folder, or one of its games; None for any other file."""
    if is_folder(path):
        return path / SERIES_FILE
    if path.name == SERIES_FILE:
        return path
    beside = path.parent / SERIES_FILE
    return beside if path.name.startswith("game-") and is_file(beside) else None


# -- the latest --------------------------------------------------------------------------------------------------------


def latest_save(games: Iterable[str]) -> Path:
    """The newest game or series of these that is not over; what is unreadable is passed over if there is something else."""
    folder = saves_folder()
    paths = [path for game in games for path in (*folder.glob(f"{game}-*.yaml"), *folder.glob(f"{game}-*/{SERIES_FILE}"))]
    paths = [path for path in paths if path.stat().st_size]  # a name that was taken by a process that died at once is no game
    paths.sort(key=last_written, reverse=True)
    unreadable: BadFile | None = None
    for path in paths:
        try:
            if not (load_series(path) if path.name == SERIES_FILE else load_record(path)).result:
                return path
        except BadFile as error:
            unreadable = unreadable or error
    if unreadable is not None:
        raise unreadable
    raise BadFile("bad-no-save", str(folder))


def last_written(path: Path) -> float:
    """Of a series: when its latest game was."""
    games = path.parent.glob("game-*.yaml") if path.name == SERIES_FILE else []
    return max(one.stat().st_mtime for one in (path, *games))
