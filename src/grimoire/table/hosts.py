"""What a host gives a table: where its log is kept, what time it is, who thinks for a bot, and what nobody can foresee."""

from collections.abc import Sequence
from typing import Protocol

from grimoire.bots.bot import Bot
from grimoire.library.entries import Entry

Thinker = Bot  # somebody who thinks, here or elsewhere


class Log(Protocol):
    """Where a match is kept while it is played."""

    def add(self, entry: Entry) -> None:
        """Something happened; it must outlive this process."""

    def settle(self) -> None:
        """A person is to be asked, or the match is over: what was added must outlive the machine."""


class Time(Protocol):
    def now(self) -> int:
        """Milliseconds; it never goes back."""


class Dice(Protocol):
    """Nobody can foresee what they show."""

    def name(self) -> str:
        """Of a new match; nobody guesses it."""

    def seed(self) -> int:
        """Of all chance in a game that nobody minds to be foreseen."""

    def secret(self) -> bytes:
        """Of all chance in a game among people."""

    def one_of(self, names: Sequence[str]) -> str: ...


class Person(Protocol):
    """Somebody who sits down."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def is_guest(self) -> bool: ...
