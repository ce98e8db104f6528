"""What a scenario expects: short sentences about the table, each read once and then compared with a game."""

import re
from collections.abc import Callable
from typing import Final

from grimoire.kernel.event import Event
from grimoire.library.scenario_words import SEATS, ZONE_NAMES, BadWords
from grimoire.magenoir.game import Game
from grimoire.magenoir.pool import Pool

# Reads the words of a pattern into a test, and says whether it asks about the open decision.
Reading = Callable[[Pool, re.Match[str]], "Test"]
Test = Callable[["Moment"], str | None]

SEAT: Final = r"(?P<seat>alice|bob)"
CARD: Final = r"(?P<card>(?:(?:alice|bob) )?[a-z0-9'-]+(?: [a-z]+(?:\.\d+)?)?)"
LIST: Final = r"(?P<list>\[.*\])"
MANA: Final = r"(?P<mana>nothing|\d.*)"
ZONE: Final = rf"(?P<zone>{'|'.join(ZONE_NAMES)})"


class Moment:
    """A game and everything that happened since it was placed."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        self.game = game
        self.events = events


class Fact:
    """One sentence of `then`."""

    def __init__(self, text: str, line: int, test: Test, about_decision: bool) -> None:
        self.text = text
        self.line = line
        self.test = test
        self.about_decision = about_decision

    def fault(self, moment: Moment) -> str | None:
        """None where the fact holds; otherwise what is there instead."""
        try:
            return self.test(moment)
        except BadWords as error:
            return str(error)


class Sentence:
    """A form a fact can have, for reading it and for the list of all forms."""

    def __init__(self, shown: str, pattern: str, read: Reading, about_decision: bool = False) -> None:
        self.shown = shown
        self.pattern = re.compile(pattern)
        self.read = read
        self.about_decision = about_decision


SENTENCES: list[Sentence] = []


def sentence(shown: str, pattern: str, about_decision: bool = False) -> Callable[[Reading], Reading]:
    def add(read: Reading) -> Reading:
        SENTENCES.append(Sentence(shown, pattern, read, about_decision))
        return read

    return add


def read_fact(pool: Pool, text: str, line: int) -> Fact:
    """The fact a sentence states. Raises BadWords, with the forms that come nearest."""
    text = " ".join(text.split())
    for form in SENTENCES:
        match = form.pattern.fullmatch(text)
        if match is not None:
            return Fact(text, line, form.read(pool, match), form.about_decision)
    first = text.split(" ")[0].rstrip(":")
    key = "SEAT" if first in SEATS else first
    near = [form.shown for form in SENTENCES if form.shown.split(" ")[0].rstrip(":") == key]
    hint = "; ".join(near or [form.shown for form in SENTENCES])
    raise BadWords(f"'{text}' is no fact that can be checked; facts like it: {hint}")


def same(expected: object, found: object, shown: str) -> str | None:
    return None if expected == found else f"it is {shown}"


def yes_no(value: bool) -> str:
    return "yes" if value else "no"
