"""The box of a game: its cards, how many may sit down, its optional rules, and how a game begins.

Everything above the rules that is to serve every game knows only this and the kernel contract.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Protocol

from grimoire.kernel.position import Position
from grimoire.library.digests import Facts
from grimoire.library.record_chance import chance_from
from grimoire.library.records import Record
from grimoire.library.yaml_lines import BadFile


class NamedCard(Protocol):
    """A card as far as every game has one."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> Mapping[str, str]: ...  # by language


class CardPool(Protocol):
    """The cards of a game."""

    @property
    def digest(self) -> str: ...  # a short name of all card files

    @property
    def definitions(self) -> Sequence[NamedCard]: ...

    @property
    def numbers(self) -> Mapping[str, int]: ...  # id -> place in `definitions`

    def find(self, name: str) -> NamedCard | None: ...  # by id or any name


class Box(ABC):
    """One game, as the library knows it."""

    name: str
    seats: range  # how many may play
    has_decks: bool  # whether everybody brings a deck
    options: tuple[str, ...] = ()  # optional rules, as records name them

    @abstractmethod
    def shipped_texts(self) -> list[tuple[str, str]]:
        """The card files that come with the program: name and text."""

    @abstractmethod
    def shipped_pool(self) -> CardPool:
        """The cards of these files, made once."""

    @abstractmethod
    def build_pool(self, texts: list[tuple[str, str]]) -> CardPool:
        """The cards of these files. Raises BadFile."""

    @abstractmethod
    def begin(self, record: Record, pool: CardPool) -> Position:
        """The position the choices of a record begin from; the seats are counted and the chance is there."""

    @abstractmethod
    def from_bytes(self, pool: CardPool, data: bytes) -> Position:
        """The position these bytes were made from. Raises CorruptBytes."""

    @abstractmethod
    def digest_facts(self, position: Position) -> Facts:
        """What the digests in records are made of (library.digests): to change anything in it is another scheme."""

    def start(self, record: Record, pool: CardPool) -> Position:
        """The same, after looking whether the record can begin a game. Raises BadFile."""
        if len(record.seats) not in self.seats:
            wanted = f"{self.seats[0]} to {self.seats[-1]} seats" if len(self.seats) > 1 else f"{self.seats[0]} seats"
            raise BadFile(f"{record.where}: {wanted} are needed to start a game of {self.name}, not {len(record.seats)}")
        chance_from(record)
        if bool(record.decks) != self.has_decks or (self.has_decks and len(record.decks) != len(record.seats)):
            wanted = "a deck for each seat is needed" if self.has_decks else "no decks are needed"
            raise BadFile(f"{record.where}: {wanted} to start a game of {self.name}")
        for option in record.options:
            if option not in self.options:
                allowed = ", ".join(self.options) or "none"
                raise BadFile(f"{record.where}: '{option}' is no optional rule of {self.name}; there are: {allowed}")
        return self.begin(record, pool)
