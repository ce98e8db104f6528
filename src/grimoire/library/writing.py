"""Writing files so that they are whole at every moment, and writing them alone: also when the process or the machine dies."""

import contextlib
import errno
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from grimoire.library.reading import BadFile, system_fault

NO_SYNC: Final = (errno.EINVAL, errno.ENOTSUP, errno.ENOSYS)  # what cannot be synced needs none
NO_LINKS: Final = (errno.EPERM, errno.EMLINK, errno.ENOTSUP, errno.ENOSYS)  # what holds no file under two names
NO_LOCKS: Final = (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL)


class Busy(BadFile):
    """A file that another process is writing."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__("bad-busy", str(path))


def cannot_write(path: Path, error: OSError) -> BadFile:
    return BadFile("bad-unwritten", str(path), why=system_fault(error))


def lock(handle: int, path: Path) -> None:
    """Be the only one who holds this open file, until it is closed or the process ends. Raises Busy."""
    try:
        import fcntl
    except ImportError:  # no such thing on this system: then nobody is kept out
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Busy(path) from None
    except OSError as error:
        if error.errno not in NO_LOCKS:
            raise


def sync(handle: int) -> None:
    """Wait until what was written to an open file or folder would survive the end of the machine."""
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in NO_SYNC:
            raise


def sync_folder(folder: Path) -> None:
    """A new name in a folder is part of that folder."""
    with contextlib.suppress(PermissionError):  # some systems open no folders
        handle = os.open(folder, os.O_RDONLY)
        try:
            sync(handle)
        finally:
            os.close(handle)


def write_all(handle: int, data: bytes) -> None:
    while data:
        data = data[os.write(handle, data) :]


def replace(path: Path, text: str | bytes) -> int:
    """Write beside, then rename: at every moment the file is whole, as it was or as it will be. The new file comes back open
    and locked. Raises OSError."""
    return written_beside(path, text, os.replace)


def create(path: Path, text: str) -> int:
    """The same under a name that nobody has yet. Raises FileExistsError and OSError."""
    return written_beside(path, text, name_anew)


def written_beside(path: Path, text: str | bytes, name_it: Callable[[str, Path], None]) -> int:
    handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
    try:
        lock(handle, path)
        write_all(handle, text if isinstance(text, bytes) else text.encode())
        sync(handle)
        name_it(name, path)
        sync_folder(path.parent)
    except BaseException:
        os.close(handle)
        Path(name).unlink(missing_ok=True)
        raise
    return handle


def name_anew(name: str, path: Path) -> None:
    """Give a whole file a name that is free, in one step. Raises FileExistsError."""
    try:
        os.link(name, path)
    except OSError as error:
        if error.errno not in NO_LINKS:
            raise
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY))  # not in one step: for a moment it is empty
        os.replace(name, path)
    else:
        os.unlink(name)


def write_text(path: Path, text: str | bytes) -> None:
    """Write a whole file. Raises BadFile."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(replace(path, text))
    except OSError as error:
        raise cannot_write(path, error) from None
