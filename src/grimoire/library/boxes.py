"""The box of a game: its cards and decks, how many may sit down, its optional rules, how a game begins and is written down.

There is one object for each game on each layer, in `games.py` there; this is the lowest of them. Everything above the rules
that is to serve every game knows only these and the kernel contract.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from grimoire.kernel.chance import Chance
from grimoire.kernel.encoding import Encoding
from grimoire.kernel.position import Position
from grimoire.kernel.unusable import Fact, Unusable
from grimoire.language.source import CardSource
from grimoire.library.card_files import texts_behind
from grimoire.library.deck_box import DeckBox
from grimoire.library.deck_lists import Deck
from grimoire.library.digests import Facts
from grimoire.library.notation import Notation
from grimoire.library.pools import CardPool
from grimoire.library.record_chance import chance_from
from grimoire.library.records import Record
from grimoire.library.yaml_lines import BadFile


class Box(ABC):
    """One game, as the library knows it."""

    name: str
    seats: range  # how many may play
    has_decks: bool  # whether everybody brings a deck
    options: tuple[str, ...] = ()  # optional rules, as records name them

    # -- cards -----------------------------------------------------------------------------------------------------

    @abstractmethod
    def shipped_texts(self) -> list[tuple[str, str]]:
        """The card files that come with the program: name and text."""

    @abstractmethod
    def shipped_pool(self) -> CardPool:
        """The cards of these files, made once."""

    @abstractmethod
    def build_pool(self, texts: list[tuple[str, str]]) -> CardPool:
        """The cards of these files. Raises BadFile."""

    def pool_behind(self, digest: str, own: Sequence[tuple[str, str]] = ()) -> CardPool:
        """The cards a record or a match was begun with, by their digest: today's, or those of an edition before; a player's
        own, whose texts are given, after them. Raises BadFile."""
        texts = texts_behind(self.name, digest, list(own))
        if not own and texts == self.shipped_texts():
            return self.shipped_pool()
        return self.build_pool([*texts, *own])

    @abstractmethod
    def card_mistakes(self, texts: list[tuple[str, str]]) -> list[BadFile]:
        """Everything that is wrong with card files of one's own, by file and line."""

    @abstractmethod
    def card_sources(self, text: str, where: str) -> list[CardSource]:
        """The cards written in a file, before they are understood. Raises BadFile."""

    @abstractmethod
    def card_facts(self, pool: CardPool) -> list[Any]:
        """The facts of all cards and both their texts, as `grimoire cards export` writes them, in the order of the pool."""

    @abstractmethod
    def encoding(self, pool: CardPool, cards: list[str], verbs: list[str], questions: list[str], seats: int) -> Encoding:
        """How positions of so many seats are written as numbers, where these cards have numbers of their own."""

    # -- decks -----------------------------------------------------------------------------------------------------

    def decks(self, pool: CardPool) -> DeckBox:
        """Its decks and their formats, about these cards. Raises BadFile where nobody brings a deck."""
        raise BadFile("bad-deck-of-game", name="", game=self.name)

    def deck_names(self) -> list[str]:
        """The decks that come with the program."""
        return []

    def kind_of_deck(self, cards: Sequence[str], pool: CardPool) -> str:
        """What kind of deck these cards are, by a rule, to be compared with others; empty where nobody brings a deck."""
        return ""

    def deck(self, name: str, pool: CardPool) -> Deck:
        """A shipped deck, or one from a file, if it may be played. Raises BadFile."""
        raise BadFile("bad-deck-of-game", name=name, game=self.name)

    def random_deck(self, chance: Chance, pool: CardPool) -> list[str]:
        """A deck made by chance whose cards can be played. Raises BadFile where nobody brings a deck."""
        raise BadFile("bad-no-random-decks", game=self.name)

    # -- games -----------------------------------------------------------------------------------------------------

    @abstractmethod
    def begin(self, record: Record, pool: CardPool) -> Position:
        """The position the choices of a record begin from; the seats are counted and the chance is there."""

    @abstractmethod
    def from_bytes(self, pool: CardPool, data: bytes) -> Position:
        """The position these bytes were made from. Raises CorruptBytes."""

    @abstractmethod
    def digest_facts(self, position: Position) -> Facts:
        """What the digests in records are made of (library.digests): to change anything in it is another scheme."""

    @abstractmethod
    def notation(self, pool: Any) -> Notation:
        """How its positions and rulings are written down, about these cards."""

    def start(self, record: Record, pool: CardPool) -> Position:
        """The same as `begin`, after looking whether the record can begin a game. Raises BadFile."""
        if len(record.seats) not in self.seats:
            raise BadFile(
                "bad-seats-needed", record.where, needed=self.players_wanted(), game=self.name, amount=len(record.seats)
            )
        chance_from(record)
        if bool(record.decks) != self.has_decks or (self.has_decks and len(record.decks) != len(record.seats)):
            raise BadFile("bad-decks-needed" if self.has_decks else "bad-decks-none", record.where, game=self.name)
        if fault := self.fault_of_options(record.options) or self.fault_of_players(len(record.seats), record.options):
            raise BadFile(fault.wrong, record.where, **fault.facts)
        return self.begin(record, pool)

    # -- who may sit down, and with which rules --------------------------------------------------------------------

    def players_wanted(self) -> Fact:
        several = len(self.seats) > 1
        return Unusable("part-range", least=self.seats[0], most=self.seats[-1]) if several else self.seats[0]

    def needed_options(self, players: int) -> tuple[str, ...]:
        """The optional rules without which this many cannot play."""
        return ()

    def fault_of_players(self, players: int, options: Sequence[str]) -> Unusable | None:
        """Why this many cannot play with these optional rules; None if they can."""
        if players in self.seats:
            return None
        return Unusable("bad-amount-of-players", needed=self.players_wanted(), game=self.name, amount=players)

    def fault_of_options(self, options: Sequence[str]) -> Unusable | None:
        """Which of these is no optional rule; None if all are."""
        wrong = next((option for option in options if option not in self.options), "")
        if not wrong:
            return None
        allowed = ", ".join(self.options) or "part-none"
        return Unusable("bad-optional-rule", name=wrong, game=self.name, allowed=allowed)
