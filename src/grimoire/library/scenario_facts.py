"""What a scenario expects: short sentences about the table, each read once and then compared with a game."""

import re
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from grimoire.kernel.event import Event
from grimoire.kernel.position import Position
from grimoire.kernel.reason import Reason
from grimoire.library.reading import BadFile
from grimoire.library.scenario_words import SEATS, BadWords

if TYPE_CHECKING:
    from grimoire.library.notation import Notation

G = TypeVar("G", bound=Position)
Test = Callable[["Moment[Any]"], "BadFile | None"]
Reading = Callable[["Notation", re.Match[str]], Test]  # the words of a pattern made into a test

LIST: Final = r"(?P<list>\[.*\])"
NUMBER: Final = r"(?P<number>-?[0-9]{1,6})"


class Moment(Generic[G]):
    """A game and everything that happened since it was placed."""

    def __init__(self, game: G, events: list[Event]) -> None:
        self.game = game
        self.events = events


class Found(BadFile):
    """What is there instead of what a scenario expects."""


class Refused(BadFile):
    """That something may not be chosen: the reason stays a value, for whoever has the words of its game."""

    def __init__(self, reason: Reason) -> None:
        super().__init__("found-reason", reason=str(reason))
        self.reason = reason


class Fact:
    """One sentence of `then`."""

    def __init__(self, text: str, line: int, test: Test, about_decision: bool) -> None:
        self.text = text
        self.line = line
        self.test = test
        self.about_decision = about_decision

    def fault(self, moment: Moment[Any]) -> BadFile | None:
        """None where the fact holds; otherwise what is there instead."""
        try:
            return self.test(moment)
        except BadWords as error:
            return error


class Sentence:
    """A form a fact can have, for reading it and for the list of all forms."""

    def __init__(self, shown: str, pattern: str, read: Reading, about_decision: bool) -> None:
        self.shown = shown
        self.pattern = re.compile(pattern)
        self.read = read
        self.about_decision = about_decision  # it asks about the open question, not about the table


class Sentences:
    """The forms of a game, or those all games share; used as a decorator on what reads one."""

    def __init__(self) -> None:
        self.forms: list[Sentence] = []

    def __call__(self, shown: str, pattern: str, about_decision: bool = False) -> Callable[[Reading], Reading]:
        def add(read: Reading) -> Reading:
            self.forms.append(Sentence(shown, pattern, read, about_decision))
            return read

        return add


def read_fact(notation: "Notation", text: str, line: int) -> Fact:
    """The fact a sentence states. Raises BadWords, with the forms that come nearest."""
    text = " ".join(text.split())
    for form in notation.sentences:
        match = form.pattern.fullmatch(text)
        if match is not None:
            return Fact(text, line, form.read(notation, match), form.about_decision)
    first = text.split(" ")[0].rstrip(":")
    key = "SEAT" if first in SEATS else first
    near = [form.shown for form in notation.sentences if form.shown.split(" ")[0].rstrip(":") == key]
    hint = "; ".join(near or [form.shown for form in notation.sentences])
    raise BadWords("bad-fact", text=text, near=hint)


def same(expected: object, found: object, shown: str) -> Found | None:
    return None if expected == found else Found("found-is", there=shown)


def all_of(there: list[str]) -> Found:
    return Found("found-are", there=", ".join(there) or "none")


def stands(so: bool, what: str, who: str = "") -> Found:
    """What a card, or a seat, is or is not."""
    if who:
        return Found("found-seat-is" if so else "found-seat-is-not", who=who, what=what)
    return Found("found-is", there=what) if so else Found("found-not", what=what)


def yes_no(value: bool) -> str:
    return "yes" if value else "no"


def fits(how: str, wanted: list[str], there: list[str], ordered: bool) -> bool:
    """`is`, `has`, `lacks`, `begins` or `ends`: a list of cards against what lies there."""
    if how == "is":
        return wanted == there if ordered else Counter(wanted) == Counter(there)
    if how == "has":
        return not Counter(wanted) - Counter(there)
    if how == "lacks":
        return not set(wanted) & set(there)
    if how == "begins":
        return there[: len(wanted)] == wanted
    return there[len(there) - len(wanted) :] == wanted
