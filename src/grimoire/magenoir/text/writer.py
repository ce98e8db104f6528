"""What is remembered while one card is written, and how its phrases are said. One walk for every language."""

from abc import ABC, abstractmethod

from grimoire.language.phrase import digits
from grimoire.language.syntax import CALL, NUMBER, Expr
from grimoire.language.template import BARE, IT, ORDER, THEY, Blank, Noun
from grimoire.magenoir.text.numbers import Numbers
from grimoire.magenoir.text.phrases import Phrases
from grimoire.magenoir.text.reading import NUMERALS, unknown
from grimoire.magenoir.text.saying import LETTERS, Say


class Thing(Noun):
    """A noun phrase: what is said of a card, some cards or a player, and how to speak of it afterwards."""

    def __init__(
        self, text: str, plural: bool = False, feminine: bool = False, owner: str = "", zone: str = "", destroyed: bool = False
    ) -> None:
        super().__init__(text, plural, feminine)
        self.owner = owner  # "you", "opp", "player" or nobody in particular
        self.zone = zone  # where it is; nothing for the board
        self.destroyed = destroyed  # discarding it is called destroying it
        self.player = False
        self.rest = False  # what is left of cards looked at: one or several

    def has(self, quality: str) -> bool:
        if quality == "player":
            return self.player
        return self.owner == "you" if quality == "yours" else super().has(quality)

    def called(self, text: str) -> "Thing":
        """The same by another name."""
        other = Thing(text, self.plural, self.feminine)
        other.pronoun = self.pronoun
        return other


class Writer(ABC):
    """The card being written, and what "it" means at this point of the text."""

    def __init__(
        self, phrases: Phrases, name: str, kind: str, numbers: Numbers, reminders: bool, names: dict[str, str]
    ) -> None:
        self.phrases = phrases
        self.name = name
        self.kind = kind
        self.numbers = numbers
        self.reminders = reminders
        self.names = names
        self.letter = LETTERS[0]  # what an amount is called of which the text says what it is
        self.choosing = False  # naming what a statement begins with: nobody is told to choose it, so the noun says who does
        self.picking = False  # naming what somebody picks out of all there is
        self.start()

    def start(self) -> None:
        """A new paragraph of its own: nothing has been said yet."""
        self.it: Thing | None = None
        self.it_said = False  # whether the text has named it yet
        self.it_discarded = False  # whether the text has sent it to its pile
        self.it_expr: Expr | None = None  # what named it, as written; None: an event
        self.event_is_own = False  # the card of the event is this card
        self.looked: Thing | None = None
        self.self_said = False  # whether "it" would now mean this card
        self.deck_said = False  # whether "it" could now mean a deck that was shuffled
        self.embedded = False  # inside the effect of an ability that has its cost before it
        self.forbidding = False  # inside "cannot": events are spoken of in general

    def remember(self, thing: Thing) -> Thing:
        """From here on, "it" is this thing."""
        self.it = thing
        self.it_said = True
        self.it_discarded = False
        self.it_expr = None
        self.self_said = False
        return thing

    # -- saying ----------------------------------------------------------------------------------------------------

    def said(self, key: str, **blanks: Blank) -> str:
        return self.phrases.said(key, blanks)

    def order(self, key: str, **blanks: Blank) -> Say:
        """What you are told to do."""
        return Say(self.phrases.said(key, blanks, ORDER), self.phrases.said(key, blanks, BARE))

    def done_by(self, who: Noun, key: str, **blanks: Blank) -> Say:
        """An order if it is you; otherwise a statement about them."""
        blanks["who"] = who
        if who.you:
            return self.order(key, **blanks)
        text = self.phrases.said(key, blanks, THEY if who.plural else IT)
        verb = self.phrases.said(key, blanks, BARE)
        if self.is_opponent(who):
            text = self.phrases.reworded("named", text)
            verb = self.phrases.reworded("named", verb)
        return Say(f"{self.said('doer', who=who)} {text}", verb, who.text)

    def is_opponent(self, who: Noun) -> bool:
        return who.text == self.said("player opp")

    def variant(self, key: str, args: list[Expr]) -> str:
        """The phrase of a word that has one of its own for so many arguments, or for one of them: "modifier sees players"."""
        if f"{key} {len(args)}" in self.phrases.arguments:
            key = f"{key} {len(args)}"
        for arg in args:
            if arg.kind == CALL and f"{key} {arg.text}" in self.phrases.arguments:
                key = f"{key} {arg.text}"
        return key

    def plain(self, key: str, expr: Expr) -> str:
        """What a word says whose phrase says how it is read."""
        key = self.variant(key, expr.args)
        if key not in self.phrases.arguments:
            raise unknown(expr)
        return self.phrases.said(key, self.blanks(key, expr.args))

    @abstractmethod
    def blanks(self, key: str, args: list[Expr]) -> dict[str, Blank]:
        """The blanks of a phrase that says in brackets how arguments are read."""

    # -- numbers and names -----------------------------------------------------------------------------------------

    def value(self, expr: Expr) -> int:
        """A printed number as it now is, or one written as a word. Anything else is no number to print."""
        if expr.kind == CALL and expr.text in NUMERALS and not expr.called:
            return NUMERALS[expr.text]
        if expr.kind != NUMBER:
            raise unknown(expr)
        return self.numbers.of(expr)

    def number(self, expr: Expr) -> str:
        return digits(self.value(expr))

    def plural_of(self, number: Expr) -> bool:
        """Whether a noun after this value is in the plural."""
        return number.kind != NUMBER or self.phrases.grammar.is_plural(self.value(number))

    def name_of(self, word: str) -> str:
        """The name of a card given by its id."""
        known = self.names.get(word)
        return known if known is not None else word.replace("-", " ").capitalize()
