"""Where games under way are kept: one record for each, written so that a killed process loses nothing.

A series has a folder: `series.yaml`, and beside it a record for each of its games.
"""

import os
import tempfile
from datetime import datetime
from pathlib import Path

from grimoire.library.records import SERIES, Record, read_record, record_text
from grimoire.library.series_records import SeriesRecord, read_series, series_text
from grimoire.library.yaml_lines import BadFile, read_text


def saves_folder() -> Path:
    """The folder of the player's saves, as other programs keep theirs (XDG)."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "grimoire" / "saves"


SERIES_FILE = f"{SERIES}.yaml"


def new_save(game: str) -> Path:
    """A file name of its own for a game that begins now."""
    return unused(game, ".yaml")


def new_series(game: str) -> Path:
    """The same for a series, in a folder of its own."""
    return unused(game, "") / SERIES_FILE


def unused(game: str, ending: str) -> Path:
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = saves_folder() / f"{stem}{ending}"
    n = 1
    while path.exists():
        n += 1
        path = saves_folder() / f"{stem}-{n}{ending}"
    return path


def game_save(series: Path, number: int) -> Path:
    """Where a game of a series is kept."""
    return series.parent / f"game-{number}.yaml"


def series_of(path: Path) -> Path | None:
    """The file of the series that is meant by a path: itself, its folder, or one of its games; None for any other file."""
    if path.is_dir():
        return path / SERIES_FILE
    if path.name == SERIES_FILE:
        return path
    beside = path.parent / SERIES_FILE
    return beside if path.name.startswith("game-") and beside.is_file() else None


def write_series(path: Path, series: SeriesRecord) -> None:
    write_text(path, series_text(series))


def load_series(path: Path) -> SeriesRecord:
    return read_series(read_text(path), str(path))


def write_record(path: Path, record: Record) -> None:
    write_text(path, record_text(record))


def write_text(path: Path, text: str) -> None:
    """Write beside, then rename: at every moment the file is whole, as it was or as it will be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as out:
                out.write(text)
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadFile(f"{path}: cannot be written ({error.strerror or error})") from None


def load_record(path: Path) -> Record:
    return read_record(read_text(path), str(path))


def latest_save(game: str) -> Path:
    """The newest game or series that is not over; what is unreadable is passed over only if there is something else."""
    folder = saves_folder()
    paths = [*folder.glob(f"{game}-*.yaml"), *folder.glob(f"{game}-*/{SERIES_FILE}")]
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
    raise BadFile(f"{folder}: there is no game to go on with")


def last_written(path: Path) -> float:
    """Of a series: when its latest game was."""
    games = path.parent.glob("game-*.yaml") if path.name == SERIES_FILE else []
    return max(one.stat().st_mtime for one in (path, *games))
