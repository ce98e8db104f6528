"""Cards as printed, in one language: for a client that draws them. What a card says now is told by a scene."""

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from grimoire.seat.wording import Words


class Component(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word of names, as a card asks for it or serves as it."""

    word: str  # the same in every language; a client has a glyph for it
    name: str
    amount: int = 1


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a die leads to, for these of its faces."""

    low: int
    high: int
    words: Words
    encounters: int = -1  # how many it brings; -1: it is something else


class Stage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a task, in the order they are tried."""

    words: Words
    trial: bool = False  # dice decide it; else it happens by itself


class PrintedCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card as printed, in one language."""

    id: str
    english: str  # its English name: pictures are drawn from its words in every language
    name: Words  # words that make it a component are marked as such
    kind: str  # spell, permanent, character, area …; the same in every language
    line: Words  # the same in words: "Fire spell"
    text: list[Words]
    reminded: list[Words] = []  # the same with what its keywords mean, where it has any
    element: str = ""
    set: str = ""
    set_name: str = ""  # the same in words: "Base game"
    type: str = ""  # within its kind
    level: int = 0
    signs: list[str] = []  # the same in every language
    price: Words = []  # what it costs, in words; empty where cards of its kind cost nothing at all
    cost: dict[str, int | str] = {}  # by element; "X" is chosen by whoever plays it
    hp: str = ""
    needs: list[Component] = []
    asks: Words = []  # the same in words: "3 Flames"
    counts: list[Component] = []  # the words it can serve as
    perhaps: list[Component] = []  # the same, under a condition
    facts: list[Words] = []  # what else is printed on it
    numbers: dict[str, int] = {}  # those of them that are numbers: combat, speed; the same in every language
    outcomes: list[Outcome] = []  # what a die leads to there
    quest: list[Stage] = []  # of what decides a game: its parts, or what is done on each of its turns
    crisis: list[Stage] = []  # the same where time has run out
    places: list[str] = []  # the ids of cards it is done at
    opposed: list[str] = []  # the ids of cards it does not go with
    flavour: str = ""  # a line of colour that means nothing to the rules


class PrintedCards(ABC):
    """Makes the cards of one pool as printed, in one language, each when it is first looked at."""

    def __init__(self, pool: Any, lang: str) -> None:
        self.pool = pool
        self.lang = lang
        self.made: dict[str, PrintedCard] = {}

    def __getitem__(self, id: str) -> PrintedCard:
        if id not in self.made:
            self.made[id] = self.printed_card(self.pool.definitions[self.pool.numbers[id]])
        return self.made[id]

    @abstractmethod
    def printed_card(self, definition: Any) -> PrintedCard:
        """What is printed on a card."""
