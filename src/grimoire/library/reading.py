"""Reading texts from files: whatever the file is, there is an end to it, and what cannot be used is told in one line."""

import errno
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

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


Fact = str | int | Mapping[str, str]  # the last: by language, the name of a card


class BadFile(Exception):
    """Something that cannot be used, a file above all: one line that says what is wrong and where.

    What is wrong is the id of a message with its facts, and is worded by whoever shows it (`words`); or, of what only those
    meet who write cards, rulings or programs, the English line itself.
    """

    def __init__(self, wrong: str, where: str = "", **facts: Fact) -> None:
        super().__init__(wrong)
        self.wrong = wrong
        self.where = where
        self.facts = facts

    def words(self, lang: str) -> str:
        """The line in a language."""
        say = messages(lang)
        text = self.wrong
        if say.has(text):
            text = say.say(text, **{name: fact_in(fact, lang) for name, fact in self.facts.items()})
        if self.where:
            text = say.say("bad-at", where=self.where, what=text)
        return shown(text).replace("\n", " ")

    def __str__(self) -> str:
        return self.words(FALLBACK)


def fact_in(fact: Fact, lang: str) -> str | int:
    """A fact in a language. Some are themselves to be said: what a thing of a file is called, why a system refused."""
    if isinstance(fact, Mapping):
        return fact[lang]
    return messages(lang).say(fact) if isinstance(fact, str) and fact.startswith(("part-", "system-")) else fact


def system_fault(error: Exception) -> str:
    """Why the system would not do it: an id where we have words for it, else what it says itself."""
    number = getattr(error, "errno", None)
    return SYSTEM_FAULTS.get(number or 0) or getattr(error, "strerror", None) or str(error)


def shown(text: str) -> str:
    """A text as a terminal may get it."""
    return UNSEEN.sub("\N{REPLACEMENT CHARACTER}", text)


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
