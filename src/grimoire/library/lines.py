"""Files of many lines, too large to be held at once; packed where their name ends in .gz."""

import gzip
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from grimoire.library.reading import BadFile, system_fault
from grimoire.library.writing import cannot_write

LONGEST: Final = 100_000_000  # bytes of one line


def lines_of(path: Path) -> Iterator[bytes]:
    """Raises BadFile."""
    try:
        with gzip.open(path, "rb") if path.suffix == ".gz" else path.open("rb") as file:
            while line := file.readline(LONGEST):
                if not line.endswith(b"\n"):
                    raise BadFile("bad-cut", str(path))
                yield line
    except (OSError, EOFError, zlib.error) as error:
        raise BadFile("bad-unread", str(path), why=system_fault(error)) from None


@contextmanager
def new_file(path: Path) -> Iterator[IO[bytes]]:
    """A file that was not there before. Raises BadFile."""
    try:
        with path.open("xb") as file:
            yield file
    except FileExistsError:
        raise BadFile("bad-exists", str(path)) from None
    except OSError as error:
        raise cannot_write(path, error) from None
