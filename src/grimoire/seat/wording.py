"""Words for a person, in one language, with what stands behind them: a card to hover, a rule to open, Mana to draw.

Sentences are made by the messages, as text. What an argument stands for travels through them as marks around it, in characters
no language uses, and comes out as spans. A wording says questions, options and reasons so, about the cards of one game.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec

from grimoire.kernel.option import Decision, Option
from grimoire.kernel.reason import Reason
from grimoire.library.french_names import BEGIN, END, SAID
from grimoire.library.messages import messages
from grimoire.library.pools import CardPool, NamedCard


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a sentence. At most one of the other fields says what the text stands for; a card may also be a thing."""

    text: str
    card: str = ""  # the id of a card that is named
    thing: str = ""  # the handle of the thing that is meant, where the reader can see it
    element: str = ""  # Mana of this element, so that a client can draw it instead
    rule: str = ""  # a section of the rules
    seat: int = -1  # a player
    word: str = ""  # a word of names that makes cards components
    says: str = ""  # the id of a card: the text is what that card says


Words = list[Span]

CARD: Final = "card"
ELEMENT: Final = "element"
RULE: Final = "rule"
SEAT: Final = "seat"
WORD: Final = "word"
SAYS: Final = "says"

MARKS: Final = (BEGIN, SAID, END)
SIGN: Final = re.compile(f"{BEGIN}([^{SAID}]*){SAID}|{END}")
MOST_KEPT: Final = 20_000


def marked(kind: str, meant: str | int, text: str) -> str:
    """A text that remembers what it stands for."""
    return f"{BEGIN}{kind} {meant}{SAID}{text}{END}"


@lru_cache(maxsize=MOST_KEPT)
def spans(text: str) -> Words:
    """A text with marks as spans. Of marks inside each other the inner one counts. The same text gives the same list, for a
    table says most things again and again: nobody changes it."""
    found: Words = []
    open_marks: list[str] = []
    at = 0
    for sign in SIGN.finditer(text):
        add(found, text[at : sign.start()], open_marks)
        if sign[1] is None:
            open_marks.pop()
        else:
            open_marks.append(sign[1])
        at = sign.end()
    add(found, text[at:], open_marks)
    return found


def add(found: Words, piece: str, open_marks: Sequence[str]) -> None:
    if not piece:
        return
    kind, _, meant = open_marks[-1].partition(" ") if open_marks else ("", "", "")
    if kind == CARD:
        found.append(Span(piece, card=meant))
    elif kind == ELEMENT:
        found.append(Span(piece, element=meant))
    elif kind == RULE:
        found.append(Span(piece, rule=meant))
    elif kind == SEAT:
        found.append(Span(piece, seat=int(meant)))
    elif kind == WORD:
        found.append(Span(piece, word=meant))
    elif kind == SAYS:
        found.append(Span(piece, says=meant))
    elif found and found[-1] == Span(found[-1].text):
        found[-1] = Span(found[-1].text + piece)
    else:
        found.append(Span(piece))


def plain(words: Sequence[Span]) -> str:
    """The sentence alone, for a terminal or a screen reader."""
    return "".join([span.text for span in words])


def pointing(words: Words, card: str, thing: str) -> Words:
    """The same words, where the card they name is this thing."""
    return [msgspec.structs.replace(span, thing=thing) if span.card == card else span for span in words]


def capital(text: str) -> str:
    """With a capital letter in front, whether the text begins with a mark or not."""
    at = text.index(SAID) + 1 if text.startswith(BEGIN) else 0
    return f"{text[:at]}{text[at : at + 1].upper()}{text[at + 1 :]}"


T = TypeVar("T")
P = ParamSpec("P")

NONE: Final = "none"  # an argument that is not there, for the messages to choose by
MOST_SHARED: Final = 16  # wordings: games, languages, cards of one's own


