"""The cards of a game as `grimoire cards` shows them. The commands know nothing else of a game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import msgspec

from grimoire.language.source import CardSource
from grimoire.language.syntax import Expr
from grimoire.library.comparison import Comparison
from grimoire.library.yaml_lines import BadFile
from grimoire.pages.card_labels import label, set_title
from grimoire.pages.printed_cards import PrintedCards
from grimoire.pages.remarks import Remark

if TYPE_CHECKING:
    from grimoire.pages.decks import DeckDesk
    from grimoire.pages.word_book import WordBook


class CatalogueCard(Protocol):
    """A card as far as every game prints one."""

    id: str
    set: str
    aliases: list[str]
    source: str  # file and line
    lines: list[Expr]  # its effect
    provenance: dict[str, str]

    @property
    def name(self) -> Mapping[str, str]: ...  # by language

    @property
    def flavour(self) -> Mapping[str, str]: ...  # by language; empty: none


class FilterValue(msgspec.Struct, frozen=True):
    id: str
    title: str


class CardFilter(msgspec.Struct, frozen=True):
    """Something cards can be told apart by: `field` is what a printed card calls it."""

    field: str
    title: str
    values: list[FilterValue]


Card = TypeVar("Card", bound=CatalogueCard)


class Catalogue(ABC, Generic[Card]):
    """All cards of one game, with the player's own."""

    game: str
    page_file: str  # where the page of all cards is kept
    page_opening: str

    def __init__(self, pool: Any) -> None:
        self.pool = pool
        self.cards: Sequence[Card] = pool.definitions  # in the order of their files
        self.known_names: Mapping[str, str] = pool.names  # any name or alias in small letters -> id

    # -- choosing among them ---------------------------------------------------------------------------------------

    @abstractmethod
    def filters(self) -> Mapping[str, Sequence[str]]:
        """What a list can be narrowed down by, and to."""

    @abstractmethod
    def value(self, card: Card, name: str) -> str:
        """What a card has of such a filter."""

    @abstractmethod
    def filter_words(self, lang: str) -> list[CardFilter]:
        """The same for a client, in words."""

    def set_filter(self, lang: str) -> CardFilter:
        sets = dict.fromkeys(card.set for card in self.cards if card.set)
        return CardFilter("set", label(lang, "set"), [FilterValue(one, set_title(one, lang)) for one in sets])

    def by_id(self, id: str) -> Card:
        return next(card for card in self.cards if card.id == id)

    def find(self, name: str) -> Card | None:
        """A card by id, name in any language, or alias."""
        id = self.known_names.get(name.strip().lower())
        return None if id is None else self.by_id(id)

    # -- components, where cards are such --------------------------------------------------------------------------

    def gives(self, card: Card) -> set[str]:
        """The words of names a card can serve as, always or under a condition."""
        return set()

    def asks(self, card: Card) -> set[str]:
        """The words of names it asks for."""
        return set()

    def mana(self, card: Card) -> int | None:
        """All Mana of its cost together; None where it has none."""
        return None

    def word_shown(self, word: str, lang: str) -> str:
        """What a word of names is called in a language."""
        return word

    def word_called(self, typed: str) -> str:
        """A word of names by what it is called in any language; empty if there is none."""
        return ""

    @abstractmethod
    def sections(self) -> list[tuple[str, list[Card]]]:
        """The cards as the page of all cards has them, under their headings."""

    # -- one card --------------------------------------------------------------------------------------------------

    @abstractmethod
    def columns(self, lang: str) -> list[tuple[str, bool]]:
        """The columns of a list of cards after the name; whether one is for numbers."""

    @abstractmethod
    def row(self, card: Card, lang: str) -> list[str]:
        """What stands in these columns."""

    @abstractmethod
    def facts(self, card: Card, lang: str) -> list[str]:
        """What is printed on it besides name and text."""

    @abstractmethod
    def printed(self, card: Card, lang: str, reminders: bool) -> str:
        """Its text."""

    def says_something(self, card: Card) -> bool:
        """Whether it ought to have a text."""
        return bool(card.lines)

    def written(self, card: Card) -> list[str]:
        """Its effect as its file has it."""
        return [str(line) for line in card.lines]

    @abstractmethod
    def origin(self, card: Card, lang: str) -> list[str]:
        """Which of its facts have a source, and which are ours."""

    @abstractmethod
    def exported(self, card: Card) -> msgspec.Struct:
        """The card for other programs."""

    def compared(self, reference: Path) -> Comparison:
        """The facts of the cards beside those of a published list. Raises BadFile."""
        raise BadFile("bad-nothing-published", game=self.game)

    @abstractmethod
    def printed_cards(self, lang: str) -> PrintedCards:
        """Its cards as printed."""

    def desk(self, lang: str) -> "DeckDesk | None":
        """Where its decks are built; None where nobody brings one."""
        return None

    @abstractmethod
    def word_book(self) -> "WordBook":
        """The words its cards are written in."""

    # -- cards of one's own ----------------------------------------------------------------------------------------

    @abstractmethod
    def sources(self, text: str, where: str) -> list[CardSource]:
        """The cards written in a file that can be read."""

    def remarks(self, card: Card, source: CardSource) -> list[Remark]:
        """What the author of a card wants to know, in the order of its file."""
        found = self.own_remarks(card, source)
        if not source.text("name.fr"):
            found.append(Remark("remark-french-name", source.line_of("name.en")))
        names = {name.lower() for name in card.name.values()}
        for other in self.cards:
            if other.id != card.id and names & {name.lower() for name in other.name.values()}:
                found.append(Remark("remark-same-name", source.line_of("name.en"), card=other.id))
        return sorted(found, key=lambda remark: remark.line)

    def own_remarks(self, card: Card, source: CardSource) -> list[Remark]:
        """What only this game has to remark."""
        return []


def as_json(cards: Sequence[msgspec.Struct]) -> str:
    """Cards for other programs."""
    return msgspec.json.format(msgspec.json.encode(cards), indent=2).decode()
