"""The decks of a game, as whatever serves every game knows them: shipped ones, lists, and what decks are held to."""

from abc import ABC, abstractmethod
from typing import Any, Final

import msgspec

from grimoire.library.deck_lists import Deck
from grimoire.library.series_records import SeriesRecord
from grimoire.library.yaml_lines import BadFile

USUAL: Final = "casual"  # what decks are held to where nobody says otherwise


class DeckFormat(msgspec.Struct, frozen=True):
    """What a deck must be like to be played somewhere, as far as it is called something."""

    id: str
    title: dict[str, str]
    about: dict[str, str]


class DeckBox(ABC):
    """About one pool of cards. A format is one of this game's, or None for the usual one."""

    @abstractmethod
    def names(self) -> list[str]:
        """The decks that come with the program."""

    @abstractmethod
    def formats(self) -> list[str]:
        """The formats that come with the program."""

    @abstractmethod
    def format(self, name: str) -> DeckFormat:
        """One of these by its name, or one from a file. Raises BadFile."""

    @abstractmethod
    def format_of(self, series: SeriesRecord) -> DeckFormat:
        """That of a series, which may bring its own along. Raises BadFile."""

    @abstractmethod
    def find(self, name: str, format: Any = None) -> Deck:
        """A deck that comes with the program, or from a file, whether it may be played or not. Raises BadFile."""

    @abstractmethod
    def read(self, text: str, where: str, name: str, format: Any = None) -> Deck:
        """A deck from its text, whether it may be played or not. Raises BadFile."""

    @abstractmethod
    def fault(self, deck: Deck, format: Any = None) -> BadFile | None:
        """Why it may not be played, in one line; None if it may."""

    @abstractmethod
    def fits_in_size(self, deck: Deck, format: Any = None) -> bool:
        """Whether it has as many cards as it must, whichever they are: that is all a swap can change."""

    def load(self, name: str, format: Any = None) -> Deck:
        """The same as `find`, for one that is to be played. Raises BadFile."""
        deck = self.find(name, format)
        fault = self.fault(deck, format)
        if fault is not None:
            raise fault
        return deck