class Wording(ABC):
    """Speaks one language about the cards of one game. With `marking` what is named remembers what it stands for."""

    game: str
    pool: CardPool

    def __init__(self, lang: str, pool: Any, marking: bool = False) -> None:
        self.marking = marking
        self.messages = messages(lang, self.game)
        self.kept = self.messages.kept
        self.lang = lang
        self.pool = pool
        self.shown: dict[object, Words] = {}  # by id, or by id and arguments
        self.names: dict[str, str] = {definition.id: definition.name[lang] for definition in pool.definitions}
        self.name_words: dict[str, Words] = {}  # of cards, as they are shown
        self.made: dict[object, Any] = {}  # by what makes it and of what

    def say(self, id: str, **args: str | int) -> str:
        """What was said before is looked up at once: a table says thousands of things again."""
        said = self.kept.get((id, *args.items()) if args else id)
        return self.messages.say(id, **args) if said is None else said

    def words(self, id: str, **args: str | int) -> Words:
        """The same as it is shown. A table says most things again and again, so what was said is remembered."""
        key = (id, *args.items()) if args else id
        found = self.shown.get(key)
        if found is None:
            if len(self.shown) >= MOST_KEPT:
                self.shown.clear()
            found = self.shown[key] = spans(self.messages.say(id, **args))
        return found

    def once(self, make: Callable[Concatenate[Any, P], T], *args: P.args, **named: P.kwargs) -> T:
        """What is the same at table after table, made once in these words and kept no longer than they are: whoever is given
        it does not change it."""
        key = (make, *args, *named.items())
        found = self.made.get(key)
        if found is None:
            if len(self.made) >= MOST_KEPT:
                self.made.clear()
            found = self.made[key] = make(self, *args, **named)
        made: T = found
        return made

    def mark(self, kind: str, meant: str | int, text: str) -> str:
        return marked(kind, meant, text) if self.marking else text

    def card(self, id: str) -> str:
        return self.mark(CARD, id, self.names[id]) if id in self.names else id

    def card_words(self, id: str) -> Words:
        found = self.name_words.get(id)
        if found is None:
            found = self.name_words[id] = spans(self.card(id))
        return found

    def named(self, id: str) -> NamedCard:
        return self.pool.definitions[self.pool.numbers[id]]

    def coloured(self) -> dict[str, str]:
        """Words that a terminal shows in a colour wherever they stand, so that they can be told apart at a glance."""
        return {}

    def options(self, decision: Decision) -> list[str]:
        return [self.option(option) for option in decision.options]

    @abstractmethod
    def question(self, decision: Decision, own_turn: bool) -> str:
        """What is asked."""

    @abstractmethod
    def option(self, option: Option) -> str:
        """What can be chosen."""

    def reason(self, reason: Reason) -> str:
        """Why not, with the rule."""
        words = capital(self.say(f"reason-{reason.id}", **self.reason_args(reason)))
        return f"{words} ({self.mark(RULE, reason.rule, reason.rule)})" if reason.rule else words

    def reason_args(self, reason: Reason) -> dict[str, str | int]:
        return {"card": self.card(reason.card) or NONE, "amount": reason.amount, "word": reason.word or NONE}


@lru_cache(maxsize=MOST_SHARED)
def shared(kind: type[Wording], lang: str, pool: CardPool) -> Wording:
    """The marking wording of a language, one for all matches: what it has said before it need not say again."""
    return kind(lang, pool, marking=True)


def option_id(option: Option, without: tuple[str, ...] = ()) -> str:
    """The message of an option: its verb and what it names besides. Verbs `without` leave out the word and the number
    that only tell abilities apart."""
    parts = ["option", option.verb.replace(" ", "-")]
    if option.card:
        parts.append("card")
    if option.player:
        parts.append("player")
    if option.element:
        parts.append("element")
    if option.pile:
        parts.append("pile")
    if option.amount >= 0 and option.verb not in without:
        parts.append("amount")
    if option.word and option.verb not in without:
        parts.append("word")
    return "-".join(parts)
