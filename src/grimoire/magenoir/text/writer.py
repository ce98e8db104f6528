"""What both languages remember while they write one card."""

from grimoire.language.phrase import digits
from grimoire.language.syntax import Expr
from grimoire.magenoir.text.numbers import Numbers


class Thing:
    """A noun phrase: what is said of a card, some cards or a player, and how to speak of it afterwards."""

    def __init__(self, text: str, plural: bool = False, feminine: bool = False) -> None:
        self.text = text
        self.plural = plural
        self.feminine = feminine
        self.you = False  # the second person
        self.player = False
        self.pronoun = False  # already said: `text` is "it", "them", "le", "les"
        self.destroyed = False  # discarding it is called destroying it
        self.owner = ""  # "you", "opp", "player" or nobody in particular
        self.zone = ""  # where it is; nothing for the board


class Writer:
    """The card being written, and what "it" means at this point of the text."""

    def __init__(self, name: str, kind: str, numbers: Numbers, reminders: bool, names: dict[str, str]) -> None:
        self.name = name
        self.kind = kind
        self.numbers = numbers
        self.reminders = reminders
        self.names = names
        self.it: Thing | None = None
        self.it_said = False  # whether the text has named it yet
        self.looked: Thing | None = None
        self.self_said = False  # whether "it" would now mean this card
        self.embedded = False  # inside the effect of an ability that has its cost before it

    def start(self) -> None:
        """A new paragraph of its own: nothing has been said yet."""
        self.it = None
        self.it_said = False
        self.looked = None
        self.self_said = False
        self.embedded = False

    def remember(self, thing: Thing) -> Thing:
        """From here on, "it" is this thing."""
        self.it = thing
        self.it_said = True
        self.self_said = False
        return thing

    def value(self, expr: Expr) -> int:
        """A printed number as it now is."""
        return self.numbers.of(expr)

    def number(self, expr: Expr) -> str:
        return digits(self.numbers.of(expr))

    def name_of(self, word: str) -> str:
        """The name of a card given by its id."""
        known = self.names.get(word)
        return known if known is not None else word.replace("-", " ").capitalize()

    def ability(self, ability: Expr) -> list[str]:
        """The paragraphs of one ability."""
        raise NotImplementedError

    def transmutables(self, words: list[Expr]) -> str:
        """Transmutable, with all its words in one line."""
        raise NotImplementedError
