"""What is remembered while one card is written, and what the languages are asked for all the time."""

from abc import ABC, abstractmethod
from typing import Final

from grimoire.language.phrase import digits, listed
from grimoire.language.syntax import CALL, NUMBER, Expr
from grimoire.language.words import UnknownWord
from grimoire.magenoir.text.numbers import Numbers
from grimoire.magenoir.text.saying import Joining

FIXED: Final[dict[str, int]] = {"zero": 0, "one": 1, "two": 2, "four": 4}  # numbers written as words


class Thing:
    """A noun phrase: what is said of a card, some cards or a player, and how to speak of it afterwards."""

    def __init__(self, text: str, plural: bool = False, feminine: bool = False) -> None:
        self.text = text
        self.plural = plural
        self.feminine = feminine
        self.you = False  # the second person
        self.player = False
        self.pronoun = False  # already said: `text` is "it", "them", "celui-ci"
        self.destroyed = False  # discarding it is called destroying it
        self.owner = ""  # "you", "opp", "player" or nobody in particular
        self.zone = ""  # where it is; nothing for the board
        self.rest = False  # what is left of cards looked at: one or several


class Writer(ABC):
    """The card being written, and what "it" means at this point of the text."""

    def __init__(self, name: str, kind: str, numbers: Numbers, reminders: bool, names: dict[str, str]) -> None:
        self.name = name
        self.kind = kind
        self.numbers = numbers
        self.reminders = reminders
        self.names = names
        self.it: Thing | None = None
        self.it_said = False  # whether the text has named it yet
        self.it_expr: Expr | None = None  # what named it, as written; None: an event
        self.event_is_own = False  # the card of the event is this card
        self.looked: Thing | None = None
        self.self_said = False  # whether "it" would now mean this card
        self.deck_said = False  # whether "it" could now mean a deck that was shuffled
        self.embedded = False  # inside the effect of an ability that has its cost before it
        self.forbidding = False  # inside "cannot": events are spoken of in general
        self.choosing = False  # naming what a statement begins with: nobody is told to choose it, so the noun says who does

    def start(self) -> None:
        """A new paragraph of its own: nothing has been said yet."""
        self.it = None
        self.it_said = False
        self.it_expr = None
        self.event_is_own = False
        self.looked = None
        self.self_said = False
        self.deck_said = False
        self.embedded = False
        self.forbidding = False

    def remember(self, thing: Thing) -> Thing:
        """From here on, "it" is this thing."""
        self.it = thing
        self.it_said = True
        self.it_expr = None
        self.self_said = False
        return thing

    def value(self, expr: Expr) -> int:
        """A printed number as it now is, or one written as a word. Anything else is no number to print."""
        if expr.kind == CALL and expr.text in FIXED and not expr.called:
            return FIXED[expr.text]
        if expr.kind != NUMBER:
            raise UnknownWord(expr.text or str(expr))
        return self.numbers.of(expr)

    def number(self, expr: Expr) -> str:
        return digits(self.value(expr))

    def plural_of(self, number: Expr) -> bool:
        """Whether a noun after this value is in the plural."""
        return number.kind != NUMBER or self.is_plural(self.value(number))

    def name_of(self, word: str) -> str:
        """The name of a card given by its id."""
        known = self.names.get(word)
        return known if known is not None else word.replace("-", " ").capitalize()

    def joined(self, items: list[str], either: bool) -> str:
        """All of them, or any one of them: "a, b and c", "a, b or c"."""
        words = self.joining()
        return listed(items, words.either if either else words.both)

    # The words of a language

    @abstractmethod
    def joining(self) -> Joining:
        """And, or, then."""

    @abstractmethod
    def is_plural(self, number: int) -> bool:
        """Whether a noun after this number is in the plural."""

    @abstractmethod
    def numeral(self, word: str) -> str:
        """One of NUMERALS, as the language writes it."""

    @abstractmethod
    def noun(self, word: str, plural: bool) -> str:
        """A noun of the game: a type of card, "component", "copy", "option", "time" ..."""

    @abstractmethod
    def a_noun(self, word: str) -> str:
        """One of them: "a card", "a piece of Equipment"."""

    def is_feminine(self, word: str) -> bool:
        """The gender of such a noun, in a language where it matters."""
        return False
