"""Files of a line of text and bytes after it: weights of something that was trained."""

from pathlib import Path
from typing import Final

from grimoire.library.reading import BadFile, system_fault
from grimoire.library.writing import write_text

LARGEST: Final = 200_000_000  # bytes that are read


def read_parts(path: Path) -> tuple[str, bytes]:
    """The line, and the bytes behind it. Raises BadFile."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise BadFile("bad-unread", str(path), why=system_fault(error)) from None
    if len(data) > LARGEST:
        raise BadFile("bad-too-large", str(path))
    line, _, rest = data.partition(b"\n")
    return line.decode("utf-8", "replace"), rest


def write_parts(path: Path, line: str, data: bytes) -> None:
    """Raises BadFile."""
    write_text(path, line.encode() + b"\n" + data)
