"""Reading texts from files: whatever the file is, there is an end to it, and what cannot be used is told in one line."""

import re
from pathlib import Path
from typing import Final

LARGEST: Final = 4 * 1024 * 1024  # bytes

# Letters that are not seen, or that command a terminal: controls, marks that turn the direction of writing, tags, and
# halves of letters. A line may end, and a text may be indented.
UNSEEN: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f]"
)


class BadFile(Exception):
    """A file that cannot be used: one line that says what is wrong and where."""

    def __str__(self) -> str:
        return shown(super().__str__()).replace("\n", " ")


def shown(text: str) -> str:
    """A text as a terminal may get it."""
    return UNSEEN.sub("\N{REPLACEMENT CHARACTER}", text)


def unseen_in(text: str) -> str:
    """What is wrong with a text that holds such a letter."""
    found = UNSEEN.search(text)
    assert found is not None
    return f"the character U+{ord(found[0]):04X} is not allowed: nobody would see it"


def is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # too long for a name, or no name at all
        return False


def is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def read_text(path: Path) -> str:
    """The text of a file. Raises BadFile."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that cannot be one
        raise BadFile(f"{path}: cannot be read ({getattr(error, 'strerror', None) or error})") from None
    if len(data) > LARGEST:
        raise BadFile(f"{path}: is too large to be read")
    try:
        data = data.rstrip(b"\0")  # what some systems leave behind a text when the power fails
        text = data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise BadFile(f"{path}: is not a text in UTF-8") from None
    if found := UNSEEN.search(text):
        raise BadFile(f"{path}:{text.count(chr(10), 0, found.start()) + 1}: {unseen_in(text)}")
    return text
