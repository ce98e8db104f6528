"""A deck as its builder wants to see it, as data with its words: what is in it, whether it may be played, what it can do."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

import msgspec

from grimoire.lab.odds import Hands
from grimoire.library.deck_lists import Deck
from grimoire.library.messages import Messages, messages
from grimoire.seat.groups import Group
from grimoire.seat.wording import Words

TURNS: Final = 7  # for which odds are told


class DeckLine(msgspec.Struct, frozen=True):
    """A card of a deck and how many there are."""

    card: str
    amount: int


class DeckGroup(msgspec.Struct, frozen=True):
    """Cards of one kind under their title."""

    title: str
    amount: int
    lines: list[DeckLine]


class Verdict(msgspec.Struct, frozen=True):
    """Whether the deck may be played in a format."""

    format: str
    title: str
    says: str  # one sentence
    faults: list[Words]  # what keeps it from that, each with its rule


class Amount(msgspec.Struct, frozen=True):
    """One bar of a chart."""

    id: str
    name: str
    amount: int
    mana: int = 0  # of an element: what all its costs ask for together


class Odds(msgspec.Struct, frozen=True):
    """How often something is there: in the opening hand, and by one's own turn 1, 2, 3 … In words, and as numbers."""

    amount: int
    opening: float
    opening_words: str
    first: list[float]  # for whoever begins
    first_words: list[str]
    second: list[float]  # for the other
    second_words: list[str]


class DeckWord(msgspec.Struct, frozen=True):
    """A word of names in a deck: how often its cards ask for it, how many serve as it."""

    word: str
    name: str
    asked: int
    at_hand: int
    perhaps: int  # more that serve as it under a condition
    asked_by: list[DeckLine]
    had_in: list[DeckLine]
    perhaps_in: list[DeckLine]
    odds: list[Odds]  # of one, and of as many as some card asks for at once
    thin: str = ""  # a sentence where more is asked for than there is
    helping: list[str] = []  # cards that would serve as it too, the most fitting first


class DeckStudy(msgspec.Struct, frozen=True):
    """Everything that is told about a deck while it is built."""

    name: str
    summary: str  # how many cards
    cards: list[DeckLine]
    side: list[DeckLine]
    groups: list[DeckGroup]
    verdicts: list[Verdict]  # by format
    copies: int  # of one card at most, in the format that was asked for
    fewer: dict[str, int]  # of these cards less are allowed, or none
    curve: list[Amount]
    average: str
    curve_note: str
    elements: list[Amount]
    words: list[DeckWord]  # most asked for first
    idle: list[Amount]  # words of its names that no card of the game asks for
    texts: dict[str, str]  # the list in each language


class OddsLine(msgspec.Struct, frozen=True):
    """What was wished for, as it was understood, and how often it comes true."""

    wishes: list[str]
    says: str
    odds: Odds


class DeckDesk(ABC):
    """Where decks of one game are built, in one language. Games without decks have none."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @abstractmethod
    def shipped(self) -> list[Deck]:
        """The decks to start from."""

    @abstractmethod
    def read(self, text: str, name: str) -> Deck:
        """A deck from its text, finished or not. Raises BadFile."""

    @abstractmethod
    def study(self, deck: Deck, format: str) -> DeckStudy:
        """Everything about a deck. Raises BadFile where there is no such format."""

    @abstractmethod
    def odds(self, deck: Deck, wishes: Sequence[str]) -> OddsLine:
        """How often all of it is there: "Flame", "2 Seed", "card:fire-ball". Raises BadFile."""

    # -- as a terminal shows it ------------------------------------------------------------------------------------

    @abstractmethod
    def sheet(self, deck: Deck) -> list[Group]:
        """All of a deck in groups, with its curve and its side deck."""

    @abstractmethod
    def list_of(self, deck: Deck) -> list[Group]:
        """Deck and side deck as plain lists, in the order written."""

    @abstractmethod
    def faults(self, deck: Deck, format: Any) -> list[str]:
        """Everything that keeps it from being played in a format, a line each."""

    @abstractmethod
    def format_sheet(self, format: Any) -> list[Group]:
        """What a format asks for."""

    @abstractmethod
    def since(self, format: Any) -> str:
        """Since when a format is as it is, behind its title; empty where that is not said."""

    @abstractmethod
    def hands(self, deck: Deck, seed: int) -> Hands:
        """Hands as the rules deal them."""


def titled(words: Messages, deck: str) -> str:
    """The name of a deck in the language; that of a file as it is."""
    id = f"deck-{deck}-title"
    return words.say(id) if words.has(id) else deck


def idea_of(words: Messages, deck: str) -> str:
    """What a deck that comes with the program is about; nothing of others."""
    id = f"deck-{deck}-idea"
    return words.say(id) if words.has(id) else ""


def percent(chance: Fraction, lang: str) -> str:
    """A chance in words: never 0 or 100 unless it is that."""
    say = messages(lang).say
    rounded = round(100 * chance)
    if chance < 1 and rounded >= 100:
        return say("odds-nearly", amount=99)
    if chance > 0 and rounded < 1:
        return say("odds-hardly", amount=1)
    return say("odds-percent", amount=rounded)
