"""A table: a game as the lab sets it up. Everything else in the lab knows only this, the box and the kernel contract."""

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from grimoire import __version__
from grimoire.kernel.chain_watch import LONG_CHAIN
from grimoire.kernel.chance import Chance
from grimoire.kernel.position import Position
from grimoire.lab.inventing.deeds import Deeds
from grimoire.lab.inventing.trying import Workshop
from grimoire.library.boxes import Box
from grimoire.library.deck_lists import ANY_SHAPE, Deck, DeckShape
from grimoire.library.records import Record
from grimoire.library.yaml_lines import BadFile


class Broken(Exception):
    """Something that must always hold does not; says what, in one line. Up to a colon the line is the same for faults that
    are likely the same."""

    @property
    def kind(self) -> str:
        return str(self).partition(":")[0]


class Fate(msgspec.Struct, frozen=True):
    """A card that was to be done in a game: of which kind it is, and whether somebody did it."""

    card: str
    kind: str
    done: bool


class Audit(ABC):
    """What a game's own bookkeeping must satisfy; follows one position through a game."""

    def before_choice(self, position: Position, index: int) -> None:  # noqa: B027  (most have nothing to do then)
        """Called before each choice. Raises Broken."""

    @abstractmethod
    def look(self, position: Position) -> None:
        """Called at the first decision and after each choice. Raises Broken."""


class CardText(msgspec.Struct, frozen=True):
    """One text of a card, as its file writes it."""

    card: str
    text: str


class Witness:
    """Makes the choices of one game, and notes which texts of cards are carried out or in force meanwhile; this one none."""

    def __init__(self) -> None:
        self.seen: set[int] = set()  # places in the list of the table's texts

    def choose(self, position: Position, index: int) -> None:
        """As `position.choose`."""
        position.choose(index)

    def watch(self, position: Position, index: int, bodies: dict[tuple[int, int], int]) -> None:
        """Note the texts that a choice sets going, `bodies` by card and number of their node. The frames run in a copy: when
        a chain has become too long is for the position itself to judge."""
        copy = position.clone()
        copy.answer(index)
        for _ in range(LONG_CHAIN):
            if copy.asked >= 0 or not copy.stack or copy.over:
                break
            top = copy.stack[-1]
            text = bodies.get((top.node.home, top.node.number))
            if text is not None:
                self.seen.add(text)
            top.node.run(copy, top)


class Table(ABC):
    """One game, set up to be studied: its box, the cards, the players and the optional rules it is played with, and what only
    the lab wants to know of it."""

    def __init__(self, box: Box, pool: Any, seats: int, options: tuple[str, ...] = ()) -> None:
        self.box = box
        self.name = box.name
        self.pool = pool
        self.seats = seats
        self.options = options

    # -- as the box has it -----------------------------------------------------------------------------------------

    def cards_digest(self) -> str:
        """A short name of the cards it is played with."""
        return str(self.pool.digest)

    def card_name(self, card: str, lang: str) -> str:
        """What a card is called in a language."""
        return str(self.pool.definitions[self.pool.numbers[card]].name[lang])

    def deck_names(self) -> list[str]:
        """The decks that come with the program."""
        return self.box.deck_names()

    def deck(self, name: str) -> Deck:
        """A shipped deck, or one from a file. Raises BadFile."""
        return self.box.deck(name, self.pool)

    def begin(self, decks: list[list[str]], seed: int) -> Position:
        """A game at its first decision; where nobody brings a deck, those are empty."""
        decks = [deck for deck in decks if deck]
        seats = [str(seat) for seat in range(self.seats)]
        record = Record(__version__, self.name, self.cards_digest(), seats, decks, seed, options=list(self.options))
        return self.box.start(record, self.pool)

    def from_bytes(self, data: bytes) -> Position:
        """The position these bytes were made from. Raises CorruptBytes."""
        return self.box.from_bytes(self.pool, data)

    # -- decks by chance -------------------------------------------------------------------------------------------

    def measured_decks(self) -> list[str]:
        """The decks that speed is measured with. They stay the same, so that figures can be compared over time."""
        return self.deck_names()

    def deck_shape(self, size: int | None, elements: int | None) -> DeckShape:
        """What decks by chance are to be like. Raises BadFile if there can be none."""
        if size is not None or elements is not None:
            raise BadFile("bad-no-random-decks", game=self.name)
        return ANY_SHAPE

    def featured(self, number: int) -> str:
        """A card to build a deck around: numbers in a row go through all that may be in one. Empty: any."""
        return ""

    def random_deck(self, chance: Chance, shape: DeckShape = ANY_SHAPE, featured: str = "") -> list[str]:
        """A deck that may be played, with the featured card in it, if one is named."""
        return []

    def begins_with(self, position: Position, seat: int, card: str) -> bool:
        """Whether a game at its first decision gives a seat this card at once, as far as it can be had at once at all."""
        return True

    @abstractmethod
    def workshop(self) -> Workshop:
        """Where cards that nobody wrote are made, read and played."""

    @abstractmethod
    def deeds(self) -> Deeds:
        """What such cards can do, and when."""

    # -- looking into a game ---------------------------------------------------------------------------------------

    def unseen(self, position: Position, seat: int) -> set[int]:
        """The numbers of the cards a seat does not know and that could be others."""
        return set()

    def deal_anew(
        self, position: Position, seat: int, cards: list[int], named: set[str], chance: Chance, foreign: bool
    ) -> Position | None:
        """A copy of a game at its first decision in which these cards, which the seat never sees, have changed places among
        each other; or, `foreign`, those of others are cards of the pool that are in no list. Cards that are
        `named` in what somebody chose stay. None where that cannot be."""
        return None

    @abstractmethod
    def mix_copies(self, position: Position, chance: Chance) -> Position:
        """A copy in which copies of a card that nobody sees have changed places in each pile: it is the same to everybody,
        whatever was seen of any of them before the pile was shuffled."""

    @abstractmethod
    def turns(self, position: Position) -> int:
        """How many turns have begun."""

    def first_seat(self, position: Position) -> int:
        """Who had the first turn; -1 where that makes no difference."""
        return -1

    def sizes(self, position: Position) -> dict[str, int]:
        """How much lies there: cards on the `board`, `effects` at work."""
        return {}

    def ending(self, position: Position) -> str:
        """How a game ended, in a word of its own; empty where there is nothing to tell apart."""
        return ""

    def fates(self, position: Position) -> list[Fate]:
        """What was to be done in a game that is over."""
        return []

    @abstractmethod
    def audit(self) -> Audit:
        """A new audit, for one game."""

    def texts(self) -> list[CardText]:
        """Every text of every card that can be carried out or be in force."""
        return []

    def witness(self) -> Witness:
        """Somebody who watches one game for the texts that are carried out."""
        return Witness()


def mix_copies(zones: list[list[int]], pile: int, printed: list[int], known: list[int], chance: Chance) -> None:
    copies: dict[int, list[int]] = {}
    for card in zones[pile]:
        if not known[card]:
            copies.setdefault(printed[card], []).append(card)
    for cards in copies.values():
        if len(cards) > 1:
            exchange(zones, [], cards, chance)


def exchange(zones: list[list[int]], facts: list[list[int]], cards: list[int], chance: Chance) -> None:
    """Let cards change places among each other; what holds of a place, by card, stays with the place."""
    others = cards[:]
    chance.shuffle(others)
    new = dict(zip(cards, others, strict=True))
    for at, there in enumerate(zones):
        zones[at] = [new.get(card, card) for card in there]
    for fact in facts:
        for card, value in zip(others, [fact[card] for card in cards], strict=True):
            fact[card] = value
