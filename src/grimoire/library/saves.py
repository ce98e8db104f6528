"""Where games under way are kept: one record for each, written so that a killed process loses nothing."""

import os
import tempfile
from datetime import datetime
from pathlib import Path

from grimoire.library.records import Record, read_record, record_text
from grimoire.library.yaml_lines import BadFile, read_text


def saves_folder() -> Path:
    """The folder of the player's saves, as other programs keep theirs (XDG)."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "grimoire" / "saves"


def new_save(game: str) -> Path:
    """A file name of its own for a game that begins now."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = saves_folder() / f"{stem}.yaml"
    n = 1
    while path.exists():
        n += 1
        path = saves_folder() / f"{stem}-{n}.yaml"
    return path


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
    """The newest game that is not over; what is unreadable is passed over only if something else can be gone on with."""
    folder = saves_folder()
    paths = sorted(folder.glob(f"{game}-*.yaml"), key=lambda path: path.stat().st_mtime, reverse=True)
    unreadable: BadFile | None = None
    for path in paths:
        try:
            if not load_record(path).result:
                return path
        except BadFile as error:
            unreadable = unreadable or error
    if unreadable is not None:
        raise unreadable
    raise BadFile(f"{folder}: there is no game to go on with")
