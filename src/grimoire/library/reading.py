"""Reading texts from files: whatever the file is, there is an end to it, and what cannot be used is told in one line."""

import errno
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from grimoire.kernel.unusable import Fact, Unusable
from grimoire.library.messages import FALLBACK, messages

LARGEST: Final = 4 * 1024 * 1024  # bytes
SYSTEM_FAULTS: Final = {
    errno.ENOENT: "system-no-such-file",
    errno.EACCES: "system-not-allowed",
    errno.EPERM: "system-not-allowed",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.ENOSPC: "system-full",
    errno.EDQUOT: "system-full",
    errno.EROFS: "system-read-only",
    errno.ENAMETOOLONG: "system-long-name",
}

# Letters that are not seen, or that command a terminal: controls, marks that turn the direction of writing, tags, and
# halves of letters. A line may end, and a text may be indented.
UNSEEN: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f]"
)


SAID: Final = ("part-", "kind-", "system-")  # facts that are messages too: what a thing is called, why a system refused


class BadFile(Unusable):
    """Something that cannot be used, a file above all: one line that says what is wrong and where.

    What else is wrong with the same file may come with it, for who has room for more than a line.
    """

    def __init__(self, wrong: str, where: str = "", **facts: Fact) -> None:
        super().__init__(wrong, **facts)
        self.where = where
        self.others: list[BadFile] = []

    def words(self, lang: str) -> str:
        """The line in a language."""
        return in_language(self, lang)

    def __str__(self) -> str:
        return self.words(FALLBACK)


def in_language(error: Unusable, lang: str) -> str:
    """What is wrong, in one line."""
    say = messages(lang).say
    text = say(error.wrong, **{name: fact_in(fact, lang) for name, fact in error.facts.items()})
    where = error.where if isinstance(error, BadFile) else ""
    return one_line(say("bad-at", where=where, what=text) if where else text)


def fact_in(fact: Fact, lang: str) -> str | int:
    if isinstance(fact, Unusable):
        return in_language(fact, lang)
    if isinstance(fact, Mapping):
        return fact[lang]
    return messages(lang).say(fact) if isinstance(fact, str) and fact.startswith(SAID) else fact


def system_fault(error: Exception) -> str:
    """Why the system would not do it: an id where we have words for it, else what it says itself."""
    number = getattr(error, "errno", None)
    return SYSTEM_FAULTS.get(number or 0) or getattr(error, "strerror", None) or str(error)


def shown(text: str) -> str:
    """A text as a terminal may get it."""
    return UNSEEN.sub("\N{REPLACEMENT CHARACTER}", text)


def one_line(text: str) -> str:
    """The same on one line."""
    return shown(" ".join(text.splitlines()))


def unseen_in(text: str, where: str) -> BadFile:
    """What is wrong with a text that holds such a letter."""
    found = UNSEEN.search(text)
    assert found is not None
    return BadFile("bad-unseen", where, letter=f"U+{ord(found[0]):04X}")


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
        raise BadFile("bad-unread", str(path), why=system_fault(error)) from None
    if len(data) > LARGEST:
        raise BadFile("bad-too-large", str(path))
    try:
        data = data.rstrip(b"\0")  # what some systems leave behind a text when the power fails
        text = data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise BadFile("bad-no-text", str(path)) from None
    if found := UNSEEN.search(text):
        raise unseen_in(text, f"{path}:{text.count(chr(10), 0, found.start()) + 1}")
    return text
