"""A table: a game as the lab sets it up. Everything else in the lab knows only this and the kernel contract."""

from abc import ABC, abstractmethod

import msgspec

from grimoire.kernel.chance import Chance
from grimoire.kernel.position import Position


class Broken(Exception):
    """Something that must always hold does not; says what, in one line."""


class NamedDeck(msgspec.Struct, frozen=True):
    """Card ids under a name. Without cards it stands for a new deck by chance in each game."""

    name: str
    cards: tuple[str, ...] = ()


class Audit(ABC):
    """What a game's own bookkeeping must satisfy; follows one position through a game."""

    @abstractmethod
    def look(self, position: Position) -> None:
        """Called at the first decision and after each choice. Raises Broken."""


class Table(ABC):
    """Sets up one game."""

    name: str
    seats: int

    @abstractmethod
    def cards_digest(self) -> str:
        """A short name of the cards it is played with."""

    @abstractmethod
    def deck_names(self) -> list[str]:
        """The decks that come with the program."""

    @abstractmethod
    def deck(self, name: str) -> NamedDeck:
        """A shipped deck, or one from a file. Raises BadFile."""

    @abstractmethod
    def random_deck(self, chance: Chance) -> list[str]:
        """Any deck that may be played."""

    @abstractmethod
    def begin(self, decks: list[list[str]], seed: int) -> Position:
        """A game at its first decision."""

    @abstractmethod
    def from_bytes(self, data: bytes) -> Position:
        """The position these bytes were made from. Raises CorruptBytes."""

    @abstractmethod
    def turns(self, position: Position) -> int:
        """How many turns have begun."""

    @abstractmethod
    def audit(self) -> Audit:
        """A new audit, for one game."""
